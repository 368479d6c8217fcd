import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { JOBS } from "../jobs.ts";
import { needsProgram } from "../testing/programs.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

const DEPLOY = fileURLToPath(new URL("../../../../deploy/", import.meta.url));
const SOURCES = fileURLToPath(new URL("../", import.meta.url));
const read = (file: string): string => readFileSync(join(DEPLOY, file), "utf8");

/** The names of figures in a text, without what a histogram adds to its own. */
const namesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\b(?:karota|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name)),
];
const ofHistogram = (name: string): string => name.replace(/_bucket$/, "");

interface Panel {
  readonly type: string;
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}
const panels = (): readonly Panel[] => (JSON.parse(read("grafana-karota.json")) as { panels: Panel[] }).panels;
const expressions = (): readonly string[] => panels().flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

describe("what watches Karota", () => {
  const TOKEN = "sixteen letters!";
  let it: TestApp;
  let metrics: string;
  beforeAll(async () => {
    it = await testApp({ kind: "sqlite", config: { metricsToken: TOKEN } });
    await it.call(null, "GET", "service/about");
    metrics = (await it.app.inject({ url: "/metrics", headers: { authorization: `Bearer ${TOKEN}` } })).body;
  });
  afterAll(() => it.close());

  test("the alerts and the dashboard name only figures that exist", () => {
    const known = new Set([...metrics.matchAll(/^# TYPE (\S+)/gm)].map((match) => match[1]));
    for (const text of [
      read("prometheus-alerts.yaml"),
      read("prometheus-alerts.test.yaml"),
      expressions().join("\n"),
    ]) {
      const named = namesIn(text);
      expect(named.length).toBeGreaterThan(8);
      expect(named.map(ofHistogram).filter((name) => !known.has(name))).toEqual([]);
    }
  });

  test("the dashboard shows every figure of our own", () => {
    const own = [...metrics.matchAll(/^# TYPE (karota_\S+)/gm)].map((match) => match[1]!);
    const shown = new Set(namesIn(expressions().join("\n")).map(ofHistogram));
    expect(own.filter((name) => !shown.has(name))).toEqual([]);
  });

  test("every job is in the figures before its first run, and the alerts name jobs that exist", () => {
    const jobs = [...metrics.matchAll(/^karota_job_running\{name="(\w+)"\} 0$/gm)].map((match) => match[1]!);
    expect(jobs.toSorted()).toEqual(Object.keys(JOBS).toSorted());
    const named = [read("prometheus-alerts.yaml"), ...expressions()].flatMap((text) =>
      [...text.matchAll(/\bname[=!]~?"([\w|]+)"/g)].flatMap((match) => match[1]!.split("|")),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !(name in JOBS))).toEqual([]);
  });

  test("the jobs that are tried again an hour after a failure have a longer time in the alert than the others", () => {
    const sources = globSync("**/*.ts", { cwd: SOURCES }).map((file) => readFileSync(join(SOURCES, file), "utf8"));
    const scheduled = [...sources.join("\n").matchAll(/\bjobs\.schedule\(\s*api,\s*"(\w+)"/g)].map(
      (match) => match[1]!,
    );
    const lists = [...read("prometheus-alerts.yaml").matchAll(/\bname([=!]~)"([\w|]+)"\}\[(\w+)\]/g)];
    const all = scheduled.toSorted().join("|");
    expect(lists.map((match) => match.slice(1))).toEqual([
      ["!~", all, "1h"],
      ["=~", all, "4h"],
    ]);
  });

  test("every alert says what is wrong and what to do", () => {
    const rules = read("prometheus-alerts.yaml").split("- alert: ").slice(1);
    expect(rules.length).toBeGreaterThan(8);
    const tests = read("prometheus-alerts.test.yaml");
    for (const rule of rules) {
      const name = /^\w+/.exec(rule)![0];
      expect(rule, name).toMatch(/summary: ".{20,}"\n {10}action: ".{40,}"/);
      expect(rule, name).toMatch(/severity: (page|ticket)/);
      expect(tests).toContain(`alertname="${name}"`);
    }
  });
});

describe.runIf(IS_DEEP)("promtool", () => {
  test("accepts the alert rules, which are raised by what they are for, and the dashboard's expressions", () => {
    const promtool = needsProgram("promtool");
    if (!promtool) return;
    const run = (cwd: string, ...words: string[]) => execFileSync(promtool, words, { cwd, encoding: "utf8" });
    expect(run(DEPLOY, "check", "rules", "prometheus-alerts.yaml")).toContain("SUCCESS");
    expect(run(DEPLOY, "test", "rules", "prometheus-alerts.test.yaml")).toContain("SUCCESS");
    const folder = mkdtempSync(join(tmpdir(), "karota-promtool-"));
    const rules = expressions().map((expr, i) => `      - record: "panel:${i}"\n        expr: ${JSON.stringify(expr)}`);
    writeFileSync(join(folder, "panels.yaml"), `groups:\n  - name: panels\n    rules:\n${rules.join("\n")}\n`);
    expect(run(folder, "check", "rules", "panels.yaml")).toContain(`${rules.length} rules found`);
    rmSync(folder, { recursive: true });
  });
});
