import type { Verdict } from "@karota/engine/game.ts";
import type { Score } from "@karota/engine/quiz/score.ts";

/** From this share of right answers on, the end of a quiz is celebrated. */
export const CELEBRATED_SHARE = 0.8;

/** Whether the end of a board is celebrated: a solved board is, a quiz when most of its answers are right. */
export const isCelebrated = ({ status }: Verdict, score: Score | null): boolean =>
  status === "solved" && (score === null || score.right >= CELEBRATED_SHARE * score.total);
