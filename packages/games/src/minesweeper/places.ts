/** The places of a minefield: how they are numbered, what is beside what, and the untouched board of each size. */
import { MAX_SIDE } from "./board.ts";

/** Places are numbered with a border of two cells, the right one shared with the left one of the next row. */
const STRIDE = MAX_SIDE + 2;
export const PLACES = STRIDE * (MAX_SIDE + 4) + 4;
const placeOf = (x: number, y: number): number => (y + 2) * STRIDE + x + 1;

export const HIDDEN = 0;
export const OPEN = 1;
/** Known to be a mine. */
export const FOUND = 2;
const WALL = 3;

/** The eight neighbours; the one opposite to number k is number 7 - k. */
export const STEPS = [-STRIDE - 1, -STRIDE, -STRIDE + 1, -1, 1, STRIDE - 1, STRIDE, STRIDE + 1] as const;

/** How many bits a mask has. */
export const BITS = new Uint8Array(256);
for (let set = 1; set < 256; set++) BITS[set] = BITS[set >> 1]! + (set & 1);

/** The 24 places whose neighbours overlap with ours; the one opposite to number j is number 23 - j. */
const NEAR: readonly number[] = [-2, -1, 0, 1, 2]
  .flatMap((dy) => [-2, -1, 0, 1, 2].map((dx) => dy * STRIDE + dx))
  .filter((step) => step !== 0);
/** For each of the 24 a mask there → the bits of the same cells here. */
export const HERE = new Uint8Array(24 * 256);
NEAR.forEach((step, j) => {
  for (let set = 0; set < 256; set++)
    for (let bit = 0; bit < 8; bit++)
      if (set & (1 << bit)) {
        const here = STEPS.findIndex((one) => one === step + STEPS[bit]!);
        if (here >= 0) HERE[j * 256 + set]! |= 1 << here;
      }
});
export const NEAR_STEPS = Int32Array.from(NEAR);
export const EIGHT = Int32Array.from(STEPS);

export interface Frame {
  /** The places of the board, row by row. */
  readonly places: Int32Array;
  readonly status: Uint8Array;
  readonly mask: Uint8Array;
}
const frames = new Map<number, Frame>();

/** The untouched board of a size. */
export function frameOf(width: number, height: number): Frame {
  const known = frames.get(width * 16 + height);
  if (known) return known;
  const places = Int32Array.from({ length: width * height }, (_, cell) =>
    placeOf(cell % width, Math.floor(cell / width)),
  );
  const frame = { places, status: new Uint8Array(PLACES).fill(WALL), mask: new Uint8Array(PLACES) };
  for (const place of places) frame.status[place] = HIDDEN;
  for (const place of places)
    EIGHT.forEach((step, bit) => {
      if (frame.status[place + step] === HIDDEN) frame.mask[place]! |= 1 << bit;
    });
  frames.set(width * 16 + height, frame);
  return frame;
}
