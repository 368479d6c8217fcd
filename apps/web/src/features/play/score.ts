import type { AnyGame, Verdict } from "@karota/engine/game.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";

/** From this share of right answers on, the end of a quiz is celebrated. */
export const CELEBRATED_SHARE = 0.8;

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

/** Whether the end of a board is celebrated: a solved board is, a quiz when most of its answers are right. */
export const isCelebrated = ({ status }: Verdict, score: Score | null): boolean =>
  status === "solved" && (score === null || score.right >= CELEBRATED_SHARE * score.total);
