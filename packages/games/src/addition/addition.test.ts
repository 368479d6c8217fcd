import { describe, expect, it } from "vitest";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { columnsOf } from "@karota/engine/quiz/written-digits.ts";
import { seeded } from "@karota/engine/random.ts";
import { quizLaws } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { comparedAsAsked } from "../comparing/testing/as-asked.ts";
import { roundedAsAsked } from "../estimates/testing/rounded-as-asked.ts";
import { numbersIn } from "../stories/testing/numbers-in.ts";
import { addition } from "./index.ts";
import { drawAddends } from "./kinds.ts";
import { wrongSums } from "./mistakes.ts";
import { solution } from "./solution.ts";

const LEVELS = ["easy", "medium", "hard"] as const;

/** Hundredths of a number as it is written, read without the engine; not a number where it is written wrongly. */
function hundredths(text: string, sign: string): number {
  const [whole = "", decimals = "", ...more] = text.split(sign);
  const wellWritten = /^\d+$/.test(whole) && /^\d{0,2}$/.test(decimals) && more.length === 0;
  return wellWritten ? Number(whole) * 100 + Number(decimals.padEnd(2, "0")) : NaN;
}

quizLaws(addition, {
  speakers: SPEAKERS,
  answers: (question, choice, asked) => {
    const compared = comparedAsAsked(question, choice, asked);
    if (compared !== null) return compared;
    if ("pictured" in (asked.task.facts as object)) {
      const [tens = 0, ones = 0, moreTens = 0, moreOnes = 0] = numbersIn(question).map(Number);
      return Number(choice) === 10 * (tens + moreTens) + ones + moreOnes;
    }
    const estimate = roundedAsAsked(question.split(" + "), asked);
    if (estimate) return Number(choice) === estimate[0]! + estimate[1]!;
    const sign = asked.language === "en" ? "." : ",";
    // Stories and pictures are told, and name their numbers.
    const [sum, total] = question.split(" = ");
    if (total !== undefined)
      return numbersIn(`${sum} ${choice}`).reduce((all, one) => all + Number(one), 0) === Number(total);
    const given = question.includes(" + ") ? question.split(" + ") : numbersIn(question);
    const addends = given.map((addend) => hundredths(addend, sign));
    return addends.reduce((total, addend) => total + addend) === hundredths(choice, sign);
  },
});

describe("the kinds of tasks", () => {
  const drawn = (level: (typeof LEVELS)[number]) =>
    Array.from({ length: 2_000 }, (_, turn) => {
      const random = seeded(`${level} ${turn}`);
      for (let draw = 0; draw < 1_000; draw++) {
        const addends = drawAddends(level, random, turn);
        if (addends) return addends;
      }
      throw new Error(`kind ${turn % 5} of ${level} is hardly ever drawn`);
    });
  const sum = (addends: readonly number[]) => addends.reduce((one, other) => one + other);
  const carriesOf = (addends: readonly number[]) => columnsOf(addends).filter(({ total }) => total > 9).length;

  it("stay within a hundred when easy, with and without a carry", () => {
    const easy = drawn("easy");
    expect(Math.max(...easy.map(({ addends }) => sum(addends)))).toBeLessThan(100);
    expect(easy.filter(({ addends }) => carriesOf(addends) === 0)).toHaveLength(800);
    expect(easy.filter(({ addends }) => carriesOf(addends) === 1)).toHaveLength(1_200);
  });

  it("stay within two thousand when medium, a fifth without a carry and a fifth with more than one", () => {
    const medium = drawn("medium");
    expect(Math.max(...medium.map(({ addends }) => sum(addends)))).toBeLessThan(2_000);
    expect(medium.filter(({ addends }) => carriesOf(addends) === 0)).toHaveLength(400);
    expect(medium.filter(({ addends }) => carriesOf(addends) > 1).length).toBeGreaterThanOrEqual(400);
  });

  it("bring three addends and decimals of unlike length when hard, always with a carry", () => {
    const hard = drawn("hard");
    expect(hard.filter(({ addends }) => addends.length === 3)).toHaveLength(400);
    expect(hard.filter(({ places }) => places === 1)).toHaveLength(400);
    const unlike = hard.filter(({ places }) => places === 2);
    expect(unlike).toHaveLength(400);
    for (const { addends } of unlike) expect(addends.some((addend) => addend % 10 !== 0)).toBe(true);
    expect(hard.every(({ addends }) => carriesOf(addends) > 0)).toBe(true);
  });
});

