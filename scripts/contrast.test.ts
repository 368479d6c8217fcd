import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { ROOT } from "./run.ts";

const css = readFileSync(join(ROOT, "packages/ui/src/styles/tokens.css"), "utf8");

/** Both values of each colour token, light and dark, as six hexadecimal digits after "#". */
const COLOURS = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[\dA-F]{6}), (#[\dA-F]{6})\);/g)].map(
    ([, name, light, dark]) => [name!, { light: light!, dark: dark! }] as const,
  ),
);
const SCHEMES = ["light", "dark"] as const;

/** Relative luminance after WCAG 2.2, from 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
/** The contrast ratio of two colours, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
const colourOf = (name: string, scheme: (typeof SCHEMES)[number]): string => {
  const colour = COLOURS.get(name);
  if (!colour) throw new Error(`There is no colour token --${name}.`);
  return colour[scheme];
};
/** The pairs below this ratio, each with its ratio. */
const tooWeak = (fronts: readonly string[], grounds: readonly string[], least: number): string[] =>
  SCHEMES.flatMap((scheme) =>
    fronts.flatMap((front) =>
      grounds.flatMap((ground) => {
        const ratio = contrast(colourOf(front, scheme), colourOf(ground, scheme));
        return ratio < least ? [`${front} on ${ground}, ${scheme}: ${ratio.toFixed(2)}`] : [];
      }),
    ),
  );

const PAPERS = ["paper", "sunken", "surface", "raised"];
const TINTS = ["carrot-tint", "leaf-tint", "sky-tint", "berry-tint", "sun-tint"];
const CELLS = [
  "cell",
  "cell-given",
  "cell-peer",
  "cell-same",
  "cell-selected",
  "cell-wrong",
  "cell-correct",
  "cell-hint",
  "cell-path",
];

/** WCAG 1.4.3. */
describe("text has a contrast of 4.5 to 1", () => {
  it("on all papers", () => {
    const inks = ["ink", "ink-soft", "ink-faint", "carrot-text", "leaf-text", "sky-text", "berry-text", "sun-text"];
    expect(tooWeak(inks, PAPERS, 4.5)).toEqual([]);
  });
  it("on tints: the ink, and each colour's own text", () => {
    expect(tooWeak(["ink", "ink-soft"], TINTS, 4.5)).toEqual([]);
    for (const tint of TINTS) expect(tooWeak([tint.replace("tint", "text")], [tint], 4.5)).toEqual([]);
  });
  it.each(["carrot", "leaf", "sky", "berry", "heat-right", "heat-wrong", "heat-none"])("on %s", (colour) => {
    expect(tooWeak([`on-${colour}`], [colour], 4.5)).toEqual([]);
  });
  it("in all cells of a board", () => {
    expect(tooWeak(["cell-ink", "cell-pen"], CELLS, 4.5)).toEqual([]);
  });
});

/** WCAG 1.4.11, and 2.4.7 with it. */
describe("what has to be seen has a contrast of 3 to 1", () => {
  it("edges of controls, the focus and signs, on all papers", () => {
    expect(tooWeak(["line-strong", "focus", "leaf", "sky", "berry"], PAPERS, 3)).toEqual([]);
  });
  it("the focus, on all cells and tints", () => {
    expect(tooWeak(["focus"], [...CELLS, ...TINTS], 3)).toEqual([]);
  });
  it("thick lines of a board, pencil marks", () => {
    expect(tooWeak(["grid-thick"], ["cell"], 3)).toEqual([]);
    expect(tooWeak(["cell-pencil"], CELLS, 3)).toEqual([]);
  });
  it("charts", () => {
    expect(tooWeak(["chart-1", "chart-2", "chart-3", "chart-4", "chart-5", "chart-6"], ["surface"], 3)).toEqual([]);
  });
});

test("black on white is 21 to 1, and a weak pair is found", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21);
  expect(tooWeak(["line"], ["surface"], 3)).toHaveLength(2);
});
