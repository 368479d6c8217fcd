/**
 * `npm run release`: an archive in `release/` with everything built in it, its SBOM and checksums (docs/operations.md). The
 * same commit makes the same bytes. SOURCE_DATE_EPOCH sets the time of the build and of all files; else it is that of the commit.
 */
import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { auditPackages } from "./release/audit.ts";
import { listTracked, type About } from "./release/contents.ts";
import { licenceProblems } from "./release/licences.ts";
import { makeRelease } from "./release/make-release.ts";
import { listProduction, readJson } from "./release/production.ts";
import { ROOT } from "./run.ts";
import { giveUp, npm, runtimePackage } from "./runtime.mjs";
import { ensureTexts } from "./texts/ensure.ts";

const OUT = join(ROOT, "release");

const git = (...words: string[]): string => execFileSync("git", words, { cwd: ROOT, encoding: "utf8" }).trim();

if (git("status", "--porcelain") !== "")
  giveUp("There are changes that are not committed: a release is made of a commit, so that it can be made again.");

const runtime = runtimePackage();
if (runtime === null) giveUp(`There is no runtime package for ${process.platform}-${process.arch}.`);

const problems = licenceProblems(listProduction(ROOT));
if (problems.length > 0) giveUp(problems.join("\n"));

const audit = auditPackages();
if (audit.outcome === "vulnerable") giveUp(audit.sentence);
console.log(audit.sentence);

// The pages name the time at which they were built: npm hands it on to the build.
const seconds = (process.env["SOURCE_DATE_EPOCH"] ??= git("log", "-1", "--format=%ct"));
console.log("Building the pages …");
if (ensureTexts().length > 0 || !npm("run", "build")) giveUp("The pages could not be built, as the lines above say.");

const about: About = {
  version: String(readJson(join(ROOT, "package.json"))["version"]),
  commit: git("rev-parse", "HEAD"),
  time: new Date(1000 * Number(seconds)),
  platform: `${process.platform}-${process.arch}`,
  runtime,
};
console.log("Packing …");
const made = await makeRelease(ROOT, listTracked(ROOT), about, OUT);
for (const file of Object.values(made))
  console.log(`release/${file} ${(statSync(join(OUT, file)).size / 1_000_000).toFixed(1)} MB`);
