import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { CODES, NOT_THROWN_YET, type Code } from "@karota/contract/errors/codes.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";

const SOURCES = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.split(/[/\\]/).includes("testing"))
  // What a route declares is thrown elsewhere.
  .map((file) => readFileSync(join(import.meta.dirname, file), "utf8").replaceAll(/failures: \[[^\]]*\]/g, ""));
const named = new Set(
  SOURCES.flatMap((text) => [...text.matchAll(/"([EISW]-[A-Z]+[-_][A-Z_-]+)"/g)].map(([, code]) => code!)),
);
const declared = Object.keys(CODES) as Code[];

test("every code in the server's source is declared", () => {
  expect(named.size).toBeGreaterThan(10);
  expect([...named].filter((code) => !(code in CODES))).toEqual([]);
});

test("the codes that nothing sends yet are exactly the ones that are marked so", () => {
  expect(declared.filter((code) => !named.has(code))).toEqual([...NOT_THROWN_YET]);
});

test("every failure has a status of an error, and every other code has none", () => {
  const isFailure = (code: Code) => (CODES[code] ?? 0) >= 400 && (CODES[code] ?? 0) <= 599;
  expect(declared.filter((code) => isFailure(code) !== code.startsWith("E-"))).toEqual([]);
  expect(declared.filter((code) => CODES[code] !== null && !isFailure(code))).toEqual([]);
});

test.each(LANGUAGES)("every code has a title and a description in %s", (language) => {
  const ids = declared.flatMap((code) => [`error.${code}.title`, `error.${code}.description`]);
  // A text that is missing is shown as its id.
  expect(ids.filter((id) => SPEAKERS[language].say({ id }) === id)).toEqual([]);
});
