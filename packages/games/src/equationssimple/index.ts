import * as z from "zod/mini";
import { equation } from "@karota/engine/quiz/expression.ts";
import { QUIZ_OPTIONS } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import { withPictured } from "../pictured/with-pictured.ts";
import { BALANCE } from "./balance.ts";
import { BOTH_SIDES } from "./both-sides.ts";
import { checkStep, solved, type Kind } from "./equation.ts";
import { ONE_STEP } from "./one-step.ts";
import { TWO_STEP } from "./two-step.ts";

const KINDS: Readonly<Record<string, Kind>> = { ...ONE_STEP, ...TWO_STEP, ...BOTH_SIDES };
const OF_LEVEL = {
  easy: Object.keys(ONE_STEP),
  medium: Object.keys(TWO_STEP),
  hard: Object.keys(BOTH_SIDES),
} as const;

/** Mistakes that the rule for finding the unknown explains best. */
const RULED = new Set(["not-inverse", "wrong-operation"]);

/** Linear equations with one unknown: by inverse operations, in two steps, with x on both sides. */
export const equationssimple = quiz(
  withPictured(
    {
      id: "equationssimple",
      options: QUIZ_OPTIONS,
      task: ({ level }, random, turn) => {
        const name = OF_LEVEL[level][turn % OF_LEVEL[level].length]!;
        const kind = KINDS[name]!;
        const numbers = kind.draw(random);
        if (!numbers) return null;
        const value = kind.solve(...numbers);
        return {
          skill: kind.skill,
          ask: { id: "equationssimple.ask" },
          question: equation(...kind.sides(...numbers)),
          answer: solved(value),
          // Among whole numbers a fraction would give itself away.
          mistakes: kind
            .wrong(...numbers)
            .filter((wrong) => value.d > 1 || wrong.value.d === 1)
            .map((wrong) => ({ name: wrong.name, value: solved(wrong.value) })),
          facts: { kind: name, numbers: [...numbers] },
        };
      },
      facts: z.strictObject({
        kind: z.enum(Object.keys(KINDS)),
        numbers: z.array(z.int()).check(z.minLength(3), z.maxLength(5)),
      }),
      solution: ({ kind: name, numbers }) => {
        const kind = KINDS[name]!;
        return [...kind.steps(...numbers), checkStep(kind.sides(...numbers), kind.solve(...numbers))];
      },
      explain: (mistake, { kind, numbers }) => (RULED.has(mistake) ? KINDS[kind]!.rule?.(...numbers) : undefined),
    },
    BALANCE,
  ),
);
