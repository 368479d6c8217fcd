import { expect, it } from "vitest";
import { kitchenScaleSvg } from "./kitchen-scale.ts";
import { measuringJugSvg } from "./measuring-jug.ts";
import { rulerSvg } from "./ruler.ts";
import { marksOf } from "./scale.ts";

const SCALE = { most: 1_000, major: 200, minor: 50 };

it("a scale has a mark for each step, and a number on every one of the larger steps", () => {
  const marks = marksOf(SCALE);
  expect(marks).toHaveLength(21);
  expect(marks.filter(({ isNumbered }) => isNumbered).map(({ value }) => value)).toEqual([
    0, 200, 400, 600, 800, 1_000,
  ]);
});

it("a jug is filled in proportion, and its level is on a mark", () => {
  const levelOf = (value: number): number =>
    Number(/<path d="M72 ([\d.]+)H180" stroke=/.exec(measuringJugSvg(SCALE, value, "ml"))![1]);
  const marks = [...measuringJugSvg(SCALE, 50, "ml").matchAll(/M72 ([\d.]+)h/g)].map(([, y]) => Number(y));
  expect(marks).toHaveLength(20);
  for (const value of [50, 350, 1_000]) expect(marks).toContain(levelOf(value));
  expect(levelOf(0) - levelOf(500)).toBeCloseTo(levelOf(500) - levelOf(1_000), 1);
});

it("a pointer goes once round from 0 to the most", () => {
  const tipOf = (value: number): readonly [number, number] => {
    const found = /L(-?[\d.]+) (-?[\d.]+)" stroke-width="4.5"/.exec(kitchenScaleSvg(SCALE, value, "g"))!;
    return [Number(found[1]), Number(found[2])];
  };
  expect(tipOf(0)).toEqual([0, -88]);
  expect(tipOf(250)).toEqual([88, 0]);
  expect(tipOf(500)).toEqual([0, 88]);
  expect(tipOf(750)).toEqual([-88, 0]);
});

it("a pencil on a ruler is as long as its ends are apart, and stays within the picture", () => {
  const endsOf = (from: number, to: number): readonly number[] =>
    /<path d="M([\d.]+) 42V62M([\d.]+) 30V62"/
      .exec(rulerSvg({ most: 80, major: 10, minor: 1 }, from, to))!
      .slice(1)
      .map(Number);
  const [first = NaN, second = NaN] = endsOf(0, 40);
  const [third = NaN, fourth = NaN] = endsOf(40, 80);
  expect(second).toBe(third);
  expect(second - first).toBeCloseTo(fourth - third, 1);
  expect(first).toBeGreaterThan(20);
  expect(fourth).toBeLessThan(420);
});
