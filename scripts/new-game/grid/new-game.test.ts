import { expect, test } from "vitest";
import { apply, check, start } from "./board.ts";

const fresh = start({ size: 4, initial: "1230204304124321", solution: "1234214334124321" });

// What a board may look like and what is wrong with it; null is solved. Add a line for every rule of the game.
test.each([
  ["1230204304124321", []],
  ["1231204304124321", ["sameInRow", "sameInColumn"]],
  ["1234204334124321", []],
  ["1234214334124321", null],
])("the board %s has the faults %j", (values, faults) => {
  const verdict = check({ ...fresh, values });
  expect(verdict.status).toBe(faults === null ? "solved" : "playing");
  expect(verdict.faults.map((fault) => fault.code)).toEqual(faults ?? []);
});

test("a given cannot be overwritten", () => {
  expect(apply(fresh, { x: 0, y: 0, value: 4 })).toBe(fresh);
  expect(apply(fresh, { x: 3, y: 0, value: 4 }).values.startsWith("1234")).toBe(true);
});
