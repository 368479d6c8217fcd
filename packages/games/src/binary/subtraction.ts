import type { Named } from "@karota/engine/quiz/topic.ts";

/** One column of a written subtraction in base 2. */
export interface DifferenceColumn {
  readonly upper: number;
  readonly lower: number;
  /** 1 where the column to the right has borrowed. */
  readonly lent: number;
  readonly borrows: boolean;
  readonly digit: number;
}

/** The columns of a written subtraction of a smaller number in base 2, from the right. */
export function differenceColumns(from: number, taken: number): readonly DifferenceColumn[] {
  const columns: DifferenceColumn[] = [];
  let lent = 0;
  for (let worth = 1; worth <= from; worth *= 2) {
    const upper = Math.floor(from / worth) % 2;
    const lower = Math.floor(taken / worth) % 2;
    const borrows = upper - lent < lower;
    columns.push({ upper, lower, lent, borrows, digit: upper - lent - lower + (borrows ? 2 : 0) });
    lent = borrows ? 1 : 0;
  }
  return columns;
}

/** What difference comes out in the usual wrong ways; the likelier errors first. */
export function wrongDifferences(from: number, taken: number): readonly Named<number>[] {
  const right = from - taken;
  const columns = differenceColumns(from, taken);
  return [
    {
      name: "smaller-from-larger",
      value: columns.reduce((sum, { upper, lower }, place) => sum + Math.abs(upper - lower) * 2 ** place, 0),
    },
    ...columns.flatMap(({ borrows }, place) =>
      borrows ? [{ name: "borrow-forgotten", value: right + 2 ** (place + 1) }] : [],
    ),
    { name: "added", value: from + taken },
    ...columns.flatMap(({ digit }, place) => (digit > 0 ? [{ name: "column-off", value: right - 2 ** place }] : [])),
  ].filter(({ value }) => value > 0 && value !== right);
}
