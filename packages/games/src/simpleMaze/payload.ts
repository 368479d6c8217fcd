import * as z from "zod/mini";
import type { PayloadCodec, Position, SaveCodec } from "@karota/engine/game.ts";
import { cellIn, DIRECTIONS, isSolid, positionOf, type Puzzle, type State } from "./board.ts";
import { flood } from "./flood.ts";
import { gradeOf } from "./grade.ts";
import { isPath } from "./play.ts";

const MAX_SIDE = 25;

const place = z.int().check(z.minimum(0), z.maximum(MAX_SIDE - 1));
const position = z.tuple([place, place]);
const path = z.array(position).check(z.minLength(1), z.maxLength(MAX_SIDE * MAX_SIDE));
/** Four flags: a wall in the north, east, south, west. */
const cell = z.string().check(z.regex(/^[01]{4}$/));
const count = z.int().check(z.minimum(0));

const schema = z.strictObject({
  version: z.literal(1),
  grid: z
    .array(z.array(cell).check(z.minLength(2), z.maxLength(MAX_SIDE)))
    .check(z.minLength(2), z.maxLength(MAX_SIDE)),
  s: position,
  e: position,
  path,
  grade: z.strictObject({ length: count, turns: count, dead_ends: count }),
});
const saveSchema = z.strictObject({ path });

const flagsOf = (walls: number): string => DIRECTIONS.map((_, n) => (walls >> n) & 1).join("");
const wallsOf = (flags: string): number => [...flags].reduce((walls, flag, n) => walls | (Number(flag) << n), 0);
const positionsOf = ({ puzzle, path: cells }: State): [number, number][] =>
  cells.map((one) => {
    const [x, y] = positionOf(puzzle, one);
    return [x, y];
  });

/** The edge is closed, neighbours agree on the wall between them, and some way leads between any two cells that are not solid. */
function isMaze(columns: number, rows: number, walls: readonly number[]): boolean {
  const hasWall = (x: number, y: number, direction: number): boolean =>
    ((walls[x + columns * y]! >> direction) & 1) === 1;
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      if ((y === 0 && !hasWall(x, y, 0)) || (x === 0 && !hasWall(x, y, 3))) return false;
      const [east, south] = [hasWall(x, y, 1), hasWall(x, y, 2)];
      if (east !== (x === columns - 1 || hasWall(x + 1, y, 3))) return false;
      if (south !== (y === rows - 1 || hasWall(x, y + 1, 0))) return false;
    }
  const open = [...walls.keys()].filter((cell) => !isSolid({ walls }, cell));
  return open.length > 1 && flood(columns, walls, open[0]!).order.length === open.length;
}

/** The cells at these places; null when one is beside the board or they are no path of it. */
function pathAt(puzzle: Puzzle, positions: readonly Position[]): number[] | null {
  const cells = positions.flatMap((one) => cellIn(puzzle, one) ?? []);
  return cells.length === positions.length && isPath(puzzle, cells) ? cells : null;
}

export const payload: PayloadCodec<State> = {
  version: 1,
  schema,
  encode(state): z.infer<typeof schema> {
    const { columns, rows, walls, start, end } = state.puzzle;
    const [s, e] = [positionOf(state.puzzle, start), positionOf(state.puzzle, end)];
    const { length, turns, deadEnds } = gradeOf(state.puzzle);
    return {
      version: 1,
      grid: Array.from({ length: rows }, (_, y) => walls.slice(y * columns, (y + 1) * columns).map(flagsOf)),
      s: [...s],
      e: [...e],
      path: positionsOf(state),
      grade: { length, turns, dead_ends: deadEnds },
    };
  },
  decode(value) {
    const { grid, s, e, path: positions } = schema.parse(value);
    const [columns, rows] = [grid[0]!.length, grid.length];
    const walls = grid.flat().map(wallsOf);
    if (walls.length !== columns * rows || grid.some((row) => row.length !== columns) || !isMaze(columns, rows, walls))
      throw new Error("maze payload: grid is not a maze");
    const [start, end] = [cellIn({ columns, rows }, s), cellIn({ columns, rows }, e)];
    if (start === null || end === null || start === end || isSolid({ walls }, start) || isSolid({ walls }, end))
      throw new Error("maze payload: s and e are not two of its cells");
    const puzzle: Puzzle = { columns, rows, walls, start, end };
    const cells = pathAt(puzzle, positions);
    if (!cells) throw new Error("maze payload: path does not lead through the maze");
    return { puzzle, path: cells };
  },
};

/** A save carries the whole path; only the start is a reset. */
export const saves: SaveCodec<State, z.infer<typeof saveSchema>> = {
  schema: saveSchema,
  between: (from, to) => (from.path.join() === to.path.join() ? [] : [{ path: positionsOf(to) }]),
  merge(state, save) {
    const cells = pathAt(state.puzzle, save.path);
    return cells && { ...state, path: cells };
  },
};
