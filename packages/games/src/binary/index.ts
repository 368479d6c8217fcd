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
import { numeralMistakes } from "@karota/engine/quiz/numeral.ts";
import { QUIZ_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";
import { valueOf } from "@karota/engine/quiz/value.ts";
import { wrongSums } from "@karota/engine/quiz/base-columns.ts";
import { drawFacts, KINDS, type Facts } from "./kinds.ts";
import { digitValues, firstOfEach, misread, miswritten, placeTerms, total } from "@karota/engine/quiz/place-values.ts";
import { solution } from "./solution.ts";
import { wrongDifferences } from "./subtraction.ts";

const ASK: Readonly<Record<Facts["kind"], string>> = {
  "to-decimal": "binary.ask.decimal",
  "from-powers": "binary.ask.binary",
  "from-decimal": "binary.ask.binary",
  counting: "binary.ask.result",
  addition: "binary.ask.result",
  subtraction: "binary.ask.result",
};

/** ?₂, the numeral that is sought. */
const sought = (base: number): Expression => index(symbol("?"), number(base));

function questionOf({ kind, numbers }: Facts): Expression {
  const [first = 0, second = 0] = numbers;
  switch (kind) {
    case "to-decimal":
      return equation(numeral(first, 2), sought(10));
    case "from-powers":
      return equation(total(placeTerms(first, 2).values), sought(2));
    case "from-decimal":
      return equation(number(first), sought(2));
    case "counting":
    case "addition":
      return sum(numeral(first, 2), numeral(second, 2));
    case "subtraction":
      return difference(numeral(first, 2), numeral(second, 2));
  }
}

const answerOf = ({ kind, numbers: [first = 0, second = 0] }: Facts): number =>
  kind === "subtraction" ? first - second : kind === "counting" || kind === "addition" ? first + second : first;

export function mistakesOf({ kind, numbers }: Facts): readonly Named<number>[] {
  const [first = 0, second = 0] = numbers;
  switch (kind) {
    case "to-decimal":
      return [
        ...misread(first, 2),
        { name: "ones-counted", value: digitValues(first, 2).filter((one) => one > 0).length },
      ];
    case "from-powers":
      return [
        { name: "zeros-left-out", value: 2 ** placeTerms(first, 2).values.length - 1 },
        ...numeralMistakes(first, 2),
      ];
    case "from-decimal":
      return miswritten(first, 2);
    case "counting":
      return [...wrongSums(first, 1, 2), { name: "one-appended", value: 2 * first + 1 }];
    case "addition":
      return [
        ...wrongSums(first, second, 2),
        { name: "one-and-one-is-one", value: first | second },
        { name: "subtracted", value: Math.abs(first - second) },
      ];
    case "subtraction":
      return wrongDifferences(first, second);
  }
}

/** Longer numerals do not fit into a button on a phone. */
const MAX_DIGITS = 11;

export const binary = quiz({
  id: "binary",
  options: QUIZ_OPTIONS,
  task: ({ level }, random, turn) => {
    const facts = drawFacts(level, random, turn);
    if (!facts) return null;
    const written = (value: number) => (facts.kind === "to-decimal" ? number(value) : numeral(value, 2));
    return {
      skill: facts.kind,
      ask: { id: ASK[facts.kind] },
      question: questionOf(facts),
      answer: written(answerOf(facts)),
      mistakes: firstOfEach(mistakesOf(facts))
        .filter(({ value }) => value > 0 && (facts.kind === "to-decimal" || value < 2 ** MAX_DIGITS))
        .map(({ name, value }) => ({ name, value: written(value) })),
      facts,
    };
  },
  facts: z.strictObject({
    kind: z.enum(KINDS),
    numbers: z.array(z.int().check(z.gte(1), z.lte(1023))).check(z.minLength(1), z.maxLength(2)),
  }),
  solution,
  explain: (mistake, facts, chosen) => {
    if (mistake !== "place-left-out") return undefined;
    const missing = answerOf(facts) - (valueOf(chosen)?.n ?? 0);
    return { id: "binary.mistake.place-left-out", values: { missing } };
  },
});
