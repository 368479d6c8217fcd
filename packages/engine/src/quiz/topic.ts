import type * as z from "zod/mini";
import type { Message } from "../message.ts";
import type { OptionsSpec } from "../options.ts";
import type { Random } from "../random.ts";
import type { Expression } from "./expression.ts";

/** One step of a worked solution: a sentence and what it is about. */
export interface Step {
  readonly say: Message;
  readonly shown: readonly Expression[];
}

/** What a topic makes for one task; the engine adds the rest. */
export interface Draft<Facts> {
  readonly ask: Message;
  readonly question: Expression;
  /** Exact. */
  readonly answer: Expression;
  /**
   * Wrong answers from typical errors, as many as there are; three are drawn. Those that coincide with the answer or
   * with each other fall out. Where fewer than three are left, near misses of a number fill up.
   */
  readonly mistakes: readonly { readonly name: string; readonly value: Expression }[];
  readonly accepts?: readonly string[];
  /** Plain JSON from which `solution` tells the steps. */
  readonly facts: Facts;
}

/** What a topic says of itself: how one task is made and explained. Everything else is the engine's. */
export interface Topic<Options extends { readonly tasks: number }, Facts> {
  /** The game's id; its texts begin with it: `<id>.mistake.<name>`. */
  readonly id: string;
  readonly options: OptionsSpec<Options>;
  /**
   * Makes one task. The same task again is fine: the engine draws another.
   * @param turn counts the tasks of one quiz from 0, for a topic that wants every kind of task in turn; the quiz is
   *   shuffled afterwards
   */
  task(options: Options, random: Random, turn: number): Draft<Facts>;
  /** What `facts` look like when they come back from storage. */
  readonly facts: z.ZodMiniType<Facts>;
  /** The worked solution. */
  solution(facts: Facts): readonly Step[];
}
