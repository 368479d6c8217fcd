import { describe, expect, it } from "vitest";
import { exact } from "@karota/engine/quiz/exact.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { quizLaws } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { exponentiation } from "./index.ts";
import type { Exponentiation, Form } from "./kinds.ts";
import { wrongAnswers } from "./mistakes.ts";
import { solution } from "./solution.ts";

type Ratio = readonly [over: bigint, under: bigint];

/**
 * The value of a written term, worked out from its text: parentheses, powers before products before sums, a minus in
 * front of a power outside of it. In ratios of big integers, by multiplying again and again.
 */
function valueOfText(text: string): Ratio {
  const signs = text
    .replace(/\s/g, "")
    .replace(/,/g, ".")
    .replace(/−/g, "-")
    .replace(/[×·]/g, "*")
    .replace(/[÷:]/g, "/");
  let at = 0;
  const next = (expected: string): boolean => {
    if (signs[at] !== expected) return false;
    at++;
    return true;
  };
  const times = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * c, b * d];

  function atom(): Ratio {
    if (next("(")) {
      const inner = sum();
      if (!next(")")) throw new Error(`unclosed: ${text}`);
      return inner;
    }
    const [digits] = /^\d+(\.\d+)?/.exec(signs.slice(at)) ?? [];
    if (digits === undefined) throw new Error(`no number in ${text} at ${at}`);
    at += digits.length;
    const [whole = "", decimals = ""] = digits.split(".");
    return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
  }
  function raised(): Ratio {
    const base = atom();
    if (!next("^")) return base;
    const [over, under] = signed();
    if (over % under !== 0n) throw new Error(`no whole exponent in ${text}`);
    const exponent = over / under;
    const factor: Ratio = exponent < 0n ? [base[1], base[0]] : base;
    let power: Ratio = [1n, 1n];
    for (let left = exponent < 0n ? -exponent : exponent; left > 0n; left--) power = times(power, factor);
    return power;
  }
  function signed(): Ratio {
    return next("-") ? times([-1n, 1n], raised()) : raised();
  }
  function product(): Ratio {
    let result = signed();
    while (at < signs.length) {
      if (next("*")) result = times(result, signed());
      else if (next("/")) {
        const [over, under] = signed();
        result = times(result, [under, over]);
      } else break;
    }
    return result;
  }
  function sum(): Ratio {
    let result = product();
    while (next("+")) {
      const [over, under] = product();
      result = [result[0] * under + over * result[1], result[1] * under];
    }
    return result;
  }
  const result = sum();
  if (at < signs.length) throw new Error(`left over in ${text}: ${signs.slice(at)}`);
  return result;
}

quizLaws(exponentiation, {
  speakers: SPEAKERS,
  answers: (question, choice) => {
    const [[a, b], [c, d]] = [valueOfText(question), valueOfText(choice)];
    return a * d === b * c;
  },
  different: ({ level }) => (level === "easy" ? 100 : 400),
});

const task = (form: Form, base: number, exponent: number, other = 0): Exponentiation => ({
  form,
  base: exact(base),
  exponent,
  other,
  decimal: false,
});
const english = SPEAKERS.en;

describe("typical errors", () => {
  const named = (facts: Exponentiation, name: string) =>
    wrongAnswers(facts).flatMap((one) => (one.name === name ? [toPlain(one.value, english)] : []));

  it("of 4³ are 4 · 3, 3⁴ and a factor too many or too few", () => {
    expect(named(task("power", 4, 3), "times-exponent")).toStrictEqual(["12"]);
    expect(named(task("power", 4, 3), "base-and-exponent-swapped")).toStrictEqual(["81"]);
    expect(named(task("power", 4, 3), "one-factor-off")).toStrictEqual(["256", "16"]);
  });

  it("mistake the sign of (−3)⁴ and of −3⁴", () => {
    expect(named(task("power", -3, 4), "sign-of-power")).toStrictEqual(["−81"]);
    expect(named(task("negated", 3, 4), "sign-squared")).toStrictEqual(["81"]);
  });

  it("take a negative exponent for a negative result", () => {
    expect(named(task("power", 2, -3), "sign-to-result")).toStrictEqual(["−8", "−1/8"]);
    expect(named(task("power", 2, -3), "not-turned-over")).toStrictEqual(["8"]);
    expect(named(task("power", 2, -3), "times-exponent")).toStrictEqual(["−6"]);
  });

  it("raise only a part of a fraction, and miscount decimals", () => {
    const twoThirds: Exponentiation = { ...task("power", 1, 2), base: exact(2, 3) };
    expect(named(twoThirds, "only-numerator")).toStrictEqual(["4/3"]);
    expect(named(twoThirds, "only-denominator")).toStrictEqual(["2/9"]);
    const threeTenths: Exponentiation = { ...task("power", 1, 2), base: exact(3, 10), decimal: true };
    expect(named(threeTenths, "places-miscounted")).toStrictEqual(["0.9", "0.009"]);
  });

  it("are operations in the wrong order", () => {
    expect(named(task("times-power", 3, 2, 2), "multiplied-first")).toStrictEqual(["36"]);
    expect(named(task("sum-of-powers", 3, 2, 4), "added-first")).toStrictEqual(["49"]);
    expect(named(task("power-of-sum", 3, 2, 4), "powers-added")).toStrictEqual(["25"]);
  });

  it("mix up the rules", () => {
    expect(named(task("same-base-product", 2, 3, 4), "exponents-multiplied")).toStrictEqual(["2^12"]);
    expect(named(task("same-base-product", 2, 3, 4), "bases-joined")).toStrictEqual(["4^7"]);
    expect(named(task("same-base-quotient", 2, 6, 3), "exponents-divided")).toStrictEqual(["2^2"]);
    expect(named(task("power-of-power", 2, 3, 4), "exponents-added")).toStrictEqual(["2^7"]);
  });
});

describe("the worked solution", () => {
  const stepsOf = (facts: Exponentiation) =>
    solution(facts).map(({ say, shown }) => [english.say(say), ...shown.map((one) => toPlain(one, english))].join(" "));

  it("multiplies factor by factor", () => {
    expect(stepsOf(task("power", 4, 3))).toStrictEqual([
      "The exponent says how many equal factors we multiply, here 3: 4^3 = 4 × 4 × 4",
      "We multiply step by step: 4 × 4 = 16 16 × 4 = 64",
      "The result: 4^3 = 64",
    ]);
  });

  it("turns the base over for a negative exponent", () => {
    expect(stepsOf({ ...task("power", 1, -2), base: exact(2, 3) })).toStrictEqual([
      "A negative exponent means the reciprocal: (2/3)^−2 = (3/2)^2",
      "We apply the power to the numerator and the denominator: (3/2)^2 = (3^2)/(2^2)",
      "The result: (2/3)^−2 = 9/4",
    ]);
    expect(stepsOf(task("power", 3, -1))[0]).toBe("A negative exponent means the reciprocal: 3^−1 = 1/3");
  });

  it("states the rule for the exponents", () => {
    expect(stepsOf(task("same-base-quotient", 5, 7, 3))).toStrictEqual([
      "To divide powers of the same base, we subtract the exponents: 7 − 3 = 4",
      "The base stays the same: 5^7 ÷ 5^3 = 5^(7 − 3)",
      "The result: 5^7 ÷ 5^3 = 5^4",
    ]);
  });
});
