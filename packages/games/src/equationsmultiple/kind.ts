import type { Expression } from "@karota/engine/quiz/expression.ts";
import type { Step } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import type { Wrong } from "./wrong.ts";

/** What a system is made of: numbers in an order of its kind's own, and what x, y and z are. */
export interface Drawn {
  readonly numbers: readonly number[];
  readonly values: readonly number[];
}

/** One kind of system. */
export interface Kind {
  readonly skill: string;
  /** Null when the numbers do not fit. */
  readonly draw: (random: Random) => Drawn | null;
  readonly equations: (numbers: readonly number[], values: readonly number[]) => readonly Expression[];
  /** The equations with the values put in. */
  readonly check: (numbers: readonly number[], values: readonly number[]) => readonly Expression[];
  /** What the values are when it goes wrong in the usual ways. */
  readonly wrong: (numbers: readonly number[], values: readonly number[]) => Wrong;
  /** To the last value, without the check. */
  readonly steps: (numbers: readonly number[], values: readonly number[]) => readonly Step[];
}
