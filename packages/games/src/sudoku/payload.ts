import * as z from "zod/mini";
import type { PayloadCodec, SaveCodec } from "@karota/engine/game.ts";
import {
  ALL_DIGITS,
  bitOf,
  digitsIn,
  digitsOf,
  LEVELS,
  UNITS,
  type DigitSets,
  type Pencil,
  type Puzzle,
  type State,
} from "./board.ts";
import { start } from "./play.ts";

const grid = z.string().check(z.regex(/^[0-9]{81}$/));
/** The digits of each cell in ascending order, the 81 cells separated by commas. */
const digitSets = z.string().check(z.regex(/^(1?2?3?4?5?6?7?8?9?)(,1?2?3?4?5?6?7?8?9?){80}$/));
const pencilSchema = z.strictObject({ corner: digitSets, centre: digitSets, ruled_out: digitSets });

const schema = z.strictObject({
  version: z.literal(1),
  level: z.enum(LEVELS),
  num_rows: z.literal(9),
  num_cols: z.literal(9),
  initial_grid: grid,
  partial_grid: grid,
  solved_grid: z.string().check(z.regex(/^[1-9]{81}$/)),
  pencil: pencilSchema,
});
const saveSchema = z.strictObject({ gridString: grid, pencil: z.optional(pencilSchema) });

const textOf = (sets: DigitSets): string => sets.map((set) => (set === 0 ? "" : digitsIn(set).join(""))).join(",");
const setsOf = (text: string): DigitSets =>
  text.split(",").map((digits) => (digits === "" ? 0 : digitsOf(digits).reduce((set, digit) => set | bitOf(digit), 0)));

const encodePencil = ({ corner, centre, ruledOut }: Pencil): z.infer<typeof pencilSchema> => ({
  corner: textOf(corner),
  centre: textOf(centre),
  ruled_out: textOf(ruledOut),
});
const decodePencil = ({ corner, centre, ruled_out }: z.infer<typeof pencilSchema>): Pencil => ({
  corner: setsOf(corner),
  centre: setsOf(centre),
  ruledOut: setsOf(ruled_out),
});
const isEmpty = (pencil: Pencil): boolean =>
  [pencil.corner, pencil.centre, pencil.ruledOut].every((sets) => sets.every((set) => set === 0));

/** Whether every given is where the board has it. */
const hasGivens = (initial: string, digits: string): boolean =>
  Array.from(initial).every((given, cell) => given === "0" || given === digits[cell]);
const isSolution = (digits: readonly number[]): boolean =>
  UNITS.every((unit) => unit.reduce((set, cell) => set | bitOf(digits[cell]!), 0) === ALL_DIGITS);

export const payload: PayloadCodec<State> = {
  version: 1,
  schema,
  encode({ puzzle, values, pencil }): z.infer<typeof schema> {
    return {
      version: 1,
      level: puzzle.level,
      num_rows: 9,
      num_cols: 9,
      initial_grid: puzzle.initial,
      partial_grid: values.join(""),
      solved_grid: puzzle.solution,
      pencil: encodePencil(pencil),
    };
  },
  decode(value) {
    const read = schema.parse(value);
    const puzzle: Puzzle = { level: read.level, initial: read.initial_grid, solution: read.solved_grid };
    if (!isSolution(digitsOf(puzzle.solution))) throw new Error("sudoku payload: solved_grid is not a solution");
    if (!hasGivens(puzzle.initial, puzzle.solution))
      throw new Error("sudoku payload: initial_grid is not of this solution");
    if (!hasGivens(puzzle.initial, read.partial_grid)) throw new Error("sudoku payload: partial_grid changes a given");
    return { puzzle, values: digitsOf(read.partial_grid), pencil: decodePencil(read.pencil) };
  },
};

export const saves: SaveCodec<State, z.infer<typeof saveSchema>> = {
  schema: saveSchema,
  between(from, to) {
    const [grid, pencil] = [to.values.join(""), encodePencil(to.pencil)];
    if (grid === from.values.join("") && JSON.stringify(pencil) === JSON.stringify(encodePencil(from.pencil)))
      return [];
    return [isEmpty(from.pencil) && isEmpty(to.pencil) ? { gridString: grid } : { gridString: grid, pencil }];
  },
  merge(state, { gridString, pencil }) {
    if (!hasGivens(state.puzzle.initial, gridString)) return null;
    // a save equal to the start is a reset
    if (!pencil && gridString === state.puzzle.initial) return start(state.puzzle);
    return { ...state, values: digitsOf(gridString), pencil: pencil ? decodePencil(pencil) : state.pencil };
  },
};
