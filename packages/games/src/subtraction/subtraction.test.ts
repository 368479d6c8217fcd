import { describe, expect, it } from "vitest";
import { exact } from "@karota/engine/quiz/exact.ts";
import { number } from "@karota/engine/quiz/expression.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { seeded } from "@karota/engine/random.ts";
import { WRITTEN_SUBTRACTIONS, type WrittenSubtraction } from "@karota/engine/schooling.ts";
import { faultsOf } from "@karota/engine/testing/quiz-faults.ts";
import { quizLaws } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { comparedAsAsked } from "../comparing/testing/as-asked.ts";
import { roundedAsAsked } from "../estimates/testing/rounded-as-asked.ts";
import { numbersIn } from "../stories/testing/numbers-in.ts";
import { acrossZero, borrowsOf } from "./columns.ts";
import { subtraction as game } from "./index.ts";
import { drawSubtraction, type Subtraction } from "./kinds.ts";
import { explain, usualErrors } from "./mistakes.ts";
import { solution } from "./solution.ts";

/** Hundredths of a number as it is written, read without the engine; not a number where it is written wrongly. */
function hundredths(text: string, sign: string): number {
  const [whole = "", decimals = "", ...more] = text.split(sign);
  const wellWritten = /^\d+$/.test(whole) && /^\d{0,2}$/.test(decimals) && more.length === 0;
  return wellWritten ? Number(whole) * 100 + Number(decimals.padEnd(2, "0")) : NaN;
}

quizLaws(game, {
  speakers: SPEAKERS,
  // Added up again: what is left and what was taken away make what was there.
  answers: (question, choice, asked) => {
    const compared = comparedAsAsked(question, choice, asked);
    if (compared !== null) return compared;
    if ("pictured" in (asked.task.facts as object)) {
      const [tens = 0, ones = 0, lessTens = 0, lessOnes = 0] = numbersIn(question).map(Number);
      return Number(choice) === 10 * (tens - lessTens) + ones - lessOnes;
    }
    const estimate = roundedAsAsked(question.split(" − "), asked);
    if (estimate) return Number(choice) === estimate[0]! - estimate[1]!;
    const sign = asked.language === "en" ? "." : ",";
    const [minus, rest] = question.split(" = ");
    if (rest !== undefined) return Number(numbersIn(minus!)[0]) - Number(choice) === Number(rest);
    const given = numbersIn(question).toSorted((one, other) => hundredths(other, sign) - hundredths(one, sign));
    // Stories and pictures are told, and name their numbers; a picture names first what was there.
    const [minuend = "", subtrahend = "", ...more] = question.includes(" − ") ? question.split(" − ") : given;
    return more.length === 0 && hundredths(choice, sign) + hundredths(subtrahend, sign) === hundredths(minuend, sign);
  },
});

describe("the kinds of tasks", () => {
  const drawn = (level: "easy" | "medium" | "hard") =>
    Array.from({ length: 1_000 }, (_, turn) => {
      const random = seeded(`${level} ${turn}`);
      for (let draw = 0; draw < 400; draw++) {
        const facts = drawSubtraction(level, random, turn);
        if (facts) return { ...facts, borrows: borrowsOf(facts.minuend, facts.subtrahend) };
      }
      throw new Error(`kind ${turn % 5} of ${level} is hardly ever drawn`);
    });

  it("stay within a hundred when easy, three fifths with one borrowing", () => {
    const easy = drawn("easy");
    expect(Math.max(...easy.map(({ minuend }) => minuend))).toBeLessThan(100);
    expect(easy.filter(({ borrows }) => borrows === 0)).toHaveLength(400);
    expect(easy.filter(({ borrows }) => borrows === 1)).toHaveLength(600);
  });

  it("stay within a thousand when medium, a fifth of them across a zero at least", () => {
    const medium = drawn("medium");
    expect(Math.max(...medium.map(({ minuend }) => minuend))).toBeLessThan(1_000);
    expect(medium.filter(({ borrows }) => borrows === 0)).toHaveLength(200);
    expect(medium.filter((one) => acrossZero(one.minuend, one.subtrahend)).length).toBeGreaterThanOrEqual(200);
  });

  it("always borrow when hard, two fifths with decimals", () => {
    const hard = drawn("hard");
    expect(hard.every(({ borrows }) => borrows > 0)).toBe(true);
    expect(hard.filter(({ places }) => places === 1)).toHaveLength(200);
    expect(hard.filter(({ places }) => places === 2)).toHaveLength(200);
  });
});

