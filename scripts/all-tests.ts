/**
 * `npm test`: gate, unit and database tests, build, browser tests; stops at the first that fails. The last line adds up
 * what the two test runners counted.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./chromium.ts";
import { findNginx } from "@karota/server/testing/running-nginx.ts";
import { ROOT, commandOf, endOf, start, stopAll } from "./run.ts";
import { startThrowAwayPostgres, type ThrowAwayPostgres } from "./throw-away-postgres.ts";

const RESULTS = join(ROOT, "test-results");
const UNIT = join(RESULTS, "vitest.json");
const BROWSER = join(RESULTS, "playwright.json");

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The report of a runner; null when its run never came this far. */
function reportIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}
interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const NOTHING: Count = { passed: 0, failed: 0, skipped: 0 };

/** Prints what each runner counted, and gives the sum. */
function summarise(): Count {
  const units = reportIn(UNIT) as UnitReport | null;
  const unit = units
    ? {
        passed: units.numPassedTests,
        failed: units.numFailedTests,
        skipped: units.numPendingTests + units.numTodoTests,
      }
    : NOTHING;
  const stats = (reportIn(BROWSER) as BrowserReport | null)?.stats;
  const browser = stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
    : NOTHING;
  const line = (what: string, { passed, failed, skipped }: Count) =>
    console.log(`${what}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
  console.log("");
  line("Unit, contract and database tests", unit);
  line("Browser tests", browser);
  return {
    passed: unit.passed + browser.passed,
    failed: unit.failed + browser.failed,
    skipped: unit.skipped + browser.skipped,
  };
}

let postgres: ThrowAwayPostgres | null = null;
const environment: NodeJS.ProcessEnv = { ...process.env };

/** One part of the run; throws when it fails. */
async function part(title: string, ...words: string[]): Promise<void> {
  console.log(`\n── ${title}`);
  const code = await endOf(start(process.execPath, words, { stdio: "inherit", env: environment }));
  if (code !== 0) throw new Error(`${title}: failed.`);
}

async function prepareDatabase(): Promise<string> {
  if (environment["TEST_DATABASE_URL"]) return "PostgreSQL: the one of TEST_DATABASE_URL";
  postgres = await startThrowAwayPostgres();
  if (postgres) {
    environment["TEST_DATABASE_URL"] = postgres.url;
    return "PostgreSQL: a throw-away cluster";
  }
  const missing = "PostgreSQL: the database tests did not run on it (no TEST_DATABASE_URL, no initdb)";
  if (environment["REQUIRE_POSTGRES"] === "1") throw new Error(`${missing}, and REQUIRE_POSTGRES is set.`);
  return missing;
}

async function runAll(): Promise<void> {
  mkdirSync(RESULTS, { recursive: true });
  for (const file of [UNIT, BROWSER]) rmSync(file, { force: true });
  environment["CHROMIUM_PATH"] = await ensureChromium();
  console.log(`Chromium: ${environment["CHROMIUM_PATH"]}`);
  const database = await prepareDatabase();
  console.log(database);
  await part("Gate", "scripts/gate.ts");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${UNIT}`];
  await part("Unit, contract and database tests", commandOf("vitest"), "run", ...reporters);
  await part("Build", "scripts/web-build.mjs");
  await part("Browser tests", commandOf("@playwright/test", "playwright"), "test");
  if (!postgres && !process.env["TEST_DATABASE_URL"]) console.log(`\n${database}`);
  if (findNginx() === null) console.log("\nnginx: two servers behind it were not tested (there is no nginx)");
}

async function clear(): Promise<void> {
  await postgres?.stop();
  postgres = null;
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    stopAll();
    void clear().finally(() => process.exit(130));
  });

let problem = "";
try {
  await runAll();
} catch (error) {
  problem = error instanceof Error ? error.message : String(error);
}
await clear();
const { passed, failed } = summarise();
if (problem) console.error(problem);
if (problem || failed > 0 || passed === 0) process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed`);
