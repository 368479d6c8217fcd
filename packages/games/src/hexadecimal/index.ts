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
  "to-decimal": { from: 16, to: 10, ask: "hexadecimal.ask.decimal" },
  "from-decimal": { from: 10, to: 16, ask: "hexadecimal.ask.hexadecimal" },
  "from-binary": { from: 2, to: 16, ask: "hexadecimal.ask.hexadecimal" },
  "to-binary": { from: 16, to: 2, ask: "hexadecimal.ask.binary" },
  "from-octal": { from: 8, to: 16, ask: "hexadecimal.ask.hexadecimal" },
  addition: { from: 16, to: 16, ask: "hexadecimal.ask.result" },
};

/** Longer binary numerals do not fit into a button on a phone. */
const MAX_BITS = 11;

const written = (value: number, base: number): Expression => (base === 10 ? number(value) : numeral(value, base));

const answerOf = ({ numbers }: Facts): number => numbers.reduce((one, other) => one + other);

/** The number with its letters taken for one more: A for 11. */
const lettersShifted = (value: number): number =>
  digitValues(value, 16).reduce((result, digit) => 16 * result + digit + (digit > 9 ? 1 : 0), 0);

/** The same in writing: 10 as B; null where F would need a letter beyond it. */
const shiftedInWriting = (value: number): number | null =>
  digitValues(value, 16).some((digit) => digit === 15) ? null : lettersShifted(value);

export function mistakesOf({ kind, numbers }: Facts): readonly Named<number>[] {
  const [first = 0, second = 0] = numbers;
  const digits = digitValues(first, 16);
  switch (kind) {
    case "to-decimal":
      return [
        { name: "letters-shifted", value: lettersShifted(first) },
        ...misread(first, 16),
        { name: "digits-added", value: digits.reduce((one, other) => one + other) },
      ];
    case "from-decimal":
      return [
        { name: "two-figures-for-one", value: parseInt(digits.join(""), 16) },
        { name: "letters-shifted", value: shiftedInWriting(first) ?? first },
        ...miswritten(first, 16),
      ];
    case "from-binary":
      return [{ name: "letters-shifted", value: shiftedInWriting(first) ?? first }, ...misgrouped(first, 4)];
    case "to-binary":
      return [{ name: "letters-shifted", value: shiftedInWriting(first) ?? first }, ...misspread(first, 4)];
    case "from-octal":
      return [{ name: "read-as-decimal", value: Number(first.toString(8)) }, ...misgrouped(first, 4)];
    case "addition":
      return [...wrongSums(first, second, 16), { name: "subtracted", value: Math.abs(first - second) }];
  }
}

export const hexadecimal = quiz({
  id: "hexadecimal",
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
    numbers: z.array(z.int().check(z.gte(1), z.lte(0xffff))).check(z.minLength(1), z.maxLength(2)),
  }),
  solution,
  explain: (mistake, facts, chosen) => {
    if (mistake !== "place-left-out") return undefined;
    const missing = answerOf(facts) - (valueOf(chosen)?.n ?? 0);
    return { id: "hexadecimal.mistake.place-left-out", values: { missing } };
  },
});
