import * as z from "zod/mini";
import type { Game, Generate } from "../game.ts";
import { defineOptions } from "../options.ts";

/** The smallest game that can be lost, and whose undo takes back flags only: dig everywhere but where the mines are. */
export interface MinesPuzzle {
  /** "*" is a mine, "." is not. */
  readonly field: string;
}
export interface MinesState {
  readonly puzzle: MinesPuzzle;
  /** As long as the field: "-" untouched, "f" flagged, "o" dug. */
  readonly ground: string;
}
export interface MinesMove {
  readonly at: number;
  readonly does: "dig" | "flag";
}

const field = z.string().check(z.regex(/^[.*]{4,12}$/));
const ground = z.string().check(z.regex(/^[-fo]{4,12}$/));

const put = (state: MinesState, at: number, sign: string): MinesState => ({
  ...state,
  ground: state.ground.slice(0, at) + sign + state.ground.slice(at + 1),
});
const isLost = ({ puzzle, ground }: MinesState): boolean =>
  [...ground].some((sign, at) => sign === "o" && puzzle.field[at] === "*");
const left = ({ puzzle, ground }: MinesState): readonly number[] =>
  [...puzzle.field].flatMap((sign, at) => (sign === "." && ground[at] !== "o" ? [at] : []));
const FLAG: Readonly<Record<string, string>> = { "-": "f", f: "-" };

function apply(state: MinesState, move: MinesMove): MinesState {
  const { at, does } = move ?? {};
  const before = Number.isInteger(at) ? state.ground[at] : undefined;
  if (before === undefined || before === "o" || isLost(state)) return state;
  if (does === "flag") return put(state, at, FLAG[before]!);
  return does === "dig" && before === "-" ? put(state, at, "o") : state;
}

export const minesGenerate: Generate<{ readonly mines: 2 | 3 }, MinesPuzzle> = ({ mines }, random) => ({
  field: random.shuffled([..."*".repeat(mines), ..."........."]).join(""),
});

export const fakeMines: Game<{ readonly mines: 2 | 3 }, MinesPuzzle, MinesState, MinesMove> = {
  id: "fakeMines",
  options: defineOptions({ mines: [2, 3] }, { daily: { mines: 2 }, weekly: { mines: 3 } }),
  tier: () => "leisure",
  start: (puzzle) => ({ puzzle, ground: puzzle.field.replace(/./g, "-") }),
  apply,
  check: (state) => {
    const todo = left(state).length;
    const total = [...state.puzzle.field].filter((sign) => sign === ".").length;
    return {
      status: isLost(state) ? "failed" : todo === 0 ? "solved" : "playing",
      allFilledUp: todo === 0,
      hasWrongValues: isLost(state),
      faults: [],
      progress: { done: total - todo, total },
    };
  },
  payload: {
    version: 1,
    schema: z.strictObject({ version: z.literal(1), field, ground }),
    encode: ({ puzzle, ground }) => ({ version: 1, field: puzzle.field, ground }),
    decode: (raw) => {
      const read = z.parse(z.object({ version: z.literal(1), field, ground }), raw);
      if (read.field.length !== read.ground.length) throw new Error("mines: the ground is not as long as the field");
      return { puzzle: { field: read.field }, ground: read.ground };
    },
  },
  saves: {
    schema: z.strictObject({ ground }),
    between: (from, to) => (from.ground === to.ground ? [] : [{ ground: to.ground }]),
    merge: (state, { ground: next }) => {
      if (typeof next !== "string" || next.length !== state.ground.length) return null;
      if (/^-*$/.test(next)) return { ...state, ground: next };
      return isLost(state) ? null : { ...state, ground: next };
    },
  },
  // A flag on safe ground is in the way: it goes first.
  solve: (state) =>
    left(state).flatMap((at): MinesMove[] => [
      ...(state.ground[at] === "f" ? [{ at, does: "flag" } as const] : []),
      { at, does: "dig" },
    ]),
  undoable: (_before, { does }) => does === "flag",
  takeBack: (state, { at, does }) => {
    const after = does === "flag" ? apply(state, { at, does }) : state;
    return after === state ? null : after;
  },
};
