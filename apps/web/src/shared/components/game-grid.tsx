import { classNames } from "@karota/ui/class-names.ts";
import type { ReactNode } from "react";
import styles from "./game-grid.module.css";

/** Game cards on ledges, `large` ones three in a row; on phones `rolling` lays them in two rows that roll sideways. */
export function GameGrid({
  label,
  large = false,
  rolling = false,
  rowsOnPhone = false,
  children,
}: {
  label: string;
  large?: boolean;
  rolling?: boolean;
  /** One below the other on phones; for cards with `rowOnPhone`. */
  rowsOnPhone?: boolean;
  children: readonly ReactNode[];
}) {
  const list = (
    <ul
      className={classNames(
        styles["shelf"],
        large && styles["large"],
        rolling && styles["rolling"],
        rowsOnPhone && styles["rows"],
      )}
    >
      {children.map((child, index) => (
        // Cards stay in their order; none is inserted in between.
        <li key={index}>{child}</li>
      ))}
    </ul>
  );
  return (
    <div
      className={classNames(styles["wrap"], rolling && styles["rolls"])}
      {...(rolling && { role: "group", "aria-label": label, tabIndex: 0 })}
    >
      {list}
    </div>
  );
}
