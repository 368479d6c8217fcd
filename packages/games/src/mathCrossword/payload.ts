import * as z from "zod/mini";
import type { PayloadCodec } from "@karota/engine/game.ts";
import {
  cellsSchema,
  decodeCells,
  encodeCells,
  hintOf,
  lettersOf,
  rowsOf,
  runsOf,
} from "@karota/engine/grid/crossing.ts";
import { changeSaves } from "@karota/engine/grid/crossing-saves.ts";
import { columnsOf, RANGES, SIZES, valueOf, type Puzzle, type State } from "./board.ts";
import { start } from "./play.ts";

const DIGIT = /^[0-9]$/;

const schema = z.strictObject({
  version: z.literal(1),
  range: z.literal([...RANGES]),
  num_rows: z.int(),
  num_cols: z.int(),
  cells: cellsSchema(DIGIT),
});

/** Is every run the exact result of the hint before it, no number beyond the range, and every letter in a run? */
function isBoard(puzzle: Puzzle): boolean {
  const runs = runsOf(puzzle);
  const hints = puzzle.cells.flatMap(({ he, hs }) => [he, hs]).filter((hint) => hint !== null);
  const inRuns = new Set(runs.flatMap(({ cells }) => cells));
  return (
    runs.length > 0 &&
    runs.length === hints.length &&
    lettersOf(puzzle).every((cell) => inRuns.has(cell)) &&
    runs.every((run) => {
      const hint = hintOf(puzzle, run);
      if (!hint) return false;
      const value = valueOf(hint);
      return (
        Math.max(hint.o1, hint.o2 ?? 0, value) <= puzzle.range &&
        String(value) === run.cells.map((cell) => puzzle.cells[cell]!.v).join("")
      );
    })
  );
}

export const payload: PayloadCodec<State> = {
  version: 1,
  schema,
  encode: (state): z.infer<typeof schema> => ({
    version: 1,
    range: state.puzzle.range,
    num_rows: rowsOf(state.puzzle),
    num_cols: state.puzzle.columns,
    cells: encodeCells(state),
  }),
  decode(value) {
    const read = schema.parse(value);
    const { columns, cells, values } = decodeCells(read.cells);
    const size = SIZES.find((one) => columnsOf(one) === columns);
    if (!size || read.num_cols !== columns || read.num_rows !== columns || cells.length !== columns * columns)
      throw new Error("math crossword payload: a size that does not exist");
    const puzzle: Puzzle = { size, range: read.range, columns, cells };
    if (!isBoard(puzzle)) throw new Error("math crossword payload: the digits are not the results of the hints");
    return { ...start(puzzle), values };
  },
};

export const saves = changeSaves<State>({ symbol: DIGIT, start });
