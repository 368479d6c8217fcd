import * as z from "zod/mini";
import type { Message } from "@karota/engine/message.ts";
import { equation, number, product, quotient, type Expression } from "@karota/engine/quiz/expression.ts";
import { resultStep, type Draft, type Named, type Step } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import { drawGroups, FIRST_TABLES, groupPicture, MOST_FACTOR, tableNumber } from "../starter/groups.ts";
import type { Starter } from "../starter/with-starter.ts";
import { explain, usualErrors } from "./mistakes.ts";
import { solution } from "./solution.ts";

const SHOWN = ["numbers", "sharing"] as const;

/** What is divided and by what, within the tables of 2, 5 and 10; in a picture so many counters and plates. */
export interface Sharing {
  readonly shown: (typeof SHOWN)[number];
  readonly numbers: readonly [dividend: number, divisor: number];
}

/** The kinds of tasks, taken in turn: there are fewer pictures than calculations. */
const KINDS: readonly Sharing["shown"][] = ["sharing", "numbers", "numbers"];
/** As many counters as are shared in a picture, and as many plates. */
const MOST_DRAWN = 20;
const MOST_PLATES = 5;

function fits({ shown, numbers: [dividend, divisor] }: Sharing): boolean {
  const share = dividend / divisor;
  const factors = [divisor, share];
  if (!Number.isInteger(share) || Math.min(...factors) < 2 || Math.max(...factors) > MOST_FACTOR) return false;
  if (!factors.some((one) => FIRST_TABLES.includes(one))) return false;
  return shown === "numbers" || (dividend <= MOST_DRAWN && divisor <= MOST_PLATES);
}

function draw(random: Random, turn: number): Sharing | null {
  const shown = KINDS[turn % KINDS.length]!;
  const table = random.pick(FIRST_TABLES);
  const other = random.between(2, MOST_FACTOR);
  const facts: Sharing = { shown, numbers: [table * other, random.chance(0.5) ? table : other] };
  return fits(facts) ? facts : null;
}

const divisionOf = ([dividend, divisor]: Sharing["numbers"]) => ({ dividend, divisor, places: [0, 0] }) as const;

function wrongShares({ shown, numbers }: Sharing): readonly Named<number>[] {
  const [dividend, divisor] = numbers;
  const usual = usualErrors(divisionOf(numbers)).map(({ name, value }) => ({ name, value: value.n / value.d }));
  const plates = divisor === dividend / divisor ? [] : [{ name: "plates-counted", value: divisor }];
  return shown === "sharing" ? [...plates, ...usual] : usual;
}

const draftOf = (facts: Sharing): Draft<Sharing> => {
  const { shown, numbers } = facts;
  const [dividend, divisor] = numbers;
  return {
    skill: shown === "sharing" ? "sharing" : "first-tables",
    ask: { id: shown === "sharing" ? "division.ask.sharing" : "division.ask" },
    question: shown === "sharing" ? groupPicture("sharing", ...numbers) : quotient(number(dividend), number(divisor)),
    answer: number(dividend / divisor),
    mistakes: wrongShares(facts).map(({ name, value }) => ({ name, value: number(value) })),
    facts,
  };
};

/** The worked solution: counters are shared one by one; of numbers alone the factor is sought, and seen in rows. */
function starterSolution({ shown, numbers }: Sharing): readonly Step[] {
  const [dividend, divisor] = numbers;
  const share = dividend / divisor;
  if (shown === "numbers") {
    const [first, ...more] = solution(divisionOf(numbers));
    return [{ ...first!, shown: [groupPicture("array", divisor, share), ...first!.shown] }, ...more];
  }
  return [
    { say: { id: "division.step.share" }, shown: [groupPicture("groups", divisor, share)] },
    {
      say: { id: "division.step.check" },
      shown: [equation(product(number(divisor), number(share)), number(dividend))],
    },
    resultStep(equation(quotient(number(dividend), number(divisor)), number(share))),
  ];
}

function starterExplained(mistake: string, { numbers }: Sharing, chosen: Expression): Message | undefined {
  if (mistake === "subtracted") return { id: "division.first.subtracted" };
  if (mistake === "zeros-miscounted") return { id: "division.first.zeros" };
  return explain(mistake, { ...divisionOf(numbers) }, chosen);
}

export const STARTER: Starter<Sharing> = {
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
