/** What the JSON reports of the two test runners say: counts, failures, and how long each file took. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

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
  /** File, title and the beginning of the message of each failure. */
  readonly failures: readonly string[];
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
    /** Why a file could not be loaded. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName?: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface BrowserSuite {
  readonly file: string;
  readonly suites?: readonly BrowserSuite[];
  /** Durations in milliseconds. */
  readonly specs: readonly {
    readonly title?: string;
    readonly tests: readonly {
      readonly results: readonly {
        readonly duration: number;
        readonly errors?: readonly { readonly message?: string }[];
      }[];
    }[];
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

const NOTHING: Report = { count: { passed: 0, failed: 0, skipped: 0 }, files: [], failures: [] };
/** Calls and differences come after the reason. */
const MESSAGE_LINES_SHOWN = 12;

function describe(file: string, title: string, message = ""): string {
  const lines = stripVTControlCharacters(message).trim().split("\n").slice(0, MESSAGE_LINES_SHOWN);
  return [`${file} › ${title}`, ...lines].join("\n    ");
}

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
    failures: [
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === "failed")
          .map(({ fullName = "", failureMessages }) => describe(relative(root, name), fullName, failureMessages?.[0])),
      ),
      ...unloaded.map(({ name, message }) => describe(relative(root, name), "could not be loaded", message)),
    ],
  };
}

const durationsOf = ({ specs, suites = [] }: BrowserSuite): readonly number[] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  ...suites.flatMap(durationsOf),
];

const failuresOf = (folder: string, { file, specs, suites = [] }: BrowserSuite): readonly string[] => [
  ...specs.flatMap(({ title = "", tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap(({ errors = [] }) =>
        errors.slice(0, 1).map(({ message }) => describe(`${folder}/${file}`, title, message)),
      ),
    ),
  ),
  ...suites.flatMap((suite) => failuresOf(folder, suite)),
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
    failures: report.suites.flatMap((suite) => failuresOf(folder, suite)),
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
