import { describe, expect, it } from "vitest";
import { number } from "@karota/engine/quiz/expression.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { seeded } from "@karota/engine/random.ts";
import { quizLaws } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { numbersIn } from "../stories/testing/numbers-in.ts";
import { division } from "./index.ts";
import { drawDivision, hasRemainders, quotientOf, skillOf, type Division } from "./kinds.ts";
import { explain, usualErrors } from "./mistakes.ts";
import { solution } from "./solution.ts";

/** A written number in millionths, so that it is whole; read without the engine. */
function millionths(text: string, sign: string): bigint | null {
  if (!/^\d+([.,]\d{1,6})?$/.test(text)) return null;
  const [whole = "", decimals = ""] = text.split(sign);
  return BigInt(whole + decimals.padEnd(6, "0"));
}

quizLaws(division, {
  speakers: SPEAKERS,
  // Multiplied back: the quotient times the divisor is the dividend.
  answers: (question, choice, { language, ask, task }) => {
    const inLife = (task.facts as { of?: { kind?: string; asked?: string } }).of;
    if (inLife?.kind === "in-life") {
      const [from = NaN, each = NaN] = numbersIn(question).map(Number);
      const answers = { "one-more": Math.ceil(from / each), full: Math.floor(from / each), left: from % each };
      return Number(choice.replace(",", ".")) === answers[inLife.asked as keyof typeof answers];
    }
    if ((task.facts as { kind?: string }).kind === "estimate") {
      const [from = NaN, parts = NaN] = numbersIn(question).map(Number);
      const place = /\bten\b|deseticami|Zehnern/.test(ask) ? 10 : 100;
      return Number(choice) === Math.round(from / parts / place) * place;
    }
    const [sign, by] = language === "en" ? [".", " ÷ "] : [",", " : "];
    // In these stories and pictures the larger number is the one that is divided.
    const given = numbersIn(question).toSorted((one, other) =>
      Number(millionths(other, sign)! - millionths(one, sign)!),
    );
    if (/[a-z]/.test(choice)) {
      const [whole = NaN, rest = NaN] = (choice.match(/\d+/g) ?? []).map(Number);
      const [from = NaN, parts = NaN] = question.split(by).map(Number);
      return whole * parts + rest === from && rest < parts;
    }
    const numbers = question.includes(by) ? question.split(by) : given;
    const [dividend, divisor, quotient] = [...numbers, choice].map((one) => millionths(one, sign));
    return dividend != null && divisor != null && quotient != null && quotient * divisor === dividend * 1_000_000n;
  },
  different: ({ level, form }) => (level === "starter" ? 50 : level === "easy" || form === "stories" ? 150 : 1_500),
});

const whole = (dividend: number, divisor: number): Division => ({ dividend, divisor, places: [0, 0] });

describe("the kinds of tasks", () => {
  const drawn = (level: "easy" | "medium" | "hard", kind: number, kinds: number) =>
    Array.from({ length: 100 }, (_, turn) => {
      const random = seeded(`${level} ${kind} ${turn}`);
      for (let draw = 0; draw < 400; draw++) {
        const facts = drawDivision(level, random, turn * kinds + kind);
        if (facts) return facts;
      }
      throw new Error(`kind ${kind} of ${level} is hardly ever drawn`);
    });

  it("always have an exact quotient, whole when easy and medium", () => {
    for (const level of ["easy", "medium"] as const)
      for (let kind = 0; kind < 5; kind++)
        for (const facts of drawn(level, kind, 5)) expect(quotientOf(facts).d).toBe(1);
  });

  it("have no remainder on the way in the last kind of easy, and one in the first of medium", () => {
    for (const { dividend, divisor } of drawn("easy", 4, 5))
      expect(hasRemainders(dividend / divisor, divisor)).toBe(false);
    for (const { dividend, divisor } of drawn("medium", 0, 5))
      expect(hasRemainders(dividend / divisor, divisor)).toBe(true);
  });

  it("bring a zero in the quotient, decimal quotients and decimal divisors when hard", () => {
    for (const { dividend, divisor } of drawn("hard", 2, 7)) expect(String(dividend / divisor)).toMatch(/^\d0\d$/);
    for (const kind of [3, 4]) for (const facts of drawn("hard", kind, 7)) expect(skillOf(facts)).toBe("decimals");
    for (const kind of [5, 6])
      for (const facts of drawn("hard", kind, 7)) expect(skillOf(facts)).toBe("decimal-divisor");
  });
});

