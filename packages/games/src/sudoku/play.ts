import * as z from "zod/mini";
import type { Fault, Verdict } from "@karota/engine/game.ts";
import {
  ALL_DIGITS,
  bitOf,
  candidatesOf,
  CELLS,
  digitsOf,
  PEERS,
  PENCIL_KINDS,
  positionOf,
  UNITS,
  type DigitSets,
  type Move,
  type Pencil,
  type Puzzle,
  type State,
} from "./board.ts";

const NOTHING: DigitSets = CELLS.map(() => 0);
const NO_PENCIL: Pencil = { corner: NOTHING, centre: NOTHING, ruledOut: NOTHING };

export const start = (puzzle: Puzzle): State => ({ puzzle, values: digitsOf(puzzle.initial), pencil: NO_PENCIL });

export const isGiven = (puzzle: Puzzle, cell: number): boolean => puzzle.initial[cell] !== "0";

const isOpen = (state: State, cell: number): boolean => !isGiven(state.puzzle, cell);

const from = (low: number, high: number) => z.int().check(z.minimum(low), z.maximum(high));
const cell = from(0, 80);
/** Moves also come from the browser's storage, so nothing is taken for granted. */
const moveSchema: z.ZodMiniType<Move> = z.discriminatedUnion("type", [
  z.object({ type: z.literal("enter"), cell, digit: from(0, 9) }),
  z.object({ type: z.literal("mark"), kind: z.enum(PENCIL_KINDS), cell, digit: from(1, 9) }),
  z.object({ type: z.literal("clear"), cell }),
  z.object({ type: z.literal("fill") }),
  z.object({ type: z.literal("ruleOut"), cells: z.array(z.object({ cell, digits: from(1, ALL_DIGITS) })) }),
]);

const same = (one: DigitSets, other: DigitSets): boolean => one.every((set, cell) => set === other[cell]);
/** The state itself when the marks are what they were. */
function withPencil(state: State, pencil: Pencil): State {
  const unchanged = [...PENCIL_KINDS, "ruledOut" as const].every((kind) => same(pencil[kind], state.pencil[kind]));
  return unchanged ? state : { ...state, pencil };
}

function enter(state: State, cell: number, digit: number): State {
  if (!isOpen(state, cell) || state.values[cell] === digit) return state;
  if (digit === 0) return { ...state, values: state.values.with(cell, 0) };
  const rubbed = (marks: DigitSets): DigitSets => {
    const left = [...marks];
    left[cell] = 0;
    for (const peer of PEERS[cell]!) left[peer]! &= ~bitOf(digit);
    return left;
  };
  const { corner, centre, ruledOut } = state.pencil;
  const values = state.values.with(cell, digit);
  return { ...state, values, pencil: { corner: rubbed(corner), centre: rubbed(centre), ruledOut } };
}

function ruleOut(state: State, cells: readonly { readonly cell: number; readonly digits: number }[]): State {
  const possible = candidatesOf(state.values);
  const [corner, centre, ruledOut] = [[...state.pencil.corner], [...state.pencil.centre], [...state.pencil.ruledOut]];
  for (const { cell, digits } of cells) {
    if (!isOpen(state, cell) || state.values[cell]) return state;
    ruledOut[cell]! |= digits;
    const marked = corner[cell]! | centre[cell]!;
    corner[cell] = (marked ? corner[cell]! : possible[cell]!) & ~ruledOut[cell]!;
    centre[cell]! &= ~ruledOut[cell]!;
  }
  return withPencil(state, { corner, centre, ruledOut });
}

export function apply(state: State, given: Move): State {
  const { success, data: move } = moveSchema.safeParse(given);
  if (!success) return state;
  const { pencil } = state;
  switch (move.type) {
    case "enter":
      return enter(state, move.cell, move.digit);
    case "mark": {
      const { kind, cell, digit } = move;
      if (!isOpen(state, cell) || state.values[cell]) return state;
      return { ...state, pencil: { ...pencil, [kind]: pencil[kind].with(cell, pencil[kind][cell]! ^ bitOf(digit)) } };
    }
    case "clear": {
      if (!isOpen(state, move.cell)) return state;
      if (state.values[move.cell]) return enter(state, move.cell, 0);
      const [corner, centre] = [pencil.corner.with(move.cell, 0), pencil.centre.with(move.cell, 0)];
      return withPencil(state, { ...pencil, corner, centre });
    }
    case "fill": {
      const corner = candidatesOf(state.values).map((set, cell) => set & ~pencil.ruledOut[cell]!);
      return withPencil(state, { ...pencil, corner });
    }
    case "ruleOut":
      return ruleOut(state, move.cells);
  }
}

const CODES = ["row", "column", "box"] as const;

/** One fault for each row, column and box with a digit twice; its cells are those that hold such a digit. */
function faultsOf(values: readonly number[]): Fault[] {
  return UNITS.flatMap((unit, n) => {
    const cells = unit.filter(
      (cell) => values[cell] && unit.some((other) => other !== cell && values[other] === values[cell]),
    );
    return cells.length === 0 ? [] : [{ code: CODES[Math.floor(n / 9)]!, cells: cells.map(positionOf) }];
  });
}

export const isWrong = (state: State, cell: number): boolean =>
  state.values[cell] !== 0 && state.values[cell] !== Number(state.puzzle.solution[cell]);

export function check(state: State): Verdict {
  const open = CELLS.filter((cell) => !isGiven(state.puzzle, cell));
  const filled = open.filter((cell) => state.values[cell]);
  const allFilledUp = filled.length === open.length;
  const hasWrongValues = filled.some((cell) => isWrong(state, cell));
  return {
    status: allFilledUp && !hasWrongValues ? "solved" : "playing",
    allFilledUp,
    hasWrongValues,
    faults: faultsOf(state.values),
    progress: { done: filled.length, total: open.length },
  };
}

/** Writes the solution into every cell that does not hold it yet. */
export const solve = (state: State): Move[] =>
  CELLS.filter((cell) => state.values[cell] !== Number(state.puzzle.solution[cell])).map((cell) => ({
    type: "enter",
    cell,
    digit: Number(state.puzzle.solution[cell]),
  }));
