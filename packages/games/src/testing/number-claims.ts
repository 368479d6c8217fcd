import { UNITS } from "../data/units.ts";

/* Sentences of feedback that say numbers, each with whether it is true of them, the chosen answer and the question. */

type Claim = (said: string, chosen: string, question: string) => boolean;

const numbersIn = (text: string): readonly number[] =>
  (text.match(/\d+(?:\.\d+)?(?:\/\d+)?/g) ?? []).map((one) => {
    const [over = NaN, under = 1] = one.split("/").map(Number);
    return over / under;
  });
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9 * Math.max(1, Math.abs(other));

/** The missing part of a number is what one of its digits is worth. */
const placeLeftOut: Claim = (said, chosen, question) => {
  const [, digits = "", written = ""] = /^([\dA-F]+)([₀-₉]+)/.exec(question) ?? [];
  const base = Number([...written].map((digit) => "₀₁₂₃₄₅₆₇₈₉".indexOf(digit)).join(""));
  const [missing = NaN] = numbersIn(said);
  const worths = [...digits].map((digit, place) => parseInt(digit, base) * base ** (digits.length - 1 - place));
  return worths.includes(missing) && parseInt(digits, base) - Number(chosen) === missing;
};

const sizeOf = (symbol: string): number => {
  const { n, d } = UNITS.find((unit) => unit.symbol === symbol)!.size;
  return n / d;
};
/** One of the larger units is so many of the smaller ones, and both are in the question. */
const factor: Claim = (said, _, question) => {
  const [, large = "", count = "", small = ""] = /1 ([^=]+) = ([\d.]+) ([^.]+)\./.exec(said) ?? [];
  const isAsked = [large, small].every((symbol) => question.includes(symbol));
  return isAsked && isSame(sizeOf(large), Number(count) * sizeOf(small));
};

type Operation = (result: number, known: number) => number;
/** What the sentence says to calculate solves the equation. */
const solvedBy =
  (operation: Operation): Claim =>
  (said, _, question) => {
    // The sentences say the result and the known number in either order.
    const [one = NaN, other = NaN] = numbersIn(said);
    const [left = "", right = ""] = question.split(" = ");
    const solves = (x: number): boolean => {
      const [first = NaN, second = NaN] = left.split(/ [+−×÷] /).map((part) => (part === "x" ? x : Number(part)));
      const results: Readonly<Record<string, number>> = {
        "+": first + second,
        "−": first - second,
        "×": first * second,
        "÷": first / second,
      };
      return isSame(results[/[+−×÷]/.exec(left)![0]]!, Number(right));
    };
    return solves(operation(one, other));
  };

export const NUMBER_CLAIMS: Readonly<Record<string, Claim>> = {
  ...Object.fromEntries(["binary", "octal", "hexadecimal"].map((id) => [`${id}.explain.placeLeftOut`, placeLeftOut])),
  ...Object.fromEntries(
    ["distance", "mass", "surface", "volumeliquids", "volumeobjects"].map((id) => [`${id}.explain.factor`, factor]),
  ),
  "multiplication.explain.tensAgain": (said, chosen, question) => {
    const [ones = NaN, digit = NaN] = numbersIn(said);
    const [first = NaN, second = NaN] = numbersIn(question);
    const isThere = [
      [first, second],
      [second, first],
    ].some(([long = NaN, other]) => long % 10 === ones && other === digit);
    return isThere && Number(chosen) > first * second;
  },
  "fractions.explain.onePartOnly": (said, chosen, question) => {
    const [, over, under = NaN] = (/(\d+)\/(\d+)/.exec(question) ?? []).map(Number);
    const whole = numbersIn(question.replace(/\d+\/\d+/, "")).at(-1)!;
    const [part, needed] = numbersIn(said);
    return isSame(part!, 1 / under) && needed === over && isSame(Number(chosen), whole / under);
  },
  "fractions.explain.notExpanded": (said, _, question) => {
    const [common = NaN] = numbersIn(said);
    return [...question.matchAll(/\/(\d+)/g)].every(([, under]) => common % Number(under) === 0);
  },
  "logarithms.explain.power": (said, chosen) => {
    const [base = NaN, exponent = NaN, raised = NaN] = numbersIn(said.replaceAll("−", ""));
    const isNegative = /power of −/.test(said);
    return isSame(base ** (isNegative ? -exponent : exponent), raised) && isSame(exponent, numbersIn(chosen)[0]!);
  },
  "gcd.explain.dividesNotAll": (said, chosen, question) => {
    const [missed = NaN, divisor = NaN] = numbersIn(said);
    return missed % divisor !== 0 && divisor === Number(chosen) && numbersIn(question).includes(missed);
  },
  "gcd.explain.smallerDivisor": (said, chosen, question) => {
    const [divisor = NaN] = numbersIn(said);
    const all = numbersIn(question);
    const isLarger = Array.from({ length: Math.min(...all) }, (_, at) => at + 1).some(
      (one) => one > divisor && all.every((of) => of % one === 0),
    );
    const isShared = all.every((of) => of % divisor === 0);
    return isShared && isLarger && divisor === Number(chosen) && said.includes("both") === (all.length === 2);
  },
  "lcm.explain.notOfAll": (said, chosen, question) => {
    const [multiple = NaN, missed = NaN] = numbersIn(said);
    return multiple % missed !== 0 && multiple === Number(chosen) && numbersIn(question).includes(missed);
  },
  "equationssimple.find.addend": solvedBy((known, result) => result - known),
  "equationssimple.find.factor": solvedBy((result, known) => result / known),
  "equationssimple.find.minuend": solvedBy((result, known) => result + known),
  "equationssimple.find.subtrahend": solvedBy((result, known) => known - result),
  "equationssimple.find.dividend": solvedBy((result, known) => result * known),
  "equationssimple.find.divisor": solvedBy((known, result) => known / result),
  "cities.explain.capital": (said, chosen, question) => said.startsWith(chosen) && !said.endsWith(`: ${question}.`),
  "cities.explain.country": (said, chosen, question) => said.includes(chosen) && !said.endsWith(`${question}.`),
  "cities.explain.map": (said, chosen, question) =>
    said.startsWith(`The letter ${chosen} `) && !said.endsWith(`: ${question}.`),
};
