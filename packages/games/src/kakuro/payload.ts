import * as z from "zod/mini";
import type { PayloadCodec } from "@karota/engine/game.ts";
import {
  cellsSchema,
  decodeCells,
  encodeCells,
  hintOf,
  isLetter,
  rowsOf,
  runsOf,
  lettersOf,
} from "@karota/engine/grid/crossing.ts";
import { changeSaves } from "@karota/engine/grid/crossing-saves.ts";
import {
  bitOf,
  columnsOf,
  digitsIn,
  LEVELS,
  SIZES,
  solutionAt,
  sumOf,
  type DigitSets,
  type Puzzle,
  type State,
} from "./board.ts";
import { start } from "./play.ts";

const DIGIT = /^[1-9]$/;
/** The digits of each cell in ascending order, the cells row by row and separated by commas. */
const digitSets = z.string().check(z.maxLength(700), z.regex(/^1?2?3?4?5?6?7?8?9?(,1?2?3?4?5?6?7?8?9?)*$/));
const pencilSchema = z.strictObject({ marks: digitSets, ruled_out: digitSets });
type Pencil = z.infer<typeof pencilSchema>;

const schema = z.strictObject({
  version: z.literal(1),
  level: z.enum(LEVELS),
  num_rows: z.int(),
  num_cols: z.int(),
  cells: cellsSchema(DIGIT),
  pencil: pencilSchema,
});

const textOf = (sets: DigitSets): string => sets.map((set) => digitsIn(set).join("")).join(",");
const setsOf = (text: string): DigitSets =>
  text.split(",").map((digits) => Array.from(digits, Number).reduce((set, digit) => set | bitOf(digit), 0));

const encodePencil = ({ marks, ruledOut }: State): Pencil => ({ marks: textOf(marks), ruled_out: textOf(ruledOut) });

/** The state with these pencil marks; null when they lie where no digit can be. */
function withPencil(state: State, pencil: Pencil): State | null {
  const [marks, ruledOut] = [setsOf(pencil.marks), setsOf(pencil.ruled_out)];
  const fits = (sets: DigitSets) =>
    sets.length === state.puzzle.cells.length && sets.every((set, cell) => set === 0 || isLetter(state.puzzle, cell));
  return fits(marks) && fits(ruledOut) ? { ...state, marks, ruledOut } : null;
}

/** Is every letter in two runs, each with its sum before it, and do the digits make the sums? */
function isBoard(puzzle: Puzzle): boolean {
  const runs = runsOf(puzzle);
  const sums = puzzle.cells.flatMap(({ he, hs }) => [he, hs]).filter((hint) => hint !== null);
  return (
    runs.length === sums.length &&
    lettersOf(puzzle).every((cell) => runs.filter((run) => run.cells.includes(cell)).length === 2) &&
    runs.every((run) => {
      const digits = run.cells.map((cell) => solutionAt(puzzle, cell));
      const hint = hintOf(puzzle, run);
      const isSum = hint?.op === "+" && hint.o2 === null && hint.o1 === sumOf(digits);
      return isSum && new Set(digits).size === digits.length;
    })
  );
}

export const payload: PayloadCodec<State> = {
  version: 1,
  schema,
  encode: (state): z.infer<typeof schema> => ({
    version: 1,
    level: state.puzzle.level,
    num_rows: rowsOf(state.puzzle),
    num_cols: state.puzzle.columns,
    cells: encodeCells(state),
    pencil: encodePencil(state),
  }),
  decode(value) {
    const read = schema.parse(value);
    const { columns, cells, values } = decodeCells(read.cells);
    const size = SIZES.find((one) => columnsOf(one) === columns);
    if (!size || read.num_cols !== columns || read.num_rows !== columns || cells.length !== columns * columns)
      throw new Error("kakuro payload: a size that does not exist");
    const puzzle: Puzzle = { size, level: read.level, columns, cells };
    if (!isBoard(puzzle)) throw new Error("kakuro payload: the digits are not of these sums");
    const state = withPencil({ ...start(puzzle), values }, read.pencil);
    if (!state) throw new Error("kakuro payload: pencil marks where no digit can be");
    return state;
  },
};

export const saves = changeSaves<State, Pencil>({
  symbol: DIGIT,
  start,
  pencil: {
    schema: pencilSchema,
    encode: encodePencil,
    put: withPencil,
  },
});
