import type { Message } from "@karota/engine/message.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";
import { columnsOf, digitMistakes, TENS_OFF } from "@karota/engine/quiz/written-digits.ts";
import type { Addends } from "./kinds.ts";
import { isMental } from "./solution.ts";

const total = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** What comes out, in units of the last decimal place, when an addition goes wrong in the usual ways. */
export function wrongSums({ addends, places }: Addends): readonly Named<number>[] {
  const sum = total(addends);
  const columns = columnsOf(addends);
  const wrong: Named<number>[] = [...digitMistakes(sum)];
  const add = (name: string, ...values: readonly number[]) => wrong.push(...values.map((value) => ({ name, value })));

  const carrying = columns.flatMap((column, place) => (column.total > 9 ? [10 ** (place + 1)] : []));
  for (const carry of carrying) add("carry-forgotten", sum - carry);
  const plain = columns.map((column) => total(column.digits));
  if (carrying.length > 0) {
    add("carry-forgotten", total(plain.map((one, place) => (one % 10) * 10 ** place)));
    add("carry-written-out", Number(plain.toReversed().join("")));
  }

  const [first = 0, second = 0, third] = addends;
  if (third === undefined) add("subtracted", Math.abs(first - second));
  else for (const addend of addends) add("addend-forgotten", sum - addend);

  add("misaligned", total(misaligned(addends, places)));
  return wrong;
}

/** The addends written one under the other at the wrong end: left for whole numbers, right for decimals. */
function misaligned(addends: readonly number[], places: number): readonly number[] {
  const longest = String(Math.max(...addends)).length;
  return addends.map((addend) => {
    if (places === 0) return addend * 10 ** (longest - String(addend).length);
    return Number(String(addend / 10 ** places).replace(".", ""));
  });
}

/** The texts of errors in written addition for those who add in the head. */
const IN_THE_HEAD: Readonly<Record<string, Message>> = {
  "carry-forgotten": { id: "addition.explain.tenForgotten" },
  "carry-written-out": { id: "addition.explain.tenOnes" },
  misaligned: { id: "addition.explain.placesMixed" },
  "column-off": TENS_OFF,
};

/** What went wrong, without columns where the solution has none. */
export const explain = (mistake: string, facts: Addends): Message | undefined =>
  isMental(facts) ? IN_THE_HEAD[mistake] : undefined;
