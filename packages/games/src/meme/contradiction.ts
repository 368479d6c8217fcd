import { answered, answerOf, type Answer, type Row, type State } from "./board.ts";
import { codeOf, codesOf, fitting, keyOf, type Clue } from "./codes.ts";

/** The answered rows as clues. */
export function cluesOf(state: State): Clue[] {
  const codes = codesOf(state.puzzle);
  return answered(state).map((row) => ({
    code: codeOf(codes, row),
    answer: keyOf(answerOf(row, state.puzzle.solution)),
  }));
}

/** Why a row cannot become the solution. */
export interface Contradiction {
  /** Too many or too few colours of an earlier row, too many in its places, else the row's answer, or all together. */
  readonly kind: "tooMany" | "tooFew" | "places" | "answer" | "together";
  /** The earlier row that contradicts it, from 0; null when only all together do. */
  readonly row: number | null;
}

/** The simplest thing a row breaks of one answer. */
function kindOf(draft: Row, guess: readonly number[], { place, colour }: Answer): Contradiction["kind"] {
  const set = draft.filter((value) => value !== null);
  const shared = set.filter((value) => guess.includes(value)).length;
  if (shared > place + colour) return "tooMany";
  if (shared + (draft.length - set.length) < place + colour) return "tooFew";
  if (draft.filter((value, column) => value === guess[column]).length > place) return "places";
  return "answer";
}

/** Which answer a row contradicts, however its empty fields are filled; null when it may still be the solution. */
export function contradictionOf(state: State, draft: Row): Contradiction | null {
  if (draft.every((value) => value === null)) return null;
  const codes = codesOf(state.puzzle);
  const clues = cluesOf(state);
  if (fitting(codes, clues, draft).length > 0) return null;
  const row = clues.findIndex((clue) => fitting(codes, [clue], draft).length === 0);
  if (row < 0) return { kind: "together", row: null };
  const guess = answered(state)[row]!;
  return { kind: kindOf(draft, guess, answerOf(guess, state.puzzle.solution)), row };
}
