import { describe, expect, it } from "vitest";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { isRight } from "@karota/engine/quiz/marking.ts";
import { seeded } from "@karota/engine/random.ts";
import { quizLaws } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { hexadecimal, mistakesOf, solution } from "./index.ts";
import { drawFacts, type Facts } from "./kinds.ts";

const PREFIXES: Readonly<Record<string, string>> = { "₂": "0b", "₈": "0o", "₁₆": "0x", "": "" };

/** The value of what is written with its base at the foot; not a number where it is written wrongly. */
const read = (text: string): number => {
  const [, digits, base = ""] = /^([1-9A-F][0-9A-F]*)(₂|₈|₁₆|)$/.exec(text) ?? [];
  return digits === undefined ? NaN : Number(`${PREFIXES[base]}${digits}`);
};

quizLaws(hexadecimal, {
  speakers: SPEAKERS,
  answers: (question, choice) => {
    const [, asked = "", sought = "₁₆"] = /^(.*?)(?: = \?(₂|₁₆|₁₀))?$/.exec(question) ?? [];
    if ((/(₂|₁₆)$/.exec(choice)?.[0] ?? "₁₀") !== sought) return false;
    return asked.split(" + ").reduce((sum, one) => sum + read(one), 0) === read(choice);
  },
});

const wrongOf = (kind: Facts["kind"], base: number, ...numbers: readonly number[]) => {
  const wrong = mistakesOf({ kind, numbers });
  return (name: string) => wrong.filter((one) => one.name === name).map(({ value }) => value.toString(base));
};

describe("typical errors", () => {
  it("of 2B₁₆ in decimal count letters from 11, or places by tens", () => {
    const of = wrongOf("to-decimal", 10, 0x2b);
    expect(of("letters-shifted")).toStrictEqual(["44"]);
    expect(of("read-as-decimal")).toStrictEqual(["31"]);
    expect(of("digits-added")).toStrictEqual(["13"]);
    expect(of("from-the-left")).toStrictEqual([String(0xb2)]);
  });

  it("of 45 in hexadecimal are 213, 2E, D2 and 45", () => {
    const of = wrongOf("from-decimal", 16, 45);
    expect(of("two-figures-for-one")).toStrictEqual(["213"]);
    expect(of("letters-shifted")).toStrictEqual(["2e"]);
    expect(of("remainders-from-the-top")).toStrictEqual(["d2"]);
    expect(of("digits-kept")).toStrictEqual(["45"]);
  });

  it("of 1011010₂ group by threes, from the left, or write 10 for A", () => {
    const of = wrongOf("from-binary", 16, 0b1011010); // 101 1010
    expect(of("wrong-group-size")).toStrictEqual(["132"]);
    expect(of("grouped-from-left")).toStrictEqual(["b2"]);
    expect(of("two-figures-for-one")).toStrictEqual(["510"]);
    expect(of("left-in-decimal")).toStrictEqual(["90"]);
  });

  it("of 31₁₆ in binary leave groups unfilled", () => {
    expect(wrongOf("to-binary", 2, 0x31)("group-not-filled")).toStrictEqual(["111"]);
  });

  it("of 3A₁₆ + 27₁₆ carry from ten on or forget the carry", () => {
    const of = wrongOf("addition", 16, 0x3a, 0x27);
    expect(of("carried-at-ten")).toStrictEqual(["67"]);
    expect(wrongOf("addition", 16, 0x38, 0x29)("carried-at-ten")).toStrictEqual(["67"]);
    expect(of("carry-forgotten")).toStrictEqual(["51", "51"]);
  });
});

describe("typed answers", () => {
  it.each(["2d", "2D", "0x2D", "#2d", "2D₁₆"])("accept %s for 2D₁₆", (text) => {
    const { tasks } = hexadecimal.generate({ level: "easy", tasks: 40 }, seeded("typed"));
    const task = tasks.find((one) => one.skill === "from-decimal")!;
    const right = toPlain(task.choices[task.correct]!.value, SPEAKERS.sl).replace("₁₆", "");
    const written = text.replace(/2d/i, /D/.test(text) ? right : right.toLowerCase());
    expect(isRight(task, { text: written })).toBe(true);
    expect(isRight(task, { text: `${written.replace("₁₆", "")}0` })).toBe(false);
  });
});

describe("the kinds of tasks", () => {
  it.each([
    ["easy", 0x7f],
    ["medium", 0xfff],
    ["hard", 0xffff],
  ] as const)("of %s stay up to %d and have a letter where they must", (level, most) => {
    let lettered = 0;
    for (let turn = 0; turn < 600; turn++) {
      const random = seeded(`${level} ${turn}`);
      const facts = Array.from({ length: 60 }, () => drawFacts(level, random, turn)).find((one) => one !== null);
      expect(facts).toBeDefined();
      expect(Math.max(...facts!.numbers)).toBeLessThanOrEqual(most);
      if (/[a-f]/.test(facts!.numbers[0]!.toString(16))) lettered++;
    }
    expect(lettered).toBeGreaterThan(300);
  });
});

describe("the worked solution", () => {
  const stepsOf = (kind: Facts["kind"], ...numbers: readonly number[]) =>
    solution({ kind, numbers }).map(({ say, shown }) =>
      [SPEAKERS.sl.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.sl))].join(" | "),
    );

  it("gives the value of the letters before it multiplies", () => {
    expect(stepsOf("to-decimal", 0x2b)).toStrictEqual([
      "Črke pomenijo števila od 10 do 15: | B₁₆ = 11",
      "Eksponenti mest od desne proti levi rastejo od 0 do 1. Vsako števko pomnožimo s potenco njenega mesta: | 2B₁₆ = 2 · 16^1 + 11 · 16^0",
      "Izračunamo potence: | 2 · 16^1 + 11 · 16^0 = 2 · 16 + 11 · 1",
      "Zmnožimo: | 2 · 16 + 11 · 1 = 32 + 11",
      "Rezultat: | 2B₁₆ = 43",
    ]);
  });

  it("writes remainders from ten on as letters", () => {
    expect(stepsOf("from-decimal", 45)).toStrictEqual([
      "Delimo s 16, dokler količnik ni 0, in zapisujemo ostanke: | 45 = 16 · 2 + 13 | 2 = 16 · 0 + 2",
      "Ostanke od 10 naprej zapišemo s črkami: | 13 = D₁₆",
      "Ostanke preberemo od zadnjega proti prvemu: | 45 = 2D₁₆",
    ]);
  });

  it("goes from octal to hexadecimal through binary", () => {
    expect(stepsOf("from-octal", 0o135)).toStrictEqual([
      "Pomagamo si z dvojiškim zapisom. Vsako osmiško števko zapišemo s tremi dvojiškimi: | 1₈ = 001₂ | 3₈ = 011₂ | 5₈ = 101₂",
      "Dvojiške števke od desne proti levi na novo združimo po štiri: | 0101₂ = 5₁₆ | 1101₂ = 13 = D₁₆",
      "Šestnajstiške števke zapišemo po vrsti: | 135₈ = 5D₁₆",
    ]);
  });

  it("carries from sixteen on", () => {
    expect(stepsOf("addition", 0x3a, 0x2b)).toStrictEqual([
      "1. stolpec z desne: zapišemo 5 in naprej prenesemo 1. | 10 + 11 = 21 = 15₁₆",
      "2. stolpec z desne: zapišemo 6. | 3 + 2 + 1 = 6",
      "Rezultat: | 3A₁₆ + 2B₁₆ = 65₁₆",
    ]);
  });
});
