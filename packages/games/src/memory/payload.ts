import * as z from "zod/mini";
import type { PayloadCodec, SaveCodec } from "@karota/engine/game.ts";
import {
  cellAt,
  cellsOf,
  OCCURRENCES,
  positionOf,
  SIZES,
  SYMBOLS,
  symbolsOn,
  type Puzzle,
  type State,
  type CardSymbol,
} from "./board.ts";
import { MAX_TRIES, start } from "./play.ts";

const LARGEST = 6;
const symbol = z.enum(SYMBOLS as readonly [CardSymbol, ...CardSymbol[]]);
const coordinate = z.int().check(z.minimum(0), z.maximum(LARGEST - 1));
const cells = z.array(z.tuple([coordinate, coordinate])).check(z.maxLength(LARGEST * LARGEST));
const symbols = z.array(symbol).check(z.maxLength(SYMBOLS.length));
const tries = z.int().check(z.minimum(0), z.maximum(MAX_TRIES));

const schema = z.strictObject({
  version: z.literal(1),
  grid: z.array(z.array(symbol).check(z.maxLength(LARGEST))).check(z.maxLength(LARGEST)),
  /** A symbol's cells. */
  value_coords: z.partialRecord(symbol, cells),
  found_symbols: symbols,
  num_occurrences: z.literal([...OCCURRENCES]),
  /** The cells that were turned over at some time. */
  seen: cells,
  tries,
});
const saveSchema = z.strictObject({ foundWords: symbols, seen: z.optional(cells), tries: z.optional(tries) });

type Coordinates = z.infer<typeof cells>;
const coordinatesOf = (puzzle: Puzzle, list: readonly number[]): Coordinates =>
  list.map((cell) => {
    const [x, y] = positionOf(puzzle, cell);
    return [x, y];
  });

const isDistinct = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

/** The state in which these are found, seen and tried; null when that cannot be. */
function stateOf(
  puzzle: Puzzle,
  found: readonly CardSymbol[],
  coordinates: Coordinates,
  counted: number,
): State | null {
  const seen = coordinates.map((at) => cellAt(puzzle, at));
  const shown = found.flatMap((one) => cellsOf(puzzle, one));
  const fits =
    isDistinct(found) &&
    found.every((one) => puzzle.symbols.includes(one)) &&
    isDistinct(seen) &&
    !seen.includes(undefined) &&
    shown.every((cell) => seen.includes(cell)) &&
    counted >= found.length;
  if (!fits) return null;
  return {
    puzzle,
    found: SYMBOLS.filter((one) => found.includes(one)),
    seen: (seen as number[]).sort((one, other) => one - other),
    tries: counted,
  };
}

export const payload: PayloadCodec<State> = {
  version: 1,
  schema,
  encode({ puzzle, found, seen, tries: counted }): z.infer<typeof schema> {
    const { side, occurrences } = puzzle;
    return {
      version: 1,
      grid: Array.from({ length: side }, (_, y) => puzzle.symbols.slice(y * side, (y + 1) * side)),
      value_coords: Object.fromEntries(
        symbolsOn(puzzle).map((one) => [one, coordinatesOf(puzzle, cellsOf(puzzle, one))]),
      ),
      found_symbols: [...found],
      num_occurrences: occurrences as (typeof OCCURRENCES)[number],
      seen: coordinatesOf(puzzle, seen),
      tries: counted,
    };
  },
  decode(value) {
    const read = schema.parse(value);
    const [side, occurrences] = [read.grid.length, read.num_occurrences];
    const puzzle: Puzzle = { side, occurrences, symbols: read.grid.flat() };
    if (!SIZES.some((size) => size === `${side}x${side}`) || read.grid.some((row) => row.length !== side))
      throw new Error("memory payload: grid has no size of this game");
    const groups = symbolsOn(puzzle).map((one) => ({ one, own: cellsOf(puzzle, one) }));
    if (groups.some(({ own }) => own.length !== occurrences))
      throw new Error("memory payload: a symbol does not stand as often as the others");
    const isComplete = Object.keys(read.value_coords).length === groups.length;
    if (
      !isComplete ||
      groups.some(({ one, own }) => String(read.value_coords[one]) !== String(coordinatesOf(puzzle, own)))
    )
      throw new Error("memory payload: value_coords is not of this grid");
    const state = stateOf(puzzle, read.found_symbols, read.seen, read.tries);
    if (!state) throw new Error("memory payload: what is found was never turned over");
    return state;
  },
};

export const saves: SaveCodec<State, z.infer<typeof saveSchema>> = {
  schema: saveSchema,
  between(from, to) {
    const carried = ({ puzzle, found, seen, tries: counted }: State) => ({
      foundWords: [...found],
      seen: coordinatesOf(puzzle, seen),
      tries: counted,
    });
    const save = carried(to);
    return JSON.stringify(save) === JSON.stringify(carried(from)) ? [] : [save];
  },
  merge(state, { foundWords, seen, tries: counted }) {
    const { puzzle } = state;
    // found symbols alone are enough: who has found them has turned them over
    if (!seen && counted === undefined && foundWords.length === 0) return start(puzzle);
    const shown = coordinatesOf(puzzle, [
      ...new Set([...state.seen, ...foundWords.flatMap((one) => cellsOf(puzzle, one))]),
    ]);
    return stateOf(puzzle, foundWords, seen ?? shown, counted ?? Math.max(state.tries, foundWords.length));
  },
};
