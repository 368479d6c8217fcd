import { expect, it } from "vitest";
import { MAX_MISTAKES, MAX_SHARING } from "@karota/contract/assignments/assignment.ts";
import { MISS, NEAR_MISS } from "@karota/engine/quiz/near-misses.ts";
import { commonMistakes } from "./common-mistakes.ts";

const PLAN = [
  { game: "addition", count: 3 },
  { game: "time", count: 2 },
];
const row = (task: number, mistake: string, ...studentIds: string[]) => ({ task, mistake, studentIds });
const classOf = (size: number) => Array.from({ length: size }, (_, n) => `s${n}`);

it("counts a student once who made the mistake at several places, and names the place where it was commonest", () => {
  const rows = [
    row(0, "carry-forgotten", "s1"),
    row(2, "carry-forgotten", "s3", "s1"),
    row(1, "carry-forgotten", "s2"),
  ];
  expect(commonMistakes(PLAN, rows)).toEqual([
    { name: "carry-forgotten", index: 2, count: 3, studentIds: ["s1", "s2", "s3"] },
  ]);
});

it("keeps the mistakes of one quiz apart from those of another with the same name", () => {
  const rows = [row(0, "subtracted", "s1", "s2"), row(3, "subtracted", "s1"), row(4, "subtracted", "s3", "s4", "s5")];
  expect(commonMistakes(PLAN, rows).map(({ index, count }) => [index, count])).toEqual([
    [4, 4],
    [0, 2],
  ]);
});

it("leaves out slips, wrong answers without a mistake of their own and what only one student got wrong", () => {
  const rows = [
    row(0, NEAR_MISS, "s1", "s2"),
    row(1, MISS, "s1", "s2"),
    row(1, "column-off", "s1", "s2"),
    row(2, "carry-forgotten", "s1"),
  ];
  expect(commonMistakes(PLAN, rows)).toEqual([]);
});

it("names the students of a mistake only where they are few", () => {
  const sizes = [MAX_SHARING + 1, MAX_SHARING];
  const rows = sizes.map((size, place) => row(place, `mistake-${place}`, ...classOf(size)));
  expect(commonMistakes(PLAN, rows).map(({ studentIds }) => studentIds.length)).toEqual([0, MAX_SHARING]);
});

it("lists the commonest ones, in the same order however the rows come", () => {
  const rows = Array.from({ length: 2 * MAX_MISTAKES }, (_, n) => row(n % 3, `mistake-${n}`, ...classOf(2 + (n % 4))));
  const listed = commonMistakes(PLAN, rows);
  expect(listed).toHaveLength(MAX_MISTAKES);
  expect(listed[0]!.count).toBe(5);
  expect(commonMistakes(PLAN, rows.toReversed())).toEqual(listed);
});
