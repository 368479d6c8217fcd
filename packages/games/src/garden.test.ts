import fc from "fast-check";
import { expect, test } from "vitest";
import { grownOf, plantOf, seasonOf, type Grown } from "./garden.ts";

const grown = (boards: number, reached = 0): Grown => ({ game: "roots", boards, reached, last: "2026-11-24" });

test("a game that was never played has nothing to show", () => {
  expect(plantOf("education", undefined, []).stage).toBe(0);
  expect(plantOf("entertainment", undefined, [])).toEqual({ stage: 0, practise: false, toNext: 1 });
});

test("a game for its own sake grows with 1, 3, 8, 20 and 50 completed boards", () => {
  const stages = [0, 1, 2, 3, 7, 8, 19, 20, 49, 50, 99].map((boards) => plantOf("entertainment", grown(boards), []));
  expect(stages.map(({ stage }) => stage)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  expect(stages.map(({ toNext }) => toNext)).toEqual([1, 2, 1, 5, 1, 12, 1, 30, 1, null, null]);
});

test("a quiz is as far as the lowest of its practised skills", () => {
  expect(plantOf("education", grown(4), [5, 3, 4]).stage).toBe(3);
});

test("a first completed quiz sprouts, even with weak skills", () => {
  expect(plantOf("education", grown(1), [0, 0]).stage).toBe(1);
  expect(plantOf("education", grown(0), [0]).stage).toBe(0);
});

test("a skill that has become weaker or is new asks for practice, and the stage stays", () => {
  expect(plantOf("education", grown(9, 4), [2, 5])).toEqual({ stage: 4, practise: true, toNext: null });
  expect(plantOf("education", grown(9, 4), [4, 5]).practise).toBe(false);
});

test("no plant loses a stage, whatever is played next", () => {
  const day = fc.record({
    game: fc.constant("roots"),
    day: fc.constantFrom("2026-01-05", "2026-11-24"),
    boards: fc.nat(30),
    reached: fc.nat(5),
  });
  const type = fc.constantFrom("education" as const, "entertainment" as const);
  fc.assert(
    fc.property(type, fc.array(day), day, (kind, days, next) => {
      const [before, after] = [days, [...days, next]].map((list) => plantOf(kind, grownOf(list)[0], []).stage);
      expect(after).toBeGreaterThanOrEqual(before!);
      expect(after).toBeLessThanOrEqual(5);
    }),
    { seed: 7 },
  );
});

test("days are put together by game, with the last one", () => {
  const day = (game: string, on: string, boards: number, reached: number) => ({ game, day: on, boards, reached });
  const days = [day("roots", "2026-11-24", 2, 3), day("sudoku", "2026-11-01", 1, 0), day("roots", "2026-10-01", 1, 4)];
  expect(grownOf(days)).toEqual([
    { game: "roots", boards: 3, reached: 4, last: "2026-11-24" },
    { game: "sudoku", boards: 1, reached: 0, last: "2026-11-01" },
  ]);
});

test("the seasons change with March, June, September and December", () => {
  const seasons = ["02-28", "03-01", "05-31", "06-01", "08-31", "09-01", "11-30", "12-01", "01-01"];
  expect(seasons.map((day) => seasonOf(`2026-${day}`))).toEqual([
    "winter",
    "spring",
    "spring",
    "summer",
    "summer",
    "autumn",
    "autumn",
    "winter",
    "winter",
  ]);
});