const explained = (name: string, facts: Subtraction, way: WrittenSubtraction) =>
  explain(name, facts, number(exact(0)), { subtraction: way });

describe("typical errors", () => {
  const of = (minuend: number, subtrahend: number, name: string, places = 0) =>
    usualErrors({ minuend, subtrahend, places }).flatMap((one) => (one.name === name ? [one.value] : []));

  it("of 73 − 38 are the smaller digit from the larger, a forgotten borrowing and the sum", () => {
    expect(of(73, 38, "smaller-from-larger")).toStrictEqual([45]);
    expect(of(73, 38, "borrow-forgotten")).toStrictEqual([45]);
    expect(of(73, 38, "added")).toStrictEqual([111]);
    expect(of(73, 38, "borrowed-needlessly")).toStrictEqual([]);
  });

  it("of 403 − 157 forget each borrowing", () => {
    expect(of(403, 157, "borrow-forgotten")).toStrictEqual([256, 346]);
    expect(of(403, 157, "smaller-from-larger")).toStrictEqual([354]);
  });

  it("leave a zero as it is and borrow where there is no need", () => {
    expect(of(540, 127, "zero-left")).toStrictEqual([420]);
    expect(of(68, 25, "borrowed-needlessly")).toStrictEqual([33]);
  });

  it("align on the left, and copy a decimal that is alone", () => {
    expect(of(345, 27, "misaligned")).toStrictEqual([75]);
    expect(of(1_250, 375, "brought-down", 2)).toStrictEqual([885]);
    expect(of(700, 236, "brought-down", 2)).toStrictEqual([536]);
    expect(of(754, 359, "brought-down", 1)).toStrictEqual([]);
  });

  it.each([
    ["complete", "5 is less than 7", "7 and how many make 15?"],
    ["borrow", "5 is less than 7", "We borrow 10"],
  ] as const)("are explained to those who %s by the column that was turned round", (way, less, next) => {
    const said = (minuend: number, subtrahend: number, places: number) =>
      SPEAKERS.en.say(explained("smaller-from-larger", { minuend, subtrahend, places }, way)!);
    expect(said(158, 75, 0)).toContain(`Tens: ${less}`);
    expect(said(158, 75, 0)).toContain(next);
    expect(said(754, 359, 1)).toContain("Tenths: 4 is less than 9");
  });

  it("speak of borrowing only to those who borrow", () => {
    const facts = { minuend: 540, subtrahend: 127, places: 0 };
    for (const name of ["borrow-forgotten", "borrowed-needlessly", "zero-left"]) {
      expect(SPEAKERS.en.say(explained(name, facts, "complete")!)).not.toMatch(/borrow/);
      expect(explained(name, facts, "borrow")).toBeUndefined();
    }
    for (const way of WRITTEN_SUBTRACTIONS) expect(explained("added", facts, way)).toBeUndefined();
  });
});

