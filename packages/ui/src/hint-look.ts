import type { Position } from "@karota/engine/game.ts";
import type { Message, Speaker } from "@karota/engine/message.ts";
import type { ShownHint } from "./game-view.ts";

export type HintLook = "target" | "reason" | "ruledOut";

const has = (cells: readonly Position[], [x, y]: Position): boolean =>
  cells.some(([otherX, otherY]) => otherX === x && otherY === y);

/**
 * How the opened hint shows a cell. First the player looks: reasons show from the second step, the cell itself with the
 * last. A hint of one step shows all at once.
 */
export function hintLook(shown: ShownHint<unknown> | null, at: Position): HintLook | null {
  if (!shown) return null;
  const { target, reason, ruledOut, steps } = shown.hint;
  const last = shown.stage >= steps.length - 1;
  if (last && has(target, at)) return "target";
  if (!last && shown.stage === 0) return null;
  if (has(reason, at)) return "reason";
  return has(ruledOut, at) ? "ruledOut" : null;
}

/** A cell's words, with those of the hint when it is what the hint is about. */
export const cellWords = (shown: ShownHint<unknown> | null, at: Position, words: string, speaker: Speaker): string =>
  hintLook(shown, at) === "target" ? speaker.say({ id: "board.cell.target", values: { cell: words } }) : words;

/** A cell by its place, and what it holds: "row 3, column 4, two mines around". */
export const cellMessage = ([x, y]: Position, what: Message | string): Message => ({
  id: "board.cell",
  values: { row: y + 1, column: x + 1, what },
});
