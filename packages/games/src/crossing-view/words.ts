import { isLetter, isWrong, positionIn, type CrossState } from "@karota/engine/grid/crossing.ts";
import { listOf, type Message } from "@karota/engine/message.ts";
import { cellMessage } from "@karota/ui/hint-look.ts";

type Word = Message | string;

/** What is written in a letter, and whether that is right where it is judged. */
export function writtenWords(state: CrossState, cell: number, judged: boolean): Message {
  const value = state.values[cell]!;
  if (!judged) return listOf([value]);
  return { id: isWrong(state, cell) ? "crossing.wrong" : "crossing.right", values: { value } };
}

/**
 * A cell with its place and content, for a screen reader.
 * @param details what belongs to it: the hints of a hint cell, or those of the runs through a letter
 * @param empty the label of an empty letter, where it is not just that
 */
export function crossingWords(
  state: CrossState,
  cell: number,
  judged: boolean,
  details: readonly Word[],
  empty: Word = { id: "crossing.empty" },
): Message {
  const hints = details.length === 0 ? null : listOf(details);
  const content = state.values[cell] === "" ? empty : writtenWords(state, cell, judged);
  const what: Word = !isLetter(state.puzzle, cell)
    ? hints
      ? { id: "crossing.hint", values: { hints } }
      : { id: "crossing.wall" }
    : hints
      ? { id: "crossing.letter", values: { content, hints } }
      : content;
  return cellMessage(positionIn(state.puzzle, cell), what);
}
