import { describe, expect, it } from "vitest";
import type { Markup } from "@karota/engine/quiz/markup.ts";
import type { DrawOp, Measure } from "./draw-op.ts";
import { mathBox } from "./math-box.ts";

const SIZE = 10;
const measure: Measure = (text, size) => 0.5 * size * text.length;
const tag = (name: string, ...children: readonly (Markup | string)[]): Markup => ({ tag: name, children });
const half = tag("mfrac", tag("mn", "1"), tag("mn", "2"));
const sizesOf = (ops: readonly DrawOp[], sign: string): readonly number[] =>
  ops.flatMap((op) => (op.kind === "text" && op.text === sign ? [op.size] : []));

describe("mathematics on paper", () => {
  it("has brackets that grow around a fraction, and not around a number", () => {
    const around = (inside: Markup) => mathBox(tag("mrow", tag("mo", "("), inside, tag("mo", ")")), SIZE, measure).ops;
    for (const sign of ["(", ")"]) {
      expect(sizesOf(around(tag("mn", "7")), sign)).toStrictEqual([SIZE]);
      expect(sizesOf(around(half), sign)[0]).toBeGreaterThan(1.5 * SIZE);
    }
  });

  it("has a brace as high as the equations behind it", () => {
    const equation = tag("mtr", tag("mtd", tag("mn", "7")));
    const system = mathBox(tag("mrow", tag("mo", "{"), tag("mtable", equation, equation)), SIZE, measure);
    expect(sizesOf(system.ops, "{")[0]).toBeGreaterThan(1.5 * SIZE);
    expect(sizesOf(system.ops, "7")).toHaveLength(2);
  });

  it("has the same room on both sides of a colon, beside a fraction too", () => {
    const { ops, width } = mathBox(tag("mrow", half, tag("mo", ":"), half), SIZE, measure);
    const colon = ops.find((op) => op.kind === "text" && op.text === ":");
    const lines = ops.flatMap((op) => (op.kind === "line" ? [op.points.map(([x]) => x)] : []));
    if (colon?.kind !== "text") throw new Error("no colon");
    const [first, second] = lines as [number[], number[]];
    expect(colon.x - first[1]!).toBeCloseTo(second[0]! - colon.x - colon.width);
    expect(first[0]).toBeCloseTo(width - second[1]!);
  });
});
