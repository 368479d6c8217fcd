import type { Generate } from "@karota/engine/game.ts";
import type { Random } from "@karota/engine/random.ts";
import { ALL_WALLS, type Options, type Puzzle } from "./board.ts";
import { flood, type Flood } from "./flood.ts";
import { gradeIn, hardnessOf } from "./grade.ts";

/** Of so many mazes the hardest is taken. */
const CANDIDATES = 3;
/** So much of a maze is dug depth first, in percent: in a whole one hardly any fork has two ways that lead far. */
const [LEAST_DEEP, MOST_DEEP] = [5, 80];

/** For each cell its neighbours in the north, east, south and west; -1 beyond the edge. */
function neighboursOf(columns: number, rows: number): Int16Array {
  const all = new Int16Array(columns * rows * 4).fill(-1);
  for (let cell = 0; cell < columns * rows; cell++) {
    if (cell >= columns) all[4 * cell] = cell - columns;
    if (cell % columns < columns - 1) all[4 * cell + 1] = cell + 1;
    if (cell < columns * (rows - 1)) all[4 * cell + 2] = cell + columns;
    if (cell % columns > 0) all[4 * cell + 3] = cell - 1;
  }
  return all;
}

/**
 * Digs a perfect maze: its first part depth first (a walk into fresh cells, back where there are none), which makes long
 * winding ways; the rest after Wilson (random walks from each cell left to what is dug, their loops cut), which makes many
 * short branches. Every cell is joined to the rest by exactly one wall taken down, so there are no loops.
 * @param share how much is dug depth first, 0 to 1
 * @returns the walls of each cell, as in `Puzzle`
 */
function dig(neighbours: Int16Array, share: number, random: Random): Uint8Array {
  const cells = neighbours.length / 4;
  const walls = new Uint8Array(cells).fill(ALL_WALLS);
  const dug = new Uint8Array(cells);
  const join = (from: number, direction: number): void => {
    walls[from]! &= ~(1 << direction);
    walls[neighbours[4 * from + direction]!]! &= ~(1 << (direction ^ 2));
  };

  let [bits, pairsLeft] = [0, 0];
  /** A number below 4, two bits of a draw. */
  const quarter = (): number => {
    if (pairsLeft === 0) {
      bits = random.bits();
      pairsLeft = 16;
    }
    const drawn = bits & 3;
    bits >>>= 2;
    pairsLeft--;
    return drawn;
  };

  const first = random.below(cells);
  dug[first] = 1;
  const deep = Math.max(1, Math.floor(share * cells));
  const trail = new Int16Array(deep);
  trail[0] = first;
  let [length, done] = [1, 1];
  const fresh = new Uint8Array(4);
  while (done < deep) {
    const cell = trail[length - 1]!;
    let choices = 0;
    for (let direction = 0; direction < 4; direction++) {
      const next = neighbours[4 * cell + direction]!;
      if (next >= 0 && !dug[next]) fresh[choices++] = direction;
    }
    if (choices === 0) {
      length--;
      continue;
    }
    let choice = choices === 1 ? 0 : quarter();
    while (choice >= choices) choice = quarter();
    const direction = fresh[choice]!;
    join(cell, direction);
    const next = neighbours[4 * cell + direction]!;
    dug[next] = 1;
    trail[length++] = next;
    done++;
  }

  // Wilson: the last direction in which a walk left a cell is all that counts, which cuts its loops.
  const left = new Uint8Array(cells);
  for (let from = 0; from < cells; from++) {
    for (let cell = from; !dug[cell];) {
      const direction = quarter();
      const next = neighbours[4 * cell + direction]!;
      if (next < 0) continue;
      left[cell] = direction;
      cell = next;
    }
    for (let cell = from; !dug[cell]; cell = neighbours[4 * cell + left[cell]!]!) {
      dug[cell] = 1;
      join(cell, left[cell]!);
    }
  }
  return walls;
}

/**
 * The cell of the border that is the longest way off, of those at least half the board away from the start as the crow
 * flies. The opposite corner is one of them, so the way is never shorter than straight there.
 */
function endFor(columns: number, rows: number, start: number, { depth }: Flood): number {
  const [startX, startY] = [start % columns, Math.floor(start / columns)];
  const far = Math.ceil((columns - 1) / 2) + Math.ceil((rows - 1) / 2);
  let end = start;
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x += y === 0 || y === rows - 1 ? 1 : columns - 1) {
      const cell = x + columns * y;
      if (depth[cell]! > depth[end]! && Math.abs(x - startX) + Math.abs(y - startY) >= far) end = cell;
    }
  return end;
}

/** A perfect maze from one of the corners to a far place of the border, the hardest of a few. */
export const generate: Generate<Options, Puzzle> = ({ size }, random) => {
  const [columns = 0, rows = 0] = size.split("x").map(Number);
  const neighbours = neighboursOf(columns, rows);
  const share = random.between(LEAST_DEEP, MOST_DEEP) / 100;
  const start = random.below(2) * (columns - 1) + random.below(2) * (columns * (rows - 1));
  let best: { hardness: number; walls: Uint8Array; end: number } = {
    hardness: -1,
    walls: new Uint8Array(),
    end: start,
  };
  for (let candidate = 0; candidate < CANDIDATES; candidate++) {
    const walls = dig(neighbours, share, random);
    const flooded = flood(columns, walls, start);
    const end = endFor(columns, rows, start, flooded);
    const hardness = hardnessOf(gradeIn(walls, flooded, end));
    if (hardness > best.hardness) best = { hardness, walls, end };
  }
  return { columns, rows, walls: Array.from(best.walls), start, end: best.end };
};
