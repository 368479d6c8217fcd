import {
  isLetter,
  positionIn,
  cellIn,
  runAt,
  runsOf,
  type CrossState,
  type Crossing,
  type Heading,
  type Run,
} from "@karota/engine/grid/crossing.ts";
import { step, type Direction } from "@karota/engine/grid/grid.ts";

/** Where the player is: any cell can be looked at, but only a letter can be selected. */
export interface CrossingCursor {
  readonly cell: number;
  /** Which of the two runs through the cell is meant. */
  readonly heading: Heading;
  readonly selected: boolean;
  /** The heading was turned since the cell was selected; picking it once more lets it go. */
  readonly turned: boolean;
}

const other = (heading: Heading): Heading => (heading === "e" ? "s" : "e");
/** The heading that is wanted, unless only the other one has a run here. */
const headingAt = (crossing: Crossing, cell: number, wanted: Heading): Heading =>
  runAt(crossing, cell, wanted) || !runAt(crossing, cell, other(wanted)) ? wanted : other(wanted);

/** The cursor on a cell; a letter is selected. */
export const cursorAt = (crossing: Crossing, cell: number, wanted: Heading): CrossingCursor => ({
  cell,
  heading: headingAt(crossing, cell, wanted),
  selected: isLetter(crossing, cell),
  turned: false,
});

/** On the first empty letter, or the first one; not selected yet. */
export function firstCursor({ puzzle, values }: CrossState): CrossingCursor {
  const letters = puzzle.cells.flatMap(({ t }, cell) => (t === "L" ? [cell] : []));
  const cell = letters.find((one) => values[one] === "") ?? letters[0] ?? 0;
  return { ...cursorAt(puzzle, cell, "e"), selected: false };
}

/** Turns to the other run through the cell, where there is one. */
export function turn(crossing: Crossing, cursor: CrossingCursor): CrossingCursor {
  if (!runAt(crossing, cursor.cell, other(cursor.heading))) return cursor;
  return { ...cursor, heading: other(cursor.heading), selected: true, turned: true };
}

/**
 * Selects a cell. Picking the selected one again turns to its other run, if `turns`, and then lets it go.
 */
export function pick(crossing: Crossing, cursor: CrossingCursor, cell: number, turns: boolean): CrossingCursor {
  if (cell !== cursor.cell || !cursor.selected) return cursorAt(crossing, cell, cursor.heading);
  const turned = turns && !cursor.turned ? turn(crossing, cursor) : cursor;
  return turned === cursor ? { ...cursor, selected: false } : turned;
}

const HEADINGS: Readonly<Record<Direction, Heading>> = { left: "e", right: "e", up: "s", down: "s" };

/** The next letter in that direction, or with `every` the neighbour; the cursor itself at the edge. */
export function go(crossing: Crossing, cursor: CrossingCursor, direction: Direction, every: boolean): CrossingCursor {
  const [dx, dy] = step(direction);
  let [x, y] = positionIn(crossing, cursor.cell);
  for (;;) {
    [x, y] = [x + dx, y + dy];
    const cell = cellIn(crossing, [x, y]);
    if (cell < 0) return isLetter(crossing, cursor.cell) ? { ...cursor, selected: true } : cursor;
    if (every || isLetter(crossing, cell)) return cursorAt(crossing, cell, HEADINGS[direction]);
  }
}

export const focusedRun = (crossing: Crossing, { cell, heading }: CrossingCursor): Run | undefined =>
  runAt(crossing, cell, heading);

/** So many cells further in the run; the cursor itself beyond its ends. */
export function along(crossing: Crossing, cursor: CrossingCursor, by: number): CrossingCursor {
  const cells = focusedRun(crossing, cursor)?.cells ?? [];
  const cell = cells[cells.indexOf(cursor.cell) + by];
  return cell === undefined ? cursor : { ...cursor, cell, turned: false };
}

/** On the first empty cell of a run, or its first one. */
export function enterRun({ values }: CrossState, run: Run): CrossingCursor {
  const cell = run.cells.find((one) => values[one] === "") ?? run.cells[0]!;
  return { cell, heading: run.heading, selected: true, turned: false };
}

/** Into the next run (by 1) or the one before (by -1), round and round. */
export function nextRun(state: CrossState, cursor: CrossingCursor, by: 1 | -1): CrossingCursor {
  const runs = runsOf(state.puzzle);
  const now = focusedRun(state.puzzle, cursor);
  const at = now ? runs.indexOf(now) : by === 1 ? -1 : 0;
  return enterRun(state, runs.at((at + by) % runs.length)!);
}
