import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../scripts/run.ts";

/** Karota as it is, in a folder of its own, as it lies on a machine that runs it. */
export function makeRelease(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const part of ["apps/server", "apps/identity", "apps/web/dist", "package.json"])
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  return folder;
}

const HASHED = /^(.+)-([\w-]{8})(\.\w+)$/;
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;

/** Gives every hashed file of a built web another name, as if each had changed, and says that it was built later. */
function renameEverything(dist: string): void {
  const renamed = new Map<string, string>();
  for (const name of readdirSync(join(dist, "assets"))) {
    const [, base, hash, ending] = HASHED.exec(name) ?? [];
    if (base !== undefined) renamed.set(name, `${base}-${[...hash!].toReversed().join("")}${ending}`);
  }
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const target = join(entry.parentPath, renamed.get(entry.name) ?? entry.name);
    const content = readFileSync(file);
    rmSync(file);
    // Compressed files would hold the old names.
    if (/\.(br|gz)$/.test(entry.name)) continue;
    if (!TEXT.test(entry.name)) writeFileSync(target, content);
    else
      writeFileSync(
        target,
        content
          .toString()
          .replaceAll(/[\w@.-]+\.\w+/g, (name) => renamed.get(name) ?? name)
          .replace(/(name="karota-build" content=")(\d+)/, (_, before, time) => `${before}${Number(time) + 60_000}`),
      );
  }
}

/** Saves of a daily board go to another address, as if the contract had changed. */
function moveSaves(folder: string): void {
  const change = (file: string, from: string, to: string): void =>
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(from, to));
  change(join(folder, "apps/server/src/modules/games/routes.ts"), "/games/user_:game", "/games/later_:game");
  const assets = join(folder, "apps/web/dist/assets");
  for (const name of readdirSync(assets).filter((one) => one.endsWith(".js")))
    change(join(assets, name), "games/user_", "games/later_");
}

/**
 * The next Karota: every file of the page has another name. The schema has another step, or, where an older server has to
 * read it too, saves have another address.
 */
export function makeNextRelease(folder: string, differs: "schema" | "saves" = "schema"): string {
  makeRelease(folder);
  renameEverything(join(folder, "apps/web/dist"));
  if (differs === "saves") {
    moveSaves(folder);
    return folder;
  }
  const file = join(folder, "apps/server/src/database/migrate.ts");
  const step = `{ name: "9999-later", statements: () => ["alter table plays add column later bigint not null default 0"] }`;
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(/(const MIGRATIONS[^;]*)\];/, (_, before) => `${before} ${step} ];`),
  );
  return folder;
}
