import * as z from "zod/mini";
import type { PayloadCodec, SaveCodec } from "@karota/engine/game.ts";
import { boundsOf, cellAt, positionOf, RANGES, SIZES, SOUGHT, soughtCells, type Puzzle, type State } from "./board.ts";
import { start } from "./play.ts";

const LARGEST = 10;
const numeral = z.string().check(z.regex(/^[1-9]\d{0,3}$/));
const coordinate = z.int().check(z.minimum(0), z.maximum(LARGEST - 1));
const cells = z.array(z.tuple([coordinate, coordinate])).check(z.maxLength(LARGEST * LARGEST));

const schema = z.strictObject({
  version: z.literal(2),
  grid: z.array(z.array(numeral).check(z.maxLength(LARGEST))).check(z.maxLength(LARGEST)),
  game_type: z.enum(RANGES),
  sought: z.enum(SOUGHT),
  game_numbers: z.array(z.int().check(z.minimum(2), z.maximum(20))).check(z.minLength(1), z.maxLength(19)),
  /** Every multiple in the grid with its cell, which is one. */
  value_coords: z.record(numeral, cells),
  /** The cells that are selected. */
  found_symbols: cells,
});
const saveSchema = z.strictObject({ foundWords: cells });

type Coordinates = z.infer<typeof cells>;
const coordinatesOf = (puzzle: Puzzle, list: readonly number[]): Coordinates =>
  list.map((cell) => {
    const [x, y] = positionOf(puzzle, cell);
    return [x, y];
  });

const soughtOf = (puzzle: Puzzle): Record<string, Coordinates> =>
  Object.fromEntries(soughtCells(puzzle).map((cell) => [String(puzzle.values[cell]), coordinatesOf(puzzle, [cell])]));

/** The state with these cells selected; null when one is outside the board or named twice. */
function stateOf(puzzle: Puzzle, coordinates: Coordinates): State | null {
  const selected = coordinates.map((at) => cellAt(puzzle, at));
  if (selected.includes(undefined) || new Set(selected).size < selected.length) return null;
  return { puzzle, selected: (selected as number[]).sort((one, other) => one - other) };
}

/** A board of version 1 is one of any multiples. */
const isFirstVersion = (value: unknown): value is object =>
  typeof value === "object" && value !== null && "version" in value && value.version === 1 && !("sought" in value);

export const payload: PayloadCodec<State> = {
  version: 2,
  schema,
  encode({ puzzle, selected }): z.infer<typeof schema> {
    const { side, range, sought, numbers, values } = puzzle;
    return {
      version: 2,
      grid: Array.from({ length: side }, (_, y) => values.slice(y * side, (y + 1) * side).map(String)),
      game_type: range,
      sought,
      game_numbers: [...numbers],
      value_coords: soughtOf(puzzle),
      found_symbols: coordinatesOf(puzzle, selected),
    };
  },
  decode(value) {
    const read = schema.parse(isFirstVersion(value) ? { ...value, version: 2, sought: "any" } : value);
    const { grid, game_type: range, sought, game_numbers: numbers } = read;
    const side = grid.length;
    const puzzle: Puzzle = { side, range, sought, numbers, values: grid.flat().map(Number) };
    if (!SIZES.some((size) => size === `${side}x${side}`) || grid.some((row) => row.length !== side))
      throw new Error("simpleMath payload: grid has no size of this game");
    const [low, high] = boundsOf(range);
    if (numbers.some((one, place) => one < low || one > high || one <= (numbers[place - 1] ?? 0)))
      throw new Error("simpleMath payload: game_numbers are not of the range, in order");
    if (sought === "common" && numbers.length < 2)
      throw new Error("simpleMath payload: one number has nothing in common");
    const coordinates = soughtOf(puzzle);
    const own = Object.keys(coordinates);
    if (own.length === 0 || own.length < soughtCells(puzzle).length)
      throw new Error("simpleMath payload: there is no multiple, or one stands twice");
    if (
      Object.keys(read.value_coords).length !== own.length ||
      own.some((one) => String(coordinates[one]) !== String(read.value_coords[one]))
    )
      throw new Error("simpleMath payload: value_coords is not of this grid");
    const state = stateOf(puzzle, read.found_symbols);
    if (!state) throw new Error("simpleMath payload: found_symbols are not of this grid");
    return state;
  },
};

/** A save carries all selected cells, right and wrong. */
export const saves: SaveCodec<State, z.infer<typeof saveSchema>> = {
  schema: saveSchema,
  between: (from, to) =>
    String(from.selected) === String(to.selected) ? [] : [{ foundWords: coordinatesOf(to.puzzle, to.selected) }],
  // a save equal to the start is a reset
  merge: ({ puzzle }, { foundWords }) => (foundWords.length === 0 ? start(puzzle) : stateOf(puzzle, foundWords)),
};
