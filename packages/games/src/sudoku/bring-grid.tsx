import type { KeyboardEvent } from "react";
import { EraseIcon } from "@karota/ui/board-icons.ts";
import { BoardCell } from "@karota/ui/board-cell.tsx";
import { BoardGrid } from "@karota/ui/board-grid.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Keypad, type Key } from "@karota/ui/keypad.tsx";
import { useGridCursor } from "@karota/ui/use-grid-cursor.ts";
import type { Speaker } from "@karota/engine/message.ts";
import { columnOf, DIGITS, positionOf, rowOf } from "./board.ts";
import { linesOf } from "./view-cursor.ts";

const ERASE = "erase";

const keysOf = (speaker: Speaker): Key[] => [
  ...DIGITS.map((digit) => ({ id: String(digit), face: digit, label: String(digit) })),
  { id: ERASE, face: <Icon of={EraseIcon} />, label: speaker.say({ id: "board.erase" }), quiet: true },
];

/** The grid in which a sudoku is typed: digits go on to the next cell, as on paper. */
export function BringGrid(props: {
  readonly speaker: Speaker;
  readonly digits: readonly number[];
  /** Cells whose digit is twice in a row, column or box. */
  readonly wrong: ReadonlySet<number>;
  /** Cells that the report names. */
  readonly shown: readonly number[];
  readonly write: (cell: number, digit: number) => void;
}) {
  const { speaker, digits, wrong, shown, write } = props;
  const { cursor, moveTo, press: pressCursor } = useGridCursor({ columns: 9, rows: 9, start: [0, 0] });
  const current = cursor[0] + 9 * cursor[1];
  const goTo = (cell: number) => moveTo(positionOf(Math.min(80, Math.max(0, cell))));
  const enter = (digit: number) => {
    write(current, digit);
    goTo(current + 1);
  };
  const press = (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey) return pressCursor(event);
    if (/^[1-9]$/.test(key)) enter(Number(key));
    else if (/^[0. ]$/.test(key)) enter(0);
    else if (key === "Backspace") {
      // As in a text: what is before the cursor goes when the cell itself is empty.
      const cell = digits[current] ? current : Math.max(0, current - 1);
      write(cell, 0);
      goTo(cell);
    } else if (key === "Delete") write(current, 0);
    else return pressCursor(event);
    return true;
  };
  const labelOf = (cell: number): string => {
    const digit = digits[cell]!;
    const content = digit === 0 ? "empty" : wrong.has(cell) ? "wrong" : "yours";
    const values = { row: rowOf(cell) + 1, column: columnOf(cell) + 1 };
    return speaker.say({
      id: "sudoku.cell",
      values: { ...values, content: { id: `sudoku.content.${content}`, values: { digit } } },
    });
  };
  const cellOf = (x: number, y: number) => {
    const cell = x + 9 * y;
    return (
      <BoardCell
        key={x}
        at={`${x},${y}`}
        label={labelOf(cell)}
        text={digits[cell] ? String(digits[cell]) : ""}
        kind={digits[cell] ? "entered" : "open"}
        reachable={cell === current}
        selected={cell === current}
        wash={null}
        mark={wrong.has(cell) ? "wrong" : null}
        hint={shown.includes(cell) && !wrong.has(cell) ? "target" : null}
        lines={linesOf(x, y)}
      />
    );
  };
  return (
    <>
      <BoardGrid
        label={speaker.say({ id: "sudoku.bring.board" })}
        columns={9}
        rows={9}
        cursor={cursor.join(",")}
        pick={(x, y) => moveTo([x, y])}
        press={press}
        cell={cellOf}
      />
      <Keypad
        label={speaker.say({ id: "board.keys" })}
        keys={keysOf(speaker)}
        press={(id) => (id === ERASE ? write(current, 0) : enter(Number(id)))}
      />
    </>
  );
}
