import type { Hint } from "@karota/engine/game.ts";
import type { Message } from "@karota/engine/message.ts";
import {
  answered,
  answerOf,
  cellsOfRow,
  draftOf,
  openRow,
  type Answer,
  type Move,
  type Row,
  type Sequence,
  type State,
} from "./board.ts";
import { codesOf } from "./codes.ts";
import { cluesOf, contradictionOf, type Contradiction } from "./contradiction.ts";
import { advise, type Advice } from "./strategy.ts";
import { pegNames } from "./words.ts";

const answersOf = (state: State): readonly Answer[] =>
  answered(state).map((row) => answerOf(row, state.puzzle.solution));

/** What contradicts the open row, as a sentence. */
export function contradictionWords(state: State, { kind, row }: Contradiction): Message {
  if (row === null) return { id: "meme.against.together" };
  const { place, colour } = answersOf(state)[row]!;
  const values = { row: row + 1, place, total: place + colour };
  switch (kind) {
    case "tooMany":
      return { id: "meme.against.tooMany", values };
    case "tooFew":
      return { id: "meme.against.tooFew", values };
    case "places":
      return { id: "meme.against.places", values };
    default:
      return { id: "meme.against.answer", values: { ...values, colour } };
  }
}

function againstHint(state: State, open: number, against: Contradiction): Hint<Move> {
  const rows = against.row === null ? [...answered(state).keys()] : [against.row];
  return {
    title: { id: "meme.hint.against" },
    steps: [
      { id: "meme.hint.against.look", values: { row: open + 1 } },
      contradictionWords(state, against),
      { id: "meme.hint.against.so" },
    ],
    target: cellsOfRow(state.puzzle, open),
    reason: rows.flatMap((row) => cellsOfRow(state.puzzle, row)),
    ruledOut: [],
    move: { type: "clear" },
  };
}

/** The row begun, filled up with colours that are not in it, the lowest first. */
function filledUp(row: Row): Sequence {
  const others = Array.from({ length: 2 * row.length }, (_, n) => n + 1).filter((value) => !row.includes(value));
  return row.map((value) => value ?? others.shift()!);
}

/** The row that says most: the fewest sequences fit its answer. Ties go to the latest. */
function weightiest(state: State): number {
  const answers = answersOf(state);
  const weight = ({ place, colour }: Answer): number => 3 * place + 2 * colour;
  return answers.reduce((best, answer, row) => (weight(answer) >= weight(answers[best]!) ? row : best), 0);
}

/** Why this row and no other. */
function soWords({ left, most, fits }: Advice, values: Sequence): Message {
  const pegs = pegNames(values);
  if (left === 1) return { id: "meme.hint.only.so", values: { pegs } };
  return fits
    ? { id: "meme.hint.next.so", values: { pegs, most } }
    : { id: "meme.hint.probe.so", values: { pegs, most } };
}

/**
 * What contradicts an answer comes first. Then: the meaning of the answers, how many sequences are left, and the row
 * with the most information. The solution itself is used for the answers only, which the player sees as well.
 */
export function hint(state: State): Hint<Move> | null {
  const open = openRow(state);
  if (open === null) return null;
  const draft = draftOf(state);
  const against = contradictionOf(state, draft);
  if (against) return againstHint(state, open, against);
  const target = cellsOfRow(state.puzzle, open);
  const codes = codesOf(state.puzzle);
  if (open === 0) {
    const values = filledUp(draft);
    return {
      title: { id: "meme.hint.first" },
      steps: [
        { id: "meme.hint.first.look", values: { count: codes.list.length } },
        { id: "meme.hint.first.so", values: { pegs: pegNames(values) } },
      ],
      target,
      reason: [],
      ruledOut: [],
      move: { type: "fill", values },
    };
  }
  const advice = advise(codes, cluesOf(state));
  const values = codes.list[advice.code]!;
  const row = weightiest(state);
  const { place, colour } = answersOf(state)[row]!;
  return {
    title: { id: advice.left === 1 ? "meme.hint.only" : advice.fits ? "meme.hint.next" : "meme.hint.probe" },
    steps: [
      { id: "meme.hint.look", values: { row: row + 1, place, total: place + colour } },
      { id: "meme.hint.left", values: { count: advice.left } },
      soWords(advice, values),
    ],
    target,
    reason: answered(state).flatMap((_, n) => cellsOfRow(state.puzzle, n)),
    ruledOut: [],
    move: { type: "fill", values },
  };
}

/** The steps of the hints, the easiest first. */
export const TECHNIQUES: readonly Message[] = [
  { id: "meme.hint.against" },
  { id: "meme.hint.first" },
  { id: "meme.hint.next" },
  { id: "meme.hint.probe" },
  { id: "meme.hint.only" },
];
