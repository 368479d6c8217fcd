import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./run.ts";

const TOKENS = "packages/ui/src/styles/tokens.css";
const sheets = globSync("{apps,packages}/*/src/**/*.module.css", { cwd: ROOT });
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8").replaceAll(/\/\*.*?\*\//gs, "");

/** Which properties take their lengths from which tokens. */
const FAMILIES = [
  { properties: /^((row-|column-)?gap|(padding|margin)(-\w+)*)$/, tokens: /^--s\d/ },
  { properties: /^border-radius$/, tokens: /^--r-/ },
  { properties: /^font(-size)?$/, tokens: /^--text-/ },
];
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;

interface Declaration {
  readonly property: string;
  readonly value: string;
}
const declarationsIn = (css: string): Declaration[] =>
  [...css.matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(([, property = "", value = ""]) => ({ property, value }));
/** ".5rem" and "0.50rem" are one length. */
const lengthsIn = (value: string): string[] =>
  [...value.matchAll(/(?<![\w.#])(\d*\.?\d+)(rem|px)\b/g)].map(([, number, unit]) => `${Number(number)}${unit}`);

const tokens = declarationsIn(read(TOKENS)).map(({ property, value }) => ({
  name: property,
  lengths: lengthsIn(value),
}));

/** What a declaration writes out although a token has it. */
function literalsOf({ property, value }: Declaration): string[] {
  const family = FAMILIES.find(({ properties }) => properties.test(property));
  const named = tokens.filter(({ name, lengths }) => family?.tokens.test(name) && lengths.length === 1);
  const lengths = lengthsIn(value).flatMap((length) => {
    const token = named.find(({ lengths: [one] }) => one === length);
    return token ? [`${property}: ${length} is var(${token.name})`] : [];
  });
  return COLOUR.test(value) ? [...lengths, `${property}: ${value} is a literal colour`] : lengths;
}

test.each(sheets)("%s takes its colours, spaces, corners and sizes of type from the tokens", (sheet) => {
  expect(declarationsIn(read(sheet)).flatMap(literalsOf)).toEqual([]);
});

test.each(sheets)(
  "%s leaves the first letter of a text with the others, as Orca reads it by itself otherwise",
  (sheet) => {
    expect(read(sheet)).not.toContain("::first-letter");
  },
);

/** The narrowest of the three widths of a page: what is wider is no part of a page, but a page. */
const PAGE_REM = 40;
/** Decides how wide screens are. */
const FRAME = "apps/web/src/app/layout.module.css";
/** Over the whole window, for a projector: no frame surrounds them. */
const OVER_ALL = [
  "apps/web/src/features/assignments/results/board-mode.module.css",
  "apps/web/src/features/lessons/board.module.css",
];

/** The widths in a style sheet that are as wide as a page; those of a dialog obey the window. */
const pageWidthsIn = (css: string): string[] =>
  declarationsIn(css)
    .filter(({ property }) => /^(max-)?(width|inline-size)$/.test(property))
    .filter(
      ({ value }) =>
        value.includes("var(--w-") ||
        (!value.includes("vw") &&
          [...value.matchAll(/([\d.]+)(rem|px)/g)].some(
            ([, n, unit]) => Number(n) >= PAGE_REM * (unit === "px" ? 16 : 1),
          )),
    )
    .map(({ property, value }) => `${property}: ${value}`);

test.each(sheets.filter((sheet) => sheet.startsWith("apps/web/") && ![FRAME, ...OVER_ALL].includes(sheet)))(
  "%s leaves the width of its screen to the frame",
  (sheet) => expect(pageWidthsIn(read(sheet))).toEqual([]),
);

test("a width of a page is found, and that of a part is not", () => {
  const css = "a { max-width: 52rem; } b { width: 700px; } c { max-width: var(--w-work); } d { max-width: 36rem; }";
  expect(pageWidthsIn(css)).toEqual(["max-width: 52rem", "width: 700px", "max-width: var(--w-work)"]);
  expect(pageWidthsIn(read(FRAME))).not.toEqual([]);
});

/** What shows or hides something. */
const SHOWS = /^(display|visibility|opacity|content|clip-path|(max-)?(height|width))$/;

/** The declarations by which a pointer over something shows more of it. */
const shownByHover = (css: string): string[] =>
  [...css.matchAll(/([^{}]*:hover[^{}]*)\{([^{}]*)\}/g)].flatMap(([, selector = "", declarations = ""]) =>
    declarationsIn(declarations)
      .filter(({ property }) => SHOWS.test(property))
      .map(({ property, value }) => `${selector.trim()}: ${property}: ${value}`),
  );

test("nothing is shown only under a pointer: fingers and keys have none", () => {
  const all = globSync("{apps,packages}/*/src/**/*.css", { cwd: ROOT });
  expect(all.length).toBeGreaterThan(100);
  expect(all.flatMap((sheet) => shownByHover(read(sheet)))).toEqual([]);
  expect(shownByHover("a:hover { color: red; } a:hover .more { opacity: 1; }")).toEqual(["a:hover .more: opacity: 1"]);
});

test("a fault has its look where aria-invalid is true alone: fields without one write false", () => {
  const all = globSync("{apps,packages}/*/src/**/*.css", { cwd: ROOT });
  expect(all.filter((sheet) => read(sheet).includes("[aria-invalid]"))).toEqual([]);
});

test("a literal is found, and a length that no token has is not", () => {
  const css = "a { padding: 0 .50rem 2.375rem; color: #FFF; font: 600 1.25rem/1 serif; width: 1rem; gap: var(--s2); }";
  expect(declarationsIn(css).flatMap(literalsOf)).toEqual([
    "padding: 0.5rem is var(--s2)",
    "color: #FFF is a literal colour",
    "font: 1.25rem is var(--text-lg)",
  ]);
});
