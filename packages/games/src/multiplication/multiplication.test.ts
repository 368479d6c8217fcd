import { describe, expect, it } from "vitest";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { seeded } from "@karota/engine/random.ts";
import { quizLaws } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { roundedAsAsked } from "../estimates/testing/rounded-as-asked.ts";
import { numbersIn } from "../stories/testing/numbers-in.ts";
import { multiplication } from "./index.ts";
import { drawFactors, isTable, skillOf, type Multiplication } from "./kinds.ts";
import { usualErrors } from "./mistakes.ts";
import { solution } from "./solution.ts";

/** A written number as thousandths of thousandths, so that all of them are whole; read without the engine. */
function millionths(text: string, sign: string): bigint | null {
  if (!/^\d+([.,]\d{1,6})?$/.test(text)) return null;
  const [whole = "", decimals = ""] = text.split(sign);
  return BigInt(whole + decimals.padEnd(6, "0"));
}

quizLaws(multiplication, {
  speakers: SPEAKERS,
  answers: (question, choice, asked) => {
    const [sign, times] = asked.language === "en" ? [".", " × "] : [",", " · "];
    if ("pictured" in (asked.task.facts as object)) {
      const [tens = 0, ones = 0, high = 0] = numbersIn(question).map(Number);
      return Number(choice) === (tens + ones) * high;
    }
    const estimate = roundedAsAsked(question.split(times), asked);
    if (estimate) return Number(choice) === estimate[0]! * estimate[1]!;
    // Stories and pictures are told, and name their numbers.
    const given = question.includes(times) ? question.split(times) : numbersIn(question);
    const [a, b, product] = [...given, choice].map((one) => millionths(one, sign));
    return a != null && b != null && product != null && a * b === product * 1_000_000n;
  },
  different: ({ level, form }) => (level === "starter" ? 60 : level === "easy" || form === "stories" ? 200 : 2_000),
});

const whole = (a: number, b: number): Multiplication => ({ factors: [a, b], places: [0, 0] });

describe("the kinds of tasks", () => {
  const drawn = (level: "easy" | "medium" | "hard") =>
    Array.from({ length: 700 }, (_, turn) => {
      const random = seeded(`${level} ${turn}`);
      for (let draw = 0; draw < 400; draw++) {
        const facts = drawFactors(level, random, turn);
        if (facts) return facts;
      }
      throw new Error(`turn ${turn} of ${level} is hardly ever drawn`);
    });
  const counted = (level: "easy" | "medium" | "hard") => {
    const groups = Object.groupBy(drawn(level), skillOf);
    return Object.fromEntries(Object.entries(groups).map(([skill, tasks]) => [skill, tasks!.length]));
  };

  it("are the table, full tens and small factors without a carry when easy", () => {
    expect(counted("easy")).toStrictEqual({ tables: 420, tens: 140, "one-digit": 140 });
    expect(drawn("easy").every(({ factors: [a, b] }) => a * b <= 900)).toBe(true);
  });

  it("are written with one digit, tens and two digits when medium", () => {
    expect(counted("medium")).toStrictEqual({ "one-digit": 420, tens: 140, "two-digit": 140 });
    expect(drawn("medium").some(({ factors }) => isTable(factors))).toBe(false);
  });

  it("bring long factors and decimals when hard", () => {
    expect(counted("hard")).toStrictEqual({ "two-digit": 300, decimals: 400 });
  });
});

