import type { ReactNode } from "react";
import type { CellKind } from "@karota/ui/board-cell.tsx";
import type { Look } from "./view-look.ts";
import styles from "./view.module.css";

const Picture = ({ name, children }: { name: string; children: ReactNode }) => (
  <svg viewBox="0 0 24 24" className={styles[name]} aria-hidden="true" focusable="false">
    {children}
  </svg>
);

const flag = (
  <>
    <path className={styles["cloth"]} d="M8 3.6 19.2 7.9 8 12.4Z" />
    <path className={styles["pole"]} d="M8 3v17.6M4.6 20.8h6.8" />
  </>
);
const mine = (
  <>
    <path className={styles["spikes"]} d="M12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6 5.6 18.4" />
    <circle className={styles["ball"]} cx="12" cy="12" r="6.1" />
    <circle className={styles["shine"]} cx="9.7" cy="9.7" r="1.8" />
  </>
);
const leaves = (
  <>
    <path className={styles["stem"]} d="M12 20.5v-8" />
    <path className={styles["leaf"]} d="M12 13C12 8.6 9 5.6 4 5.6 4 10.4 7 13 12 13Z" />
    <path className={styles["leaf"]} d="M12 11.4C12 7.4 14.8 4.4 20 4.4 20 8.8 17 11.4 12 11.4Z" />
  </>
);

/** One object for each look, so that a cell that looks the same is not drawn again. */
const FLAG = <Picture name="flag">{flag}</Picture>;
const WRONG_FLAG = (
  <Picture name="flag">
    <g opacity="0.55">{flag}</g>
    <path className={styles["cross"]} d="M4.5 5.5 19.5 19.5M19.5 5.5 4.5 19.5" />
  </Picture>
);
const MINE = <Picture name="mine">{mine}</Picture>;
const BLOWN = (
  <Picture name="blown">
    <path
      className={styles["burst"]}
      d="M12 .8 14.7 6l5.2-2.6-1.5 5.6 5 1.9-4.4 3.2 3 4.8-5.7-.5-.9 5.1L12 19.9l-3.4 3.6-.9-5.1-5.7.5 3-4.8L.6 10.9l5-1.9-1.5-5.6L9.3 6Z"
    />
    <g transform="translate(5.4 5.4) scale(.55)">{mine}</g>
  </Picture>
);
const START = <Picture name="start">{leaves}</Picture>;
/** Drawn by the style sheet: to a reader it is no text of the cell, whose words say it. */
const numbers = (name: string): readonly ReactNode[] =>
  Array.from({ length: 9 }, (_, n) => (n === 0 ? null : <span key={n} className={styles[name]} data-n={n} />));
const NUMBERS = numbers("number");
const UNDUG = numbers("undug");

export interface Face {
  readonly kind: CellKind;
  readonly face: ReactNode;
  readonly mark: "right" | "wrong" | null;
}

export function faceOf(look: Look): Face {
  switch (look) {
    case "hidden":
      return { kind: "hidden", face: null, mark: null };
    case "start":
      return { kind: "revealed", face: START, mark: null };
    case "flag":
      return { kind: "hidden", face: FLAG, mark: null };
    case "flagRight":
    case "flagOnMine":
      return { kind: "hidden", face: FLAG, mark: "right" };
    case "flagWrong":
      return { kind: "hidden", face: FLAG, mark: "wrong" };
    case "flagOnSafe":
      return { kind: "hidden", face: WRONG_FLAG, mark: null };
    case "mine":
      return { kind: "hidden", face: MINE, mark: null };
    case "blown":
      return { kind: "revealed", face: BLOWN, mark: null };
  }
  if (look.kind === "safe") return { kind: "hidden", face: UNDUG[look.n], mark: null };
  return { kind: "revealed", face: NUMBERS[look.n], mark: look.kind === "tooMany" ? "wrong" : null };
}

/** Samples for the legend. */
export const LEGEND = [
  { id: "minesweeper.legend.start", kind: "revealed", sample: START },
  { id: "minesweeper.legend.number", kind: "revealed", sample: NUMBERS[2] },
  { id: "minesweeper.legend.hidden", kind: "hidden", sample: null },
  { id: "minesweeper.legend.flag", kind: "hidden", sample: FLAG },
] as const;
