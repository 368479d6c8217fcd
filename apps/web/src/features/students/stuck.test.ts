import { expect, test } from "vitest";
import { isStuck } from "./stuck.ts";

const results = (...percents: (number | null)[]) =>
  percents.map((percent, place) => ({ id: String(place), name: "Test", percent }));

test.each([
  ["no results", [], false],
  ["one low result", [10], false],
  ["two low results", [40, 30], true],
  ["low results after good ones", [40, 50, 55, 100, 100], true],
  ["a low result among good ones", [20, 80, 90], false],
  ["good results after low ones", [80, 70, 60, 0, 0], false],
  ["exactly half", [50, 50], false],
  ["assignments without an answer", [null, null, null], false],
  ["low results beside one without an answer", [null, 30, 20], true],
] as const)("%s", (_, percents, expected) => {
  expect(isStuck(results(...percents))).toBe(expected);
});
