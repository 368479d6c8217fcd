import * as z from "zod/mini";
import { equation, index, number, numeral, sum, symbol, type Expression } from "@karota/engine/quiz/expression.ts";
import { QUIZ_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";
import { valueOf } from "@karota/engine/quiz/value.ts";
import { wrongSums } from "@karota/engine/quiz/base-columns.ts";
import { misgrouped, misspread } from "@karota/engine/quiz/digit-groups.ts";
import { drawFacts, KINDS, type Facts } from "./kinds.ts";
import { digitValues, firstOfEach, misread, miswritten } from "@karota/engine/quiz/place-values.ts";
import { solution } from "./solution.ts";

/** What each kind gives and seeks: the base, and the sentence above the question. */
const FORMS: Readonly<Record<Facts["kind"], { readonly from: number; readonly to: number; readonly ask: string }>> = {
  "to-decimal": { from: 8, to: 10, ask: "octal.ask.decimal" },
  "from-decimal": { from: 10, to: 8, ask: "octal.ask.octal" },
  "from-binary": { from: 2, to: 8, ask: "octal.ask.octal" },
  "to-binary": { from: 8, to: 2, ask: "octal.ask.binary" },
  addition: { from: 8, to: 8, ask: "octal.ask.result" },
};

/** Longer binary numerals do not fit into a button on a phone. */
const MAX_BITS = 11;

const written = (value: number, base: number): Expression => (base === 10 ? number(value) : numeral(value, base));

const answerOf = ({ numbers }: Facts): number => numbers.reduce((one, other) => one + other);

export function mistakesOf({ kind, numbers }: Facts): readonly Named<number>[] {
  const [first = 0, second = 0] = numbers;
  switch (kind) {
    case "to-decimal": {
      const added = digitValues(first, 8).reduce((one, other) => one + other);
      return [...misread(first, 8), { name: "digits-added", value: added }];
    }
    case "from-decimal":
      return miswritten(first, 8);
    case "from-binary":
      return misgrouped(first, 3);
    case "to-binary":
      return misspread(first, 3);
    case "addition":
      return [...wrongSums(first, second, 8), { name: "subtracted", value: Math.abs(first - second) }];
  }
}

export const octal = quiz({
  id: "octal",
  options: QUIZ_OPTIONS,
  task: ({ level }, random, turn) => {
    const facts = drawFacts(level, random, turn);
    if (!facts) return null;
    const { from, to, ask } = FORMS[facts.kind];
    const given = facts.numbers.map((value) => written(value, from));
    return {
      skill: facts.kind,
      ask: { id: ask },
      question: facts.kind === "addition" ? sum(...given) : equation(given[0]!, index(symbol("?"), number(to))),
      answer: written(answerOf(facts), to),
      mistakes: firstOfEach(mistakesOf(facts))
        .filter(({ value }) => value > 0 && (to !== 2 || value < 2 ** MAX_BITS))
        .map(({ name, value }) => ({ name, value: written(value, to) })),
      facts,
    };
  },
  facts: z.strictObject({
    kind: z.enum(KINDS),
    numbers: z.array(z.int().check(z.gte(1), z.lte(0o7777))).check(z.minLength(1), z.maxLength(2)),
  }),
  solution,
  explain: (mistake, facts, chosen) => {
    if (mistake !== "place-left-out") return undefined;
    const missing = answerOf(facts) - (valueOf(chosen)?.n ?? 0);
    return { id: "octal.mistake.place-left-out", values: { missing } };
  },
});
