import { findGame } from "@karota/games/catalogue.ts";
import type { DayBoard } from "./use-overview.ts";

const shareDone = ({ state }: DayBoard): number => (state ? state.done / Math.max(1, state.total) : 0);

/**
 * Today's board to play next: of those that are begun the one that is furthest, else a new one, a game for its own sake
 * first, as the easier beginning. Undefined when all are done.
 */
export function nextBoard(daily: readonly DayBoard[]): DayBoard | undefined {
  const open = daily.filter(({ state }) => !state?.completed);
  const [begun] = open.filter(({ state }) => state).sort((one, other) => shareDone(other) - shareDone(one));
  return begun ?? open.find(({ game }) => findGame(game)?.type === "entertainment") ?? open[0];
}
