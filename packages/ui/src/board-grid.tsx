import { useEffect, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from "react";
import styles from "./board-grid.module.css";
import { useBoardGesture, type BoardGesture } from "./use-board-gesture.ts";

/**
 * A board of cells after the WAI-ARIA grid pattern: one Tab stop, the focus follows the cursor. The view passes a
 * `BoardCell` for each place and handlers of picks and keys. It is as wide as its place allows and no taller than the
 * page.
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
  /** Drags and long presses; all of them can be done by keys as well. */
  readonly gesture?: BoardGesture;
  /** A drawing over the cells or under them, unseen by readers and pointers; an `svg` fills the board. */
  readonly overlay?: ReactNode;
  /** Cells without a kind or wash of their own let it show through. */
  readonly underlay?: ReactNode;
  readonly readOnly?: boolean;
}) {
  const { columns, rows, gesture } = props;
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!grid.current?.contains(document.activeElement)) return;
    grid.current.querySelector<HTMLElement>(`[data-at="${props.cursor}"]`)?.focus({ preventScroll: true });
  }, [props.cursor]);
  // A board that is turned may lose the cell that has the focus.
  const isFocused = useRef(false);
  useEffect(() => {
    if (!isFocused.current || grid.current?.contains(document.activeElement)) return;
    grid.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus({ preventScroll: true });
  }, [columns, rows]);
  const { picks, ...hands } = useBoardGesture(props.readOnly ? undefined : gesture, columns, rows, props.pick);
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={props.label}
      aria-readonly={props.readOnly || undefined}
      className={styles["grid"]}
      data-drag={gesture?.start ? true : undefined}
      data-hold={gesture?.hold ? true : undefined}
      data-tall={rows > columns || undefined}
      style={
        {
          "--columns": columns,
          "--rows": rows,
          gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))`,
        } as CSSProperties
      }
      {...hands}
      onFocus={() => (isFocused.current = true)}
      onBlur={() => (isFocused.current = false)}
      onClick={(event) => {
        if (!picks()) return;
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
      {props.underlay && (
        <div aria-hidden="true" className={styles["underlay"]}>
          {props.underlay}
        </div>
      )}
      {props.overlay && (
        <div aria-hidden="true" className={styles["overlay"]}>
          {props.overlay}
        </div>
      )}
      {Array.from({ length: rows }, (_, y) => (
        <div
          role="row"
          key={y}
          className={styles["row"]}
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        >
          {Array.from({ length: columns }, (__, x) => props.cell(x, y))}
        </div>
      ))}
    </div>
  );
}
