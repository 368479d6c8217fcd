import * as z from "zod/mini";
import { system } from "@karota/engine/quiz/expression.ts";
import { QUIZ_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Kind } from "./kind.ts";
import { solved } from "./row.ts";
import { THREE_UNKNOWNS } from "./three-unknowns.ts";
import { TWO_UNKNOWNS } from "./two-unknowns.ts";

const ALL = { ...TWO_UNKNOWNS, ...THREE_UNKNOWNS } as const;
const KINDS: Readonly<Record<string, Kind>> = ALL;

/** The kinds of each level, taken in turn. */
const OF_LEVEL: Readonly<Record<"easy" | "medium" | "hard", readonly (keyof typeof ALL)[]>> = {
  easy: ["sum-and-difference", "isolated", "like-terms"],
  medium: ["substituted", "like-coefficients", "one-multiplied"],
  hard: ["both-multiplied", "three-sums", "fractions", "both-multiplied", "by-the-first"],
};

/** Wrong values beyond this would give themselves away; in easy ones negative values would too. */
const LARGEST = 60;

/** Systems of two or three linear equations, by elimination and substitution. */
export const equationsmultiple = quiz({
  id: "equationsmultiple",
  options: QUIZ_OPTIONS,
  task: ({ level }, random, turn) => {
    const name = OF_LEVEL[level][turn % OF_LEVEL[level].length]!;
    const kind = KINDS[name]!;
    const drawn = kind.draw(random);
    if (!drawn) return null;
    const { numbers, values } = drawn;
    return {
      skill: kind.skill,
      ask: { id: "equationsmultiple.ask" },
      question: system(...kind.equations(numbers, values)),
      answer: solved(values),
      mistakes: kind
        .wrong(numbers, values)
        .filter((wrong) => wrong.value.every((one) => Math.abs(one) <= LARGEST && (level !== "easy" || one >= 0)))
        .map((wrong) => ({ name: wrong.name, value: solved(wrong.value) })),
      facts: { kind: name, numbers: [...numbers], values: [...values] },
    };
  },
  facts: z.strictObject({
    kind: z.enum(Object.keys(KINDS)),
    numbers: z.array(z.int()).check(z.maxLength(5)),
    values: z.array(z.int()).check(z.minLength(2), z.maxLength(3)),
  }),
  solution: ({ kind: name, numbers, values }) => {
    const kind = KINDS[name]!;
    return [
      ...kind.steps(numbers, values),
      { say: { id: "equationsmultiple.step.check" }, shown: [solved(values), ...kind.check(numbers, values)] },
    ];
  },
});