describe("typical errors", () => {
  const named = (addends: readonly number[], places = 0) =>
    Object.groupBy(wrongSums({ addends, places }), ({ name }) => name);
  const sums = (addends: readonly number[], name: string, places = 0) =>
    named(addends, places)[name]?.map((one) => one.value) ?? [];

  it("of 37 + 48 are a forgotten carry, 715, neighbours, swapped digits and the difference", () => {
    expect(sums([37, 48], "carry-forgotten")).toContain(75);
    expect(sums([37, 48], "carry-written-out")).toStrictEqual([715]);
    expect(sums([37, 48], "off-by-one")).toStrictEqual([86, 84]);
    expect(sums([37, 48], "column-off")).toStrictEqual([95, 75]);
    expect(sums([37, 48], "digits-swapped")).toStrictEqual([58]);
    expect(sums([37, 48], "subtracted")).toStrictEqual([11]);
  });

  it("have no carry errors where there is no carry", () => {
    expect(named([21, 34])["carry-forgotten"]).toBeUndefined();
    expect(named([21, 34])["carry-written-out"]).toBeUndefined();
  });

  it("forget each carry alone and all of them", () => {
    expect(sums([457, 368], "carry-forgotten")).toStrictEqual([815, 725, 715]);
  });

  it("align whole numbers left and decimals right", () => {
    expect(sums([345, 27], "misaligned")).toStrictEqual([615]);
    expect(sums([1_250, 375], "misaligned", 2)).toStrictEqual([500]);
    // 70 is written without its point and the zero behind it.
    expect(sums([700, 491], "misaligned", 1)).toStrictEqual([561]);
  });

  it("forget one of three addends instead of subtracting", () => {
    expect(sums([100, 20, 3], "addend-forgotten")).toStrictEqual([23, 103, 120]);
    expect(sums([100, 20, 3], "subtracted")).toStrictEqual([]);
  });
});

describe("the worked solution", () => {
  const stepsOf = (addends: readonly number[], places = 0) =>
    solution({ addends, places }).map(({ say, shown }) =>
      [SPEAKERS.sl.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.sl))].join(" "),
    );

  it("fills up to ten first", () => {
    expect(stepsOf([5, 8])).toStrictEqual([
      "Število 5 razdelimo na 2 in 3. Najprej 8 dopolnimo do 10: 8 krogov in 5 kvadratov v desetiških okvirjih 8 + 2 = 10",
      "Prištejemo še 3: 10 + 3 = 13",
      "Rezultat: 5 + 8 = 13",
    ]);
  });

  it("goes column by column and carries", () => {
    expect(stepsOf([457, 68])).toStrictEqual([
      "Najprej ocenimo rezultat z zaokroženimi števili: 460 + 70 = 530",
      "Enice: zapišemo 5 in naprej prenesemo 1. 7 + 8 = 15",
      "Desetice: zapišemo 2 in naprej prenesemo 1. 5 + 6 + 1 = 12",
      "Stotice: zapišemo 5. 4 + 1 = 5",
      "Rezultat: 457 + 68 = 525",
    ]);
  });

  it.each([
    [
      [47, 5],
      "Število 5 razdelimo na 3 in 2. Najprej 47 dopolnimo do 50: skoka na številski premici od 47 do 50 in do 52 47 + 3 = 50",
      "Prištejemo še 2: 50 + 2 = 52",
    ],
    [[42, 5], "Seštejemo enice: 2 + 5 = 7", "Desetice ostanejo: 40 + 7 = 47"],
    [[7, 43], "Skupaj je to polna desetica: skok na številski premici od 43 do 50 43 + 7 = 50"],
    [
      [34, 25],
      "Seštejemo desetice: 30 + 20 = 50",
      "Seštejemo enice: 4 + 5 = 9",
      "Desetice in enice damo skupaj: 50 + 9 = 59",
    ],
    [[36, 29], "29 je skoraj 30. Zato prištejemo 30: 36 + 30 = 66", "To je za 1 preveč. Zato 1 odštejemo: 66 − 1 = 65"],
    [
      [37, 46],
      "Najprej prištejemo desetice števila 46: skoki na številski premici od 37 do 77, do 80 in do 83 37 + 40 = 77",
      "Število 6 razdelimo na 3 in 3. Najprej 77 dopolnimo do 80: 77 + 3 = 80",
      "Prištejemo še 3: 80 + 3 = 83",
    ],
    [[50, 27], "Najprej prištejemo desetice števila 27: 50 + 20 = 70", "Prištejemo še 7: 70 + 7 = 77"],
  ])("of %j is calculated in the head", (addends, ...steps) => {
    expect(stepsOf(addends).slice(0, -1)).toStrictEqual(steps);
  });

  it("is written in columns from a sum of 100 on", () => {
    expect(stepsOf([55, 45])[1]).toMatch(/^Enice: zapišemo 0/);
  });

  it("copies a digit that is alone and writes the last column out", () => {
    expect(stepsOf([612, 7]).slice(1, 3)).toStrictEqual(["Desetice: prepišemo 1.", "Stotice: prepišemo 6."]);
    expect(stepsOf([57, 68]).at(-2)).toBe("Desetice: zapišemo 12. 5 + 6 + 1 = 12");
  });

  it("writes decimals point under point first", () => {
    expect(stepsOf([1_250, 375], 2)).toStrictEqual([
      "Najprej ocenimo rezultat z zaokroženimi števili: 13 + 4 = 17",
      "Števila zapišemo drugo pod drugo, vejico pod vejico: 12,50 + 3,75",
      "Stotine: zapišemo 5. 0 + 5 = 5",
      "Desetine: zapišemo 2 in naprej prenesemo 1. 5 + 7 = 12",
      "Enice: zapišemo 6. 2 + 3 + 1 = 6",
      "Desetice: prepišemo 1.",
      "Rezultat: 12,5 + 3,75 = 16,25",
    ]);
  });
});
