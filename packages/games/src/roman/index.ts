import * as z from "zod/mini";
import { difference, number, numeral, sum, symbol, type Expression } from "@karota/engine/quiz/expression.ts";
import { MAX_ROMAN } from "@karota/engine/quiz/numeral.ts";
import { QUIZ_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Draft, Named } from "@karota/engine/quiz/topic.ts";
import { drawFacts, KINDS, type Facts } from "./kinds.ts";
import { romanOf } from "./letters.ts";
import { misread, miswritten, wrongResults } from "./mistakes.ts";
import { solution } from "./solution.ts";

const romanNumeral = (value: number): Expression => numeral(value, "Roman");

/** The likelier error comes first and names what several lead to. */
const named = <Value>(mistakes: readonly Named<Value>[], written: (value: Value) => Expression) =>
  mistakes
    .filter(({ value }, place) => mistakes.findIndex((one) => one.value === value) === place)
    .map(({ name, value }) => ({ name, value: written(value) }));

/** Roman answers are all symbols: what breaks the rules is no numeral, and must not look different from the right one. */
function drafted({ kind, numbers }: Facts): Pick<Draft<Facts>, "ask" | "question" | "answer" | "mistakes"> {
  const [first = 0, second = 0] = numbers;
  switch (kind) {
    case "reading":
      return {
        ask: { id: "roman.ask.read" },
        question: romanNumeral(first),
        answer: number(first),
        mistakes: named(misread(first), (value) => number(value)),
      };
    case "writing":
      return {
        ask: { id: "roman.ask.write" },
        question: number(first),
        answer: symbol(romanOf(first)),
        mistakes: named(miswritten(first), symbol),
      };
    case "adding":
      return {
        ask: { id: "roman.ask.add" },
        question: sum(romanNumeral(first), romanNumeral(second)),
        answer: symbol(romanOf(first + second)),
        mistakes: named(wrongResults(first, second, 1), symbol),
      };
    case "subtracting":
      return {
        ask: { id: "roman.ask.subtract" },
        question: difference(romanNumeral(first), romanNumeral(second)),
        answer: symbol(romanOf(first - second)),
        mistakes: named(wrongResults(first, second, -1), symbol),
      };
  }
}

export const roman = quiz({
  id: "roman",
  options: QUIZ_OPTIONS,
  task: ({ level }, random, turn) => {
    const facts = drawFacts(level, random, turn);
    return facts && { skill: facts.kind, ...drafted(facts), facts };
  },
  facts: z.strictObject({
    kind: z.enum(KINDS),
    numbers: z.array(z.int().check(z.gte(1), z.lte(MAX_ROMAN))).check(z.minLength(1), z.maxLength(2)),
  }),
  solution,
});
