import type { Position } from "@karota/engine/game.ts";
import type { Message, Speaker } from "@karota/engine/message.ts";
import type { ShownHint } from "@karota/ui/game-view.ts";
import { cellMessage, cellWords } from "@karota/ui/hint-look.ts";
import { answered, answerOf, GUESSES, isSolved, openRow, type Row, type State } from "./board.ts";
import { answerWords, pegName, pegNames } from "./words.ts";

/** Whether a row is answered, being filled, or not on yet. */
export type Phase = "done" | "open" | "closed";

/** A field in words: its place and its peg. */
export function fieldLabel(
  at: Position,
  value: number | null,
  phase: Phase,
  hint: ShownHint<unknown> | null,
  speaker: Speaker,
): string {
  const empty = phase === "closed" ? "meme.cell.closed" : "meme.cell.empty";
  const what = value === null ? { id: empty } : pegName(value);
  return cellWords(hint, at, speaker.say(cellMessage(at, what)), speaker);
}

/** The answer at the end of a row, as text. */
export function answerLabel(state: State, y: number, row: Row, speaker: Speaker): string {
  const guess = answered(state)[y];
  const number = { row: y + 1 };
  const message = (): Message => {
    if (guess) {
      const isLast = isSolved(state) && y === answered(state).length - 1;
      if (isLast) return { id: "meme.cell.found", values: number };
      return {
        id: "meme.cell.answer",
        values: { ...number, answer: answerWords(answerOf(guess, state.puzzle.solution)) },
      };
    }
    if (y !== openRow(state))
      return { id: "meme.cell.answer", values: { ...number, answer: { id: "meme.cell.closed" } } };
    const left = row.filter((value) => value === null).length;
    return left === 0
      ? { id: "meme.cell.ready", values: number }
      : { id: "meme.cell.filling", values: { ...number, left } };
  };
  return speaker.say(message());
}

/** The announcement after a row was answered. */
export function answeredWords(state: State, speaker: Speaker): string {
  const rows = answered(state);
  const guess = rows.at(-1)!;
  const answer = answerWords(answerOf(guess, state.puzzle.solution));
  const said = { id: "meme.said.answer", values: { row: rows.length, pegs: pegNames(guess), answer } };
  return `${speaker.say(said)} ${speaker.say({ id: "meme.left", values: { left: GUESSES - rows.length } })}`;
}
