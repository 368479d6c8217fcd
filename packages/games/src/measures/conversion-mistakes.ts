import { decimalPlaces, dividedBy, exact, minus, plus, times, type Exact } from "@karota/engine/quiz/exact.ts";
import type { Message } from "@karota/engine/message.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";
import { getUnit } from "../data/units.ts";
import { answerOf, factorOf, isShort, type Conversion } from "./conversion.ts";

const MAX_PLACES = 5;
const MAX_NUMBER = 100_000_000;
const TEN = exact(10);

const ratio = (one: Exact, other: Exact): number => (one.n * other.d) / (one.d * other.n);

/** Factors that are taken for the right one: other powers of ten, or the system's other factors of like size. */
function mixedUp(factor: Exact, others: readonly Exact[]): readonly Exact[] {
  const powers = [times(factor, TEN), dividedBy(factor, TEN), dividedBy(factor, times(TEN, TEN))];
  const near = (other: Exact): boolean => ratio(other, factor) <= 10 && ratio(factor, other) <= 10;
  const all = others.length > 0 ? others.filter(near) : powers.filter(({ n, d }) => n / d >= 10);
  return all.filter(({ n, d }) => n !== factor.n || d !== factor.d);
}

/**
 * The results of the usual wrong ways to convert.
 * @param others the other factors of a system that does not go by tens; none: it goes by tens
 * @param whole only whole numbers, for pupils without decimals
 */
export function conversionMistakes(
  facts: Conversion,
  others: readonly Exact[],
  whole: boolean,
): readonly Named<Exact>[] {
  const wrong = MISTAKES[facts.form](facts, mixedUp(factorOf(facts), others), others.length === 0);
  return wrong.filter(
    ({ value }) => value.n > 0 && value.n <= MAX_NUMBER * value.d && isShort(value, whole ? 0 : MAX_PLACES),
  );
}

type Mistakes = (facts: Conversion, factors: readonly Exact[], byTens: boolean) => readonly Named<Exact>[];

const named = (name: string, ...values: readonly Exact[]): readonly Named<Exact>[] =>
  values.map((value) => ({ name, value }));
const one = exact(1);
/** The decimals of a number below one as if they were a whole number: 5 of 0,05. */
const digitsOf = (part: Exact): Exact => times(part, exact(10 ** (decimalPlaces(part) ?? 0)));
/** The whole number as if its digits were decimals: 0,6 of 6. */
const behindPoint = (rest: number): Exact => exact(rest, 10 ** String(rest).length);

const ofOne: Mistakes = (facts, factors, byTens) => {
  const { amount, to } = facts;
  const factor = factorOf(facts);
  const counted = times(amount, factor);
  const whole = exact(Math.floor(amount.n / amount.d));
  const part = minus(amount, whole);
  if (to === "smaller")
    return [
      ...named("factor-wrong", ...factors.map((other) => times(amount, other))),
      ...named("not-converted", amount),
      ...named("wrong-direction", dividedBy(amount, factor)),
      ...(amount.d === 1 ? named("only-one", factor) : []),
      ...(whole.n > 0 && part.n > 0 ? named("decimals-as-units", plus(times(whole, factor), digitsOf(part))) : []),
      ...(byTens ? [] : named("one-off", plus(counted, factor), minus(counted, factor))),
    ];
  const rest = times(part, factor);
  const isTen = factor.n === 10 && factor.d === 1;
  return [
    ...named("factor-wrong", ...factors.map((other) => dividedBy(counted, other))),
    ...named("not-converted", counted),
    ...named("wrong-direction", times(counted, factor), ...(isTen ? [times(counted, exact(100))] : [])),
    ...(whole.n > 0 && rest.n > 0 && rest.d === 1
      ? named("digits-behind-point", plus(whole, behindPoint(rest.n)))
      : []),
    ...(byTens ? [] : named("one-off", plus(amount, one), minus(amount, one))),
  ];
};

/** 3 m + 45 cm or 3 m − 45 cm. */
const ofTwo: Mistakes = (facts, factors) => {
  const { amount, to, form } = facts;
  const extra = exact(facts.extra);
  const isSum = form === "sum";
  const join = isSum ? plus : minus;
  const opposite = isSum ? minus : plus;
  const apart = minus(amount, extra);
  const unconverted = isSum ? plus(amount, extra) : exact(Math.abs(apart.n), apart.d);
  const factor = factorOf(facts);
  const inLarge = to === "larger";
  const converted = (by: Exact) =>
    inLarge ? ([amount, dividedBy(extra, by)] as const) : ([times(amount, by), extra] as const);
  const [first, second] = converted(factor);
  const shift = 10 ** String(facts.extra).length;
  const isWhole = amount.d === 1;
  return [
    ...named("factor-wrong", ...factors.map((by) => join(...converted(by)))),
    ...named(isSum ? "numbers-added" : "numbers-subtracted", unconverted),
    ...(isSum
      ? named("part-forgotten", first, second)
      : [...named("part-forgotten", first), ...named("added", opposite(first, second))]),
    ...(isSum && !inLarge && isWhole ? named("glued", exact(amount.n * shift + facts.extra)) : []),
    ...(isSum && inLarge && isWhole ? named("digits-behind-point", plus(amount, behindPoint(facts.extra))) : []),
    ...(!isSum ? named("column-off", ...columnsOff(answerOf(facts))) : []),
  ];
};

/** 345 cm = 3 m + ? cm. */
const ofRest: Mistakes = (facts, factors) => {
  const { amount } = facts;
  const factor = factorOf(facts);
  const extra = exact(facts.extra);
  const total = plus(times(amount, factor), extra);
  return [
    ...named("factor-wrong", ...factors.map((by) => minus(total, times(amount, by)))),
    ...named("numbers-subtracted", minus(total, amount)),
    ...named("whole-kept", total),
    ...named("one-off", plus(extra, factor)),
    ...named("column-off", ...columnsOff(extra)),
  ];
};

/** A borrowing gone wrong: one too many or too few in the last column but one. */
function columnsOff(value: Exact): readonly Exact[] {
  const step = exact(10, 10 ** (decimalPlaces(value) ?? 0));
  return [plus(value, step), minus(value, step)];
}

const MISTAKES: Readonly<Record<Conversion["form"], Mistakes>> = {
  one: ofOne,
  sum: ofTwo,
  difference: ofTwo,
  rest: ofRest,
};

/** The mistake explained with the units themselves, where that teaches more. */
export function explainConversion(id: string, mistake: string, facts: Conversion): Message | undefined {
  const { large, small, to } = facts;
  const factor = factorOf(facts);
  if (mistake === "factor-wrong" && factor.d === 1) {
    const values = { factor: factor.n, large: getUnit(large).symbol, small: getUnit(small).symbol };
    return { id: `${id}.explain.factor`, values };
  }
  if (mistake === "wrong-direction")
    return { id: to === "smaller" ? "measures.mistake.number-grows" : "measures.mistake.number-shrinks" };
  return undefined;
}
