import { describe, expect, it } from "vitest";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { seeded } from "@karota/engine/random.ts";
import { quizLaws } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { sumColumns } from "@karota/engine/quiz/base-columns.ts";
import { binary, mistakesOf } from "./index.ts";
import { drawFacts, type Facts } from "./kinds.ts";
import { solution } from "./solution.ts";
import { differenceColumns } from "./subtraction.ts";

/** The value of what is written, with ₂ at its foot or none; not a number where it is written wrongly. */
const read = (text: string): number => {
  const [, digits, base] = /^(0|[1-9]\d*)(₂?)$/.exec(text) ?? [];
  return digits === undefined ? NaN : Number(base ? `0b${digits}` : digits);
};

quizLaws(binary, {
  speakers: SPEAKERS,
  answers: (question, choice, { task }) => {
    if ("pictured" in (task.facts as object)) {
      const open = (question.split(";").at(-1)!.match(/\d+/g) ?? []).map(Number);
      return choice.endsWith("₂") && read(choice) === open.reduce((sum, dots) => sum + dots, 0);
    }
    const [, asked = "", sought] = /^(.*?)(?: = \?(₂|₁₀))?$/.exec(question) ?? [];
    if (choice.endsWith("₂") !== (sought !== "₁₀")) return false;
    const [first = NaN, ...rest] = asked.split(/ [+−] /).map(read);
    const sign = asked.includes(" − ") ? -1 : 1;
    return rest.reduce((value, one) => value + sign * one, first) === read(choice);
  },
});

describe("the kinds of tasks", () => {
  const drawn = (level: "easy" | "medium" | "hard") =>
    Array.from({ length: 1_200 }, (_, turn) => {
      const random = seeded(`${level} ${turn}`);
      for (let draw = 0; draw < 1_000; draw++) {
        const facts = drawFacts(level, random, turn);
        if (facts) return facts;
      }
      throw new Error(`turn ${turn} of ${level} is hardly ever drawn`);
    });
  const carries = ({ numbers: [first = 0, second = 0] }: Facts) =>
    sumColumns(first, second, 2).filter(({ total }) => total > 1).length;

  it("have up to six digits when easy, up to eight when medium, up to ten when hard", () => {
    const longest = (level: "easy" | "medium" | "hard") => Math.max(...drawn(level).flatMap(({ numbers }) => numbers));
    expect(longest("easy")).toBeLessThan(2 ** 6);
    expect(longest("medium")).toBeLessThan(2 ** 8);
    expect(longest("hard")).toBeLessThan(2 ** 10);
  });

  it("carry in every addition, and in three columns or more when hard", () => {
    const sums = (level: "easy" | "medium" | "hard") =>
      drawn(level).filter(({ kind }) => kind === "addition" || kind === "counting");
    expect(Math.min(...sums("easy").map(carries))).toBe(1);
    expect(Math.min(...sums("medium").map(carries))).toBe(1);
    expect(Math.max(...sums("medium").map(carries))).toBe(2);
    expect(Math.min(...sums("hard").map(carries))).toBe(3);
  });

  it("borrow twice or more in every subtraction", () => {
    const taken = drawn("hard").filter(({ kind }) => kind === "subtraction");
    expect(taken.length).toBe(300);
    for (const { numbers } of taken)
      expect(
        differenceColumns(numbers[0]!, numbers[1]!).filter(({ borrows }) => borrows).length,
      ).toBeGreaterThanOrEqual(2);
  });
});

