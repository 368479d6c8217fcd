import { memo } from "react";
import { CrossIcon, TickIcon } from "@karota/ui/board-icons.ts";
import type { HintLook } from "@karota/ui/hint-look.ts";
import styles from "./view.module.css";

/** A letter: the cipher's above, the player's below, and in pencil what the wheel or the typed keyword would write. */
export const LetterCell = memo(function LetterCell(cell: {
  /** "x,y", both from 0. */
  readonly at: string;
  /** The whole cell in words. */
  readonly label: string;
  readonly cipher: string;
  /** "" while it is open. */
  readonly plain: string;
  /** What would be written; "" for nothing. */
  readonly tried: string;
  readonly reachable: boolean;
  readonly selected: boolean;
  /** The same letter of the cipher as under the cursor. */
  readonly same: boolean;
  readonly mark: "right" | "wrong" | null;
  readonly hint: HintLook | null;
}) {
  return (
    <div
      role="gridcell"
      className={styles["cell"]}
      data-at={cell.at}
      data-same={cell.same || undefined}
      data-mark={cell.mark ?? undefined}
      data-hint={cell.hint ?? undefined}
      tabIndex={cell.reachable ? 0 : -1}
      aria-label={cell.label}
      aria-selected={cell.selected}
      aria-invalid={cell.mark === "wrong" || undefined}
    >
      <span aria-hidden="true" className={styles["cipher"]} data-sign={cell.cipher} />
      {cell.plain ? (
        <span aria-hidden="true" className={styles["plain"]}>
          {cell.plain}
        </span>
      ) : (
        <span aria-hidden="true" className={styles["pencil"]} data-sign={cell.tried} />
      )}
      {cell.mark && (
        <span aria-hidden="true" className={styles["mark"]}>
          {cell.mark === "right" ? <TickIcon /> : <CrossIcon />}
        </span>
      )}
    </div>
  );
});

/** What stays as it is: a space, a full stop, or nothing after the end. */
export const SignCell = memo(function SignCell({ sign, label }: { sign: string; label: string }) {
  return (
    <div role="gridcell" className={styles["sign"]} data-space={sign.trim() === "" || undefined} aria-label={label}>
      <span aria-hidden="true">{sign}</span>
    </div>
  );
});
