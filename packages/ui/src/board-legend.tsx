import type { ReactNode } from "react";
import styles from "./board-legend.module.css";

/** What the marks on the board mean; the samples are drawn by the game with `BoardCell`'s looks. */
export function BoardLegend({
  label,
  items,
}: {
  label: string;
  items: readonly { id: string; sample: ReactNode; words: string }[];
}) {
  return (
    <ul className={styles["legend"]} aria-label={label}>
      {items.map(({ id, sample, words }) => (
        <li key={id}>
          {sample}
          {words}
        </li>
      ))}
    </ul>
  );
}

/** A little cell for the legend. */
export const LegendCell = ({
  text,
  look,
}: {
  text: string;
  look: "given" | "entered" | "right" | "wrong" | "target";
}) => (
  <span aria-hidden="true" className={styles["sample"]} data-look={look}>
    {text}
  </span>
);
