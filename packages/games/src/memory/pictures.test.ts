import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { faceName } from "./names.ts";
import { DRAWINGS } from "./pictures-data.ts";
import { svgOnPaper } from "./pictures-on-paper.ts";
import { PICTURES, SYMBOLS } from "./symbols.ts";

describe("the pictures", () => {
  it("are sixty, each with a symbol of one character", () => {
    expect([SYMBOLS.length, new Set(Object.values(PICTURES)).size]).toEqual([60, 60]);
    expect(SYMBOLS.filter((symbol) => symbol.length !== 1)).toEqual([]);
    expect(Object.keys(DRAWINGS).sort()).toEqual(Object.values(PICTURES).sort());
  });

  it.each(LANGUAGES)("have a name each in %s, and no two the same one", (language) => {
    const names = SYMBOLS.map((picture) => SPEAKERS[language].say(faceName({ kind: "picture", picture })));
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(60);
    expect(names.filter((name) => name.includes("memory."))).toEqual([]);
  });

  it("differ by their outlines alone, so that nobody needs the colours", () => {
    const outlines = Object.values(DRAWINGS).map(svgOnPaper);
    expect(new Set(outlines).size).toBe(60);
    // Filled in black is only what is black on the screen too.
    expect(outlines.filter((svg) => /var\(|#(?!000|fff)/.test(svg))).toEqual([]);
  });
});
