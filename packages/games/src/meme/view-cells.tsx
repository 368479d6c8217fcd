import { memo } from "react";
import { TickIcon } from "@karota/ui/board-icons.ts";
import type { HintLook } from "@karota/ui/hint-look.ts";
import type { Answer } from "./board.ts";
import type { Phase } from "./view-labels.ts";
import { AnswerPicture, PegPicture } from "./view-pegs.tsx";
import styles from "./view.module.css";

interface Place {
  /** "x,y", both from 0. */
  readonly at: string;
  /** The whole cell in words. */
  readonly label: string;
  /** The one cell of the board that the Tab key reaches. */
  readonly reachable: boolean;
  readonly phase: Phase;
}

/** A field of a row: a hole, with a peg or without. */
export const Field = memo(function Field(
  field: Place & {
    readonly value: number | null;
    /** The row's number, in its first field. */
    readonly number: number | null;
    readonly selected: boolean;
    readonly hint: HintLook | null;
    /** Its peg hangs on the pointer just now. */
    readonly carried: boolean;
  },
) {
  const { value, phase } = field;
  return (
    <div
      role="gridcell"
      className={styles["field"]}
      data-at={field.at}
      data-phase={phase}
      data-hint={field.hint ?? undefined}
      data-filled={value !== null || undefined}
      data-carried={field.carried || undefined}
      tabIndex={field.reachable ? 0 : -1}
      aria-label={field.label}
      aria-readonly={phase !== "open" || undefined}
      aria-selected={phase === "open" ? field.selected : undefined}
    >
      {field.number !== null && <small aria-hidden="true" className={styles["number"]} data-number={field.number} />}
      <span className={styles["hole"]} aria-hidden="true">
        {value !== null && <PegPicture value={value} />}
      </span>
    </div>
  );
});

/** The end of a row: its answer, or the way to it. */
export const AnswerCell = memo(function AnswerCell(
  cell: Place & { readonly ready: boolean; readonly answer: Answer | null; readonly fields: number },
) {
  return (
    <div
      role="gridcell"
      className={styles["end"]}
      data-at={cell.at}
      data-phase={cell.phase}
      data-ready={cell.ready || undefined}
      tabIndex={cell.reachable ? 0 : -1}
      aria-label={cell.label}
      aria-readonly={cell.phase !== "open" || undefined}
    >
      {cell.answer && <AnswerPicture place={cell.answer.place} colour={cell.answer.colour} fields={cell.fields} />}
      {cell.phase === "open" && (
        <span className={styles["go"]} aria-hidden="true">
          <TickIcon />
        </span>
      )}
    </div>
  );
});
