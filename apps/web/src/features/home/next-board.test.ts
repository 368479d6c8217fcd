import { expect, test } from "vitest";
import { boardOfStep, isComplete, nextBoard } from "./next-board.ts";
import type { DayBoard, PathStep } from "./use-overview.ts";

const board = (game: string, done?: number, total = 10): DayBoard => ({
  game,
  options: {},
  ...(done !== undefined && { state: { done, total, completed: total > 0 && done === total, seconds: 9 } }),
});
const step = (...boards: readonly DayBoard[]): PathStep => ({ name: "fun", boards });
const next = (daily: readonly DayBoard[], path: readonly PathStep[] = [], isNewcomer = false) =>
  nextBoard(daily, path, isNewcomer)?.game;

test("a newcomer begins with a game for its own sake", () => {
  const daily = [board("addition"), board("sudoku"), board("kakuro")];
  expect(next(daily, [step(board("addition"))], true)).toBe("sudoku");
});
test("who has begun goes on with the board that is furthest", () => {
  expect(next([board("addition", 2), board("sudoku", 30, 50), board("kakuro")])).toBe("sudoku");
});
test("a board of which nothing is done yet, but which was opened, comes before a new one", () => {
  expect(next([board("sudoku"), board("memory", 0, 0)], [step(board("sudoku"))])).toBe("memory");
});
test("otherwise today's path goes on with its first step that is not solved, and ends", () => {
  const [first, second] = [board("addition", 10), board("sudoku")];
  expect(next([first, second], [step(first), step(second)])).toBe("sudoku");
  expect(next([first, second], [step(first)])).toBeUndefined();
});
test("a step has the board that was solved or begun in it, else its first", () => {
  const boards = [board("addition"), board("time"), board("flags")];
  expect(boardOfStep(step(...boards))?.game).toBe("addition");
  expect(boardOfStep(step(...boards, board("roots", 3)))?.game).toBe("roots");
  expect(boardOfStep(step(...boards, board("roots", 3), board("cities", 10)))?.game).toBe("cities");
});
test("a path is complete when every step is solved, and not when there is none", () => {
  expect(isComplete([step(board("addition"), board("time", 10)), step(board("sudoku", 10))])).toBe(true);
  expect(isComplete([step(board("addition", 10)), step(board("sudoku", 3))])).toBe(false);
  expect(isComplete([])).toBe(false);
  const practice: PathStep = { name: "practice", boards: [] };
  expect(isComplete([practice, step(board("memory", 10))])).toBe(true);
  expect(isComplete([practice])).toBe(false);
  expect(next([], [practice, step(board("memory"))])).toBe("memory");
});
