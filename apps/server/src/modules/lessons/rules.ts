import { LESSON_CODE_LENGTH, type Phase, type Step } from "@karota/contract/lessons/lesson.ts";
import { randomSymbols, readSymbols } from "../../code-symbols.ts";

/** A lesson in which nothing has happened for so long is over. */
export const IDLE_LIMIT_MS = 3 * 60 * 60 * 1000;
/** Whose page has not asked for so long is not here; pages ask every 20 seconds. */
export const AWAY_AFTER_MS = 45 * 1000;
/** How often it is written that somebody's page has asked. */
export const SEEN_EVERY_MS = 10 * 1000;

/** How far a lesson has come. */
export interface Progress {
  readonly phase: Phase;
  /** The present question's, from 1. */
  readonly number: number;
  /** How many of the planned questions were asked. */
  readonly asked: number;
}

/** Where a step leads; null where it is not possible now. */
export function progressAfter(before: Progress, step: Step, planned: number): Progress | null {
  const { phase, number, asked } = before;
  if (phase === "ended") return null;
  switch (step) {
    case "ask":
      if (phase === "asking" || asked >= planned) return null;
      return { phase: "asking", number: number + 1, asked: asked + 1 };
    case "repeat":
      return phase === "revealed" ? { phase: "asking", number: number + 1, asked } : null;
    case "reveal":
      return phase === "asking" ? { ...before, phase: "revealed" } : null;
    case "end":
      return { ...before, phase: "ended" };
  }
}

/** Whether a question's answers become visible, and count, with this step. */
export const isRevealedBy = (before: Progress, after: Progress): boolean =>
  before.phase === "asking" && after.phase !== "asking";

interface Timed {
  readonly phase: string;
  readonly changed_at: number;
}
/** The phase now: a lesson that was left alone is over. */
export const phaseAt = ({ phase, changed_at }: Timed, now: number): Phase =>
  now - changed_at > IDLE_LIMIT_MS ? "ended" : (phase as Phase);

/** What becomes of an answer: it counts, it is there already, or the lesson has gone on. */
export function judgeAnswer(
  now: Pick<Progress, "phase" | "number">,
  answer: { readonly number: number; readonly selected: number },
  before: number | null,
): "new" | "same" | "late" {
  if (before !== null) return before === answer.selected ? "same" : "late";
  return now.phase === "asking" && now.number === answer.number ? "new" : "late";
}

/** How many chose each of the choices. */
export function countChoices(choices: readonly number[], numChoices: number): number[] {
  const counts = Array.from({ length: numChoices }, () => 0);
  for (const choice of choices) if (choice in counts) counts[choice]!++;
  return counts;
}

export const newCode = (): string => randomSymbols(LESSON_CODE_LENGTH);
/** A code as it was typed; null for what is none. */
export const readCode = (typed: string): string | null => readSymbols(typed, LESSON_CODE_LENGTH);