describe("typical errors", () => {
  const named = (kind: Facts["kind"], ...numbers: readonly number[]) =>
    mistakesOf({ kind, numbers }).reduce<Record<string, readonly number[]>>(
      (all, { name, value }) => ({ ...all, [name]: [...(all[name] ?? []), value] }),
      {},
    );

  it("of 10110₂ read it as decimal, from the left, with wrong place values or with one left out", () => {
    expect(named("to-decimal", 0b10110)).toStrictEqual({
      "read-as-decimal": [10_110],
      "multiples-not-powers": [2 + 4 + 8],
      "from-the-left": [0b01101],
      "places-too-large": [44],
      "place-left-out": [20, 18, 6],
      "ones-counted": [3],
    });
  });

  it("of 45 in binary read the remainders from the top or convert each digit alone", () => {
    expect(named("from-decimal", 44)["remainders-from-the-top"]).toStrictEqual([0b1101]);
    expect(named("from-decimal", 45)["each-digit-alone"]).toStrictEqual([0b100101]);
    expect(named("from-decimal", 45)["zeros-left-out"]).toStrictEqual([0b1111]);
  });

  it("of 1011₂ + 110₂ forget carries, write them out, or take 1 + 1 for 1", () => {
    const wrong = named("addition", 0b1011, 0b110);
    expect(wrong["carry-forgotten"]).toStrictEqual([0b1101, 0b1101, 0b1001, 0b1]);
    expect(wrong["carry-written-out"]).toStrictEqual([0b11101]);
    expect(wrong["one-and-one-is-one"]).toStrictEqual([0b1111]);
  });

  it("of 1010₂ − 111₂ take the smaller digit from the larger and forget what was borrowed", () => {
    const wrong = named("subtraction", 0b1010, 0b111);
    expect(wrong["smaller-from-larger"]).toStrictEqual([0b1101]);
    expect(wrong["borrow-forgotten"]).toStrictEqual([5, 7, 11]);
  });
});

describe("the worked solution", () => {
  const stepsOf = (kind: Facts["kind"], ...numbers: readonly number[]) =>
    solution({ kind, numbers }).map(({ say, shown }) =>
      [SPEAKERS.sl.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.sl))].join(" | "),
    );

  it("adds the powers of two that are set", () => {
    expect(stepsOf("to-decimal", 0b10110)).toStrictEqual([
      "Eksponenti mest od desne proti levi rastejo od 0 do 4. Seštejemo potence tam, kjer je 1: | 10110₂ = 2^4 + 2^2 + 2^1",
      "Izračunamo potence: | 2^4 + 2^2 + 2^1 = 16 + 4 + 2",
      "Rezultat: | 10110₂ = 22",
    ]);
  });

  it("divides large numbers and reads the remainders backwards", () => {
    expect(stepsOf("from-decimal", 75)).toStrictEqual([
      "Delimo z 2, dokler količnik ni 0, in zapisujemo ostanke: | 75 = 2 · 37 + 1 | 37 = 2 · 18 + 1 | 18 = 2 · 9 + 0 | 9 = 2 · 4 + 1 | 4 = 2 · 2 + 0 | 2 = 2 · 1 + 0 | 1 = 2 · 0 + 1",
      "Ostanke preberemo od zadnjega proti prvemu: | 75 = 1001011₂",
    ]);
  });

  it("carries and borrows column by column", () => {
    expect(stepsOf("addition", 0b11, 0b11)).toStrictEqual([
      "1. stolpec z desne: zapišemo 0 in naprej prenesemo 1. | 1 + 1 = 2 = 10₂",
      "2. stolpec z desne: zapišemo 1 in pred njo še preneseno enko. | 1 + 1 + 1 = 3 = 11₂",
      "Rezultat: | 11₂ + 11₂ = 110₂",
    ]);
    expect(stepsOf("subtraction", 0b110, 0b11)).toStrictEqual([
      "1. stolpec z desne: izposodimo si 2 in zapišemo 1. | 2 + 0 − 1 = 1",
      "2. stolpec z desne: izposodimo si 2 in zapišemo 1. | 2 + 1 − 1 − 1 = 1",
      "3. stolpec z desne: dobimo 0; ničel na začetku ne pišemo. | 1 − 1 − 0 = 0",
      "Rezultat: | 110₂ − 11₂ = 11₂",
    ]);
  });
});
