/** The least and the most white cells of the inner square, by its side. */
const WHITE: Readonly<Record<number, readonly [least: number, most: number]>> = { 5: [15, 21], 7: [32, 34] };
/** In a white square of two by two digits can often be exchanged: with more of them hardly any digits follow from sums. */
const MOST_SQUARES: Readonly<Record<number, number>> = { 5: 8, 7: 16 };
/** Black cells that touch by their sides are so many at most. */
const LARGEST_BLOCK: Readonly<Record<number, number>> = { 5: 5, 7: 4 };

const ones = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
};

/** Whether every white cell of a line (a bit for each cell, 1 is white) has a white neighbour in it or in the lines beside. */
const isJoined = (line: number, beside: number): boolean => (line & ~beside) === 0;

function reversed(line: number, side: number): number {
  let turned = 0;
  for (let i = 0; i < side; i++) if (line & (1 << i)) turned |= 1 << (side - 1 - i);
  return turned;
}

/** Sizes of the groups of cells of one colour that touch by their sides. */
function groupsOf(cells: Uint8Array, side: number, colour: 0 | 1): readonly number[] {
  const seen = new Uint8Array(cells.length);
  const sizes: number[] = [];
  for (let first = 0; first < cells.length; first++) {
    if (seen[first] || cells[first] !== colour) continue;
    const group = [first];
    seen[first] = 1;
    for (const at of group) {
      const x = at % side;
      for (const next of [x > 0 ? at - 1 : -1, x < side - 1 ? at + 1 : -1, at - side, at + side])
        if (next >= 0 && next < cells.length && !seen[next] && cells[next] === colour) {
          seen[next] = 1;
          group.push(next);
        }
    }
    sizes.push(group.length);
  }
  return sizes;
}

/** Completes the first rows of a pattern in every way; the last rows are the first ones after half a turn. */
function* completions(side: number, rows: readonly number[], lines: readonly number[]): Generator<Uint8Array> {
  const half = (side - 1) / 2;
  const [row = 0, before = 0] = rows.toReversed();
  if (rows.length <= half) {
    for (const line of lines)
      if (isJoined(row, before | line) && (rows.length < half || line === reversed(line, side)))
        yield* completions(side, [...rows, line], lines);
    return;
  }
  // the middle row has the same row above it and, turned, below it
  if (!isJoined(row, before | reversed(before, side))) return;
  const all = [
    ...rows,
    ...rows
      .slice(0, half)
      .toReversed()
      .map((one) => reversed(one, side)),
  ];
  const white = all.reduce((sum, one) => sum + ones(one), 0);
  const [least, most] = WHITE[side]!;
  if (white < least || white > most) return;
  // no line is all black
  if (all.includes(0) || all.reduce((sum, one) => sum | one) !== (1 << side) - 1) return;
  const squares = all.slice(1).reduce((sum, one, y) => sum + ones(one & (one >> 1) & all[y]! & (all[y]! >> 1)), 0);
  if (squares > MOST_SQUARES[side]!) return;
  const cells = Uint8Array.from({ length: side * side }, (_, at) => (all[Math.floor(at / side)]! >> (at % side)) & 1);
  if (groupsOf(cells, side, 1).length === 1 && groupsOf(cells, side, 0).every((size) => size <= LARGEST_BLOCK[side]!))
    yield cells;
}

/**
 * All squares of white and black cells, row by row (1 is white), that are the same after half a turn: the white ones are
 * connected, each in two runs of two cells or more, and the black ones in small groups.
 */
export function patternsOf(side: number): readonly Uint8Array[] {
  const lines = Array.from({ length: 1 << side }, (_, line) => line);
  const whole = lines.filter((line) => isJoined(line, (line << 1) | (line >> 1)));
  return [...completions(side, [], whole)];
}
