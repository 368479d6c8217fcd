import type { CrossHint } from "@karota/engine/grid/crossing.ts";
import type { Message } from "@karota/engine/message.ts";
import { valueOf, type Operation } from "./board.ts";
import { equation } from "./words.ts";

/** A number as its places: 538 is 500, 30 and 8. */
export const placesOf = (number: number): number[] =>
  Array.from(String(number), (digit, i) => Number(digit) * 10 ** (String(number).length - 1 - i)).filter(
    (part) => part > 0,
  );

/** How a hint is worked out in one's head: steps of at most one place each, the last of which shows the result. */
export interface Working {
  readonly steps: readonly Message[];
  readonly last: Message;
}

/** Takes the second operand in parts: 47 + 38 is 47 + 30 = 77 and 77 + 8 = 85. */
function inParts(op: "+" | "-", o1: number, o2: number): Message[] {
  let now = o1;
  return placesOf(o2).map((part) => {
    const before = now;
    now += op === "+" ? part : -part;
    return equation(before, op, part, now);
  });
}

/** Adds up what the parts come to, beginning with the first two. */
function addedUp(parts: readonly number[]): Message[] {
  let sum = parts[0]!;
  return parts.slice(1).map((part) => {
    const before = sum;
    sum += part;
    return equation(before, "+", part, sum);
  });
}

/** 14 * 32 is 14 * 30 = 420 and 14 * 2 = 28, together 448: a number of one place is not split. */
function inProducts(o1: number, o2: number): Message[] {
  const [whole, split] = placesOf(o2).length === 1 && placesOf(o1).length > 1 ? [o2, o1] : [o1, o2];
  const parts = placesOf(split);
  return [
    ...parts.map((part) => equation(whole, "*", part, whole * part)),
    ...addedUp(parts.map((part) => whole * part)),
  ];
}

/** 96 / 4: 4 * 20 = 80 and 4 * 4 = 16 make 96, and so 20 + 4 = 24. */
function inQuotients(o1: number, o2: number): Message[] {
  const parts = placesOf(o1 / o2);
  if (parts.length === 1) return [equation(o2, "*", o1 / o2, o1), equation(o1, "/", o2, o1 / o2)];
  return [...parts.map((part) => equation(o2, "*", part, o2 * part)), ...addedUp(parts)];
}

export function workingOf({ o1, op, o2 }: CrossHint): Working {
  const second = o2 ?? 0;
  const all = op === "*" ? inProducts(o1, second) : op === "/" ? inQuotients(o1, second) : inParts(op, o1, second);
  return { steps: all.slice(0, -1), last: all.at(-1)! };
}

const WEIGHT: Readonly<Record<Operation, number>> = { "+": 2, "-": 3, "*": 4, "/": 5 };

/** How hard a hint is to work out: steps in the head, weighed by operation. */
export const effortOf = (hint: CrossHint): number =>
  WEIGHT[hint.op] * (workingOf(hint).steps.length + 1) + String(valueOf(hint)).length;
