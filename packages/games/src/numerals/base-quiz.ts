import * as z from "zod/mini";
import {
  difference,
  equation,
  index,
  number,
  numeral,
  sum,
  symbol,
  type Expression,
} from "@karota/engine/quiz/expression.ts";
import type { ValuesOf } from "@karota/engine/options.ts";
import { QUIZ_OPTIONS } from "@karota/engine/quiz/options.ts";
import { firstOfEach } from "@karota/engine/quiz/place-values.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Named, Step, Topic } from "@karota/engine/quiz/topic.ts";
import { valueOf } from "@karota/engine/quiz/value.ts";
import type { Random } from "@karota/engine/random.ts";

export type Level = "easy" | "medium" | "hard";

/** What is asked: the kind is a skill of its own. */
export interface BaseFacts<Kind extends string> {
  readonly kind: Kind;
  /** The number to convert, or both that are added or subtracted. */
  readonly numbers: readonly number[];
}

/** How a kind of task is asked. */
export interface Form {
  /** The base in which its numbers are given, or how they are given otherwise. */
  readonly from: number | ((value: number) => Expression);
  /** The base of the answer. */
  readonly to: number;
  /** The sentence above the question. */
  readonly ask: string;
  /** What is done with two numbers; left out: one number is converted. */
  readonly join?: "sum" | "difference";
}

/** Longer binary numerals do not fit into a button on a phone. */
const MAX_BITS = 11;
const JOINS = { sum, difference } as const;

/** A number in a base; decimal ones are written without it. */
export const inBase = (value: number, base: number): Expression => (base === 10 ? number(value) : numeral(value, base));

/** What a quiz about numerals in a base says of itself. */
interface Numerals<Kind extends string> {
  readonly id: string;
  /** How each kind of task is asked. */
  readonly forms: Readonly<Record<Kind, Form>>;
  /** The greatest number in a task. */
  readonly most: number;
  /** Draws a task of a level; `turn` chooses the kind. Null when the numbers do not fit it. */
  readonly draw: (level: Level, random: Random, turn: number) => BaseFacts<Kind> | null;
  /** Wrong answers, the likelier errors first. */
  readonly mistakes: (facts: BaseFacts<Kind>) => readonly Named<number>[];
  readonly solution: (facts: BaseFacts<Kind>) => readonly Step[];
}

/** A quiz about numerals in a base: converting them and calculating with them. */
export function baseTopic<Kind extends string>(
  topic: Numerals<Kind>,
): Topic<ValuesOf<typeof QUIZ_OPTIONS>, BaseFacts<Kind>> {
  const { id, forms, most, draw, mistakes, solution } = topic;
  const answerOf = ({ kind, numbers: [first = 0, second = 0] }: BaseFacts<Kind>): number =>
    forms[kind].join === "difference" ? first - second : first + second;
  return {
    id,
    options: QUIZ_OPTIONS,
    task: ({ level }, random, turn) => {
      const facts = draw(level, random, turn);
      if (!facts) return null;
      const { from, to, ask, join } = forms[facts.kind];
      const given = facts.numbers.map((value) => (typeof from === "number" ? inBase(value, from) : from(value)));
      return {
        skill: facts.kind,
        ask: { id: ask },
        question: join ? JOINS[join](...given) : equation(given[0]!, index(symbol("?"), number(to))),
        answer: inBase(answerOf(facts), to),
        mistakes: firstOfEach(mistakes(facts))
          .filter(({ value }) => value > 0 && (to !== 2 || value < 2 ** MAX_BITS))
          .map(({ name, value }) => ({ name, value: inBase(value, to) })),
        facts,
      };
    },
    facts: z.strictObject({
      kind: z.enum(Object.keys(forms) as Kind[]),
      numbers: z.array(z.int().check(z.gte(1), z.lte(most))).check(z.minLength(1), z.maxLength(2)),
    }),
    solution,
    explain: (mistake, facts, chosen) => {
      if (mistake !== "place-left-out") return undefined;
      const missing = answerOf(facts) - (valueOf(chosen)?.n ?? 0);
      return { id: `${id}.explain.placeLeftOut`, values: { missing } };
    },
  };
}

/** The whole quiz. */
export const baseQuiz = <Kind extends string>(topic: Numerals<Kind>) => quiz(baseTopic(topic));
