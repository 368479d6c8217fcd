/** What kakuro, the math crossword and the crossword share: letter cells in runs that cross, hint cells before the runs. */
import * as z from "zod/mini";
import type { Fault, Position, Verdict } from "../game.ts";

/** To the east or to the south, as the hints `he` and `hs`. */
export type Heading = "e" | "s";

/** A hint in three parts. Kakuro: the sum, "+", null; math crossword: an operation with its two operands. */
export interface CrossHint {
  readonly o1: number;
  readonly op: "+" | "-" | "*" | "/";
  readonly o2: number | null;
}

/** L takes a letter (of any alphabet), H holds hints for the runs that begin beside and below it, E is empty for good. */
export interface CrossCell {
  readonly t: "L" | "H" | "E";
  /** The solution's symbol; "" unless it is a letter. */
  readonly v: string;
  readonly he: CrossHint | null;
  readonly hs: CrossHint | null;
}

export interface Crossing {
  readonly columns: number;
  /** Row by row; a cell's number is its index in this list. */
  readonly cells: readonly CrossCell[];
}

/** The least a state of these games holds. */
export interface CrossState<Puzzle extends Crossing = Crossing> {
  readonly puzzle: Puzzle;
  /** What the player has written, a symbol or "" for each cell. */
  readonly values: readonly string[];
}

/** Two or more letters in a row or column, as many as there are up to the next other cell or the edge. */
export interface Run {
  readonly heading: Heading;
  /** The cell before the first letter; -1 where that would be outside the board. */
  readonly head: number;
  readonly cells: readonly number[];
}

export const HINT_CELL: CrossCell = { t: "H", v: "", he: null, hs: null };
export const EMPTY_CELL: CrossCell = { t: "E", v: "", he: null, hs: null };
export const letterCell = (v: string): CrossCell => ({ t: "L", v, he: null, hs: null });

export const rowsOf = ({ columns, cells }: Crossing): number => cells.length / columns;
export const positionIn = ({ columns }: Crossing, cell: number): Position => [
  cell % columns,
  Math.floor(cell / columns),
];
/** The cell's number; -1 outside the board. */
export function cellIn({ columns, cells }: Crossing, [x, y]: Position): number {
  const inside = x >= 0 && x < columns && y >= 0 && y * columns < cells.length;
  return inside ? x + columns * y : -1;
}
export const isLetter = ({ cells }: Crossing, cell: number): boolean => cells[cell]?.t === "L";
export const lettersOf = (crossing: Crossing): number[] =>
  [...crossing.cells.keys()].filter((cell) => isLetter(crossing, cell));

const runsFound = new WeakMap<Crossing, readonly Run[]>();

/** Every run of the board: those to the east row by row, then those to the south column by column. */
export function runsOf(crossing: Crossing): readonly Run[] {
  const known = runsFound.get(crossing);
  if (known) return known;
  const { columns } = crossing;
  const rows = rowsOf(crossing);
  const runs: Run[] = [];
  const collect = (heading: Heading, lines: number, length: number, cellAt: (line: number, i: number) => number) => {
    for (let line = 0; line < lines; line++) {
      let cells: number[] = [];
      for (let i = 0; i <= length; i++) {
        if (i < length && isLetter(crossing, cellAt(line, i))) {
          cells.push(cellAt(line, i));
          continue;
        }
        const first = i - cells.length;
        if (cells.length > 1) runs.push({ heading, head: first === 0 ? -1 : cellAt(line, first - 1), cells });
        cells = [];
      }
    }
  };
  collect("e", rows, columns, (y, x) => x + columns * y);
  collect("s", columns, rows, (x, y) => x + columns * y);
  runsFound.set(crossing, runs);
  return runs;
}

/** The run of that heading through a cell; undefined when the cell is in none. */
export const runAt = (crossing: Crossing, cell: number, heading: Heading): Run | undefined =>
  runsOf(crossing).find((run) => run.heading === heading && run.cells.includes(cell));

