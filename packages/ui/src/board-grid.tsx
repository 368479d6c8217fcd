import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import styles from "./board-grid.module.css";

/**
 * A board of cells after the WAI-ARIA grid pattern: one Tab stop, the focus follows the cursor. The view hands in a
 * `BoardCell` for each place and hears of picks and keys.
 */
export function BoardGrid(props: {
  readonly label: string;
  readonly columns: number;
  readonly rows: number;
  /** Where the Tab stop is, "x,y". */
  readonly cursor: string;
  readonly cell: (x: number, y: number) => ReactNode;
  readonly pick: (x: number, y: number) => void;
  /** True when the key was used; the page then does nothing more with it. */
  readonly press: (event: KeyboardEvent) => boolean;
  readonly readOnly?: boolean;
}) {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!grid.current?.contains(document.activeElement)) return;
    grid.current.querySelector<HTMLElement>(`[data-at="${props.cursor}"]`)?.focus({ preventScroll: true });
  }, [props.cursor]);
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={props.label}
      aria-readonly={props.readOnly || undefined}
      className={styles["grid"]}
      style={{
        aspectRatio: `${props.columns} / ${props.rows}`,
        gridTemplateRows: `repeat(${props.rows}, minmax(0, 1fr))`,
      }}
      onClick={(event) => {
        const at = (event.target as Element).closest("[data-at]")?.getAttribute("data-at");
        const [x, y] = (at ?? "").split(",").map(Number);
        if (x !== undefined && y !== undefined) props.pick(x, y);
      }}
      onKeyDown={(event) => {
        if (!props.press(event)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {Array.from({ length: props.rows }, (_, y) => (
        <div
          role="row"
          key={y}
          className={styles["row"]}
          style={{ gridTemplateColumns: `repeat(${props.columns}, minmax(0, 1fr))` }}
        >
          {Array.from({ length: props.columns }, (__, x) => props.cell(x, y))}
        </div>
      ))}
    </div>
  );
}
