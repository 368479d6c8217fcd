import type { Speaker } from "@karota/engine/message.ts";
import type { CellKind } from "@karota/ui/board-cell.tsx";
import { cellsOf, freeCells, type State } from "./board.ts";
import { messageShown } from "./play.ts";
import styles from "./view.module.css";

/** How cells look that differ from the others, by their place: letters of found words fade, those of the message are found. */
export function kindsOf(state: State): ReadonlyMap<string, CellKind> {
  const { puzzle, found } = state;
  if (puzzle.message === undefined) return new Map();
  const used = puzzle.words.filter(({ word }) => found.includes(word)).flatMap(cellsOf);
  const shown = messageShown(state) === null ? [] : freeCells(puzzle);
  return new Map([
    ...used.map((cell): [string, CellKind] => [String(cell), "used"]),
    ...shown.map((cell): [string, CellKind] => [String(cell), "found"]),
  ]);
}

export const messageWords = (message: string, speaker: Speaker): string =>
  speaker.say({ id: "wordSearch.view.message", values: { message } });

/** The message as text, beside the solved board. */
export function Message({ state, speaker }: { readonly state: State; readonly speaker: Speaker }) {
  const message = messageShown(state);
  if (message === null) return null;
  const [before, after] = messageWords("\n", speaker).split("\n");
  return (
    <p className={styles["message"]}>
      <span>{before}</span>
      <strong lang={state.puzzle.language}>{message}</strong>
      <span>{after}</span>
    </p>
  );
}
