import type { Message } from "@karota/engine/message.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";
import type { Expression } from "@karota/engine/quiz/expression.ts";
import { digitMistakes, placeName } from "@karota/engine/quiz/written-digits.ts";
import type { Schooling } from "@karota/engine/schooling.ts";
import { columnsOf } from "./columns.ts";
import type { Subtraction } from "./kinds.ts";

/** Wrong results in units of the last decimal place: the usual errors, most of which are too large, and slips with a digit. */
export const wrongDifferences = (facts: Subtraction): readonly Named<number>[] => [
  ...usualErrors(facts),
  ...digitMistakes(facts.minuend - facts.subtrahend),
];

/** What comes out, in units of the last decimal place, when a subtraction goes wrong in the usual ways. */
export function usualErrors({ minuend, subtrahend, places }: Subtraction): readonly Named<number>[] {
  const difference = minuend - subtrahend;
  const columns = columnsOf(minuend, subtrahend).map((column, place) => ({ ...column, power: 10 ** place }));
  const wrong: Named<number>[] = [];
  const add = (name: string, value: number) => {
    if (value >= 0 && value !== difference) wrong.push({ name, value });
  };

  const borrowing = columns.filter((column) => column.borrows);
  for (const { power } of borrowing) add("borrow-forgotten", difference + 10 * power);
  if (borrowing.length > 0) {
    const turned = columns.map(({ upper, lower, power }) => Math.abs(upper - (lower ?? 0)) * power);
    add(
      "smaller-from-larger",
      turned.reduce((one, other) => one + other),
    );
  } else
    for (const { power, digit } of columns) if (power > 1 && digit > 0) add("borrowed-needlessly", difference - power);

  // Reckoning 0 − 4 = 0 is the same as not seeing the 4.
  for (const { upper, lower, lent, power } of columns)
    if (upper === 0 && lower && !lent) add("zero-left", difference + lower * power);

  add("added", minuend + subtrahend);
  if (places === 0) add("misaligned", minuend - subtrahend * 10 ** (columns.length - String(subtrahend).length));
  const tail = [10, 100].findLast((power) => power <= 10 ** places && minuend % power === 0) ?? 1;
  add("brought-down", difference + 2 * (subtrahend % tail));
  return wrong;
}

/** The texts of errors for those who complete, who carry and never borrow. */
const COMPLETING: Readonly<Record<string, string>> = {
  "borrow-forgotten": "subtraction.explain.carryForgotten",
  "borrowed-needlessly": "subtraction.explain.carriedNeedlessly",
  "zero-left": "subtraction.explain.zeroLeft",
};

/** The column in which a smaller digit was taken from a larger one; for those who complete, other errors in their words. */
export function explain(
  mistake: string,
  { minuend, subtrahend, places }: Subtraction,
  _chosen: Expression,
  { subtraction }: Schooling,
): Message | undefined {
  const completes = subtraction === "complete";
  const id = completes ? COMPLETING[mistake] : undefined;
  if (id !== undefined) return { id };
  if (mistake !== "smaller-from-larger") return undefined;
  const columns = columnsOf(minuend, subtrahend);
  const place = columns.findIndex((column) => column.borrows);
  const { upper, lower } = columns[place]!;
  const values = { place: placeName(place - places), upper, lower: lower ?? 0 };
  return completes
    ? { id: "subtraction.explain.completing", values: { ...values, from: upper + 10 } }
    : { id: "subtraction.explain.borrowing", values };
}
