import type { Message } from "../message.ts";
import type { Expression } from "./expression.ts";

/** One answer to choose; `mistake` names the typical error behind a wrong one and is null for the right one. */
export interface Choice {
  readonly value: Expression;
  readonly mistake: string | null;
}

/** What a player sees of a task before the answer is public. */
export interface OpenTask {
  /** "1", "2", … in the order of the quiz. */
  readonly taskId: string;
  /** What is to be done, above the question: "How much is". */
  readonly ask: Message;
  readonly question: Expression;
  /** Four, different in meaning; none where a player who has to type the answer must not see them. */
  readonly choices: readonly { readonly value: Expression }[];
}

/** One task of a quiz, in no language yet. `Facts` is what the topic needs to explain it later. */
export interface Task<Facts = unknown> extends OpenTask {
  readonly skill: string;
  /** Exactly one is right. */
  readonly choices: readonly Choice[];
  /** Index of the right choice. */
  readonly correct: number;
  /** Typed answers that are right besides the right choice as it is written, e.g. other names of a city. */
  readonly accepts: readonly string[];
  readonly facts: Facts;
}

/** How a task was answered: by a choice's index or by typing. */
export type Given = { readonly selected: number } | { readonly text: string };

export interface QuizPuzzle<Facts = unknown> {
  readonly tasks: readonly Task<Facts>[];
}

export interface QuizState<Facts = unknown> {
  readonly puzzle: QuizPuzzle<Facts>;
  /** One for each task, null while it is open. An answer is final. */
  readonly given: readonly (Given | null)[];
}

/** Answers one task, once. */
export type QuizMove = { readonly taskId: string } & Given;
