import * as z from "zod/mini";
import type { PayloadCodec, SaveCodec } from "@karota/engine/game.ts";
import {
  cellAt,
  cellsOf,
  faceOf,
  OCCURRENCES,
  positionOf,
  SIZES,
  symbolsOn,
  type Puzzle,
  type State,
} from "./board.ts";
import { faceSchema, meaningOf } from "./faces.ts";
import { MAX_TRIES, start } from "./play.ts";
import { SYMBOLS, type CardSymbol } from "./symbols.ts";

const LARGEST = 6;
const symbol = z.enum(SYMBOLS as readonly [CardSymbol, ...CardSymbol[]]);
const coordinate = z.int().check(z.minimum(0), z.maximum(LARGEST - 1));
const cells = z.array(z.tuple([coordinate, coordinate])).check(z.maxLength(LARGEST * LARGEST));
const symbols = z.array(symbol).check(z.maxLength(SYMBOLS.length));
const tries = z.int().check(z.minimum(0), z.maximum(MAX_TRIES));

const rowsOf = <Cell extends z.ZodMiniType>(cell: Cell) =>
  z.array(z.array(cell).check(z.maxLength(LARGEST))).check(z.maxLength(LARGEST));

const schema = z.strictObject({
  version: z.literal(2),
  grid: rowsOf(symbol),
  /** What the cells show; absent where it is the picture of the symbol. */
  cards: z.optional(rowsOf(faceSchema)),
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

const inRows = <Cell>(side: number, list: readonly Cell[]): Cell[][] =>
  Array.from({ length: side }, (_, y) => list.slice(y * side, (y + 1) * side));

const isDistinct = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

/** A board of version 1 is one of pictures, in the same fields. */
const isFirstVersion = (value: unknown): value is object =>
  typeof value === "object" && value !== null && "version" in value && value.version === 1 && !("cards" in value);

/** Whether two faces that differ belong to each symbol, and to no other. */
function arePairs(puzzle: Puzzle): boolean {
  const pairs = symbolsOn(puzzle).map((one) => cellsOf(puzzle, one).map((cell) => faceOf(puzzle, cell)));
  const meanings = pairs.map((faces) => new Set(faces.map(meaningOf)));
  return (
    pairs.every((faces) => faces.length === 2 && faces[0]!.kind !== faces[1]!.kind) &&
    meanings.every(({ size }) => size === 1) &&
    isDistinct(meanings.map(([meaning]) => meaning))
  );
}

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
  version: 2,
  schema,
  encode({ puzzle, found, seen, tries: counted }): z.infer<typeof schema> {
    const { side, occurrences, faces } = puzzle;
    return {
      version: 2,
      grid: inRows(side, puzzle.symbols),
      ...(faces && { cards: inRows(side, faces) }),
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
    const read = schema.parse(isFirstVersion(value) ? { ...value, version: 2 } : value);
    const [side, occurrences] = [read.grid.length, read.num_occurrences];
    const puzzle: Puzzle = {
      side,
      occurrences,
      symbols: read.grid.flat(),
      ...(read.cards && { faces: read.cards.flat() }),
    };
    if (!SIZES.some((size) => size === `${side}x${side}`) || read.grid.some((row) => row.length !== side))
      throw new Error("memory payload: grid has no size of this game");
    if (read.cards && (read.cards.length !== side || read.cards.some((row) => row.length !== side)))
      throw new Error("memory payload: cards are not of this grid");
    if (puzzle.faces && !arePairs(puzzle)) throw new Error("memory payload: cards are no pairs");
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
