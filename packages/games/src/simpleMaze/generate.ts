import type { Generate } from "@karota/engine/game.ts";
import type { Random } from "@karota/engine/random.ts";
import { ALL_WALLS, type Level, type Options, type Puzzle } from "./board.ts";
import { flood, type Flood } from "./flood.ts";
import { gradeIn, hardnessOf } from "./grade.ts";
import { cellsIn } from "./shapes.ts";

/**
 * Where the maze of a level is among all mazes, in eighths of them from the easiest on: what is hard depends on size, shape
 * and loops.
 */
const EIGHTHS: Readonly<Record<Level, number>> = { easy: 1, normal: 4, hard: 7 };
/** So many mazes are made for each eighth, less one in all. With more of them the hardness of a level varies less. */
const [MADE, MADE_FOR_EDITIONS] = [1, 4];
/** One loop for so many cells; no loop is shorter than this, which would only be a wider corridor. */
const [CELLS_A_LOOP, SHORTEST_LOOP] = [40, 12];
/** So much of a maze is dug depth first, in percent: in a whole one hardly any fork has two ways that lead far. */
const [LEAST_DEEP, MOST_DEEP] = [5, 80];

/** What is to be dug. */
interface Ground {
  readonly columns: number;
  /** The cells of the shape, in their order. */
  readonly cells: readonly number[];
  /** For each cell its neighbours in the north, east, south and west; -1 beyond the edge of the shape. */
  readonly neighbours: Int16Array;
}

function groundOf({ size, shape }: Options): Ground {
  const [columns = 0, rows = 0] = size.split("x").map(Number);
  const covers = cellsIn(shape, columns, rows);
  const neighbours = new Int16Array(columns * rows * 4).fill(-1);
  const cells = [...covers.keys()].filter((cell) => covers[cell]);
  for (const cell of cells) {
    if (covers[cell - columns]) neighbours[4 * cell] = cell - columns;
    if (cell % columns < columns - 1 && covers[cell + 1]) neighbours[4 * cell + 1] = cell + 1;
    if (covers[cell + columns]) neighbours[4 * cell + 2] = cell + columns;
    if (cell % columns > 0 && covers[cell - 1]) neighbours[4 * cell + 3] = cell - 1;
  }
  return { columns, cells, neighbours };
}

/**
 * Digs a perfect maze: its first part depth first (a walk into fresh cells, back where there are none), which makes long
 * winding ways; the rest after Wilson (random walks from each cell left to what is dug, their loops cut), which makes many
 * short branches. Every cell is joined to the rest by exactly one wall taken down, so there are no loops.
 * @param share how much is dug depth first, 0 to 1
 * @returns the walls of each cell, as in `Puzzle`
 */
function dig({ cells, neighbours }: Ground, share: number, random: Random): Uint8Array {
  const walls = new Uint8Array(neighbours.length / 4).fill(ALL_WALLS);
  const dug = new Uint8Array(walls.length);
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

  const first = cells[random.below(cells.length)]!;
  dug[first] = 1;
  const deep = Math.max(1, Math.floor(share * cells.length));
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
  const left = new Uint8Array(walls.length);
  for (const from of cells) {
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

/** Whether a way of at most so many steps leads from one cell to another, other than back at once to the cell before. */
function isNear(ground: Ground, walls: Uint8Array, from: number, to: number, steps: number, before = -1): boolean {
  if (from === to) return true;
  if (steps === 0) return false;
  for (let direction = 0; direction < 4; direction++) {
    if (walls[from]! & (1 << direction)) continue;
    const next = ground.neighbours[4 * from + direction]!;
    if (next !== before && isNear(ground, walls, next, to, steps - 1, from)) return true;
  }
  return false;
}

/** Takes down walls between cells that are far from each other on foot, so that several ways lead to most places. */
function addLoops(ground: Ground, walls: Uint8Array, random: Random): void {
  const { cells, neighbours } = ground;
  let left = Math.ceil(cells.length / CELLS_A_LOOP);
  for (let tried = 0; left > 0 && tried < cells.length; tried++) {
    const cell = cells[random.below(cells.length)]!;
    const direction = random.below(4);
    const next = neighbours[4 * cell + direction]!;
    if (next < 0 || !(walls[cell]! & (1 << direction))) continue;
    if (isNear(ground, walls, cell, next, SHORTEST_LOOP - 2)) continue;
    walls[cell]! &= ~(1 << direction);
    walls[next]! &= ~(1 << (direction ^ 2));
    left--;
  }
}

/**
 * The cell at the edge of the shape that is the longest way off, of those at least half the board away from the start as the
 * crow flies.
 */
function endFor({ columns, cells, neighbours }: Ground, start: number, { depth }: Flood): number {
  const [startX, startY] = [start % columns, Math.floor(start / columns)];
  const rows = neighbours.length / 4 / columns;
  const far = Math.ceil((columns - 1) / 2) + Math.ceil((rows - 1) / 2);
  let end = start;
  for (const cell of cells) {
    if (depth[cell]! <= depth[end]!) continue;
    const atEdge = neighbours.subarray(4 * cell, 4 * cell + 4).includes(-1);
    const away = Math.abs((cell % columns) - startX) + Math.abs(Math.floor(cell / columns) - startY);
    if (atEdge && away >= far) end = cell;
  }
  return end;
}

/** The first and last cell of the first and last row of the shape: the corners of a rectangle. */
function cornersOf({ columns, cells }: Ground): readonly number[] {
  const ends = [cells[0]!, cells.at(-1)!].map((end) => {
    const row = cells.filter((cell) => Math.floor(cell / columns) === Math.floor(end / columns));
    return [row[0]!, row.at(-1)!];
  });
  return ends.flat();
}

/** A maze from a corner of its shape to a far place of its edge, of the level that is asked for. */
export const generate: Generate<Options, Puzzle> = (options, random, edition) => {
  const made = edition ? MADE_FOR_EDITIONS : MADE;
  const ground = groundOf(options);
  const { columns, neighbours } = ground;
  const start = random.pick(cornersOf(ground));
  const mazes = Array.from({ length: 8 * made - 1 }, () => {
    const walls = dig(ground, random.between(LEAST_DEEP, MOST_DEEP) / 100, random);
    if (options.ways === "several") addLoops(ground, walls, random);
    const flooded = flood(columns, walls, start);
    const end = endFor(ground, start, flooded);
    return { walls, end, hardness: hardnessOf(gradeIn(walls, flooded, end)) };
  });
  const byHardness = mazes.toSorted((one, other) => one.hardness - other.hardness);
  const { walls, end } = byHardness[EIGHTHS[options.level] * made - 1]!;
  return { columns, rows: neighbours.length / 4 / columns, walls: Array.from(walls), start, end };
};
