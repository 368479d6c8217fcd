import { UNITS } from "../../data/units.ts";
import { claimsOf, isOneOf, isSame, type Answered, type OwnClaim } from "../../testing/claims-of.ts";

/** An amount of a larger unit and perhaps of a smaller one, to be written in one of the two. */
interface Facts {
  readonly form: "one" | "sum" | "difference" | "rest";
  readonly to: "smaller" | "larger";
  readonly large: string;
  readonly small: string;
  readonly amount: { readonly n: number; readonly d: number };
  readonly extra: number;
}
interface Amounts {
  readonly form: Facts["form"];
  readonly isToLarger: boolean;
  /** How many smaller units the larger one has. */
  readonly factor: number;
  /** How much there is of the larger unit, and what that is in the smaller one. */
  readonly amount: number;
  readonly counted: number;
  readonly extra: number;
  readonly value: number;
  readonly rightValue: number;
}

const sizeOf = (name: string): number => {
  const { n, d } = UNITS.find((unit) => unit.name === name)!.size;
  return n / d;
};
const claim =
  (isTrue: (amounts: Amounts) => boolean, ...forms: readonly Facts["form"][]) =>
  ({ facts, value, rightValue }: Answered<Facts>): boolean => {
    const { form, to, large, small, extra } = facts;
    const factor = sizeOf(large) / sizeOf(small);
    const amount = facts.amount.n / facts.amount.d;
    const isToLarger = to === "larger";
    const amounts = { form, isToLarger, factor, amount, counted: amount * factor, extra, value, rightValue };
    return (forms.length === 0 || forms.includes(form)) && isTrue(amounts);
  };

/** Both amounts in the unit that is asked for. */
const converted = ({ isToLarger, factor, amount, counted, extra }: Amounts): readonly [number, number] =>
  isToLarger ? [amount, extra / factor] : [counted, extra];
const decimalsOf = (amount: number): string => String(Number(amount.toFixed(6))).split(".")[1] ?? "";

const SHARED = claimsOf<Facts>("quiz", {
  "only-one": claim(
    ({ isToLarger, factor, amount, value }) => !isToLarger && isSame(value, factor) && amount > 1,
    "one",
  ),
  "decimals-as-units": claim(
    ({ factor, amount, value }) =>
      decimalsOf(amount) !== "" && isSame(value, Math.floor(amount) * factor + Number(decimalsOf(amount))),
    "one",
  ),
  "digits-behind-point": claim(
    ({ form, factor, amount, counted, extra, value }) => {
      const behind = form === "sum" ? extra : Math.round(counted - Math.floor(amount) * factor);
      return isSame(value, Number(`${Math.floor(amount)}.${behind}`));
    },
    "one",
    "sum",
  ),
  // It was multiplied by another factor, of at most one decimal.
  "factor-wrong": claim(({ factor, amount, value }) => {
    const tenths = (10 * value) / amount;
    return isSame(tenths, Math.round(tenths)) && !isSame(tenths, 10 * factor);
  }, "one"),
  glued: claim(({ amount, extra, value }) => value === Number(`${amount}${extra}`), "sum"),
  "numbers-added": claim(({ amount, extra, value }) => isSame(value, amount + extra), "sum"),
  "numbers-subtracted": claim(
    ({ form, amount, counted, extra, value }) =>
      isSame(value, form === "rest" ? counted + extra - amount : Math.abs(amount - extra)),
    "rest",
    "difference",
  ),
  "one-off": claim(({ isToLarger, factor, value, rightValue }) =>
    isSame(Math.abs(value - rightValue), isToLarger ? 1 : factor),
  ),
  "whole-kept": claim(({ counted, extra, value }) => isSame(value, counted + extra), "rest"),
});
const DIRECTIONS = claimsOf<Facts>("measures", {
  "number-grows": claim(({ isToLarger, amount, value }) => !isToLarger && value < amount, "one"),
  "number-shrinks": claim(({ isToLarger, counted, value }) => isToLarger && value > counted, "one"),
});

/** What is said of mistakes in conversions of a quiz of units. */
export const conversionClaims = (id: string, hasDifferences = true): Readonly<Record<string, OwnClaim>> => ({
  ...SHARED,
  ...DIRECTIONS,
  ...claimsOf<Facts>(id, {
    "part-forgotten": claim((amounts) => isOneOf(amounts.value, ...converted(amounts)), "sum", "difference"),
    ...(hasDifferences && {
      added: claim((amounts) => {
        const [first, second] = converted(amounts);
        return isSame(amounts.value, first + second);
      }, "difference"),
    }),
  }),
});
