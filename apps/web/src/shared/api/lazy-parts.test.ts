import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCES = globSync("apps/web/src/**/*.{ts,tsx}")
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, code: readFileSync(file, "utf8").replace(/\s+/g, " ") }));

/** The code before a dynamic import that has two tries and 120 s: `onDemand` passes it on to `loadChunk`. */
const IN_TIME = /(?:\bloadChunk\(|\bonDemand(?:<\w+>)?\() ?(?:\(\) => |async \(\) => \((?:\{ default: \()?await )$/;
/** Only a list, which `routes.tsx` reads with `loadChunk`. */
const LIST = "apps/web/src/app/screens.ts";

/** Each `import(…)` of a source that may hang, with the code around it. */
const untimed = (code: string): string[] =>
  [...code.matchAll(/(?<!typeof )\bimport\(/g)]
    .filter(({ index }) => !IN_TIME.test(code.slice(0, index)))
    .map(({ index }) => code.slice(Math.max(0, index - 40), index + 60));

test("every part that the page loads later has a second try and an end, as loadChunk gives them", () => {
  expect(SOURCES.length).toBeGreaterThan(200);
  const parts = SOURCES.filter(({ file }) => file !== LIST);
  expect(parts.flatMap(({ file, code }) => untimed(code).map((place) => `${file}: ${place}`))).toEqual([]);
});

test("an import that goes past loadChunk is found", () => {
  expect(untimed('const part = await import("../part.ts")')).toHaveLength(1);
  expect(untimed('const load = () => import("../part.ts")')).toHaveLength(1);
  expect(untimed('loadChunk(() => import("../part.ts")); onDemand(() => import("../part.tsx"))')).toEqual([]);
});

test("games, and files that are found by folder, are loaded with loadChunk, too", () => {
  expect(SOURCES.filter(({ code }) => /\.load\(\)/.test(code)).map(({ file }) => file)).toEqual([]);
  const globs = SOURCES.filter(({ code }) => code.includes("import.meta.glob"));
  expect(globs.length).toBeGreaterThan(3);
  expect(
    globs.filter(({ code }) => !/\b(loadChunk|onDemand)\(|\beager: true\b/.test(code)).map(({ file }) => file),
  ).toEqual([
    // Only a list, which texts.ts reads with loadChunk.
    "apps/web/src/shared/i18n/text-parts.ts",
  ]);
});
