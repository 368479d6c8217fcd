import { describe, expect, it } from "vitest";
import { isRight, wrongChoice } from "@karota/engine/quiz/marking.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { seeded } from "@karota/engine/random.ts";
import { quizLaws } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { roman } from "./index.ts";
import { drawFacts, type Facts } from "./kinds.ts";
import { misread, miswritten, wrongResults } from "./mistakes.ts";
import { solution } from "./solution.ts";

const WELL_FORMED = /^(M{0,3})(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/;
const DIGITS: Readonly<Record<string, readonly string[]>> = {
  M: ["", "M", "MM", "MMM"],
  C: ["", "C", "CC", "CCC", "CD", "D", "DC", "DCC", "DCCC", "CM"],
  X: ["", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC"],
  I: ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"],
};

/** The value of a number or a Roman numeral, by a table of each place; not a number where it is written wrongly. */
function read(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  const places = WELL_FORMED.exec(text)?.slice(1);
  return places && text !== "" ? Number(places.map((part, at) => DIGITS["MCXI"[at]!]!.indexOf(part)).join("")) : NaN;
}

quizLaws(roman, {
  speakers: SPEAKERS,
  answers: (question, choice) => {
    if (/\d/.test(question) === /\d/.test(choice)) {
      const [first = NaN, second = NaN] = question.split(/ [+−] /).map(read);
      return (question.includes(" + ") ? first + second : first - second) === read(choice);
    }
    return read(question) === read(choice);
  },
});

describe("typical errors", () => {
  const valuesOf = <Value>(wrong: readonly { name: string; value: Value }[], name: string) =>
    wrong.filter((one) => one.name === name).map(({ value }) => value);

  it("in reading XLIX add everything, mistake letters or overlook one", () => {
    const wrong = misread(49);
    expect(valuesOf(wrong, "all-added")).toStrictEqual([71]);
    expect(valuesOf(wrong, "letters-mistaken")).toContain(99);
    expect(valuesOf(wrong, "letter-overlooked")).toContain(59);
  });

  it("in reading XII take the smaller letters away", () => {
    expect(valuesOf(misread(12), "all-taken-away")).toStrictEqual([8]);
    expect(valuesOf(misread(12), "all-added")).toStrictEqual([]);
  });

  it("in writing 49, 8 and 14 break each rule once", () => {
    expect(valuesOf(miswritten(49), "four-in-a-row")).toStrictEqual(["XXXXVIIII"]);
    expect(valuesOf(miswritten(49), "pair-not-allowed")).toContain("IL");
    expect(valuesOf(miswritten(49), "order-turned")).toContain("LXIX");
    expect(valuesOf(miswritten(8), "two-before")).toStrictEqual(["IIX"]);
    expect(valuesOf(miswritten(14), "each-digit-alone")).toStrictEqual(["IIV"]);
    expect(valuesOf(miswritten(100), "five-doubled")).toStrictEqual(["LL"]);
    expect(valuesOf(miswritten(7), "letter-too-many-or-few")).toStrictEqual(["VIII", "VI"]);
  });

  it("in XIV + IX put the letters together or misread both", () => {
    const wrong = wrongResults(14, 9, 1);
    expect(valuesOf(wrong, "put-together")).toStrictEqual(["XIVIX"]);
    expect(valuesOf(wrong, "all-added")).toStrictEqual(["XXVII"]);
    expect(valuesOf(wrong, "subtracted")).toStrictEqual(["V"]);
  });
});

describe("the kinds of tasks", () => {
  it.each([
    ["easy", 39],
    ["medium", 399],
    ["hard", 3_999],
  ] as const)("of %s stay up to %d", (level, most) => {
    for (let turn = 0; turn < 600; turn++) {
      const random = seeded(`${level} ${turn}`);
      const facts = Array.from({ length: 40 }, () => drawFacts(level, random, turn)).find((one) => one !== null);
      const [first = NaN, second = 0] = facts?.numbers ?? [];
      expect(facts?.kind === "adding" ? first + second : first).toBeLessThanOrEqual(most);
    }
  });
});

describe("typed answers", () => {
  const task = roman
    .generate({ level: "medium", tasks: 40 }, seeded("typed"))
    .tasks.find((one) => one.skill === "writing")!;
  const right = toPlain(task.choices[task.correct]!.value, SPEAKERS.en);

  it("take capitals and small letters, but no other spelling", () => {
    expect(isRight(task, { text: right })).toBe(true);
    expect(isRight(task, { text: ` ${right.toLowerCase()} ` })).toBe(true);
    expect(isRight(task, { text: `${right}I` })).toBe(false);
  });

  it("treat a numeral that breaks a rule as the mistake it is", () => {
    for (const choice of task.choices.filter(({ mistake }) => mistake !== null))
      expect(wrongChoice(task, { text: toPlain(choice.value, SPEAKERS.en).toLowerCase() })).toBe(choice);
  });
});

describe("the worked solution", () => {
  const stepsOf = (kind: Facts["kind"], ...numbers: readonly number[]) =>
    solution({ kind, numbers }).map(({ say, shown }) =>
      [SPEAKERS.sl.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.sl))].join(" | "),
    );

  it("reads place by place", () => {
    expect(stepsOf("reading", 1_947)).toStrictEqual([
      "Zapis razdelimo na dele. Manjši znak pred večjim odštejemo, druge seštejemo: | M = 1000 | CM = 1000 − 100 = 900 | XL = 50 − 10 = 40 | VII = 5 + 1 + 1 = 7",
      "Seštejemo vse dele: | 1000 + 900 + 40 + 7 = 1947",
      "Rezultat: | MCMXLVII = 1947",
    ]);
  });

  it("writes place by place", () => {
    expect(stepsOf("writing", 94)).toStrictEqual([
      "Število razdelimo na tisočice, stotice, desetice in enice: | 94 = 90 + 4",
      "Vsak del zapišemo z rimskimi številkami: | 90 = XC | 4 = IV",
      "Rezultat: | 94 = XCIV",
    ]);
  });

  it("calculates with the numbers it reads", () => {
    expect(stepsOf("adding", 14, 6)).toStrictEqual([
      "Preberemo obe števili: | XIV = 14 | VI = 6",
      "Izračunamo: | 14 + 6 = 20",
      "Vsak del zapišemo z rimskimi številkami: | 20 = XX",
      "Rezultat: | XIV + VI = XX",
    ]);
  });
});
