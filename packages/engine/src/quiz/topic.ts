import type * as z from "zod/mini";
import type { Message } from "../message.ts";
import type { OptionsSpec } from "../options.ts";
import type { Random } from "../random.ts";
import type { Schooling } from "../schooling.ts";
import type { Expression } from "./expression.ts";

/** One step of a worked solution: a sentence and what it is about. Every equation shown has to be true. */
export interface Step {
  readonly say: Message;
  readonly shown: readonly Expression[];
}

/** The last step of most solutions: "The result:" and what holds the answer. */
export const resultStep = (...shown: readonly Expression[]): Step => ({ say: { id: "quiz.step.result" }, shown });

/** A wrong value and the name of the error that leads to it, in kebab-case: carry-forgotten. */
export interface Named<Value> {
  readonly name: string;
  readonly value: Value;
}

/** Mistakes that say the same in every topic that knows them. */
const SHARED_MISTAKES: ReadonlySet<string> = new Set([
  "near-miss",
  "miss",
  "off-by-one",
  "column-off",
  "digits-swapped",
  "digits-reversed",
  "place-shifted",
  "sign-lost",
  "wrong-direction",
  "power-of-ten-off",
  "not-converted",
  // Of units.
  "factor-wrong",
  "only-one",
  "one-off",
  "decimals-as-units",
  "digits-behind-point",
  "numbers-added",
  "numbers-subtracted",
  "glued",
  "whole-kept",
  // Of scales that are read.
  "mark-misvalued",
  "mark-miscounted",
  "number-only",
  "next-number-taken",
  "counted-down",
  // Of numerals and their columns.
  "carry-written-out",
  "from-the-left",
  "remainders-from-the-top",
  "digits-added",
  "grouped-from-left",
  // Of equations.
  "sign-when-moving",
  "only-first-multiplied",
  // Of estimates.
  "always-rounded-down",
  "always-rounded-up",
  "not-rounded",
  "one-not-rounded",
  "zeros-off",
  // Of comparing.
  "reversed-order",
  "neighbours-swapped",
  "other-end-taken",
  "one-is-greater",
  "one-is-smaller",
  "first-digits-compared",
  "ones-compared",
  "more-decimals-taken-as-more",
  "fewer-decimals-taken-as-more",
  "numerators-compared",
  "denominators-compared",
  "wholes-ignored",
  "percent-sign-ignored",
  "decimal-read-as-percent",
  "fraction-read-as-decimal",
  "units-ignored",
  "only-units-compared",
  // Of rounding.
  "rounded-to-lower",
  "half-rounded-down",
  "rounded-to-higher",
  "other-place-rounded",
  "rest-kept",
  "zeros-missing",
  "rounded-too-far",
  "not-rounded-yet",
  "not-between",
  // Of base-ten blocks.
  "rods-counted-as-ones",
  "rod-miscounted",
  "cube-miscounted",
  "one-row-only",
  "crossed-out-counted",
  "only-crossed-out-counted",
]);

/** The id of the text that explains a mistake: `quiz.mistake.<name>` where topics share it, else `<id>.mistake.<name>`. */
export const mistakeText = (id: string, name: string): string =>
  `${SHARED_MISTAKES.has(name) ? "quiz" : id}.mistake.${name}`;

/** What a topic makes for one task; the engine adds the rest. */
export interface Draft<Facts> {
  /**
   * What this task practises, in kebab-case; mastery and reviews are stored for each. Its text is `<id>.skill.<skill>`.
   */
  readonly skill: string;
  readonly ask: Message;
  /** Differs between the tasks of one quiz, also as plain text where it holds no picture. */
  readonly question: Expression;
  /** Exact. */
  readonly answer: Expression;
  /**
   * Wrong answers from typical errors, as many as there are; three are drawn. Those that mean the same as the answer or
   * as each other fall out. Where fewer than three are left, near misses fill up; names have none. Written like the
   * answer: the same unit, the same base.
   */
  readonly mistakes: readonly Named<Expression>[];
  /** Areas of a picture have letters: the choices are in their order, and not in a random one. */
  readonly lettered?: true;
  /** Typed answers that are right as well: other names of a city, 14:05 for 2:05. */
  readonly accepts?: readonly string[];
  /** Plain JSON from which `solution` makes the steps. */
  readonly facts: Facts;
}

/** What a topic says of itself: how one task is made and explained. Everything else is the engine's. */
export interface Topic<Options extends { readonly tasks: number }, Facts> {
  /** The game's id; its texts begin with it. */
  readonly id: string;
  readonly options: OptionsSpec<Options>;
  /** How many different tasks there are; absent where there are always more than can be set. */
  count?(options: Omit<Options, "tasks">): number;
  /**
   * Draws one task. Null when what was drawn does not fit, so no loop is needed: the engine draws again, as it does
   * after a RangeError of exact numbers and for the same question again. At least one draw in ten should fit.
   * @param turn counts the tasks of one quiz from 0, for a topic that wants every kind of task in turn; the quiz is
   *   shuffled afterwards
   */
  task(options: Options, random: Random, turn: number): Draft<Facts> | null;
  /** What `facts` look like when they come back from storage. */
  readonly facts: z.ZodMiniType<Facts>;
  /** The worked solution; the last step shows the answer. */
  solution(facts: Facts, schooling: Schooling): readonly Step[];
  /** What went wrong, where the text of the mistake's name needs values; undefined for the rest. */
  explain?(mistake: string, facts: Facts, chosen: Expression, schooling: Schooling): Message | undefined;
  /** A picture by its name as SVG text: pure, the same for the same name, without words that reveal the answer. */
  picture?(name: string): string;
}
