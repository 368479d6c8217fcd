import * as z from "zod/mini";
import { difference, number, sum, type Expression } from "@karota/engine/quiz/expression.ts";
import type { Draft, Named } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import { askedPicture, type AskedPicture } from "./pictures.ts";

/** How a task is posed: by numbers and a sign, by counters in ten-frames, or by a jump on the number line. */
export const SHOWN = ["numbers", "frames", "line"] as const;

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
export const SKILLS = ["within-ten", "within-twenty", "over-ten"] as const;
export type Skill = (typeof SKILLS)[number];

/** Where the counting begins and ends, the smaller one first; an addition begins with its larger number. */
function endsOf(sign: Sign, numbers: Counting["numbers"]): readonly [low: number, high: number] {
  const end = endOf(sign, numbers);
  return sign === "+" ? [Math.max(...numbers), end] : [end, numbers[0]];
}

/** What these numbers practise: whether they stay below ten, stay above it, or cross it. */
export function skillOf(sign: Sign, numbers: Counting["numbers"]): Skill {
  const [low, high] = endsOf(sign, numbers);
  if (high <= TEN) return "within-ten";
  return low >= TEN ? "within-twenty" : "over-ten";
}

export const TEN = 10;
/** The largest number: two tens are not mentioned yet. */
const MOST = 19;

/** The kinds of tasks, taken in turn. */
const KINDS: readonly (readonly [skill: Skill, shown: Counting["shown"]])[] = [
  ["within-ten", "numbers"],
  ["within-ten", "frames"],
  ["within-twenty", "numbers"],
  ["over-ten", "frames"],
  ["within-ten", "line"],
  ["over-ten", "numbers"],
  ["within-twenty", "frames"],
  ["over-ten", "line"],
];

/** The start and the end of a task, the smaller one first. */
function drawEnds(skill: Skill, random: Random): readonly [low: number, high: number] {
  switch (skill) {
    case "within-ten":
      return [random.between(1, TEN - 1), random.between(2, TEN)];
    case "within-twenty":
      return [random.between(TEN + 1, MOST - 1), random.between(TEN + 2, MOST)];
    case "over-ten":
      return [random.between(2, TEN - 1), random.between(TEN + 1, MOST - 1)];
  }
}

/** Draws the numbers of a task; null when they are not of the kind, which `turn` chooses. */
export function drawCounting(sign: Sign, random: Random, turn: number): Counting | null {
  const [skill, shown] = KINDS[turn % KINDS.length]!;
  const [low, high] = drawEnds(skill, random);
  const change = high - low;
  if (change < 1) return null;
  const swaps = sign === "+" && shown === "numbers" && random.chance(0.5);
  const numbers =
    sign === "-" ? ([high, change] as const) : swaps ? ([change, low] as const) : ([low, change] as const);
  return skillOf(sign, numbers) === skill && fits(sign, numbers) ? { shown, numbers } : null;
}

/** What holds for the numbers of a task: what changes is a digit, and ten alone has no ones to calculate with. */
function fits(sign: Sign, numbers: Counting["numbers"]): boolean {
  const [low, high] = endsOf(sign, numbers);
  const changed = sign === "+" ? Math.min(...numbers) : numbers[1];
  return low >= 1 && high <= MOST && changed < TEN && !(low === TEN && high > TEN);
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
    ...(end > TEN ? [{ name: "digits-reversed", value: Number([...String(end)].toReversed().join("")) }] : []),
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
  const end = endOf(sign, facts.numbers);
  const wrong = [...own, ...usualErrors(sign, facts)].filter(({ value }) => value > 0 && value !== end);
  return {
    skill: skillOf(sign, facts.numbers),
    ask: { id: askOf(id, facts.shown) },
    question: questionOf(sign, facts),
    answer: number(end),
    mistakes: wrong.map(({ name, value }) => ({ name, value: number(value) })),
    facts,
  };
}
