import { bareDigits, claimsOf, isOneOf, isSame, type Answered } from "../../testing/claims-of.ts";

/** A power, a product of equal factors, or a calculation with powers, and the numbers in it. */
interface Facts {
  readonly form: string;
  readonly base: { readonly n: number; readonly d: number };
  readonly exponent: number;
  readonly other: number;
}
interface Powers {
  readonly form: string;
  readonly base: number;
  readonly over: number;
  readonly under: number;
  readonly exponent: number;
  readonly other: number;
  readonly value: number;
  readonly right: number;
  /** A chosen power, by its base and exponent; NaN for numbers. */
  readonly chosenBase: number;
  readonly chosenExponent: number;
  readonly rightExponent: number;
}
const inPower = (text: string): readonly [number, number] => {
  const [, base = NaN, exponent = NaN] = /^(\d+)\^(\d+)$/.exec(text) ?? [];
  return [Number(base), Number(exponent)];
};
const claim =
  (isTrue: (powers: Powers) => boolean, ...forms: readonly string[]) =>
  ({ facts, chosen, right, value, rightValue }: Answered<Facts>): boolean => {
    const { form, base, exponent, other } = facts;
    const [chosenBase, chosenExponent] = inPower(chosen);
    const powers = {
      form,
      base: base.n / base.d,
      over: base.n,
      under: base.d,
      exponent,
      other,
      value,
      right: rightValue,
      chosenBase,
      chosenExponent,
      rightExponent: inPower(right)[1],
    };
    return (forms.length === 0 || forms.includes(form)) && isTrue(powers);
  };
/** The base of the question with another exponent. */
const exponents = (exponent: (powers: Powers) => number, ...forms: readonly string[]) =>
  claim((powers) => powers.chosenBase === powers.base && powers.chosenExponent === exponent(powers), ...forms);
const isSameDigits = ({ chosen, right, value, rightValue }: Answered<Facts>): boolean =>
  bareDigits(chosen) === bareDigits(right) && value !== rightValue;

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS = claimsOf<Facts>("exponentiation", {
  "added-first": claim(
    ({ base, exponent, other, value }) => isSame(value, (base + other) ** exponent),
    "sum-of-powers",
  ),
  "added-instead": claim(({ base, exponent, other, value }) => isSame(value, other + base ** exponent), "times-power"),
  "base-and-exponent-swapped": claim(({ base, exponent, value, chosenBase, chosenExponent }) =>
    Number.isNaN(chosenBase) ? isSame(value, exponent ** base) : chosenBase === exponent && chosenExponent === base,
  ),
  // The exponent may be right, but the base is not.
  "bases-joined": claim(
    ({ form, base, other, chosenBase }) => chosenBase === (form === "power-of-power" ? base * other : base * base),
    "same-base-product",
    "power-of-power",
  ),
  "exponents-added": exponents(({ exponent, other }) => exponent + other, "same-base-quotient", "power-of-power"),
  "exponents-divided": exponents(({ exponent, other }) => exponent / other, "same-base-quotient"),
  "exponents-multiplied": exponents(({ exponent, other }) => exponent * other, "same-base-product"),
  "exponents-powered": exponents(({ exponent, other }) => exponent ** other, "power-of-power"),
  "first-power": claim(({ base, exponent, value }) => exponent === 1 && value !== base),
  "zero-exponent": claim(({ exponent, value }) => exponent === 0 && value !== 1),
  "multiplied-first": claim(
    ({ base, exponent, other, value }) => isSame(value, (other * base) ** exponent),
    "times-power",
  ),
  "multiplied-instead": claim(
    ({ base, exponent, other, value }) => isSame(value, base ** exponent * other ** exponent),
    "sum-of-powers",
  ),
  "neighbouring-base": claim(({ base, exponent, value }) =>
    isOneOf(value, (base + 1) ** exponent, (base - 1) ** exponent),
  ),
  "not-turned-over": claim(({ exponent, value, right }) => exponent < 0 && isSame(value * right, 1)),
  // One factor more or less, also of a power that is the answer.
  "one-factor-off": claim(({ form, base, value, exponent, right, chosenBase, chosenExponent, rightExponent }) => {
    if (!Number.isNaN(chosenExponent)) return chosenBase === base && Math.abs(chosenExponent - rightExponent) === 1;
    return (form === "negated" || form === "power") && exponent !== 0 && isOneOf(value, right * base, right / base);
  }),
  "only-denominator": claim(({ over, under, exponent, value }) => isSame(value, over / under ** exponent)),
  "only-numerator": claim(({ over, under, exponent, value }) => isSame(value, over ** exponent / under)),
  "only-one-raised": claim(({ form, base, exponent, other, value }) =>
    form === "power-of-sum"
      ? isOneOf(value, base + other ** exponent, base ** exponent + other)
      : form === "same-exponent" && isOneOf(value, base * other ** exponent, base ** exponent * other),
  ),
  "places-miscounted": isSameDigits,
  "powers-added": claim(
    ({ base, exponent, other, value }) => isSame(value, base ** exponent + other ** exponent),
    "power-of-sum",
  ),
  "sign-of-power": claim(({ base, value, right }) => base < 0 && value === -right, "power"),
  "sign-squared": claim(({ base, exponent, value }) => value === base ** exponent, "negated"),
  "sign-to-result": claim(
    ({ base, exponent, value }) => exponent < 0 && isOneOf(-value, base ** exponent, base ** -exponent),
    "power",
  ),
  // A product with the exponent instead of the power; the minus in front may be kept.
  "times-exponent": claim(({ form, base, exponent, other, value }) => {
    const sum = form === "sum-of-powers" || form === "power-of-sum" ? base + other : base;
    const factor = form === "times-power" || form === "same-exponent" ? other : 1;
    const product = factor * sum * exponent;
    return isSame(value, product) || (form === "negated" && isSame(value, -product));
  }),
  "zeros-miscounted": (answered) =>
    isSameDigits(answered) && [answered.value, answered.rightValue].every(Number.isInteger),
});
