import { describe, expect, it } from "vitest";
import type { Markup } from "@karota/engine/quiz/markup.ts";
import type { Language } from "@karota/engine/message.ts";
import type { DrawOp, TextContext } from "./draw-op.ts";
import { mathBox } from "./math-box.ts";

const SIZE = 10;
const contextIn = (language: Language): TextContext => ({
  speaker: { language, say: ({ id }) => id },
  measure: (text, size) => 0.5 * size * text.length,
});
const context = contextIn("sl");
const tag = (name: string, ...children: readonly (Markup | string)[]): Markup => ({ tag: name, children });
const half = tag("mfrac", tag("mn", "1"), tag("mn", "2"));
const sizesOf = (ops: readonly DrawOp[], sign: string): readonly number[] =>
  ops.flatMap((op) => (op.kind === "text" && op.text === sign ? [op.size] : []));

describe("mathematics on paper", () => {
  it("has brackets that grow around a fraction, and not around a number", () => {
    const around = (inside: Markup) => mathBox(tag("mrow", tag("mo", "("), inside, tag("mo", ")")), SIZE, context).ops;
    for (const sign of ["(", ")"]) {
      expect(sizesOf(around(tag("mn", "7")), sign)).toStrictEqual([SIZE]);
      expect(sizesOf(around(half), sign)[0]).toBeGreaterThan(1.5 * SIZE);
    }
  });

  it("has a brace as high as the equations behind it", () => {
    const equation = tag("mtr", tag("mtd", tag("mn", "7")));
    const system = mathBox(tag("mrow", tag("mo", "{"), tag("mtable", equation, equation)), SIZE, context);
    expect(sizesOf(system.ops, "{")[0]).toBeGreaterThan(1.5 * SIZE);
    expect(sizesOf(system.ops, "7")).toHaveLength(2);
  });

  it("has the same room on both sides of a colon, beside a fraction too", () => {
    const { ops, width } = mathBox(tag("mrow", half, tag("mo", ":"), half), SIZE, context);
    const colon = ops.find((op) => op.kind === "text" && op.text === ":");
    const lines = ops.flatMap((op) => (op.kind === "line" ? [op.points.map(([x]) => x)] : []));
    if (colon?.kind !== "text") throw new Error("no colon");
    const [first, second] = lines as [number[], number[]];
    expect(colon.x - first[1]!).toBeCloseTo(second[0]! - colon.x - colon.width);
    expect(first[0]).toBeCloseTo(width - second[1]!);
  });

  it("has digits in groups as on the screen: a comma between them in English, room in the other languages", () => {
    const textsIn = (language: Language) =>
      mathBox(tag("mn", "270", "000"), SIZE, contextIn(language)).ops.map((op) =>
        op.kind === "text" ? [op.text, op.x] : [],
      );
    for (const language of ["sl", "de"] as const)
      expect(textsIn(language)).toEqual([
        ["270", 0],
        ["000", 16.7],
      ]);
    expect(textsIn("en")).toEqual([
      ["270", 0],
      [",", 15],
      ["000", 20],
    ]);
  });

  it("has upright variables, as the screen", () => {
    const { ops } = mathBox(tag("mi", "x"), SIZE, context);
    expect(ops).toMatchObject([{ text: "x", face: "plain" }]);
  });
});
