import type { ReactNode } from "react";
import { TickIcon } from "@karota/ui/board-icons.ts";
import styles from "./view.module.css";

const known = { plain: new Map<number, ReactNode>(), selected: new Map<number, ReactNode>() };

/** A number on its tile, the same object for the same number and look. */
export function tileOf(value: number, selected: boolean): ReactNode {
  const tiles = known[selected ? "selected" : "plain"];
  const tile = tiles.get(value) ?? (
    <span className={styles["tile"]} data-digits={String(value).length} data-selected={selected || undefined}>
      <span className={styles["number"]}>{value}</span>
      <span className={styles["tick"]}>
        <TickIcon />
      </span>
    </span>
  );
  tiles.set(value, tile);
  return tile;
}

/** A tile for the legend. */
export const Sample = ({ selected = false }: { readonly selected?: boolean }) => (
  <span aria-hidden="true" className={styles["sample"]}>
    {tileOf(6, selected)}
  </span>
);
