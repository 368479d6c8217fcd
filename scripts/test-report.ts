/** What the JSON reports of the two test runners say: counts, and how long each file took. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}
export interface FileTime {
  /** Relative to the project's folder. */
  readonly file: string;
  readonly seconds: number;
}
export interface Report {
  readonly count: Count;
  readonly files: readonly FileTime[];
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  /** Times in milliseconds. A file that could not be loaded has failed without a failed test. */
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface BrowserSuite {
  readonly file: string;
  readonly suites?: readonly BrowserSuite[];
  /** Durations in milliseconds. */
  readonly specs: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}
interface BrowserReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly BrowserSuite[];
}

const NOTHING: Report = { count: { passed: 0, failed: 0, skipped: 0 }, files: [] };

/** The JSON of a file; null when its runner never came so far as to write it. */
function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

export function readUnitReport(file: string, root: string): Report {
  const report = read(file) as UnitReport | null;
  if (!report) return NOTHING;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((assertion) => assertion.status === "failed"),
  );
  return {
    count: {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

const durationsOf = ({ specs, suites = [] }: BrowserSuite): readonly number[] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  ...suites.flatMap(durationsOf),
];

/** @param folder that of the browser tests, relative to the project's */
export function readBrowserReport(file: string, folder: string): Report {
  const report = read(file) as BrowserReport | null;
  if (!report) return NOTHING;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    count: { passed: expected, failed: unexpected + flaky, skipped },
    files: report.suites.map((suite) => ({
      file: `${folder}/${suite.file}`,
      seconds: durationsOf(suite).reduce((sum, duration) => sum + duration, 0) / 1000,
    })),
  };
}

export const addCounts = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
});

/** The slowest files, the slowest first. */
export const slowest = (files: readonly FileTime[], count: number): readonly FileTime[] =>
  files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
