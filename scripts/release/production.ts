/** Which packages of the lock file are part of Karota when it runs: everything that is not only for development. */
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

interface LockEntry {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  /** Only needed by packages that are for development. */
  readonly dev?: boolean;
  /** A workspace: `resolved` is its folder. */
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
export type Lock = Readonly<Record<string, LockEntry>>;

export interface ProductionPackage {
  readonly name: string;
  readonly version: string;
  /** Its folder below the root, `node_modules/fastify`. */
  readonly path: string;
  /** An SPDX expression, as the package itself or the lock file names it; null when neither does. */
  readonly licence: string | null;
  /** Of the packed package, as the lock file has it: `sha512-…`; null for none. */
  readonly integrity: string | null;
  /** False for what is meant for another platform. */
  readonly isInstalled: boolean;
}

export const readJson = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;

export const readLock = (root: string): Lock => readJson(join(root, "package-lock.json"))["packages"] as Lock;

const FOLDER = "node_modules/";

/** Licences were once written as objects, or as a list. */
function licenceIn(file: string): string | null {
  if (!existsSync(file)) return null;
  const { license, licenses } = readJson(file);
  const named = [license ?? licenses].flat().map((one) => (one as { type?: string } | undefined)?.type ?? one);
  return typeof named[0] === "string" ? named.join(" OR ") : null;
}

/** All production packages, sorted by path. @throws Error when one that is installed is not the lock file's version */
export function listProduction(root: string): readonly ProductionPackage[] {
  return Object.entries(readLock(root))
    .filter(([path, { dev, link }]) => path.includes(FOLDER) && !dev && !link)
    .map(([path, entry]) => {
      const file = join(root, path, "package.json");
      const isInstalled = existsSync(file);
      const version = entry.version ?? "";
      if (isInstalled && readJson(file)["version"] !== version)
        throw new Error(`${path} is not version ${version} of the lock file: run npm ci, then try again.`);
      return {
        name: entry.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length),
        version,
        path,
        licence: licenceIn(file) ?? entry.license ?? null,
        integrity: entry.integrity ?? null,
        isInstalled,
      };
    })
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** The path in the lock file of what `name` means inside the folder `from`, as Node resolves it; null for nothing. */
export function resolvePackage(lock: Lock, from: string, name: string): string | null {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const path = posix.join(folder, FOLDER, name);
    const entry = lock[path];
    if (entry) return entry.link ? (entry.resolved ?? null) : path;
    if (folder === "." || folder === "") return null;
  }
}

/**
 * Everything that the workspaces `from` need, with themselves: paths of the lock file. A package that is not there is
 * left out where it is optional. @throws Error for a missing one
 * @param unused names of packages that are not followed
 */
export function reachable(lock: Lock, from: readonly string[], unused: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = lock[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (unused.has(name)) continue;
      const next = resolvePackage(lock, path, name);
      if (next !== null) visit(next);
      else if (!(name in optionalDependencies)) throw new Error(`${path} needs ${name}, which the lock file lacks.`);
    }
  };
  for (const path of from) visit(path);
  return found;
}