describe("the worked solution", () => {
  const stepsOf = (minuend: number, subtrahend: number, places = 0, way: WrittenSubtraction = "borrow") =>
    solution({ minuend, subtrahend, places }, { subtraction: way }).map(({ say, shown }) =>
      [SPEAKERS.sl.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.sl))].join(" "),
    );

  it("goes down to the full ten first", () => {
    expect(stepsOf(42, 7)).toStrictEqual([
      "Število 7 razdelimo na 2 in 5. Najprej odštejemo 2, da pridemo do 40: 42 − 2 = 40",
      "Odštejemo še 5: 40 − 5 = 35",
      "Rezultat: 42 − 7 = 35",
    ]);
  });

  it.each([
    [[47, 5], "Odštejemo enice: 7 − 5 = 2", "Desetice ostanejo: 40 + 2 = 42"],
    [[50, 7], "Od ene desetice odštejemo 7: 10 − 7 = 3", "Druge desetice ostanejo: 40 + 3 = 43"],
    [
      [62, 58],
      "58 in 62 sta si blizu. Štejemo naprej: skoka na številski premici od 58 do 60 in do 62 58 + 2 = 60 60 + 2 = 62",
      "Skoke seštejemo: 2 + 2 = 4",
    ],
    [[60, 57], "57 in 60 sta si blizu. Štejemo naprej: skok na številski premici od 57 do 60 57 + 3 = 60"],
    [
      [63, 29],
      "29 je skoraj 30. Zato odštejemo 30: 63 − 30 = 33",
      "To je za 1 preveč. Zato 1 spet prištejemo: 33 + 1 = 34",
    ],
    [
      [68, 25],
      "Odštejemo desetice: 60 − 20 = 40",
      "Odštejemo enice: 8 − 5 = 3",
      "Desetice in enice damo skupaj: 40 + 3 = 43",
    ],
    [
      [63, 25],
      "Najprej odštejemo desetice števila 25: 63 − 20 = 43",
      "Število 5 razdelimo na 3 in 2. Najprej odštejemo 3, da pridemo do 40: 43 − 3 = 40",
      "Odštejemo še 2: 40 − 2 = 38",
    ],
  ])("of %j is calculated in the head, in the same way for all", ([minuend, subtrahend], ...steps) => {
    for (const way of WRITTEN_SUBTRACTIONS)
      expect(stepsOf(minuend as number, subtrahend as number, 0, way).slice(0, -1)).toStrictEqual(steps);
  });

  it("counts up from the lower digits and carries, also through a zero, for those who complete", () => {
    expect(stepsOf(701, 653, 0, "complete")).toStrictEqual([
      "Enice: 3 in koliko je 11? 8. Zapišemo 8 in prenesemo 1. 3 + 8 = 11",
      "Desetice: 1 in 5 je 6. 6 in koliko je 10? 4. Zapišemo 4 in prenesemo 1. 6 + 4 = 10",
      "Stotice: ostane 0; ničle na začetku ne pišemo. 7 + 0 = 7",
      "Rezultat: 701 − 653 = 48",
    ]);
    expect(stepsOf(412, 39, 0, "complete").slice(1, 4)).toStrictEqual([
      "Enice: 9 in koliko je 12? 3. Zapišemo 3 in prenesemo 1. 9 + 3 = 12",
      "Desetice: 1 in 3 je 4. 4 in koliko je 11? 7. Zapišemo 7 in prenesemo 1. 4 + 7 = 11",
      "Stotice: 1 in koliko je 4? 3. Zapišemo 3. 1 + 3 = 4",
    ]);
    expect(stepsOf(586, 34, 0, "complete").slice(1, 4)).toStrictEqual([
      "Enice: 4 in koliko je 6? 2. Zapišemo 2. 4 + 2 = 6",
      "Desetice: 3 in koliko je 8? 5. Zapišemo 5. 3 + 5 = 8",
      "Stotice: prepišemo 5.",
    ]);
  });

  it("is true and fully said in both ways", () => {
    for (const level of ["easy", "medium", "hard"] as const)
      for (const subtraction of WRITTEN_SUBTRACTIONS) {
        const { tasks } = game.generate({ level, tasks: 40, form: "numbers" }, seeded(level));
        const faults = tasks.flatMap((task) =>
          faultsOf(game, task, { speakers: SPEAKERS, schooling: { subtraction } }),
        );
        expect(faults).toStrictEqual([]);
      }
  });

  it("borrows through a zero and writes no zero in front", () => {
    expect(stepsOf(701, 653)).toStrictEqual([
      "Enice: 1 je premalo, zato si z naslednjega mesta izposodimo 10 in imamo 11. Zapišemo 8. 11 − 3 = 8",
      "Desetice: ničla nima česa posoditi, zato si z naslednjega mesta izposodimo 10. Od teh 1 posodimo naprej, ostane 9. Zapišemo 4. 9 − 5 = 4",
      "Stotice: ostane 0; ničle na začetku ne pišemo. 6 − 6 = 0",
      "Rezultat: 701 − 653 = 48",
    ]);
  });

  it("fills decimals up with zeros and retains the zero before the point", () => {
    expect(stepsOf(320, 275, 2)).toStrictEqual([
      "Števili zapišemo drugo pod drugo, vejico pod vejico, in dopišemo ničle: 3,20 − 2,75",
      "Stotine: 0 je premalo, zato si z naslednjega mesta izposodimo 10 in imamo 10. Zapišemo 5. 10 − 5 = 5",
      "Desetine: ker smo 1 posodili, imamo le še 1. To je premalo, zato si z naslednjega mesta izposodimo 10 in imamo 11. Zapišemo 4. 11 − 7 = 4",
      "Enice: ker smo 1 posodili, imamo le še 2. Zapišemo 0. 2 − 2 = 0",
      "Rezultat: 3,2 − 2,75 = 0,45",
    ]);
  });
});
