import { expect, test } from "vitest";
import { roundingDraft } from "./rounding-task.ts";

const namesOf = (units: number): readonly string[] =>
  roundingDraft({ comparing: "rounding", units, places: 2, place: 10 }).mistakes.map(({ name }) => name);

test("half-way the rule from 5 on is what somebody missed, elsewhere the nearer number", () => {
  expect([namesOf(46_55)[0], namesOf(46_57)[0], namesOf(46_52)[0]]).toEqual([
    "half-rounded-down",
    "rounded-to-lower",
    "rounded-to-higher",
  ]);
});
