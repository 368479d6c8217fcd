import * as z from "zod/mini";
import type { PayloadCodec, SaveCodec } from "@karota/engine/game.ts";
import { EMPTY, type Puzzle, type State } from "./board.ts";

const VERSION = 1;
const grid = z.string().check(z.regex(/^\d{16,81}$/));

/** Digits of the right number and size that leave the givens as they are. */
const fits = ({ size, initial }: Puzzle, values: string): boolean =>
  values.length === size * size &&
  [...values].every((digit, at) => Number(digit) <= size && (initial[at] === EMPTY || initial[at] === digit));

const schema = z
  .strictObject({
    version: z.literal(VERSION),
    num_rows: z.int().check(z.gte(4), z.lte(9)),
    initial_grid: grid,
    partial_grid: grid,
    solved_grid: grid,
  })
  .check(
    z.refine(({ num_rows: size, initial_grid: initial, partial_grid, solved_grid: solution }) => {
      const puzzle = { size, initial, solution };
      const whole = initial.length === size * size && !solution.includes(EMPTY);
      return whole && fits(puzzle, solution) && fits(puzzle, partial_grid);
    }),
  );

export const payload: PayloadCodec<State> = {
  version: VERSION,
  schema,
  encode: ({ puzzle, values }) => ({
    version: VERSION,
    num_rows: puzzle.size,
    initial_grid: puzzle.initial,
    partial_grid: values,
    solved_grid: puzzle.solution,
  }),
  decode: (stored) => {
    const read = z.parse(schema, stored);
    const puzzle = { size: read.num_rows, initial: read.initial_grid, solution: read.solved_grid };
    return { puzzle, values: read.partial_grid };
  },
};

const saveSchema = z.strictObject({ gridString: grid });

/** A save carries the whole grid, givens included. */
export const saves: SaveCodec<State, z.infer<typeof saveSchema>> = {
  schema: saveSchema,
  between: (from, to) => (from.values === to.values ? [] : [{ gridString: to.values }]),
  merge: (state, { gridString: values }) => (fits(state.puzzle, values) ? { ...state, values } : null),
};
