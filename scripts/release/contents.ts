/** What an archive holds: the server, the pages, the demo sign-in, the texts, their packages and the runtime. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import type { Entry } from "./archive.ts";
import { licenceTexts } from "./licences.ts";
import { listProduction, readJson, readLock, reachable } from "./production.ts";

/** The processes of a running Karota. */
const PROCESSES = ["apps/server", "apps/identity"];

/** Only views import them, which the build has put into the pages; `npm run gate` checks that no server does. */
const OF_VIEWS: ReadonlySet<string> = new Set(["@karota/ui", "react"]);

/** Files of the repository beside the workspaces. */
const TOP = [
  /^(README|CHANGELOG|ARCHITECTURE|CONTRIBUTING)\.md$/,
  /^(LICENSE|Dockerfile|\.dockerignore|package\.json)$/,
  /^(docs|deploy)\//,
];
const COMMANDS = ["scripts/backup.ts", "scripts/restore.ts"];
const NOT_RUN = /\.test\.tsx?$|\.tsx$|\/testing\//;

/** Made by `npm run build`, and not in the repository. */
const BUILT = ["apps/web/dist", "packages/texts/src/compiled", "packages/texts/src/ids.ts"];

const filesOf = (root: string, path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((one) => {
    const inner = posix.join(path, one.name);
    if (one.isDirectory()) return one.name === "node_modules" ? [] : filesOf(root, inner);
    return one.isFile() ? [inner] : [];
  });

/** Of the runtime's package only the program: the rest is for compiling extensions. */
const isOfRuntime = (path: string): boolean => /\/(bin\/node(\.exe)?|LICENSE|package\.json)$/.test(path);

export interface About {
  readonly version: string;
  /** The full id of the commit, or what stands for it. */
  readonly commit: string;
  readonly time: Date;
  /** `linux-x64`. */
  readonly platform: string;
  /** The name of the runtime's package. */
  readonly runtime: string;
}

export const listTracked = (root: string): readonly string[] =>
  execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })
    .split("\0")
    .filter((file) => file !== "");

/**
 * Every file and link of the archive.
 * @param tracked the files of the repository: what else lies in the folders is not shipped
 * @throws Error when something is not built or not installed
 */
export function listContents(root: string, tracked: readonly string[], about: About): readonly Entry[] {
  for (const path of BUILT)
    if (!existsSync(join(root, path))) throw new Error(`${path} is missing: run npm run build, then try again.`);
  const lock = readLock(root);
  const needed = reachable(lock, PROCESSES, OF_VIEWS);
  const workspaces = [...needed].filter((path) => !path.includes("node_modules/"));
  const isOurs = (file: string): boolean =>
    TOP.some((pattern) => pattern.test(file)) ||
    COMMANDS.includes(file) ||
    file === "apps/web/package.json" ||
    (workspaces.some((path) => file.startsWith(`${path}/`)) && !NOT_RUN.test(file));
  const runtime = `node_modules/${about.runtime}`;
  const packages = [...needed].filter((path) => path.includes("node_modules/"));
  const installed = packages.map((path) => {
    if (!existsSync(join(root, path))) throw new Error(`${path} is not installed: run npm ci, then try again.`);
    return filesOf(root, path);
  });
  const program = filesOf(root, runtime).filter(isOfRuntime);
  const built = BUILT.flatMap((path) => (path.endsWith(".ts") ? [path] : filesOf(root, path)));
  const files = [...tracked.filter(isOurs), ...built, ...installed.flat(), ...program];
  const links = workspaces.map((path) => ({
    path: `node_modules/${String(readJson(join(root, path, "package.json"))["name"])}`,
    from: { link: `../../${path}` },
  }));
  const node = program.find((path) => path.includes("/bin/"))!;
  return [
    ...files.map((path) => ({ path, from: { file: join(root, path) } })),
    ...links,
    { path: "node_modules/.bin/node", from: { link: posix.relative("node_modules/.bin", node) } },
    { path: "karota", from: { file: join(root, "deploy/karota.sh") } },
    { path: "licences.txt", from: { text: licenceTexts(root, listProduction(root)) } },
    { path: "release.json", from: { text: `${JSON.stringify(about, null, 2)}\n` } },
  ];
}
