import * as z from "zod/mini";
import { exact } from "@karota/engine/quiz/exact.ts";
import type { Message } from "@karota/engine/message.ts";
import { equation, number, product, sum, type Expression } from "@karota/engine/quiz/expression.ts";
import { resultStep, type Draft, type Named, type Step } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import { drawGroups, FIRST_TABLES, groupPicture, MOST_FACTOR, tableNumber } from "../starter/groups.ts";
import type { Starter } from "../starter/with-starter.ts";
import { explain, usualErrors } from "./mistakes.ts";
import { solution } from "./solution.ts";

const SHOWN = ["numbers", "groups", "array"] as const;

/** Two factors, one of them 2, 5 or 10; in a picture so many groups, or rows, of a size. */
export interface Groups {
  readonly shown: (typeof SHOWN)[number];
  readonly numbers: readonly [groups: number, size: number];
}

/** The kinds of tasks, taken in turn. */
const KINDS: readonly Groups["shown"][] = ["groups", "numbers", "array", "numbers"];
/** 2 · 2 is 2 + 2, so that too few answers are wrong. */
const LEAST_TOTAL = 5;
/** As many counters as can be counted. */
const MOST_DRAWN = 40;
const MOST_GROUPS = 6;

function fits({ shown, numbers: [groups, size] }: Groups): boolean {
  if (Math.min(groups, size) < 2 || Math.max(groups, size) > MOST_FACTOR || groups * size < LEAST_TOTAL) return false;
  if (shown === "numbers") return FIRST_TABLES.includes(groups) || FIRST_TABLES.includes(size);
  return FIRST_TABLES.includes(size) && groups <= MOST_GROUPS && groups * size <= MOST_DRAWN;
}

function draw(random: Random, turn: number): Groups | null {
  const shown = KINDS[turn % KINDS.length]!;
  const numbers = [random.between(2, MOST_FACTOR), random.pick(FIRST_TABLES)] as const;
  const swaps = shown === "numbers" && random.chance(0.5);
  const facts: Groups = { shown, numbers: swaps ? [numbers[1], numbers[0]] : numbers };
  return fits(facts) ? facts : null;
}

function wrongTotals({ shown, numbers }: Groups): readonly Named<number>[] {
  const usual = usualErrors({ factors: [...numbers], places: [0, 0] }).map(({ name, value }) => ({
    name,
    value: value.n,
  }));
  const [groups, size] = numbers;
  const total = groups * size;
  const counted = shown === "numbers" ? [] : [-1, 1].map((off) => ({ name: "counted-off", value: total + off }));
  return [...usual, ...counted, { name: "added", value: groups + size }];
}

const draftOf = (facts: Groups): Draft<Groups> => {
  const { shown, numbers } = facts;
  const isPicture = shown !== "numbers";
  return {
    skill: isPicture ? "groups" : "first-tables",
    ask: { id: isPicture ? "multiplication.ask.altogether" : "multiplication.ask" },
    question: isPicture ? groupPicture(shown, ...numbers) : product(...numbers.map((one) => number(one))),
    answer: number(exact(numbers[0] * numbers[1])),
    mistakes: wrongTotals(facts).map(({ name, value }) => ({ name, value: number(value) })),
    facts,
  };
};

/** Two factors as rows of counters, the smaller one their number, as the sentences of solutions have it. */
const inRows = (numbers: Groups["numbers"]): Expression =>
  groupPicture("array", Math.min(...numbers), Math.max(...numbers));

/** The worked solution: what is seen as a sum of equal numbers; numbers alone in rows, and from an easier product. */
function starterSolution({ shown, numbers }: Groups): readonly Step[] {
  const [groups, size] = numbers;
  if (shown === "numbers") {
    const [first, ...more] = solution({ factors: [...numbers], places: [0, 0] });
    return [{ ...first!, shown: [inRows(numbers), ...first!.shown] }, ...more];
  }
  const total = number(groups * size);
  const id = shown === "groups" ? "multiplication.step.groups" : "multiplication.step.rows";
  return [
    {
      say: { id, values: { groups, size } },
      shown: [
        groupPicture(shown, groups, size),
        equation(sum(...Array.from({ length: groups }, () => number(size))), total),
      ],
    },
    resultStep(equation(product(number(groups), number(size)), total)),
  ];
}

function starterExplained(mistake: string, { numbers }: Groups, chosen: Expression): Message | undefined {
  if (mistake === "added") return { id: "multiplication.first.added" };
  return mistake === "neighbour" ? explain(mistake, { factors: [...numbers], places: [0, 0] }, chosen) : undefined;
}

export const STARTER: Starter<Groups> = {
  task: (random, turn) => {
    const facts = draw(random, turn);
    return facts && draftOf(facts);
  },
  facts: z
    .strictObject({ shown: z.enum(SHOWN), numbers: z.readonly(z.tuple([tableNumber, tableNumber])) })
    .check(z.refine(fits)),
  solution: starterSolution,
  explain: starterExplained,
  picture: drawGroups,
};
