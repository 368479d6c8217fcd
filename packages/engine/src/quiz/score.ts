import type { AnyGame } from "../game.ts";
import { isQuiz } from "./quiz.ts";

export interface Score {
  readonly right: number;
  readonly total: number;
}

/** How many answers of a quiz are right; null for other games. */
export function scoreOf(game: AnyGame, state: unknown): Score | null {
  if (!isQuiz(game)) return null;
  const marks = game.marks?.(state as never).flat() ?? [];
  return { right: marks.filter((mark) => mark === "right").length, total: marks.length };
}
