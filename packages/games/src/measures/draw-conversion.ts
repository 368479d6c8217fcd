import { exact } from "@karota/engine/quiz/exact.ts";
import type { Random } from "@karota/engine/random.ts";
import { factorOf, type Conversion } from "./conversion.ts";

/** One kind of task. */
export interface Kind {
  readonly skill: string;
  readonly form: Conversion["form"];
  readonly to: Conversion["to"];
  /** The larger and the smaller unit. */
  readonly pairs: readonly (readonly [large: string, small: string])[];
  /** Least and most of the larger unit, in the parts that `over` names: [11, 95] over 10 is 1,1 to 9,5. */
  readonly amounts: readonly [least: number, most: number];
  readonly over?: number;
}

/** The kinds of each level, taken in turn. */
export type Kinds = Readonly<Record<"easy" | "medium" | "hard", readonly Kind[]>>;

/** Draws a conversion of that kind; null when an amount with parts comes out without. */
export function drawConversion(kind: Kind, random: Random): Conversion | null {
  const { form, to, pairs, amounts, over = 1 } = kind;
  const [large, small] = random.pick(pairs);
  const amount = exact(random.between(...amounts), over);
  const facts = { form, to, large, small, amount, extra: 0 };
  if (over > 1 && amount.d === 1) return null;
  return form === "one" ? facts : { ...facts, extra: drawExtra(factorOf(facts).n, random) };
}

/** Less than the larger unit; often so little that it needs a 0 before it: 3 m + 5 cm. */
function drawExtra(factor: number, random: Random): number {
  const little = factor >= 100 && random.chance(0.4);
  return random.between(1, (little ? factor / 10 : factor) - 1);
}
