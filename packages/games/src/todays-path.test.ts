import fc from "fast-check";
import { expect, test } from "vitest";
import { CATALOGUE, findGame } from "./catalogue.ts";
import { todaysPath, type PlayedDay } from "./todays-path.ts";

const TODAY = "2026-11-24";
const played = (game: string, day: string, right = 0, wrong = 0): PlayedDay => ({ game, day, right, wrong });
const first = (days: readonly PlayedDay[], today = TODAY) => todaysPath(today, CATALOGUE, days).map(([game]) => game);

test("somebody new gets known games, others the next day", () => {
  const path = first([]);
  expect(path).toHaveLength(3);
  expect(first([], "2026-11-25")).not.toEqual(path);
});

test("the warm-up is the quiz one can do that was played longest ago", () => {
  const days = [played("roots", "2026-11-20", 9, 1), played("time", "2026-11-12", 9, 1), played("mass", "2026-11-22")];
  expect(first(days)[0]).toBe("time");
});

test("the second step is a quiz that is hard for one", () => {
  expect(first([played("roots", "2026-11-20", 6, 4), played("time", "2026-11-12", 9, 1)])[1]).toBe("roots");
});

test("a few wrong answers do not make a quiz hard", () => {
  expect(first([played("roots", "2026-11-20", 0, 3)])[0]).toBe("roots");
});

test("the third step is a game for its own sake that was not played for longest", () => {
  const leisure = CATALOGUE.filter(({ type }) => type === "entertainment").map(({ id }) => id);
  const days = leisure.map((id, place) => played(id, id === "meme" ? "2026-11-01" : `2026-11-1${place % 9}`));
  expect(first(days)[2]).toBe("meme");
});

test("what is played today does not change today's path", () => {
  const before = [played("roots", "2026-11-20", 9, 1)];
  const today = [played("roots", TODAY, 0, 20), played("sudoku", TODAY), played("time", TODAY, 10, 0)];
  expect(todaysPath(TODAY, CATALOGUE, [...before, ...today])).toEqual(todaysPath(TODAY, CATALOGUE, before));
});

test("each step offers games that can be played, and none in two steps, whatever is there and was played", () => {
  const days = fc.array(
    fc.record({
      game: fc.constantFrom(...CATALOGUE.map(({ id }) => id)),
      day: fc.constantFrom("2026-11-01", "2026-11-20", "2026-11-23", TODAY),
      right: fc.nat(20),
      wrong: fc.nat(20),
    }),
  );
  fc.assert(
    fc.property(fc.subarray([...CATALOGUE]), days, (games, history) => {
      const path = todaysPath(TODAY, games, history);
      const all = path.flat();
      expect(new Set(all).size).toBe(all.length);
      expect(games.map(({ id }) => id)).toEqual(expect.arrayContaining(all));
      const quizzes = games.filter(({ type }) => type === "education").length;
      expect(path.map((step) => step.length > 0)).toEqual([quizzes > 0, quizzes > 1, quizzes < games.length]);
      expect(path[2]!.every((id) => findGame(id)?.type === "entertainment")).toBe(true);
    }),
    { seed: 6 },
  );
});