describe("typical errors", () => {
  const of = (facts: Multiplication, name: string) =>
    usualErrors(facts).flatMap((one) => (one.name === name ? [one.value.n / one.value.d] : []));

  it("in the table are its neighbours and the sum", () => {
    expect(of(whole(7, 8), "neighbour")).toStrictEqual([48, 64, 49, 63]);
    expect(of(whole(30, 4), "neighbour")).toStrictEqual([80, 160, 90, 150]);
    expect(of(whole(7, 8), "added")).toStrictEqual([15]);
  });

  it("of 47 · 6 forget the carry, add it too early, and multiply only a part", () => {
    expect(of(whole(47, 6), "carry-forgotten")).toStrictEqual([242]);
    expect(of(whole(47, 6), "carry-added-first")).toStrictEqual([482]);
    expect(of(whole(47, 6), "part-not-multiplied")).toStrictEqual([247, 82]);
  });

  it("take zero times something for something, and overlook a zero", () => {
    expect(of(whole(408, 6), "times-zero")).toStrictEqual([2_508]);
    expect(of(whole(34, 207), "zero-skipped")).toStrictEqual([918]);
    expect(of(whole(34, 20), "zeros-miscounted")).toStrictEqual([6_800, 68]);
  });

  it("of 23 · 45 do not shift, leave out partial products or what goes crosswise", () => {
    expect(of(whole(23, 45), "not-shifted")).toStrictEqual([207]);
    expect(of(whole(23, 45), "partial-missing")).toStrictEqual([920, 115]);
    expect(of(whole(23, 45), "crosswise-missing")).toStrictEqual([815]);
  });

  it("of decimals put the point elsewhere or multiply both sides of it apart", () => {
    expect(of({ factors: [3, 2], places: [1, 1] }, "places-not-added")).toStrictEqual([0.6]);
    expect(of({ factors: [36, 7], places: [1, 0] }, "parts-apart")).toStrictEqual([21.42]);
    expect(of({ factors: [3, 2], places: [1, 1] }, "neighbour")).toStrictEqual([]);
  });
});

describe("the worked solution", () => {
  const stepsOf = (facts: Multiplication) =>
    solution(facts).map(({ say, shown }) =>
      [SPEAKERS.en.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.en))].join(" "),
    );

  it("finds a product of the table from easier ones", () => {
    expect(stepsOf(whole(8, 7))).toStrictEqual([
      "We split 7 into 5 and 2: 5 × 8 = 40 2 × 8 = 16 40 + 16 = 56",
      "The result: 8 × 7 = 56",
    ]);
    expect(stepsOf(whole(9, 6))[0]).toBe("Times 9 is 6 less than times 10: 10 × 6 = 60 60 − 6 = 54");
    expect(stepsOf(whole(4, 7))[0]).toBe("Times 4 means doubling twice: 2 × 7 = 14 2 × 14 = 28");
    expect(stepsOf(whole(3, 6))[0]).toBe("3 × 6 means 3 lots of 6: 6 + 6 + 6 = 18");
  });

  it("takes a number apart where the product is below 100, and goes column by column from there on", () => {
    expect(stepsOf(whole(14, 6))).toStrictEqual([
      "We split 14 into 10 and 4: 10 × 6 = 60 4 × 6 = 24 60 + 24 = 84 a rectangle with sides 14 and 6, cut into tens and ones",
      "The result: 14 × 6 = 84",
    ]);
    expect(stepsOf(whole(3, 32))[0]).toBe(
      "We split 32 into 30 and 2: 30 × 3 = 90 2 × 3 = 6 90 + 6 = 96 a rectangle with sides 32 and 3, cut into tens and ones",
    );
    expect(stepsOf(whole(34, 3))).toHaveLength(4);
  });

  it("goes column by column and carries", () => {
    expect(stepsOf(whole(47, 6))).toStrictEqual([
      "First we estimate with rounded numbers: 50 × 6 = 300",
      "Ones: we write 2 and carry 4. 7 × 6 = 42",
      "Tens: we write 28. 4 × 6 + 4 = 28",
      "The result: 47 × 6 = 282",
    ]);
  });

  it("multiplies by each place and skips zeros", () => {
    expect(stepsOf(whole(34, 207))).toStrictEqual([
      "First we estimate with rounded numbers: 30 × 200 = 6000",
      "We partition 207 by place value: 207 = 200 + 7",
      "We multiply by 7: 34 × 7 = 30 × 7 + 4 × 7 = 238",
      "We multiply by 200: 34 × 2 = 30 × 2 + 4 × 2 = 68 68 × 100 = 6800",
      "We add the partial products: 238 + 6800 = 7038",
      "The result: 34 × 207 = 7038",
    ]);
  });

  it("sets the point by counting the decimal places", () => {
    expect(stepsOf({ factors: [24, 5], places: [1, 1] })).toStrictEqual([
      "First we estimate with rounded numbers: 2 × 0.5 = 1",
      "We multiply as if there were no decimal point: 24 × 5",
      "Ones: we write 0 and carry 2. 4 × 5 = 20",
      "Tens: we write 12. 2 × 5 + 2 = 12",
      "We count the decimal places of both numbers: 1 and 1 make 2. We count that many places from the right and put the decimal point there. 24 × 5 = 120",
      "The result: 2.4 × 0.5 = 1.2",
    ]);
  });
});