/** The hint of a run; null where the board has none. */
export function hintOf({ cells }: Crossing, { head, heading }: Pick<Run, "head" | "heading">): CrossHint | null {
  const cell = cells[head];
  return (heading === "e" ? cell?.he : cell?.hs) ?? null;
}

export const isWrong = ({ puzzle, values }: CrossState, cell: number): boolean =>
  values[cell] !== "" && values[cell] !== puzzle.cells[cell]!.v;

/** The board's status; the faults are the game's. */
export function verdictOf(state: CrossState, faults: readonly Fault[]): Verdict {
  const letters = lettersOf(state.puzzle);
  const filled = letters.filter((cell) => state.values[cell] !== "");
  const allFilledUp = filled.length === letters.length;
  const hasWrongValues = filled.some((cell) => isWrong(state, cell));
  return {
    status: allFilledUp && !hasWrongValues ? "solved" : "playing",
    allFilledUp,
    hasWrongValues,
    faults,
    progress: { done: filled.length, total: letters.length },
  };
}

/** The letters that do not hold their solution yet. */
export const unsolvedOf = ({ puzzle, values }: CrossState): number[] =>
  lettersOf(puzzle).filter((cell) => values[cell] !== puzzle.cells[cell]!.v);

export const noValues = ({ cells }: Crossing): readonly string[] => cells.map(() => "");

/** The state with one value written; the state itself when nothing changes or the cell takes no letter. */
export const withValue = <State extends CrossState>(state: State, cell: number, value: string): State =>
  !isLetter(state.puzzle, cell) || state.values[cell] === value
    ? state
    : { ...state, values: state.values.with(cell, value) };

const hintSchema = z.nullable(
  z.strictObject({
    o1: z.int().check(z.minimum(0)),
    op: z.enum(["+", "-", "*", "/"]),
    o2: z.nullable(z.int().check(z.minimum(0))),
  }),
);

/**
 * The cells on the wire, `cells[y][x]`; `uv` is what the player has written.
 * @param symbol one symbol of the game; "" is allowed besides
 */
export const cellsSchema = (symbol: RegExp) => {
  const symbolOrNothing = z.union([z.literal(""), z.string().check(z.regex(symbol))]);
  const cell = z.strictObject({
    t: z.enum(["L", "H", "E"]),
    v: symbolOrNothing,
    uv: symbolOrNothing,
    he: hintSchema,
    hs: hintSchema,
  });
  return z.array(z.array(cell));
};
type WireCells = z.infer<ReturnType<typeof cellsSchema>>;

export const encodeCells = ({ puzzle, values }: CrossState): WireCells =>
  Array.from({ length: rowsOf(puzzle) }, (_, y) =>
    puzzle.cells.slice(y * puzzle.columns, (y + 1) * puzzle.columns).map(({ t, v, he, hs }, x) => ({
      t,
      v,
      uv: values[x + y * puzzle.columns]!,
      he,
      hs,
    })),
  );

/** The inverse; throws an Error on rows of different lengths and on symbols where none can be or one is missing. */
export function decodeCells(rows: WireCells): Pick<CrossState, "values"> & Crossing {
  const columns = rows[0]?.length ?? 0;
  const flat = rows.flat();
  if (flat.length === 0 || rows.some((row) => row.length !== columns))
    throw new Error("crossing: the rows are not of one length");
  for (const { t, v, uv, he, hs } of flat) {
    if ((t === "L") !== (v !== "") || (t !== "L" && uv !== "")) throw new Error("crossing: a symbol out of its place");
    if (t !== "H" && (he || hs)) throw new Error("crossing: a hint outside a hint cell");
  }
  return {
    columns,
    cells: flat.map(({ t, v, he, hs }) => ({ t, v, he, hs })),
    values: flat.map(({ uv }) => uv),
  };
}
