import type { Message } from "@karota/engine/message.ts";
import * as z from "zod/mini";
import { difference, equation, number, sum, symbol, type Expression } from "@karota/engine/quiz/expression.ts";
import type { Draft, Named } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import { askedPicture, type AskedPicture } from "./pictures.ts";

/**
 * How a task is posed: by numbers and a sign, by counters in ten-frames, by a jump on the number line, or by the result
 * and a missing number: 3 + ? = 8.
 */
export const SHOWN = ["numbers", "frames", "line", "missing"] as const;

/** A start and how much is added to it or taken away from it, within 20. */
export interface Counting {
  readonly shown: (typeof SHOWN)[number];
  readonly numbers: readonly [start: number, change: number];
}

/** Whether one adds or takes away. */
export type Sign = "+" | "-";

export const endOf = (sign: Sign, [start, change]: Counting["numbers"]): number =>
  sign === "+" ? start + change : start - change;

/** The skills, in the order in which they are taught; each has a text `<id>.skill.<skill>`. */
export const SKILLS = ["within-ten", "ten-and-ones", "within-twenty", "over-ten"] as const;
export type Skill = (typeof SKILLS)[number];

/** Where the counting begins and ends, the smaller one first; an addition begins with its larger number. */
function endsOf(sign: Sign, numbers: Counting["numbers"]): readonly [low: number, high: number] {
  const end = endOf(sign, numbers);
  return sign === "+" ? [Math.max(...numbers), end] : [end, numbers[0]];
}

/** What these numbers practise: whether they stay below ten, put ten and ones together, stay above it, or cross it. */
export function skillOf(sign: Sign, numbers: Counting["numbers"]): Skill {
  const [low, high] = endsOf(sign, numbers);
  if (high <= TEN) return "within-ten";
  if (low === TEN || (sign === "-" && numbers[1] === TEN)) return "ten-and-ones";
  return low >= TEN ? "within-twenty" : "over-ten";
}

export const TEN = 10;
/** The largest number; two full tens are only put together and taken apart. */
const MOST = 20;

/** Where 1 is missing, too few wrong answers are left. */
const LEAST_MISSING = 2;

/** The kinds of tasks, taken in turn. */
const KINDS: readonly (readonly [skill: Skill, shown: Counting["shown"]])[] = [
  ["within-ten", "numbers"],
  ["within-ten", "frames"],
  ["within-twenty", "numbers"],
  ["over-ten", "frames"],
  ["within-ten", "line"],
  ["over-ten", "numbers"],
  ["within-twenty", "frames"],
  ["ten-and-ones", "numbers"],
  ["over-ten", "line"],
  ["within-ten", "missing"],
  ["ten-and-ones", "frames"],
];

/** The start and the end of a task, the smaller one first. */
function drawEnds(skill: Skill, random: Random): readonly [low: number, high: number] {
  switch (skill) {
    case "within-ten":
      return [random.between(1, TEN - 1), random.between(2, TEN)];
    case "ten-and-ones":
      return [TEN, random.between(TEN + 1, MOST)];
    case "within-twenty":
      return [random.between(TEN + 1, MOST - 2), random.between(TEN + 2, MOST - 1)];
    case "over-ten":
      return [random.between(2, TEN - 1), random.between(TEN + 1, MOST - 2)];
  }
}

/** Draws the numbers of a task; null when they are not of the kind, which `turn` chooses. */
export function drawCounting(sign: Sign, random: Random, turn: number): Counting | null {
  const [skill, shown] = KINDS[turn % KINDS.length]!;
  const [low, high] = drawEnds(skill, random);
  // Of ten and ones, one may also take the ten away.
  const takesTen = skill === "ten-and-ones" && sign === "-" && random.chance(0.5);
  const change = takesTen ? TEN : high - low;
  if (change < (shown === "missing" ? LEAST_MISSING : 1)) return null;
  const swaps = sign === "+" && shown === "numbers" && random.chance(0.5);
  const numbers =
    sign === "-" ? ([high, change] as const) : swaps ? ([change, low] as const) : ([low, change] as const);
  return skillOf(sign, numbers) === skill && fits(sign, numbers) ? { shown, numbers } : null;
}

