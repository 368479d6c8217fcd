import type { Random } from "@karota/engine/random.ts";

/** Squares with a border of black cells around, so that every cell has four neighbours. */
const FRAME = 9;
const STEPS = [1, FRAME] as const;
const white = new Uint8Array(FRAME * FRAME);
const seen = new Uint8Array(FRAME * FRAME);
const stack = new Uint8Array(FRAME * FRAME);

/** How many white cells there are in a row through this one, in steps of `step`. */
function lengthAt(cell: number, step: number): number {
  let length = 1;
  for (let at = cell - step; white[at]; at -= step) length++;
  for (let at = cell + step; white[at]; at += step) length++;
  return length;
}

const fits = (cell: number, longest: number): boolean =>
  STEPS.every((step) => lengthAt(cell, step) <= longest) && white[cell] === 1;

/** Of how many pieces that do not touch the white cells are. */
function countPieces(): number {
  let pieces = 0;
  seen.fill(0);
  for (let first = white.indexOf(1); first >= 0; first = white.indexOf(1, first + 1)) {
    if (seen[first]) continue;
    pieces++;
    seen[first] = 1;
    stack[0] = first;
    for (let top = 1; top > 0;) {
      const cell = stack[--top]!;
      for (const at of [cell - 1, cell + 1, cell - FRAME, cell + FRAME])
        if (white[at] && !seen[at]) {
          seen[at] = 1;
          stack[top++] = at;
        }
    }
  }
  return pieces;
}

export interface Pattern {
  /** Row by row; 1 is white. */
  readonly white: Uint8Array;
  /** How many cells are white; how many of them are in two runs. */
  readonly letters: number;
  readonly crossings: number;
  /** How many pieces there are that do not touch. */
  readonly pieces: number;
}

/**
 * White cells of a square, the same after half a turn: as many as come in one by one while no run gets longer than
 * `longest`. Every white cell lies in a run of two cells or more.
 */
export function pattern(side: number, longest: number, random: Random): Pattern {
  const inner = Array.from({ length: side * side }, (_, i) => (Math.floor(i / side) + 1) * FRAME + (i % side) + 1);
  const mirror = (side + 1) * (FRAME + 1);
  white.fill(0);
  for (const cell of random.shuffled(inner)) {
    if (white[cell]) continue;
    const other = mirror - cell;
    white[cell] = 1;
    white[other] = 1;
    if (fits(cell, longest) && fits(other, longest)) continue;
    white[cell] = 0;
    white[other] = 0;
  }
  const lengths = (cell: number) => STEPS.map((step) => lengthAt(cell, step));
  for (const cell of inner) if (white[cell] && lengths(cell).every((length) => length === 1)) white[cell] = 0;
  const letters = inner.filter((cell) => white[cell]);
  return {
    white: Uint8Array.from(inner, (cell) => white[cell]!),
    letters: letters.length,
    crossings: letters.filter((cell) => lengths(cell).every((length) => length > 1)).length,
    pieces: countPieces(),
  };
}
