import * as z from "zod/mini";
import type { Fault, Verdict } from "@karota/engine/game.ts";
import { isMine, MAX_SIDE, neighboursIn, numbersOf, positionOf, type Move, type Puzzle, type State } from "./board.ts";

const cell = z.int().check(z.minimum(0), z.maximum(MAX_SIDE * MAX_SIDE - 1));
const cells = z.array(cell).check(z.minLength(1), z.maxLength(MAX_SIDE * MAX_SIDE));
/** Moves also come from the browser's storage, so nothing is taken for granted. */
const moveSchema: z.ZodMiniType<Move> = z.discriminatedUnion("type", [
  z.object({ type: z.literal("reveal"), cells }),
  z.object({ type: z.literal("mark"), cells, marked: z.boolean() }),
  z.object({ type: z.literal("chord"), cell }),
]);

/** Digs up the cells one after the other, up to the first mine. */
function dig(puzzle: Puzzle, before: string, cells: readonly number[]): string {
  const numbers = numbersOf(puzzle);
  const around = neighboursIn(puzzle);
  const cover = [...before];
  for (const first of cells) {
    const open = [first];
    // ends, because a cell is opened once; a flag where all around is free of mines falls
    for (const cell of open) {
      if (cover[cell] === "R") continue;
      cover[cell] = "R";
      if (isMine(puzzle, cell)) return cover.join("");
      if (numbers[cell] === 0) open.push(...around[cell]!);
    }
  }
  return cover.join("");
}

export const start = (puzzle: Puzzle): State => ({
  puzzle,
  cover: dig(puzzle, "I".repeat(puzzle.layout.length), [puzzle.start]),
});

export const isRevealed = ({ cover }: State, cell: number): boolean => cover[cell] === "R";
export const isMarked = ({ cover }: State, cell: number): boolean => cover[cell] === "M";
export const isHidden = ({ cover }: State, cell: number): boolean => cover[cell] === "I";
export const cellsOf = ({ puzzle }: State): readonly number[] => Array.from(puzzle.layout, (_, cell) => cell);

const statusOf = ({ puzzle, cover }: State): Verdict["status"] => {
  let status: Verdict["status"] = "solved";
  for (let cell = 0; cell < cover.length; cell++) {
    if (cover[cell] === "R" && isMine(puzzle, cell)) return "failed";
    if (cover[cell] !== "R" && !isMine(puzzle, cell)) status = "playing";
  }
  return status;
};

/** The neighbours that a chord digs up; none where the number has not exactly as many flags around. */
export function chordOf(state: State, cell: number): readonly number[] {
  const around = neighboursIn(state.puzzle)[cell];
  if (!around || !isRevealed(state, cell) || isMine(state.puzzle, cell)) return [];
  const flags = around.filter((one) => isMarked(state, one)).length;
  return flags === numbersOf(state.puzzle)[cell] ? around.filter((one) => isHidden(state, one)) : [];
}

/** Sets flags or takes them off; the state itself unless every cell takes part. */
function mark(state: State, cells: readonly number[], marked: boolean): State {
  const [from, to] = marked ? ["I", "M"] : ["M", "I"];
  if (!cells.every((cell) => state.cover[cell] === from)) return state;
  const cover = [...state.cover];
  for (const cell of cells) cover[cell] = to;
  return { ...state, cover: cover.join("") };
}

export function apply(state: State, given: Move): State {
  const { success, data: move } = moveSchema.safeParse(given);
  if (!success || statusOf(state) !== "playing") return state;
  if (move.type === "mark") return mark(state, move.cells, move.marked);
  const cells = move.type === "chord" ? chordOf(state, move.cell) : move.cells;
  if (cells.length === 0 || !cells.every((cell) => isHidden(state, cell))) return state;
  return { ...state, cover: dig(state.puzzle, state.cover, cells) };
}

/** What was dug up cannot be hidden again, so only flags can be taken back. */
export const undoable = (_before: State, { type }: Move): boolean => type === "mark";

/** Takes a flag move back where its cells are still covered; what else happened stays. */
export function takeBack(state: State, move: Move): State | null {
  if (move.type !== "mark" || statusOf(state) !== "playing") return null;
  const cells = move.cells.filter((cell) => state.cover[cell] === (move.marked ? "M" : "I"));
  return cells.length > 0 ? mark(state, cells, !move.marked) : null;
}

export const isWrongFlag = (state: State, cell: number): boolean =>
  isMarked(state, cell) && !isMine(state.puzzle, cell);
export const minesLeft = ({ puzzle, cover }: State): number =>
  puzzle.layout.split("*").length - cover.split("M").length;

/** One fault for each open number with more flags around than mines. */
function faultsOf(state: State): Fault[] {
  const numbers = numbersOf(state.puzzle);
  const around = neighboursIn(state.puzzle);
  return cellsOf(state).flatMap((cell) => {
    if (!isRevealed(state, cell) || isMine(state.puzzle, cell)) return [];
    const flags = around[cell]!.filter((one) => isMarked(state, one)).length;
    return flags > numbers[cell]! ? [{ code: "tooMany", cells: [positionOf(state.puzzle, cell)] }] : [];
  });
}

export function check(state: State): Verdict {
  const given = start(state.puzzle).cover;
  const safe = cellsOf(state).filter((cell) => given[cell] !== "R" && !isMine(state.puzzle, cell));
  const done = safe.filter((cell) => isRevealed(state, cell)).length;
  const status = statusOf(state);
  return {
    status,
    allFilledUp: status === "solved" || !state.cover.includes("I"),
    hasWrongValues: status === "failed" || safe.some((cell) => isMarked(state, cell)),
    faults: faultsOf(state),
    progress: { done, total: safe.length },
  };
}

/** Takes wrong flags off and digs up what is left; nothing for a board that is lost. */
export function solve(state: State): Move[] {
  const moves: Move[] = [];
  let now = state;
  const play = (move: Move): void => {
    const next = apply(now, move);
    if (next !== now) moves.push(move);
    now = next;
  };
  const wrong = cellsOf(state).filter((cell) => isWrongFlag(state, cell));
  if (wrong.length > 0) play({ type: "mark", cells: wrong, marked: false });
  for (const cell of cellsOf(state))
    if (!isMine(state.puzzle, cell) && isHidden(now, cell)) play({ type: "reveal", cells: [cell] });
  return moves;
}
