import { useEffect, useState } from "react";
import type { QuizState } from "@karota/engine/quiz/task.ts";

/** How long an answer is shown before the next task. */
export const NEXT_TASK_AFTER_MS = 500;

const nextOpen = ({ given }: QuizState): number | null => {
  const place = given.indexOf(null);
  return place < 0 ? null : place;
};

/** Which task is on the table; null when all are answered and seen. */
export interface QuizFlow {
  readonly place: number | null;
  /** The task is answered and its answer is being shown. */
  readonly answered: boolean;
  /** Leaves the answered task for the next open one. */
  readonly goOn: () => void;
}

/**
 * The task that was answered stays for 500 ms, or until the player goes on where `waits` says so. A board that starts
 * anew or comes from elsewhere begins at its first open task.
 */
export function useQuizFlow(state: QuizState, waits: (place: number) => boolean): QuizFlow {
  const [place, setPlace] = useState(() => nextOpen(state));
  const answered = place !== null && state.given[place] !== null;
  const restarted = place === null && nextOpen(state) !== null;
  const stays = answered && waits(place);
  useEffect(() => {
    if (restarted) setPlace(nextOpen(state));
    if (!answered || stays) return undefined;
    const timer = setTimeout(() => setPlace(nextOpen(state)), NEXT_TASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [restarted, answered, stays, state]);
  return { place, answered, goOn: () => setPlace(nextOpen(state)) };
}
