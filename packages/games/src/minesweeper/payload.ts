import * as z from "zod/mini";
import type { PayloadCodec, SaveCodec } from "@karota/engine/game.ts";
import {
  isMine,
  MAX_SIDE,
  mineCount,
  neighboursIn,
  numbersOf,
  positionOf,
  RULES,
  SHORTEST,
  type Puzzle,
  type State,
} from "./board.ts";
import { check, start } from "./play.ts";

const SIDE = [z.minLength(SHORTEST), z.maxLength(MAX_SIDE)] as const;
const cellSchema = z.strictObject({
  t: z.enum(["M", "E"]),
  n: z.int().check(z.minimum(0), z.maximum(8)),
  u: z.enum(["I", "M", "R"]),
});
const cellsSchema = z.array(z.array(cellSchema).check(...SIDE)).check(...SIDE);
type Cells = z.infer<typeof cellsSchema>;

/** JSON text of rows of cells. */
const grid = z.string().check(z.maxLength(32 * MAX_SIDE * MAX_SIDE));
const coordinate = z.int().check(z.minimum(0), z.maximum(MAX_SIDE - 1));
const schema = z.strictObject({
  version: z.literal(1),
  grid,
  numMines: z.int().check(z.minimum(1), z.maximum(MAX_SIDE * MAX_SIDE)),
  start: z.tuple([coordinate, coordinate]),
  hardest: z.enum(RULES),
});
const saveSchema = z.strictObject({ grid });

function gridText({ puzzle, cover }: State): string {
  const numbers = numbersOf(puzzle);
  const cells = Array.from(cover, (u, cell) => ({ t: isMine(puzzle, cell) ? "M" : "E", n: numbers[cell], u }));
  return JSON.stringify(
    Array.from({ length: puzzle.height }, (_, y) => cells.slice(y * puzzle.width, (y + 1) * puzzle.width)),
  );
}

/** Null when it is no grid of cells. */
function cellsIn(text: string): Cells | null {
  try {
    return cellsSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const layoutOf = (cells: Cells): string =>
  cells
    .flat()
    .map(({ t }) => (t === "M" ? "*" : "."))
    .join("");
const coverOf = (cells: Cells): string =>
  cells
    .flat()
    .map(({ u }) => u)
    .join("");

/** Do the cells lie in rows of the board's width, with its mines and numbers? */
function isOfBoard(puzzle: Puzzle, cells: Cells): boolean {
  const numbers = numbersOf(puzzle);
  return (
    cells.length === puzzle.height &&
    cells.every((row) => row.length === puzzle.width) &&
    layoutOf(cells) === puzzle.layout &&
    cells.flat().every(({ n }, cell) => n === numbers[cell])
  );
}

/**
 * Can digging lead here? What the start opens is open, nothing stays covered beside an open cell without mines around,
 * and a mine was dug up at most once, while the board was not solved.
 */
function isPossible(state: State): boolean {
  const { puzzle, cover } = state;
  const numbers = numbersOf(puzzle);
  const open = Array.from(cover, (_, cell) => cell).filter((cell) => cover[cell] === "R");
  const blown = open.filter((cell) => isMine(puzzle, cell)).length;
  return (
    cover[puzzle.start] === "R" &&
    blown <= 1 &&
    (blown === 0 || open.length - blown < cover.length - mineCount(puzzle)) &&
    open.every(
      (cell) =>
        numbers[cell] !== 0 || isMine(puzzle, cell) || neighboursIn(puzzle)[cell]!.every((one) => cover[one] === "R"),
    )
  );
}

export const payload: PayloadCodec<State> = {
  version: 1,
  schema,
  encode(state): z.infer<typeof schema> {
    const [x, y] = positionOf(state.puzzle, state.puzzle.start);
    const { hardest } = state.puzzle;
    return { version: 1, grid: gridText(state), numMines: mineCount(state.puzzle), start: [x, y], hardest };
  },
  decode(value) {
    const read = schema.parse(value);
    const cells = cellsIn(read.grid);
    if (!cells) throw new Error("minesweeper payload: grid is no grid");
    const [width, height, [x, y]] = [cells[0]!.length, cells.length, read.start];
    const puzzle: Puzzle = { width, height, layout: layoutOf(cells), start: y * width + x, hardest: read.hardest };
    const state: State = { puzzle, cover: coverOf(cells) };
    if (cells.some((row) => row.length !== width) || !isOfBoard(puzzle, cells))
      throw new Error("minesweeper payload: grid does not count its mines");
    if (mineCount(puzzle) !== read.numMines) throw new Error("minesweeper payload: numMines is not that of the grid");
    if (x >= width || y >= height || isMine(puzzle, puzzle.start) || numbersOf(puzzle)[puzzle.start] !== 0)
      throw new Error("minesweeper payload: a mine touches the start");
    if (!isPossible(state)) throw new Error("minesweeper payload: cells are revealed that no digging reveals");
    return state;
  },
};

export const saves: SaveCodec<State, z.infer<typeof saveSchema>> = {
  schema: saveSchema,
  between(from, to) {
    if (from.cover === to.cover) return [];
    const save = { grid: gridText(to) };
    // what was dug up is covered again by a reset only
    return saves.merge(from, save) ? [save] : [{ grid: gridText(start(to.puzzle)) }, save];
  },
  merge(state, save) {
    const cells = cellsIn(save.grid);
    if (!cells || !isOfBoard(state.puzzle, cells)) return null;
    const merged: State = { ...state, cover: coverOf(cells) };
    const fresh = start(state.puzzle);
    if (merged.cover === fresh.cover) return fresh;
    if (merged.cover === state.cover) return state;
    const goesOn = Array.from(state.cover).every((u, cell) => u !== "R" || merged.cover[cell] === "R");
    return goesOn && check(state).status === "playing" && isPossible(merged) ? merged : null;
  },
};
