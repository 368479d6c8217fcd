import { expect, test } from "vitest";
import { nextBoard } from "./next-board.ts";
import type { DayBoard } from "./use-overview.ts";

const board = (game: string, done?: number, total = 10): DayBoard => ({
  game,
  options: {},
  ...(done !== undefined && { state: { done, total, completed: total > 0 && done === total, seconds: 9 } }),
});

test("a newcomer begins with a game for its own sake", () => {
  expect(nextBoard([board("addition"), board("sudoku"), board("kakuro")])?.game).toBe("sudoku");
});
test("who has begun goes on with the board that is furthest", () => {
  expect(nextBoard([board("addition", 2), board("sudoku", 30, 50), board("kakuro")])?.game).toBe("sudoku");
});
test("a board of which nothing is done yet, but which was opened, comes before a new one", () => {
  expect(nextBoard([board("sudoku"), board("memory", 0, 0)])?.game).toBe("memory");
});
test("what is done is not offered again, and nothing is when all is done", () => {
  expect(nextBoard([board("sudoku", 10), board("addition")])?.game).toBe("addition");
  expect(nextBoard([board("sudoku", 10), board("addition", 10)])).toBeUndefined();
});
