import { exact } from "@karota/engine/quiz/exact.ts";
import { drawAmount, placesOf, type QuantityName } from "../stories/quantities.ts";
import type { Level, Story, Values } from "../stories/stories.ts";
import { written } from "../stories/values.ts";
import { answerOf, factorOf, type Conversion } from "./conversion.ts";

/** The larger and the smaller unit. */
export type Pair = readonly [large: string, small: string];

/** More decimal places than a converted amount of a story has. */
const PLACES = 6;

type Why = "toSmaller" | "toLarger" | "joined" | "grown" | "left" | "missing" | "part";

/**
 * A word problem of converting units; parameters as in `Conversion`.
 * @param amount in the larger unit
 * @param extra  in the smaller unit, where there is something beside it
 */
export function story(
  name: string,
  level: Level,
  why: Why,
  form: Conversion["form"],
  to: Conversion["to"],
  [large, small]: Pair,
  amount: QuantityName,
  extra?: QuantityName,
): Story<Conversion> {
  return {
    name,
    level,
    why,
    amounts: [amount, ...(extra ? [extra] : [])],
    draw: (random) => {
      const over = 10 ** placesOf(amount);
      const drawn = exact(drawAmount(amount, random), over);
      if (over > 1 && drawn.d === 1) return null;
      const facts = { form, to, large, small, amount: drawn, extra: extra ? drawAmount(extra, random) : 0 };
      return answerOf(facts).n > 0 ? facts : null;
    },
  };
}

/** What is given in the order of the sentences, and the answer. */
export function conversionValues(facts: Conversion): Values {
  const { form, to, amount, extra } = facts;
  const { n, d } = factorOf(facts);
  const counted = (amount.n * n) / (amount.d * d);
  const inUnit = (value: number) => written(Math.round(value * 10 ** PLACES), PLACES);
  const large = inUnit(amount.n / amount.d);
  const answer = answerOf(facts);
  const r = inUnit(answer.n / answer.d);
  if (form === "rest") return { a: counted + extra, b: large, r };
  if (form === "one") return { a: to === "larger" ? inUnit(counted) : large, r };
  return { a: large, b: extra, r };
}
