import { memo } from "react";
import { CrossIcon, TickIcon } from "./board-icons.ts";
import styles from "./board-cell.module.css";

export interface BoardCellProps {
  /** "x,y", both from 0. */
  readonly at: string;
  /** The whole cell in words. */
  readonly label: string;
  readonly text: string;
  /** Printed, a locked clue, written by the player, or open. */
  readonly kind: "given" | "clue" | "entered" | "open";
  /** The one cell of the board that the Tab key reaches. */
  readonly reachable: boolean;
  readonly selected: boolean;
  readonly wash: "same" | "peer" | null;
  /** The state display's mark. */
  readonly mark: "right" | "wrong" | null;
  readonly hint: "target" | "reason" | "ruledOut" | null;
  /** Pencil marks: digits 1 to 9, each in its place (beside marks in the middle in a row above them), and in the middle. */
  readonly corner?: string;
  readonly centre?: string;
  /** Thick lines: "r" to the right, "b" below. */
  readonly lines?: string;
}

const PLACES = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** One cell of a board of any game. Marks are drawn by the style sheet: to a reader they are no text of the cell. All properties are plain values, so that a key redraws only what it changed. */
export const BoardCell = memo(function BoardCell(cell: BoardCellProps) {
  const locked = cell.kind === "given" || cell.kind === "clue";
  return (
    <div
      role="gridcell"
      className={styles["cell"]}
      data-at={cell.at}
      data-kind={cell.kind}
      data-wash={cell.wash ?? undefined}
      data-hint={cell.hint ?? undefined}
      data-mark={cell.mark ?? undefined}
      data-lines={cell.lines || undefined}
      tabIndex={cell.reachable ? 0 : -1}
      aria-label={cell.label}
      aria-readonly={locked || undefined}
      aria-selected={locked ? undefined : cell.selected}
      aria-invalid={cell.mark === "wrong" || undefined}
    >
      <span aria-hidden="true" className={styles["text"]}>
        {cell.text}
      </span>
      {cell.text === "" && cell.corner && (
        <span aria-hidden="true" className={styles["corner"]} data-row={cell.centre ? cell.corner : undefined}>
          {!cell.centre &&
            PLACES.map((digit) => <i key={digit} data-digit={cell.corner?.includes(digit) ? digit : ""} />)}
        </span>
      )}
      {cell.text === "" && cell.centre && (
        <span
          aria-hidden="true"
          className={styles["centre"]}
          data-digits={cell.centre}
          data-long={cell.centre.length > 5 || undefined}
        />
      )}
      {cell.mark && (
        <span aria-hidden="true" className={styles["mark"]}>
          {cell.mark === "right" ? <TickIcon /> : <CrossIcon />}
        </span>
      )}
    </div>
  );
});
