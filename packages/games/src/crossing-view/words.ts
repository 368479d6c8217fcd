import { isLetter, isWrong, positionIn, type CrossState } from "@karota/engine/grid/crossing.ts";
import { listOf, type Message } from "@karota/engine/message.ts";
import { cellMessage } from "@karota/ui/hint-look.ts";

type Word = Message | string;

/** What a letter holds: its value, whether that is right while the state display is on, or `empty`. */
function contentOf(state: CrossState, cell: number, judged: boolean, empty: Word): Word {
  const value = state.values[cell]!;
  if (value === "") return empty;
  if (!judged) return value;
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
  const what: Word = !isLetter(state.puzzle, cell)
    ? hints
      ? { id: "crossing.hint", values: { hints } }
      : { id: "crossing.wall" }
    : hints
      ? { id: "crossing.letter", values: { content: contentOf(state, cell, judged, empty), hints } }
      : contentOf(state, cell, judged, empty);
  return cellMessage(positionIn(state.puzzle, cell), what);
}
