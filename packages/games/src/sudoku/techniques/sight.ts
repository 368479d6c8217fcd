import { CELLS, PEERS, UNITS, unitsOf } from "../board.ts";

/** What a technique looks at: the digits on the board and what is still possible in the empty cells. */
export interface Sight {
  readonly values: ArrayLike<number>;
  /** A set of digits for each cell, 0 for a cell with a digit. */
  readonly sets: ArrayLike<number>;
  /** The only solution, as digits. */
  readonly solution: ArrayLike<number>;
  /** For each digit three bands of 27 cells in which it is possible: 3 * (digit - 1) + band. */
  readonly bands: Int32Array;
  /** For each digit and unit the positions in the unit where it is possible, as bits: 27 * (digit - 1) + unit. */
  readonly masks: Int16Array;
}

/** A set of cells as three bands of 27 bits. */
export type Bands = readonly [number, number, number];

/** The units of a cell, with the bit of its position in each: unit, bit, unit, bit, unit, bit. */
const POSITIONS = new Int16Array(81 * 6);
const PEER_BANDS = new Int32Array(243);
for (const cell of CELLS) {
  unitsOf(cell).forEach((unit, i) => {
    POSITIONS[6 * cell + 2 * i] = unit;
    POSITIONS[6 * cell + 2 * i + 1] = 1 << UNITS[unit]!.indexOf(cell);
  });
  for (const peer of PEERS[cell]!) PEER_BANDS[3 * cell + Math.floor(peer / 27)]! |= 1 << (peer % 27);
}

/** Sizes of sets of nine. */
export const SIZE = new Int8Array(512);
for (let set = 1; set < 512; set++) SIZE[set] = SIZE[set >> 1]! + (set & 1);
/** The sets of each size among nine. */
export const SETS_OF_SIZE: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5].map((size) =>
  Array.from(SIZE.keys()).filter((set) => SIZE[set] === size),
);

/** Counts again where each digit can be, after the sets of a sight have changed. */
export function look({ sets, bands, masks }: Sight): void {
  bands.fill(0);
  masks.fill(0);
  for (let cell = 0; cell < 81; cell++) {
    const band = (cell / 27) | 0;
    for (let left = sets[cell]!; left !== 0; left &= left - 1) {
      const digit = 31 - Math.clz32(left & -left);
      bands[3 * digit + band]! |= 1 << (cell - 27 * band);
      for (let i = 6 * cell; i < 6 * cell + 6; i += 2) masks[27 * digit + POSITIONS[i]!]! |= POSITIONS[i + 1]!;
    }
  }
}

export function sightOf(values: ArrayLike<number>, sets: ArrayLike<number>, solution: ArrayLike<number>): Sight {
  const sight = { values, sets, solution, bands: new Int32Array(27), masks: new Int16Array(243) };
  look(sight);
  return sight;
}

export const maskOf = (sight: Sight, unit: number, digit: number): number => sight.masks[27 * (digit - 1) + unit]!;

/** The cells of a unit (its number in `UNITS`) at these positions. */
export const cellsAt = (unit: number, mask: number): number[] => UNITS[unit]!.filter((_, i) => mask & (1 << i));
/** The cells of a unit that can take a digit. */
export const placesFor = (sight: Sight, unit: number, digit: number): number[] =>
  cellsAt(unit, maskOf(sight, unit, digit));

export const isPair = (sight: Sight, cell: number): boolean => SIZE[sight.sets[cell]!] === 2;
export const pairCells = (sight: Sight): number[] => CELLS.filter((cell) => isPair(sight, cell));

export function bandsOf(cells: readonly number[]): Bands {
  const bands: [number, number, number] = [0, 0, 0];
  for (const cell of cells) bands[Math.floor(cell / 27)]! |= 1 << (cell % 27);
  return bands;
}
/** The cells that see every one of these. */
export function seenByAll(cells: readonly number[]): Bands {
  let [a, b, c] = [-1, -1, -1];
  for (const cell of cells) {
    a &= PEER_BANDS[3 * cell]!;
    b &= PEER_BANDS[3 * cell + 1]!;
    c &= PEER_BANDS[3 * cell + 2]!;
  }
  return [a, b, c];
}
export const both = (one: Bands, other: Bands): Bands => [one[0] & other[0], one[1] & other[1], one[2] & other[2]];
export const isWithin = (inner: Bands, outer: Bands): boolean =>
  ((inner[0] & ~outer[0]) | (inner[1] & ~outer[1]) | (inner[2] & ~outer[2])) === 0;
export const isEmpty = (bands: Bands): boolean => (bands[0] | bands[1] | bands[2]) === 0;

/** Can one of the cells of these bands take the digit? */
export const canBeIn = ({ bands }: Sight, [a, b, c]: Bands, digit: number): boolean =>
  ((a & bands[3 * digit - 3]!) | (b & bands[3 * digit - 2]!) | (c & bands[3 * digit - 1]!)) !== 0;
/** The same of a cell that is in both, without making bands for what is asked often. */
export const canBeInBoth = ({ bands }: Sight, one: Bands, other: Bands, digit: number): boolean =>
  ((one[0] & other[0] & bands[3 * digit - 3]!) |
    (one[1] & other[1] & bands[3 * digit - 2]!) |
    (one[2] & other[2] & bands[3 * digit - 1]!)) !==
  0;
/** The cells of these bands that can take the digit. */
export function placesIn(sight: Sight, bands: Bands, digit: number): number[] {
  const cells: number[] = [];
  for (let band = 0; band < 3; band++)
    for (let left = bands[band]! & sight.bands[3 * (digit - 1) + band]!; left !== 0; left &= left - 1)
      cells.push(27 * band + 31 - Math.clz32(left & -left));
  return cells;
}

/** The searches for a digit that found nothing: of each digit the last one, which a rating would mostly do again. */
interface FailedSearches {
  /** Does the digit have the places in which it was last searched for? */
  readonly has: (sight: Sight, digit: number) => boolean;
  readonly add: (sight: Sight, digit: number) => void;
}
export function failedSearches(): FailedSearches {
  const places = new Int32Array(27).fill(-1);
  return {
    has: ({ bands }, digit) => {
      const first = 3 * (digit - 1);
      return (
        places[first] === bands[first] &&
        places[first + 1] === bands[first + 1] &&
        places[first + 2] === bands[first + 2]
      );
    },
    add: ({ bands }, digit) => {
      for (let i = 3 * (digit - 1); i < 3 * digit; i++) places[i] = bands[i]!;
    },
  };
}
