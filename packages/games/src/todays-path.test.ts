import fc from "fast-check";
import { expect, test } from "vitest";
import { CATALOGUE, findGame } from "./catalogue.ts";
import { SECONDARY, suits, suitsAbout, yearsOfLevel } from "./school-years.ts";
import { todaysPath, type PathOf, type PlayedGame } from "./todays-path.ts";

const TODAY = "2026-11-24";
const played = (game: string, day: string, right = 0, wrong = 0): PlayedGame => ({ game, day, right, wrong });
const first = (before: readonly PlayedGame[], today = TODAY, of: PathOf = {}) =>
  todaysPath(today, CATALOGUE, before, of).map(({ games: [game] }) => game);

test("somebody new gets known games, others the next day", () => {
  const path = first([]);
  expect(path).toHaveLength(3);
  expect(first([], "2026-11-25")).not.toEqual(path);
});

test("the warm-up is the quiz one can do that was played longest ago", () => {
  const before = [
    played("roots", "2026-11-20", 9, 1),
    played("time", "2026-11-12", 9, 1),
    played("mass", "2026-11-22"),
  ];
  expect(first(before)[0]).toBe("time");
});

test("the second step is a quiz that is hard for one", () => {
  expect(first([played("roots", "2026-11-20", 6, 4), played("time", "2026-11-12", 9, 1)])[1]).toBe("roots");
});

test("a few wrong answers do not make a quiz hard", () => {
  expect(first([played("roots", "2026-11-20", 0, 3)])[0]).toBe("roots");
});

test("the third step is a game for its own sake that was not played for longest", () => {
  const leisure = CATALOGUE.filter(({ type }) => type === "entertainment").map(({ id }) => id);
  const before = leisure.map((id, place) => played(id, id === "meme" ? "2026-11-01" : `2026-11-1${place % 9}`));
  expect(first(before)[2]).toBe("meme");
});

test("the first grades begin with practice and get no quiz, since the daily ones are for later years", () => {
  for (const year of [1, 2]) {
    const before = [played("addition", "2026-11-20", 6, 4)];
    const [practice, ...others] = todaysPath(TODAY, CATALOGUE, before, { year, practises: true });
    expect(practice).toEqual({ name: "practice", games: [] });
    const visitors = todaysPath(TODAY, CATALOGUE, before, { year });
    expect([others.length, visitors.length]).toEqual([2, 3]);
    for (const { games } of [...others, ...visitors]) {
      expect(games.length).toBeGreaterThan(0);
      for (const id of games) expect(findGame(id)?.type, id).toBe("entertainment");
    }
  }
});

test("a pupil gets quizzes whose daily level is taught in about the own school year", () => {
  for (const year of [3, 4, 5, 9, SECONDARY])
    for (const { games } of todaysPath(TODAY, CATALOGUE, [], { year }).slice(0, 2))
      for (const id of games) {
        const [from, to] = yearsOfLevel(id, "medium")!;
        expect([from - 1 <= year, year <= to + 1], `${id}, ${year}`).toEqual([true, true]);
      }
});

test("a pupil gets games of about the own school year", () => {
  for (const year of [3, 4, 5, 9, SECONDARY]) {
    const steps = todaysPath(TODAY, CATALOGUE, [], { year });
    for (const { name, games } of steps) {
      expect(games.length, `${name}, ${year}`).toBeGreaterThan(0);
      for (const id of games)
        expect(
          [year - 1, year, year + 1].some((one) => suits(id, one)),
          id,
        ).toBe(true);
    }
  }
});

test("who plays for fun gets a game of each kind, and no quiz", () => {
  const steps = todaysPath(TODAY, CATALOGUE, [played("sudoku", "2026-11-23")], { forFun: true });
  expect(steps.map(({ name }) => name)).toEqual(["logic", "words", "leisure"]);
  for (const { name, games } of steps) for (const id of games) expect(findGame(id)?.subtype).toBe(name);
  expect(steps[0]!.games[0]).not.toBe("sudoku");
});

test("each step offers games that can be played, and none in two steps, whatever is there and was played", () => {
  const row = fc.record({
    day: fc.constantFrom("2026-11-01", "2026-11-20", "2026-11-23"),
    right: fc.nat(20),
    wrong: fc.nat(20),
  });
  const before = fc
    .dictionary(fc.constantFrom(...CATALOGUE.map(({ id }) => id)), row)
    .map((rows) => Object.entries(rows).map(([game, one]) => ({ game, ...one })));
  const years = fc.option(fc.integer({ min: 1, max: SECONDARY }), { nil: undefined });
  fc.assert(
    fc.property(fc.subarray([...CATALOGUE]), before, years, fc.boolean(), (games, history, year, forFun) => {
      const steps = todaysPath(TODAY, games, history, forFun ? { forFun } : { year }).map((step) => step.games);
      const all = steps.flat();
      expect(new Set(all).size).toBe(all.length);
      expect(games.map(({ id }) => id)).toEqual(expect.arrayContaining(all));
      const quizzes = games.filter(({ type }) => type === "education");
      const isNear = (id: string) => forFun || year === undefined || suitsAbout(id, year);
      const fitting = quizzes.filter(({ id }) => isNear(id)).length;
      const isOf = (subtype: string) => games.some((game) => game.subtype === subtype && isNear(game.id));
      const [logic, words, leisure] = [isOf("logic"), isOf("words"), isOf("leisure")];
      const isYoung = !forFun && year !== undefined && fitting === 0;
      const filled = forFun ? [logic, words, leisure] : [fitting > 0, fitting > 1, logic || words || leisure];
      const found = steps.map((step) => step.length > 0);
      expect(found).toEqual(isYoung ? found : filled);
    }),
    { seed: 6 },
  );
});
