import { randomUUID } from "node:crypto";
import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** How long the files of an old build are served after it was replaced. */
const ARCHIVED_FOR_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_AT_ONCE = 32;

/** By file: when its build was replaced, in ms since 1970; null for the current build. */
type Archived = Record<string, number | null>;

/** Hidden from visitors by its dot. */
const listIn = (folder: string): string => join(folder, ".kept.json");

async function readList(folder: string): Promise<Archived> {
  try {
    return JSON.parse(await readFile(listIn(folder), "utf8")) as Archived;
  } catch {
    return {};
  }
}

/** Other processes may read or write the same file: it exists completely or not at all. */
async function put(target: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${target}.${randomUUID()}.new`;
  await write(draft);
  await rename(draft, target);
}

/** Makes a hard link, which costs no space and hardly any time; a copy where that cannot be, as between two disks. */
async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return;
    await put(target, (draft) => copyFile(source, draft));
  }
}

async function eachOf(names: readonly string[], work: (name: string) => Promise<void>): Promise<void> {
  const left = [...names];
  const next = async (): Promise<void> => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) await work(name);
  };
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, next));
}

/**
 * Adds the hashed files of the build, compressed ones too, so that pages loaded before the next build still find their
 * files; links do, because a build removes its old files before it writes new ones. Files of builds that were replaced
 * more than 30 days ago are removed.
 * @param root the built web
 * @param folder outlives the build; its `assets` are served where the build has no such file
 */
export async function archiveAssets(root: string, folder: string, now: number): Promise<void> {
  const current = await readdir(join(root, "assets")).catch((): string[] => []);
  if (current.length === 0) return;
  const store = join(folder, "assets");
  await mkdir(store, { recursive: true });
  const there = new Set(await readdir(store));
  await eachOf(
    current.filter((name) => !there.has(name)),
    (name) => linkOrCopy(join(root, "assets", name), join(store, name)),
  );
  const before = await readList(folder);
  const isCurrent = new Set(current);
  const since = (name: string): number | null => (isCurrent.has(name) ? null : (before[name] ?? now));
  const archived: Archived = Object.fromEntries([...there, ...current].map((name) => [name, since(name)]));
  const over = Object.keys(archived).filter((name) => (archived[name] ?? now) < now - ARCHIVED_FOR_MS);
  await eachOf(over, async (name) => {
    delete archived[name];
    await rm(join(store, name), { force: true });
  });
  await put(listIn(folder), (draft) => writeFile(draft, JSON.stringify(archived)));
}
