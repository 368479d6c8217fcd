import type { Random } from "@karota/engine/random.ts";

/** The least and the most white cells of the inner square, by its side. */
const WHITE: Readonly<Record<number, readonly [least: number, most: number]>> = { 5: [15, 21], 7: [28, 39] };

/** Squares with a border of black cells around, so that every white cell has four neighbours. */
const FRAME = 9;
const white = new Uint8Array(FRAME * FRAME);
const before = new Uint8Array(FRAME * FRAME);
const stack = new Uint8Array(512);

/** Blackens a cell and its counterpart, and every cell that is thereby left alone in a row or column. */
function blacken(side: number, first: number): void {
  const mirror = (side + 1) * (FRAME + 1);
  stack[0] = first;
  for (let top = 1; top > 0;) {
    const cell = stack[--top]!;
    if (!white[cell]) continue;
    white[cell] = 0;
    for (const at of [mirror - cell, cell - 1, cell + 1, cell - FRAME, cell + FRAME]) {
      if (!white[at]) continue;
      const alone = (!white[at - 1] && !white[at + 1]) || (!white[at - FRAME] && !white[at + FRAME]);
      if (alone || at === mirror - cell) stack[top++] = at;
    }
  }
}

/** How many white cells can be reached from the first of them. */
function reachable(): number {
  const seen = new Uint8Array(FRAME * FRAME);
  const first = white.indexOf(1);
  if (first < 0) return 0;
  let count = 0;
  stack[0] = first;
  seen[first] = 1;
  for (let top = 1; top > 0;) {
    const cell = stack[--top]!;
    count++;
    for (const at of [cell - 1, cell + 1, cell - FRAME, cell + FRAME])
      if (white[at] && !seen[at]) {
        seen[at] = 1;
        stack[top++] = at;
      }
  }
  return count;
}

const countWhite = (): number => white.reduce((sum, one) => sum + one, 0);

/**
 * A square of white and black cells, row by row (1 is white): the same after half a turn, connected, every white cell in
 * two runs of two cells or more.
 */
export function pattern(side: number, random: Random): Uint8Array {
  const [least, most] = WHITE[side]!;
  const inner = Array.from({ length: side * side }, (_, i) => (Math.floor(i / side) + 1) * FRAME + (i % side) + 1);
  white.fill(0);
  for (const cell of inner) white[cell] = 1;
  const wanted = random.between(least, most);
  let left = inner.length;
  for (const cell of random.shuffled(inner)) {
    if (left <= wanted) break;
    if (!white[cell]) continue;
    before.set(white);
    blacken(side, cell);
    const now = countWhite();
    if (now < least || reachable() !== now) white.set(before);
    else left = now;
  }
  return Uint8Array.from(inner, (cell) => white[cell]!);
}
