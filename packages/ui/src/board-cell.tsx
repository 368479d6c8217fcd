import { memo, type ReactNode } from "react";
import { CrossIcon, TickIcon } from "./board-icons.ts";
import styles from "./board-cell.module.css";
import type { HintLook } from "./hint-look.ts";

/**
 * Printed, a locked clue, written by the player, or open; covered and uncovered (a mine field, a memory card); found
 * (a word); used (a letter of a found word); a cell that only says something, such as the sums of a kakuro.
 */
export type CellKind = "given" | "clue" | "entered" | "open" | "hidden" | "revealed" | "found" | "used" | "hintcell";

export interface BoardCellProps {
  /** "x,y", both from 0. */
  readonly at: string;
  /** The whole cell in words. */
  readonly label: string;
  readonly text: string;
  readonly kind: CellKind;
  /** The one cell of the board that the Tab key reaches. */
  readonly reachable: boolean;
  /** Null on boards that do not use `aria-selected`. */
  readonly selected: boolean | null;
  readonly wash: "same" | "peer" | "path" | null;
  /** The state display's mark. */
  readonly mark: "right" | "wrong" | null;
  readonly hint: HintLook | null;
  /** A picture in place of the text, unseen by readers. The same object as long as it looks the same. */
  readonly face?: ReactNode;
  /** A small number in the upper corner, beside what is written; the label names it. */
  readonly number?: number | undefined;
  /** Pencil marks, one digit each: in the corners, each in its place, beside marks in the middle in a row above them. */
  readonly corner?: string;
  readonly centre?: string;
  /** Thick lines: "r" to the right, "b" below. */
  readonly lines?: string;
}

const DIGITS: readonly string[] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
const LOCKED: readonly CellKind[] = ["given", "clue", "hintcell"];
/** Cells to write into have `aria-selected` either way; elsewhere only the selected one has it. */
const WRITABLE: readonly CellKind[] = ["entered", "open"];

function Corner({ marks, inRow }: { marks: string; inRow: boolean }) {
  if (inRow) return <span aria-hidden="true" className={styles["corner"]} data-row={marks} />;
  return (
    <span aria-hidden="true" className={styles["corner"]}>
      {DIGITS.map((digit) => (
        <i key={digit} data-sign={marks.includes(digit) ? digit : ""} />
      ))}
    </span>
  );
}

/**
 * One cell of a board of any game. Marks are drawn by the style sheet: to a reader they are no text of the cell. All
 * properties are plain values or the same objects, so that a key redraws only what it changed.
 */
export const BoardCell = memo(function BoardCell(cell: BoardCellProps) {
  const locked = LOCKED.includes(cell.kind);
  const selectable = !locked && cell.selected !== null;
  const isEmpty = cell.text === "" && !cell.face;
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
      aria-selected={selectable ? cell.selected || (WRITABLE.includes(cell.kind) ? false : undefined) : undefined}
      aria-invalid={cell.mark === "wrong" || undefined}
    >
      {cell.face ? (
        <span aria-hidden="true" className={styles["face"]}>
          {cell.face}
        </span>
      ) : (
        <span key={cell.text} aria-hidden="true" className={styles["text"]}>
          {cell.text}
        </span>
      )}
      {cell.number !== undefined && <span aria-hidden="true" className={styles["number"]} data-number={cell.number} />}
      {isEmpty && cell.corner && <Corner marks={cell.corner} inRow={Boolean(cell.centre)} />}
      {isEmpty && cell.centre && (
        <span
          aria-hidden="true"
          className={styles["centre"]}
          data-signs={cell.centre}
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
