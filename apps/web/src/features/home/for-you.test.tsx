import { expect, test } from "vitest";
import { CATALOGUE, findGame, FIRST_GAMES } from "@karota/games/catalogue.ts";
import { suits } from "@karota/games/school-years.ts";
import { forYou } from "./dailies.tsx";
import type { DayBoard } from "./use-overview.ts";

const board = (game: string, done = 0, completed = false): DayBoard => ({
  game,
  options: {},
  ...(done > 0 && { state: { done, total: 10, completed, seconds: 0 } }),
});

test("a short list stays in its order", () => {
  const boards = CATALOGUE.slice(0, 2).map(({ id }) => board(id));
  expect(forYou(boards, 12)).toEqual(boards);
});

test("somebody new is offered known games first, of every category, and then the others", () => {
  const boards = CATALOGUE.map(({ id }) => board(id));
  expect(forYou(boards, FIRST_GAMES.length).map(({ game }) => game)).toEqual(FIRST_GAMES);
  expect(forYou(boards, FIRST_GAMES.length + 1).at(-1)!.game).toBe(
    CATALOGUE.find(({ id }) => !FIRST_GAMES.includes(id))!.id,
  );
});

test("a pupil is offered games of about the own school year first", () => {
  const boards = CATALOGUE.map(({ id }) => board(id));
  const chosen = forYou(boards, 12, 4).map(({ game }) => game);
  expect(chosen.every((id) => [3, 4, 5].some((year) => suits(id, year)))).toBe(true);
  expect(forYou([...boards.slice(1), board("roots", 3)], 12, 2)[0]!.game).toBe("roots");
});

test("a pupil of the first grades is offered no board of a quiz, since it is for later years", () => {
  const boards = CATALOGUE.map(({ id, type }) => ({
    ...board(id),
    options: type === "education" ? { level: "medium" } : {},
  }));
  for (const year of [1, 2])
    for (const { game } of forYou(boards, 6, year)) expect(findGame(game)?.type, game).toBe("entertainment");
});

test("a board counts by its own level", () => {
  const boards = ["octal", "multiplication", "sudoku"].map((id) => ({ ...board(id), options: { level: "hard" } }));
  expect(forYou(boards, 2, 5).map(({ game }) => game)).toEqual(["sudoku", "multiplication"]);
});

test("in a long one begun boards come first and every board at most once", () => {
  const boards = [board("a"), board("b"), board("c", 3), board("d", 10, true), board("e")];
  const chosen = forYou(boards, 3).map(({ game }) => game);
  expect(chosen).toHaveLength(3);
  expect(chosen[0]).toBe("c");
  expect(new Set(chosen).size).toBe(3);
});
