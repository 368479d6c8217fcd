import { exact, type Exact } from "@karota/engine/quiz/exact.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";

/** Wrong values n/d with the names of their errors; without d they are whole. What cannot be divided is left out. */
export const named = (wrong: readonly (readonly [name: string, n: number, d?: number])[]): readonly Named<Exact>[] =>
  wrong.flatMap(([name, n, d = 1]) => (d === 0 ? [] : [{ name, value: exact(n, d) }]));

/** What is written down where the division by the number before x, `many`, is left out or done as a subtraction. */
export const undivided = (many: number, amount: number): readonly (readonly [name: string, n: number])[] =>
  Math.abs(many) === 1
    ? []
    : [
        ["not-divided", amount],
        ["coefficient-subtracted", amount - many],
      ];
