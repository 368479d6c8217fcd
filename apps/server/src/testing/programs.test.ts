import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { findProgram, needsPostgres } from "./programs.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("with REQUIRE_ALL a missing program is a failure", () => {
  vi.stubEnv("TEST_DATABASE_URL", "");
  vi.stubEnv("REQUIRE_ALL", "1");
  expect(() => needsPostgres()).toThrow("There is no PostgreSQL (TEST_DATABASE_URL), and REQUIRE_ALL is set.");
  vi.stubEnv("TEST_DATABASE_URL", "postgres://somewhere/test");
  expect(needsPostgres()).toBe("postgres://somewhere/test");
});

test("a program is a file of PATH that may be run", () => {
  const folder = mkdtempSync(join(tmpdir(), "karota-programs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv("PATH", folder);
  expect(findProgram("pdfunite")).toBeNull();
  const file = join(folder, "pdfunite");
  writeFileSync(file, "");
  chmodSync(file, 0o644);
  expect(findProgram("pdfunite")).toBeNull();
  chmodSync(file, 0o755);
  expect(findProgram("pdfunite")).toBe(file);
});
