import * as z from "zod/mini";
import type { PayloadCodec } from "@karota/engine/game.ts";
import {
  cellsSchema,
  decodeCells,
  encodeCells,
  hintOf,
  lettersOf,
  positionIn,
  rowsOf,
  runsOf,
} from "@karota/engine/grid/crossing.ts";
import { changeSaves } from "@karota/engine/grid/crossing-saves.ts";
import { columnsOf, RANGES, SIZES, valueOf, type Gap, type Puzzle, type State } from "./board.ts";
import { isDecided, numbersOf } from "./deduce.ts";
import { clueAt, gapAt } from "./gaps.ts";
import { start } from "./play.ts";

const DIGIT = /^[0-9]$/;

const coordinate = z.int().check(z.minimum(0), z.maximum(7));
/** A digit that the hint `to` of a cell does not show: of which operand, and which of its digits from the left. */
const gapSchema = z.strictObject({
  x: coordinate,
  y: coordinate,
  to: z.enum(["e", "s"]),
  operand: z.enum(["o1", "o2"]),
  place: z.int().check(z.minimum(0), z.maximum(4)),
});
type WireGap = z.infer<typeof gapSchema>;

const schema = z.strictObject({
  version: z.literal(2),
  range: z.literal([...RANGES]),
  num_rows: z.int(),
  num_cols: z.int(),
  cells: cellsSchema(DIGIT),
  gaps: z.array(gapSchema).check(z.maxLength(64)),
});

const encodeGap = (puzzle: Puzzle, { head, heading, operand, place }: Gap): WireGap => {
  const [x, y] = positionIn(puzzle, head);
  return { x, y, to: heading, operand, place };
};

/** A board of version 1 has whole calculations only. */
const isFirstVersion = (value: unknown): value is object =>
  typeof value === "object" && value !== null && "version" in value && value.version === 1 && !("gaps" in value);

/** Is each gap a digit of a hint, the only one of it, and do the crossings decide what is in it? */
function areGaps(puzzle: Puzzle): boolean {
  const isDigit = (gap: Gap): boolean => {
    const clue = clueAt(puzzle, gap.head, gap.heading);
    return clue !== null && gap.place < String(clue.hint[gap.operand]).length;
  };
  return (
    puzzle.gaps.every((gap) => isDigit(gap) && gapAt(puzzle, gap.head, gap.heading) === gap) &&
    isDecided(runsOf(puzzle), numbersOf(puzzle))
  );
}

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
  version: 2,
  schema,
  encode: (state): z.infer<typeof schema> => ({
    version: 2,
    range: state.puzzle.range,
    num_rows: rowsOf(state.puzzle),
    num_cols: state.puzzle.columns,
    cells: encodeCells(state),
    gaps: state.puzzle.gaps.map((gap) => encodeGap(state.puzzle, gap)),
  }),
  decode(value) {
    const read = schema.parse(isFirstVersion(value) ? { ...value, version: 2, gaps: [] } : value);
    const { columns, cells, values } = decodeCells(read.cells);
    const size = SIZES.find((one) => columnsOf(one) === columns);
    if (!size || read.num_cols !== columns || read.num_rows !== columns || cells.length !== columns * columns)
      throw new Error("math crossword payload: a size that does not exist");
    const gaps = read.gaps.map(({ x, y, to, operand, place }) => ({
      head: x + columns * y,
      heading: to,
      operand,
      place,
    }));
    const puzzle: Puzzle = { size, range: read.range, gaps, columns, cells };
    if (!isBoard(puzzle)) throw new Error("math crossword payload: the digits are not the results of the hints");
    if (!areGaps(puzzle)) throw new Error("math crossword payload: the gaps leave more than one solution");
    return { ...start(puzzle), values };
  },
};

export const saves = changeSaves<State>({ symbol: DIGIT, start });
