import * as z from "zod/mini";
import type { Game, Generate, PayloadCodec, Position, SaveCodec } from "../game.ts";
import { defineOptions } from "../options.ts";

/**
 * The smallest grid game there is: copy the pattern of lit lamps. It has hints, an answer to redact and a move that
 * cannot be undone, so engine and hosts can be tested without a real game.
 */
export interface FakePuzzle {
  /** "1" is lit, "0" is dark; "#" is given. */
  readonly pattern: string;
}
export interface FakeState {
  readonly puzzle: FakePuzzle;
  /** As long as the pattern; "." is not decided. */
  readonly lamps: string;
}
/** Null takes the lamp's value back. */
export interface FakeMove {
  readonly at: number;
  readonly lit: boolean | null;
}

const options = defineOptions({ size: [4, 9] }, { daily: { size: 4 }, weekly: { size: 9 } });
const lampRow = z.string().check(z.maxLength(9), z.regex(/^[01.#]+$/));

const start = (puzzle: FakePuzzle): FakeState => ({ puzzle, lamps: puzzle.pattern.replace(/[01]/g, ".") });
const put = (state: FakeState, at: number, sign: string): FakeState => ({
  ...state,
  lamps: state.lamps.slice(0, at) + sign + state.lamps.slice(at + 1),
});
const open = ({ puzzle, lamps }: FakeState): readonly number[] =>
  [...lamps].flatMap((sign, at) => (sign === puzzle.pattern[at] ? [] : [at]));
const right = ({ puzzle }: FakeState, at: number): FakeMove => ({ at, lit: puzzle.pattern[at] === "1" });
const position = (at: number): Position => [at, 0];

function apply(state: FakeState, move: FakeMove): FakeState {
  const { at, lit } = move ?? {};
  const before = Number.isInteger(at) ? state.lamps[at] : undefined;
  if (before === undefined || before === "#" || (lit !== null && typeof lit !== "boolean")) return state;
  const sign = lit === null ? "." : lit ? "1" : "0";
  return sign === before ? state : put(state, at, sign);
}

const payload: PayloadCodec<FakeState> = {
  version: 1,
  schema: z.strictObject({ version: z.literal(1), pattern: lampRow, lamps: lampRow, title: z.string() }),
  encode: ({ puzzle, lamps }, speaker) => ({ version: 1, pattern: puzzle.pattern, lamps, title: speaker.language }),
  decode: (raw) => {
    const { pattern, lamps } = z.parse(z.object({ version: z.literal(1), pattern: lampRow, lamps: lampRow }), raw);
    return { puzzle: { pattern }, lamps };
  },
  redact: ({ lamps }) => ({ version: 1, lamps }),
};

const saveSchema = z.strictObject({ lamps: lampRow });
const saves: SaveCodec<FakeState, z.infer<typeof saveSchema>> = {
  schema: saveSchema,
  between: (from, to) => (from.lamps === to.lamps ? [] : [{ lamps: to.lamps }]),
  merge: (state, { lamps }) => {
    const fits =
      lamps.length === state.lamps.length &&
      [...lamps].every((sign, at) => (sign === "#") === (state.lamps[at] === "#"));
    return fits ? { ...state, lamps } : null;
  },
};

export const fakeGenerate: Generate<{ readonly size: 4 | 9 }, FakePuzzle> = ({ size }, random) => ({
  pattern: `#${Array.from({ length: size - 1 }, () => (random.chance(0.5) ? "1" : "0")).join("")}`,
});

export const fakeGame: Game<{ readonly size: 4 | 9 }, FakePuzzle, FakeState, FakeMove> = {
  id: "fake",
  options,
  tier: ({ size }) => (size === 4 ? "leisure" : "leisureLarge"),
  difficulty: () => ({ id: "option.level.easy" }),
  start,
  apply,
  check: (state) => {
    const left = [...state.lamps].filter((sign) => sign === ".").length;
    const total = [...state.puzzle.pattern].filter((sign) => sign !== "#").length;
    return {
      status: open(state).length === 0 ? "solved" : "playing",
      allFilledUp: left === 0,
      hasWrongValues: open(state).some((at) => state.lamps[at] !== "."),
      faults: [],
      progress: { done: total - left, total },
    };
  },
  payload,
  saves,
  solve: (state) => open(state).map((at) => right(state, at)),
  hint: (state) => {
    const [at] = open(state);
    if (at === undefined) return null;
    const title = { id: "fake.hint.title" };
    return { title, steps: [title], target: [position(at)], reason: [], ruledOut: [], move: right(state, at) };
  },
  undoable: (_before, { lit }) => lit !== null,
};
