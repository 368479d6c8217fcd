import type { ReactNode } from "react";
import { TickIcon } from "@karota/ui/board-icons.ts";
import styles from "./view.module.css";

const known = new Map<number, ReactNode>();

/** A number on its tile, the same object for the same number; the cell around it says whether it is selected. */
export function tileOf(value: number): ReactNode {
  const tile = known.get(value) ?? (
    <span className={styles["tile"]} data-digits={String(value).length}>
      <span className={styles["number"]}>{value}</span>
      <span className={styles["tick"]}>
        <TickIcon />
      </span>
    </span>
  );
  known.set(value, tile);
  return tile;
}

/** A tile for the legend. */
export const Sample = ({ selected = false }: { readonly selected?: boolean }) => (
  <span aria-hidden="true" className={styles["sample"]} data-selected={selected || undefined}>
    {tileOf(6)}
  </span>
);
