import { flood, type Flood } from "./flood.ts";
import type { Puzzle } from "./board.ts";

/** What makes a maze hard. */
export interface Grade {
  /** Steps of the way from start to end. */
  readonly length: number;
  /** How often the way bends. */
  readonly turns: number;
  /** Dead ends so near the way that one may walk into them. */
  readonly deadEnds: number;
}

/** A dead end counts when it is at most so many steps beside the way. */
const NEAR = 6;

const isDeadEnd = (walls: number): boolean => walls === 7 || walls === 11 || walls === 13 || walls === 14;

/** The grade of the way to `end` in a maze that was flooded from its start. */
export function gradeIn(walls: ArrayLike<number>, { order, from, depth }: Flood, end: number): Grade {
  const besideWay = new Int16Array(walls.length).fill(-1);
  let turns = 0;
  let step = 0;
  for (let cell = end; ; cell = from[cell]!) {
    besideWay[cell] = 0;
    const before = from[cell]! - cell;
    if (before === 0) break;
    if (step !== 0 && step !== before) turns++;
    step = before;
  }
  let deadEnds = 0;
  for (let n = 0; n < order.length; n++) {
    const cell = order[n]!;
    if (besideWay[cell] === 0) continue;
    const steps = besideWay[from[cell]!]! + 1;
    besideWay[cell] = steps;
    if (steps <= NEAR && isDeadEnd(walls[cell]!)) deadEnds++;
  }
  return { length: depth[end]!, turns, deadEnds };
}

export const gradeOf = ({ columns, walls, start, end }: Puzzle): Grade =>
  gradeIn(walls, flood(columns, walls, start), end);

/** One number for comparing mazes of one size: the higher, the harder. */
export const hardnessOf = ({ length, turns, deadEnds }: Grade): number => length + turns + deadEnds;
