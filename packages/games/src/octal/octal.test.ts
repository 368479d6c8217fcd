import { describe, expect, it } from "vitest";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { quizLaws } from "@karota/engine/testing/quiz-laws.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { groupedMistakes, type GroupedKind } from "../numerals/grouped-base.ts";
import { groupedSolution } from "../numerals/grouped-solution.ts";
import { octal } from "./index.ts";
import { drawFacts } from "./kinds.ts";

const PREFIXES: Readonly<Record<string, string>> = { "₂": "0b", "₈": "0o", "": "" };

/** The value of what is written with its base at the foot; not a number where it is written wrongly. */
const read = (text: string): number => {
  const [, digits, base = ""] = /^([1-9]\d*)([₂₈]?)$/.exec(text) ?? [];
  return digits === undefined ? NaN : Number(`${PREFIXES[base]}${digits}`);
};

quizLaws(octal, {
  speakers: SPEAKERS,
  answers: (question, choice) => {
    const [, asked = "", sought = "₈"] = /^(.*?)(?: = \?(₂|₈|₁₀))?$/.exec(question) ?? [];
    if ((/[₂₈]$/.exec(choice)?.[0] ?? "₁₀") !== sought) return false;
    return asked.split(" + ").reduce((sum, one) => sum + read(one), 0) === read(choice);
  },
});

const named = (kind: GroupedKind, ...numbers: readonly number[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(groupedMistakes({ kind, numbers }, 8), ({ name }) => name)).map(([name, all]) => [
      name,
      all!.map(({ value }) => value.toString(8)),
    ]),
  );

describe("typical errors", () => {
  it("of 253₈ in decimal are the digits as they stand, the places from the left, too large or added up", () => {
    const wrong = groupedMistakes({ kind: "to-decimal", numbers: [0o253] }, 8);
    const of = (name: string) => wrong.filter((one) => one.name === name).map(({ value }) => value);
    expect(of("read-as-decimal")).toStrictEqual([253]);
    expect(of("from-the-left")).toStrictEqual([0o352]);
    expect(of("places-too-large")).toStrictEqual([8 * 0o253]);
    expect(of("multiples-not-powers")).toStrictEqual([3 + 5 * 8 + 2 * 16]);
    expect(of("digits-added")).toStrictEqual([10]);
  });

  it("of 109 in octal are remainders from the top and digits converted alone", () => {
    const wrong = named("from-decimal", 109); // 155₈
    expect(wrong["remainders-from-the-top"]).toStrictEqual(["551"]);
    expect(wrong["each-digit-alone"]).toStrictEqual(["1011"]);
    expect(named("from-decimal", 45)["digits-kept"]).toStrictEqual(["45"]);
  });

  it("of 1011101₂ group from the left, by fours where octal digits come out, or read groups backwards", () => {
    const wrong = named("from-binary", 0b1011101); // 1 011 101
    expect(wrong["grouped-from-left"]).toStrictEqual(["561"]);
    expect(wrong["wrong-group-size"]).toBeUndefined();
    expect(named("from-binary", 0b1010101)["wrong-group-size"]).toStrictEqual(["55"]);
    expect(wrong["group-backwards"]).toStrictEqual(["465"]);
    expect(named("from-binary", 0b101110)["left-in-decimal"]).toStrictEqual(["46"]);
  });

  it("of 512₈ in binary leave groups unfilled, fill them to four or read 512 as decimal", () => {
    const wrong = groupedMistakes({ kind: "to-binary", numbers: [0o512] }, 8);
    const of = (name: string) => wrong.find((one) => one.name === name)?.value.toString(2);
    expect(of("group-not-filled")).toBe("101110");
    expect(of("wrong-group-size")).toBe("10100010010");
    expect(of("read-as-decimal")).toBe((512).toString(2));
  });

  it("of 47₈ + 25₈ forget the carry, carry from ten on, write the carry out", () => {
    const wrong = named("addition", 0o47, 0o25);
    expect(wrong["carry-forgotten"]).toStrictEqual(["64", "64"]);
    expect(wrong["carried-at-ten"]).toStrictEqual(["72"]);
    expect(wrong["carry-written-out"]).toStrictEqual(["614"]);
    expect(wrong["subtracted"]).toStrictEqual(["22"]);
  });
});

describe("the kinds of tasks", () => {
  it.each([
    ["easy", 2, 0],
    ["medium", 3, 1],
    ["hard", 4, 2],
  ] as const)("of %s have %d octal digits at most and carry", (level, digits, carries) => {
    let drawn = 0;
    for (let turn = 0; turn < 1_000; turn++) {
      const facts = drawFacts(level, seeded(`${level} ${turn}`), turn);
      if (!facts) continue;
      drawn++;
      const { kind, numbers } = facts;
      expect(Math.max(...numbers).toString(8).length).toBeLessThanOrEqual(digits);
      if (kind !== "addition") continue;
      const [one = 0, other = 0] = numbers;
      const carried = [8, 64, 512].filter((worth) => (one % worth) + (other % worth) >= worth).length;
      expect(carried).toBeGreaterThanOrEqual(carries);
    }
    expect(drawn).toBeGreaterThan(800);
  });
});

describe("the worked solution", () => {
  const stepsOf = (kind: GroupedKind, ...numbers: readonly number[]) =>
    groupedSolution("octal", 8, { kind, numbers }).map(({ say, shown }) =>
      [SPEAKERS.sl.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.sl))].join(" | "),
    );

  it("multiplies the digits by the powers of eight", () => {
    expect(stepsOf("to-decimal", 0o205)).toStrictEqual([
      "Eksponenti mest od desne proti levi rastejo od 0 do 2. Vsako števko pomnožimo s potenco njenega mesta: | 205₈ = 2 · 8^2 + 5 · 8^0",
      "Izračunamo potence: | 2 · 8^2 + 5 · 8^0 = 2 · 64 + 5 · 1",
      "Zmnožimo: | 2 · 64 + 5 · 1 = 128 + 5",
      "Rezultat: | 205₈ = 133",
    ]);
  });

  it("groups binary digits by three, with zeros in front, and back", () => {
    expect(stepsOf("from-binary", 0b1011101)).toStrictEqual([
      "Od desne proti levi sestavimo skupine po tri števke; na levi po potrebi dopišemo ničle: | 001₂ = 1₈ | 011₂ = 3₈ | 101₂ = 5₈",
      "Osmiške števke zapišemo po vrsti: | 1011101₂ = 135₈",
    ]);
    expect(stepsOf("to-binary", 0o135).at(-1)).toBe(
      "Skupine zapišemo po vrsti; ničel na začetku ne pišemo: | 135₈ = 1011101₂",
    );
  });

  it("carries from eight on", () => {
    expect(stepsOf("addition", 0o47, 0o35)).toStrictEqual([
      "1. stolpec z desne: zapišemo 4 in naprej prenesemo 1. | 7 + 5 = 12 = 14₈",
      "2. stolpec z desne: zapišemo 0 in pred njo še preneseno enko. | 4 + 3 + 1 = 8 = 10₈",
      "Rezultat: | 47₈ + 35₈ = 104₈",
    ]);
  });
});
