import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { addCounts, readBrowserReport, readUnitReport, slowest } from "./test-report.ts";

const folder = mkdtempSync(join(tmpdir(), "karota-report-"));
afterAll(() => rmSync(folder, { recursive: true }));
function stored(name: string, report: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof report === "string" ? report : JSON.stringify(report));
  return file;
}

const UNIT = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    {
      name: "/project/a.test.ts",
      startTime: 1000,
      endTime: 3500,
      status: "failed",
      assertionResults: [
        { status: "passed", fullName: "adds", failureMessages: [] },
        { status: "failed", fullName: "subtracts", failureMessages: ["expected 1\nto be 2"] },
      ],
    },
    { name: "/project/b/c.test.ts", startTime: 1000, endTime: 1500, status: "passed", assertionResults: [] },
    {
      name: "/project/d.test.ts",
      startTime: 1000,
      endTime: 1000,
      status: "failed",
      message: "no such module",
      assertionResults: [],
    },
  ],
};
const took = (...durations: readonly number[]) => ({
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});
const BROWSER = {
  stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 },
  suites: [
    { file: "play.spec.ts", specs: [took(2000)], suites: [{ file: "play.spec.ts", specs: [took(500, 1500)] }] },
    {
      file: "home.spec.ts",
      specs: [
        {
          title: "home is there",
          tests: [{ results: [{ duration: 100, errors: [{ message: "\u001B[31mno heading\u001B[39m" }] }] }],
        },
      ],
    },
  ],
};

test("a unit report gives counts, seconds a file and failures, and a file that could not be loaded counts as failed", () => {
  expect(readUnitReport(stored("unit.json", UNIT), "/project")).toStrictEqual({
    count: { passed: 5, failed: 2, skipped: 3 },
    files: [
      { file: "a.test.ts", seconds: 2.5 },
      { file: join("b", "c.test.ts"), seconds: 0.5 },
      { file: "d.test.ts", seconds: 0 },
    ],
    failures: [
      "a.test.ts › subtracts\n    expected 1\n    to be 2",
      "d.test.ts › could not be loaded\n    no such module",
    ],
  });
});

test("a browser report gives counts, seconds a file with all its tries and failures, and a flaky test counts as failed", () => {
  expect(readBrowserReport(stored("browser.json", BROWSER), "e2e")).toStrictEqual({
    count: { passed: 7, failed: 2, skipped: 3 },
    files: [
      { file: "e2e/play.spec.ts", seconds: 4 },
      { file: "e2e/home.spec.ts", seconds: 0.1 },
    ],
    failures: ["e2e/home.spec.ts › home is there\n    no heading"],
  });
});

test.each(["missing", "cut off"])("a report that is %s counts nothing", (kind) => {
  const file = kind === "missing" ? join(folder, "nowhere.json") : stored("cut.json", '{"numPassed');
  expect(readUnitReport(file, "/project").count).toStrictEqual({ passed: 0, failed: 0, skipped: 0 });
  expect(readBrowserReport(file, "e2e").files).toStrictEqual([]);
});

test("counts are added up, and the slowest files come first", () => {
  const [one, other] = [
    { passed: 1, failed: 0, skipped: 2 },
    { passed: 3, failed: 4, skipped: 0 },
  ];
  expect(addCounts([one, other])).toStrictEqual({ passed: 4, failed: 4, skipped: 2 });
  const files = [1, 3, 2].map((seconds) => ({ file: `${seconds}`, seconds }));
  expect(slowest(files, 2).map(({ file }) => file)).toStrictEqual(["3", "2"]);
});
