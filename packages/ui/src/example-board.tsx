import type { CSSProperties, ReactNode } from "react";
import { BoardCell, type BoardCellProps } from "./board-cell.tsx";
import { classNames } from "./class-names.ts";
import styles from "./example-board.module.css";

/** A cell of an example: what is left out is empty. */
export type ExampleCell = Partial<
  Pick<BoardCellProps, "text" | "kind" | "hint" | "face" | "corner" | "selected" | "lines" | "wash">
>;

/** The signs of a line, one a cell. */
export const cellsOf = (signs: string, kind: ExampleCell["kind"] = "given"): ExampleCell[] =>
  Array.from(signs, (sign) => ({ text: sign.trim(), kind: sign.trim() === "" ? "open" : kind }));

/** A small piece of a board, with cells that look as in play; part of an `ExampleSteps`, hidden from readers. */
export function ExampleBoard(props: {
  readonly rows: readonly (readonly ExampleCell[])[];
  /** A drawing under the cells, an `svg` that fills the board. */
  readonly underlay?: ReactNode;
  readonly className?: string | undefined;
}) {
  const { rows } = props;
  const columns = rows[0]!.length;
  return (
    <div
      className={classNames(styles["board"], props.className)}
      style={{ "--columns": columns, aspectRatio: `${columns} / ${rows.length}` } as CSSProperties}
    >
      {props.underlay && <div className={styles["underlay"]}>{props.underlay}</div>}
      {rows.map((cells, y) => (
        <div
          role="row"
          key={y}
          className={styles["row"]}
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        >
          {cells.map(({ text = "", kind, hint = null, selected = false, wash = null, ...look }, x) => (
            <BoardCell
              key={x}
              at={`${x},${y}`}
              label=""
              text={text}
              kind={kind ?? (text === "" ? "open" : "entered")}
              reachable={false}
              selected={selected}
              wash={wash}
              mark={null}
              hint={hint}
              {...look}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
