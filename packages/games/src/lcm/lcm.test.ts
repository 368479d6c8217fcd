import { describe, expect, it } from "vitest";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { seeded } from "@karota/engine/random.ts";
import { quizLaws } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { lcm } from "./index.ts";
import { drawFacts, skillOf, type Facts } from "./kinds.ts";
import { wrongMultiples } from "./mistakes.ts";
import { solution } from "./solution.ts";

const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

quizLaws(lcm, {
  speakers: SPEAKERS,
  // The multiples of the largest number, until one is a multiple of them all.
  answers: (question, choice) => {
    const numbers = numbersIn(question);
    const largest = Math.max(...numbers);
    let multiple = largest;
    while (!numbers.every((one) => multiple % one === 0)) multiple += largest;
    return choice === String(multiple);
  },
});

describe("the kinds of tasks", () => {
  const drawn = (level: "easy" | "medium" | "hard") =>
    Array.from({ length: 500 }, (_, turn) => {
      const random = seeded(`${level} ${turn}`);
      for (let draw = 0; draw < 2_000; draw++) {
        const facts = drawFacts(level, random, turn);
        if (facts) return facts;
      }
      throw new Error(`kind ${turn % 5} of ${level} is hardly ever drawn`);
    });
  const share = (all: readonly Facts[], skill: string) => all.filter((facts) => skillOf(facts) === skill).length;

  it("stay with the tables when easy, a fifth coprime and a fifth with one dividing the other", () => {
    const easy = drawn("easy");
    expect(Math.max(...easy.flatMap(({ numbers }) => numbers))).toBeLessThanOrEqual(60);
    expect([share(easy, "coprime"), share(easy, "one-divides-other")]).toStrictEqual([100, 100]);
  });

  it("bring three numbers when medium and more of them when hard", () => {
    expect(share(drawn("medium"), "three-numbers")).toBe(200);
    expect(share(drawn("hard"), "three-numbers")).toBe(200);
    expect(drawn("hard").filter(({ numbers }) => numbers.length === 3)).toHaveLength(300);
  });
});

describe("typical errors", () => {
  const named = (name: string, ...numbers: readonly number[]) =>
    wrongMultiples({ numbers: [...numbers], way: "primes" }).flatMap((one) => (one.name === name ? [one.value] : []));

  it("of 12 and 18 are the product, larger multiples, the divisor, the larger number and the sum", () => {
    expect(named("multiplied", 12, 18)).toStrictEqual([216]);
    expect(named("larger-multiple", 12, 18)).toStrictEqual([72, 108]);
    expect(named("divisor-instead", 12, 18)).toStrictEqual([6]);
    expect(named("largest-number", 12, 18)).toStrictEqual([18]);
    expect(named("added", 12, 18)).toStrictEqual([30]);
    expect(named("primes-once", 12, 18)).toStrictEqual([6]);
  });

  it("have no errors of prime factors where multiples are listed", () => {
    const names = wrongMultiples({ numbers: [12, 18], way: "list" }).map(({ name }) => name);
    expect(names).toContain("multiplied");
    expect(names).not.toContain("primes-once");
  });

  it("of coprime numbers are not their product, which is right", () => {
    expect(named("multiplied", 8, 15)).toStrictEqual([]);
  });

  it("of three numbers is that one was forgotten", () => {
    expect(named("one-forgotten", 4, 6, 10)).toStrictEqual([12, 30, 20]);
  });
});

describe("the worked solution", () => {
  const stepsOf = (facts: Facts) =>
    solution(facts).map(({ say, shown }) =>
      [SPEAKERS.sl.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.sl))].join(" "),
    );

  it("lists the multiples of the larger number until one fits", () => {
    expect(stepsOf({ numbers: [6, 8], way: "list" })).toStrictEqual([
      "Po vrsti naštejemo večkratnike števila 8: 1 · 8 = 8 2 · 8 = 16 3 · 8 = 24",
      "Število 24 je prvo med njimi, ki je deljivo tudi s številom 6: 24 : 6 = 4",
      "Rezultat: v(6, 8) = 24",
    ]);
  });

  it("takes all prime factors with the highest exponents", () => {
    expect(stepsOf({ numbers: [7, 12, 14], way: "primes" })).toStrictEqual([
      "Števila razcepimo na prafaktorje: 7 12 = 2^2 · 3 14 = 2 · 7",
      "Vzamemo vse prafaktorje, vsakega z največjim eksponentom: 2^2 · 3 · 7 = 84",
      "Rezultat: v(7, 12, 14) = 84",
    ]);
  });
});

it("the multiple is written as each language writes it", () => {
  const question = lcm.generate({ level: "easy", tasks: 5 }, seeded("signs")).tasks[0]!.question;
  expect(toPlain(question, SPEAKERS.en)).toMatch(/^lcm\(\d+, \d+\)$/);
  expect(toPlain(question, SPEAKERS.sl)).toMatch(/^v\(\d+, \d+\)$/);
  expect(toPlain(question, SPEAKERS.de)).toMatch(/^kgV\(\d+, \d+\)$/);
});