/** What holds for the numbers of a task: what changes is a digit, except where ten and ones are put together. */
function fits(sign: Sign, numbers: Counting["numbers"]): boolean {
  const [low, high] = endsOf(sign, numbers);
  if (skillOf(sign, numbers) === "ten-and-ones") return low >= 1 && high <= MOST;
  const changed = sign === "+" ? Math.min(...numbers) : numbers[1];
  return low >= 1 && high < MOST && changed < TEN;
}

/** What `facts` look like when they come back from storage. */
export const countingSchema = (sign: Sign) => {
  const whole = z.int().check(z.gte(1), z.lte(MOST));
  return z
    .strictObject({ shown: z.enum(SHOWN), numbers: z.readonly(z.tuple([whole, whole])) })
    .check(z.refine(({ numbers }) => fits(sign, numbers)));
};

/** The calculation as it is written. */
export const written = (sign: Sign, [start, change]: Counting["numbers"]): Expression =>
  (sign === "+" ? sum : difference)(number(start), number(change));

/** The pictures of each operation. */
const PICTURES: Readonly<Record<Sign, Readonly<Record<"frames" | "line", AskedPicture>>>> = {
  "+": { frames: "circles", line: "forward" },
  "-": { frames: "crossed", line: "back" },
};

function questionOf(sign: Sign, { shown, numbers }: Counting): Expression {
  if (shown === "missing") {
    const [start] = numbers;
    return equation((sign === "+" ? sum : difference)(number(start), symbol("?")), number(endOf(sign, numbers)));
  }
  return shown === "numbers" ? written(sign, numbers) : askedPicture(PICTURES[sign][shown], ...numbers);
}

/** What comes out in the wrong ways that adding and taking away share. */
function usualErrors(sign: Sign, { numbers }: Counting): readonly Named<number>[] {
  const [start, change] = numbers;
  const end = endOf(sign, numbers);
  const step = sign === "+" ? 1 : -1;
  const skill = skillOf(sign, numbers);
  return [
    { name: "start-counted", value: end - step },
    { name: "one-too-far", value: end + step },
    { name: "other-sign", value: sign === "+" ? Math.abs(start - change) : start + change },
    { name: "part-only", value: Math.min(start, change) },
    { name: "part-only", value: Math.max(start, change) },
    ...(end > TEN ? [{ name: "ten-forgotten", value: end - TEN }] : [{ name: "ten-too-many", value: end + TEN }]),
    ...(skill === "over-ten" ? [{ name: "stopped-at-ten", value: TEN }] : []),
    ...(end > TEN && end < MOST
      ? [{ name: "digits-reversed", value: Number([...String(end)].toReversed().join("")) }]
      : []),
  ];
}

/** What comes out in the usual wrong ways where a number is missing. */
function missingErrors(sign: Sign, { numbers }: Counting): readonly Named<number>[] {
  const [start, change] = numbers;
  const end = endOf(sign, numbers);
  return [
    { name: "start-counted", value: change + 1 },
    { name: "one-missing", value: change - 1 },
    { name: sign === "+" ? "whole-added" : "other-sign", value: start + end },
    { name: "part-given", value: start },
    { name: "part-given", value: end },
  ];
}

function askOf(id: string, shown: Counting["shown"]): string {
  switch (shown) {
    case "numbers":
      return `${id}.ask`;
    case "frames":
      return `${id}.ask.frames`;
    case "line":
      return `${id}.ask.line`;
    case "missing":
      return `${id}.ask.missing`;
  }
}

/**
 * The task that is made of the facts.
 * @param own wrong results that only this operation has
 */
export function countingDraft(
  id: string,
  sign: Sign,
  facts: Counting,
  own: readonly Named<number>[] = [],
): Draft<Counting> {
  const isMissing = facts.shown === "missing";
  const answer = isMissing ? facts.numbers[1] : endOf(sign, facts.numbers);
  const errors = isMissing ? missingErrors(sign, facts) : [...own, ...usualErrors(sign, facts)];
  const wrong = errors.filter(({ value }) => value > 0 && value !== answer);
  return {
    skill: skillOf(sign, facts.numbers),
    ask: { id: askOf(id, facts.shown) },
    question: questionOf(sign, facts),
    answer: number(answer),
    mistakes: wrong.map(({ name, value }) => ({ name, value: number(value) })),
    facts,
  };
}

/** Reversed digits in the words of the first year. */
export const countingExplained = (mistake: string): Message | undefined =>
  mistake === "digits-reversed" ? { id: "starter.explain.tenFirst" } : undefined;
