import { findGame } from "@karota/games/catalogue.ts";
import type { DayBoard, PathStep } from "./use-overview.ts";

const shareDone = ({ state }: DayBoard): number => (state ? state.done / Math.max(1, state.total) : 0);

/** The board of a step of today's path: the one that is solved or begun, else the first. Practice has none. */
export const boardOfStep = ({ boards }: PathStep): DayBoard | undefined =>
  boards.find(({ state }) => state?.completed) ?? boards.find(({ state }) => state) ?? boards[0];

/** Today's path is complete when each step that has boards has a solved one. */
export function isComplete(path: readonly PathStep[]): boolean {
  const boards = path.flatMap((step) => boardOfStep(step) ?? []);
  return boards.length > 0 && boards.every(({ state }) => state?.completed);
}

/**
 * Today's board to play next: of those that are begun the one that is furthest, else the next step of today's path.
 * Somebody new begins with a game for its own sake. Undefined when the path is complete.
 */
export function nextBoard(
  daily: readonly DayBoard[],
  path: readonly PathStep[],
  isNewcomer: boolean,
): DayBoard | undefined {
  const open = daily.filter(({ state }) => !state?.completed);
  const [begun] = open.filter(({ state }) => state).sort((one, other) => shareDone(other) - shareDone(one));
  const known = isNewcomer ? open.find(({ game }) => findGame(game)?.type === "entertainment") : undefined;
  return begun ?? known ?? path.flatMap((step) => boardOfStep(step) ?? []).find(({ state }) => !state?.completed);
}