describe("typical errors", () => {
  const of = (facts: Division, name: string) =>
    usualErrors(facts).flatMap((one) => (one.name === name ? [one.value.n / one.value.d] : []));

  it("in the table are its neighbours and the difference", () => {
    expect(of(whole(48, 6), "neighbour")).toStrictEqual([7, 9]);
    expect(of(whole(48, 6), "other-row")).toStrictEqual([6, 10]);
    expect(of(whole(48, 6), "subtracted")).toStrictEqual([42]);
    expect(of(whole(120, 4), "neighbour")).toStrictEqual([20, 40]);
    expect(of(whole(120, 4), "zeros-miscounted")).toStrictEqual([300, 3]);
  });

  it("drop what is left over and divide only a part", () => {
    expect(of(whole(96, 4), "rest-dropped")).toStrictEqual([21]);
    expect(of(whole(252, 7), "rest-dropped")).toStrictEqual([30]);
    expect(of(whole(84, 4), "part-not-divided")).toStrictEqual([24, 81]);
  });

  it("lose a zero of the quotient or write one too many", () => {
    expect(of(whole(618, 6), "zero-forgotten")).toStrictEqual([13]);
    expect(of(whole(738, 6), "zero-inserted")).toStrictEqual([1_023]);
  });

  it("write the remainder behind the point, or stop there", () => {
    expect(of(whole(7, 4), "rest-as-decimals")).toStrictEqual([1.3]);
    expect(of(whole(7, 4), "rest-forgotten")).toStrictEqual([1]);
    expect(of(whole(7, 4), "rounded-up")).toStrictEqual([2]);
  });

  it("move the point in one number only", () => {
    expect(of({ dividend: 42, divisor: 6, places: [1, 1] }, "one-side-shifted")).toStrictEqual([0.7, 70]);
    expect(of({ dividend: 72, divisor: 6, places: [1, 0] }, "point-forgotten")).toStrictEqual([12]);
  });

  it("are explained by multiplying back", () => {
    const explained = explain("neighbour", whole(48, 6), number(7));
    expect(SPEAKERS.sl.say(explained!)).toBe("Skoraj! Preizkus: 7 · 6 je 42, ne 48.");
    expect(explain("subtracted", whole(48, 6), number(42))).toBeUndefined();
  });
});

describe("the worked solution", () => {
  const stepsOf = (facts: Division) =>
    solution(facts).map(({ say, shown }) =>
      [SPEAKERS.en.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.en))].join(" "),
    );

  it("splits a number below 100 into full tens of the divisor and the rest", () => {
    expect(stepsOf(whole(84, 4))[0]).toBe("We split 84 into 80 and 4: 80 ÷ 4 = 20 4 ÷ 4 = 1 20 + 1 = 21");
    expect(stepsOf(whole(72, 3))[0]).toBe("We split 72 into 60 and 12: 60 ÷ 3 = 20 12 ÷ 3 = 4 20 + 4 = 24");
    expect(stepsOf(whole(96, 6))[0]).toBe("We split 96 into 60 and 36: 60 ÷ 6 = 10 36 ÷ 6 = 6 10 + 6 = 16");
    expect(stepsOf(whole(102, 3))[1]).toContain("We begin with 10.");
  });

  it("divides digit by digit, with zeros in the quotient", () => {
    expect(stepsOf(whole(2_032, 4))).toStrictEqual([
      "First we estimate with rounded numbers: 2000 ÷ 4 = 500",
      "We begin with 20. 4 goes into 20 5 times, remainder 0. 20 = 5 × 4",
      "We bring down 3. 4 doesn’t go into 3, so we write 0 in the quotient.",
      "We bring down 2. 4 goes into 32 8 times, remainder 0. 32 = 8 × 4",
      "We check: 508 × 4 = 2032",
      "The result: 2032 ÷ 4 = 508",
    ]);
  });

  it("goes on behind the point until there is no remainder", () => {
    expect(stepsOf(whole(5, 8))).toStrictEqual([
      "8 doesn’t go into 5, so we write 0 in the quotient.",
      "We write the decimal point in the quotient and bring down 0. 8 goes into 50 6 times, remainder 2. 50 = 6 × 8 + 2",
      "We bring down 0. 8 goes into 20 2 times, remainder 4. 20 = 2 × 8 + 4",
      "We bring down 0. 8 goes into 40 5 times, remainder 0. 40 = 5 × 8",
      "We check: 0.625 × 8 = 5",
      "The result: 5 ÷ 8 = 0.625",
    ]);
  });

  it("makes the divisor whole first", () => {
    expect(stepsOf({ dividend: 3, divisor: 25, places: [0, 2] }).slice(0, 2)).toStrictEqual([
      "We multiply both numbers by 100 so that the divisor is a whole number. The quotient stays the same: 3 ÷ 0.25 = 300 ÷ 25",
      "We begin with 30. 25 goes into 30 once, remainder 5. 30 = 1 × 25 + 5",
    ]);
  });

  it("leaves zeros aside and puts them back", () => {
    expect(stepsOf(whole(3_000, 50)).slice(0, 3)).toStrictEqual([
      "We divide both numbers by 10. The quotient stays the same: 3000 ÷ 50 = 300 ÷ 5",
      "First we divide without the zeros at the end: 30 ÷ 5 = 6",
      "We put the zeros back: 6 × 10 = 60",
    ]);
  });
});
