import { describe, expect, it } from "vitest";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { seeded } from "@karota/engine/random.ts";
import { quizLaws } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { gcd } from "./index.ts";
import { drawFacts, skillOf, type Facts } from "./kinds.ts";
import { wrongDivisors } from "./mistakes.ts";
import { solution } from "./solution.ts";

const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

quizLaws(gcd, {
  speakers: SPEAKERS,
  // Down from the smallest number until one divides them all.
  answers: (question, choice) => {
    const numbers = numbersIn(question);
    let divisor = Math.min(...numbers);
    while (!numbers.every((one) => one % divisor === 0)) divisor--;
    return choice === String(divisor);
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
  const highest = (all: readonly Facts[]) => Math.max(...all.flatMap(({ numbers }) => numbers));
  const skills = (all: readonly Facts[]) => new Set(all.map(skillOf));

  it("stay within ninety when easy, a fifth coprime and a fifth with one dividing the other", () => {
    const easy = drawn("easy");
    expect(highest(easy)).toBeLessThanOrEqual(90);
    expect(easy.filter((facts) => skillOf(facts) === "coprime")).toHaveLength(100);
    expect(easy.filter((facts) => skillOf(facts) === "one-divides-other")).toHaveLength(100);
  });

  it("bring three numbers when medium and large ones when hard", () => {
    expect(highest(drawn("medium"))).toBeLessThanOrEqual(200);
    expect(skills(drawn("medium"))).toContain("three-numbers");
    expect(skills(drawn("hard"))).toStrictEqual(new Set(["large-numbers", "three-numbers", "two-numbers"]));
  });
});

describe("typical errors", () => {
  const named = (name: string, ...numbers: readonly number[]) =>
    wrongDivisors({ numbers: [...numbers], way: "primes" }).flatMap((one) => (one.name === name ? [one.value] : []));

  it("of 24 and 36 are smaller divisors, those of one only, the difference and the multiple", () => {
    expect(named("smaller-divisor", 24, 36)).toStrictEqual([1, 2, 3, 4, 6]);
    expect(named("primes-once", 24, 36)).toStrictEqual([6]);
    expect(named("divides-not-all", 24, 36)).toStrictEqual([24, 36]);
    expect(named("highest-powers", 24, 36)).toStrictEqual([72]);
    expect(named("multiple-instead", 24, 36)).toStrictEqual([72]);
    expect(named("difference", 24, 36)).toStrictEqual([]);
  });

  it("of coprime numbers is that they have nothing in common", () => {
    expect(named("nothing-in-common", 8, 15)).toStrictEqual([0]);
    expect(named("nothing-in-common", 8, 14)).toStrictEqual([]);
  });

  it("of three numbers is that one was forgotten", () => {
    expect(named("third-forgotten", 12, 18, 30)).toStrictEqual([]);
    expect(named("third-forgotten", 12, 30, 45)).toStrictEqual([6, 15]);
  });
});

describe("the worked solution", () => {
  const stepsOf = (facts: Facts) =>
    solution(facts).map(({ say, shown }) =>
      [SPEAKERS.sl.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.sl))].join(" "),
    );

  it("lists the divisors of the smaller number when easy", () => {
    expect(stepsOf({ numbers: [18, 24], way: "list" })).toStrictEqual([
      "Delitelje števila 18 naštejemo od največjega navzdol: 18 9 6 3 2 1",
      "Število 6 je prvo med njimi, ki deli tudi 24: 24 : 6 = 4",
      "Rezultat: D(18, 24) = 6",
    ]);
    expect(stepsOf({ numbers: [8, 15], way: "list" })[1]).toBe("Med njimi le 1 deli tudi 15.");
  });

  it("takes the common prime factors with the lowest exponents", () => {
    expect(stepsOf({ numbers: [24, 36], way: "primes" })).toStrictEqual([
      "Števila razcepimo na prafaktorje: 24 = 2^3 · 3 36 = 2^2 · 3^2",
      "Vzamemo skupne prafaktorje, vsakega z najmanjšim eksponentom: 2^2 · 3 = 12",
      "Rezultat: D(24, 36) = 12",
    ]);
  });

  it("divides with remainder until nothing remains", () => {
    expect(stepsOf({ numbers: [138, 204], way: "euclid" })).toStrictEqual([
      "Večje število delimo z manjšim, nato vsakokrat delitelj z ostankom, dokler ostanek ni 0: 204 = 1 · 138 + 66 138 = 2 · 66 + 6 66 = 11 · 6",
      "Zadnji ostanek pred 0 je največji skupni delitelj: 6",
      "Rezultat: D(138, 204) = 6",
    ]);
  });
});

it("the divisor is written as each language writes it", () => {
  const question = gcd.generate({ level: "easy", tasks: 5 }, seeded("signs")).tasks[0]!.question;
  expect(toPlain(question, SPEAKERS.en)).toMatch(/^gcd\(\d+, \d+\)$/);
  expect(toPlain(question, SPEAKERS.sl)).toMatch(/^D\(\d+, \d+\)$/);
  expect(toPlain(question, SPEAKERS.de)).toMatch(/^ggT\(\d+, \d+\)$/);
});
