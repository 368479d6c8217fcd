import type { Message } from "@karota/engine/message.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";
import type { Expression } from "@karota/engine/quiz/expression.ts";
import { digitMistakes, placeName, TENS_OFF } from "@karota/engine/quiz/written-digits.ts";
import type { Schooling } from "@karota/engine/schooling.ts";
import { columnsOf } from "./columns.ts";
import type { Subtraction } from "./kinds.ts";
import { isMental } from "./solution.ts";

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

/** The texts of errors in written subtraction for those who subtract in the head. */
const IN_THE_HEAD: Readonly<Record<string, Message>> = {
  "borrow-forgotten": { id: "subtraction.explain.tenLess" },
  "borrowed-needlessly": { id: "subtraction.explain.onesEnough" },
  "zero-left": { id: "subtraction.explain.fromTens" },
  misaligned: { id: "subtraction.explain.placesMixed" },
  "column-off": TENS_OFF,
};

/**
 * The column in which a smaller digit was taken from a larger one; for those who complete, other errors in their words;
 * without columns where the solution has none.
 */
export function explain(
  mistake: string,
  facts: Subtraction,
  _chosen: Expression,
  { subtraction }: Schooling,
): Message | undefined {
  const { minuend, subtrahend, places } = facts;
  const mental = isMental(facts) ? IN_THE_HEAD[mistake] : undefined;
  if (mental) return mental;
  const completes = subtraction === "complete";
  const id = completes ? COMPLETING[mistake] : undefined;
  if (id !== undefined) return { id };
  if (mistake !== "smaller-from-larger") return undefined;
  const columns = columnsOf(minuend, subtrahend);
  const place = columns.findIndex((column) => column.borrows);
  const { upper, lower } = columns[place]!;
  if (isMental(facts)) return { id: "subtraction.explain.overTen", values: { upper, lower: lower ?? 0 } };
  const values = { place: placeName(place - places), upper, lower: lower ?? 0 };
  return completes
    ? { id: "subtraction.explain.completing", values: { ...values, from: upper + 10 } }
    : { id: "subtraction.explain.borrowing", values };
}
