import * as z from "zod/mini";
import type { PayloadCodec, SaveCodec } from "@karota/engine/game.ts";
import { draftOf, GUESSES, isFull, openRow, sameRow, type Puzzle, type Row, type State } from "./board.ts";
import { apply, isRow, start } from "./play.ts";

const colour = z.int().check(z.minimum(1), z.maximum(8));
const schema = z.strictObject({
  version: z.literal(1),
  numValues: z.literal([6, 8]),
  numGuesses: z.literal(GUESSES),
  numFields: z.literal([4, 5]),
  /** Rows from the first guess on; null is an empty field. */
  grid: z.array(z.array(z.nullable(colour))),
  solution: z.array(colour),
});

/** Full rows first, one that is begun, then empty ones; nothing after the solution. */
function isInOrder({ puzzle, rows }: State): boolean {
  const full = rows.findIndex((row) => !isFull(row));
  const later = full < 0 ? [] : rows.slice(full + 1);
  const isSolution = (row: Row) => row.every((value, column) => value === puzzle.solution[column]);
  const solved = rows.findIndex(isSolution);
  const after = solved < 0 ? [] : rows.slice(solved + 1);
  return [...later, ...after].every((row) => row.every((value) => value === null));
}

export const payload: PayloadCodec<State> = {
  version: 1,
  schema,
  encode: ({ puzzle, rows }): z.infer<typeof schema> => ({
    version: 1,
    numValues: puzzle.colours,
    numGuesses: GUESSES,
    numFields: puzzle.fields,
    grid: rows.map((row) => [...row]),
    solution: [...puzzle.solution],
  }),
  decode(value) {
    const read = schema.parse(value);
    const puzzle: Puzzle = { fields: read.numFields, colours: read.numValues, solution: read.solution };
    if ((puzzle.fields === 4) !== (puzzle.colours === 6)) throw new Error("meme payload: no such size");
    if (!isRow(puzzle, puzzle.solution)) throw new Error("meme payload: solution is no sequence of its colours");
    const state: State = { puzzle, rows: read.grid };
    if (state.rows.length !== GUESSES || !state.rows.every((row) => isRow(puzzle, row)))
      throw new Error("meme payload: grid holds what is no row");
    if (!isInOrder(state)) throw new Error("meme payload: rows out of order");
    return state;
  },
};

/** One field of the open row, or `reset: true`. */
const saveSchema = z
  .strictObject({
    row: z.optional(z.int().check(z.minimum(0), z.maximum(GUESSES - 1))),
    column: z.optional(z.int().check(z.minimum(0), z.maximum(4))),
    value: z.optional(z.nullable(colour)),
    reset: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ row, column, value, reset }) => {
      const named = [row, column, value].filter((part) => part !== undefined).length;
      return reset ? named === 0 : named === 3;
    }),
  );

/** The saves that turn one row into another: first what goes, so that no colour is there twice, then what comes. */
function rowSaves(row: number, from: Row, to: Row): Readonly<Record<string, unknown>>[] {
  const gone = from.flatMap((value, column) =>
    value !== null && value !== to[column] ? [{ row, column, value: null }] : [],
  );
  const come = to.flatMap((value, column) =>
    value !== null && value !== from[column] ? [{ row, column, value }] : [],
  );
  return [...gone, ...come];
}

export const saves: SaveCodec<State, z.infer<typeof saveSchema>> = {
  schema: saveSchema,
  between(from, to) {
    if (from.rows.every((row, at) => sameRow(row, to.rows[at]!))) return [];
    const goesOn = from.rows.every((row, at) => !isFull(row) || sameRow(row, to.rows[at]!));
    const base = goesOn ? from : start(to.puzzle);
    const changes = to.rows.flatMap((row, at) => rowSaves(at, base.rows[at]!, row));
    return goesOn ? changes : [{ reset: true }, ...changes];
  },
  merge(state, { row, column, value, reset }) {
    if (reset) return start(state.puzzle);
    if (row === undefined) return null;
    // What a locked row already holds is the save that filled it, sent again.
    if (row !== openRow(state)) return value !== null && state.rows[row]![column!] === value ? state : null;
    const draft = draftOf(state);
    const fits = column! < draft.length && (value === null || value! <= state.puzzle.colours);
    const twice = value !== null && draft.some((other, at) => other === value && at !== column);
    return fits && !twice ? apply(state, { type: "place", column: column!, value: value! }) : null;
  },
};
