/**
 * `npm test` and `npm run test:deep`: gate, unit and database tests, build, browser tests; stops at the first part that
 * fails. The deep run takes every test in its deep form, then runs those that could depend on the time at difficult
 * moments, and goes on after a failure, so that one run shows all of them. Prints the failures, how long the parts and the
 * slowest files took; the last line adds up what the test runners counted.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { needsProgram } from "@karota/server/testing/programs.ts";
import { ensureChromium } from "./chromium.ts";
import { browserEnvironment, findFaketime, MOMENTS, unitEnvironment, type Moment } from "./test-moments.ts";
import { clearMissingPrograms, installPrograms, missingPrograms } from "./test-programs.ts";
import { addCounts, readBrowserReport, readUnitReport, slowest, type Report } from "./test-report.ts";
import { ROOT, commandOf, endOf, start, stopAll } from "./run.ts";
import { prepareTestDatabase, type TestDatabase } from "./test-database.ts";

const RESULTS = join(ROOT, "test-results");
const SLOWEST_SHOWN = 10;
const deep = process.argv.includes("--deep");

const environment: NodeJS.ProcessEnv = { ...process.env, ...(deep && { TEST_DEPTH: "deep" }) };
const reports: Report[] = [];
const durations: string[] = [];
const problems: string[] = [];
// Widened: it is assigned inside a function.
let database = null as TestDatabase | null;

/** One part of the run. @throws Error when it fails, except in the deep run */
async function part(title: string, words: readonly string[], env = environment): Promise<void> {
  console.log(`\n── ${title}`);
  const began = performance.now();
  const code = await endOf(start(process.execPath, words, { stdio: "inherit", env }));
  durations.push(`${title} ${Math.round((performance.now() - began) / 1000)} s`);
  if (code === 0) return;
  if (!deep) throw new Error(`${title}: failed.`);
  problems.push(`${title}: failed.`);
}

async function unitTests(title: string, env = environment, options: readonly string[] = []): Promise<void> {
  const file = join(RESULTS, "vitest.json");
  rmSync(file, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  try {
    await part(title, [commandOf("vitest"), "run", ...reporters, ...options], env);
  } finally {
    reports.push(readUnitReport(file, ROOT));
  }
}

async function browserTests(title: string, env = environment, options: readonly string[] = []): Promise<void> {
  const file = join(RESULTS, "playwright.json");
  rmSync(file, { force: true });
  try {
    await part(title, [commandOf("@playwright/test", "playwright"), "test", ...options], env);
  } finally {
    reports.push(readBrowserReport(file, "e2e"));
  }
}

/** What has a clock: engine and games have none, which the linter checks. */
const WITH_CLOCK = ["apps", "packages/contract", "packages/texts", "packages/ui"];

/** One shard of the tests at a moment: each test runs at one moment a day, and at another one the next day. */
async function testsAt(moment: Moment, place: number): Promise<void> {
  const usual = { ...environment, TEST_DEPTH: "usual" };
  const shard = (place + Temporal.Now.plainDateISO().dayOfYear) % MOMENTS.length;
  const options = [`--shard=${shard + 1}/${MOMENTS.length}`];
  const faketime = needsProgram("faketime") && findFaketime();
  if (faketime) {
    const own = { ...usual, ...unitEnvironment(moment, faketime) };
    await unitTests(`Unit tests at ${moment.name}`, own, [...WITH_CLOCK, ...options]);
  }
  await browserTests(`Browser tests at ${moment.name}`, { ...usual, ...browserEnvironment(moment) }, options);
}

async function runAll(): Promise<void> {
  mkdirSync(RESULTS, { recursive: true });
  clearMissingPrograms();
  if (deep) await installPrograms();
  console.log(`Chromium: ${await ensureChromium()}`);
  database = await prepareTestDatabase(process.env);
  console.log(database.description);
  if (database.url !== null) environment["TEST_DATABASE_URL"] = database.url;
  await part("Gate", ["scripts/gate.ts"]);
  await unitTests("Unit, contract and database tests");
  await part("Build", ["scripts/web-build.mjs"]);
  await part("Older browsers: what was built", ["scripts/older-browsers.ts", "--built"]);
  await browserTests("Browser tests");
  if (deep) for (const [place, moment] of MOMENTS.entries()) await testsAt(moment, place);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    stopAll();
    void Promise.resolve(database?.stop()).finally(() => process.exit(130));
  });

const began = performance.now();
try {
  await runAll();
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
}
await database?.stop();

for (const failure of reports.flatMap(({ failures }) => failures)) console.log(`\n✗ ${failure}`);
console.log(`\nSlowest files:`);
for (const { file, seconds } of slowest(
  reports.flatMap(({ files }) => files),
  SLOWEST_SHOWN,
))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
durations.push(`all ${Math.round((performance.now() - began) / 1000)} s`);
console.log(`\n${durations.join(" · ")}`);
for (const program of missingPrograms()) console.log(`Some tests did not run: there is no ${program}.`);
const { passed, failed, skipped } = addCounts(reports.map(({ count }) => count));
for (const problem of problems) console.error(problem);
if (problems.length > 0 || failed > 0 || passed === 0) process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
