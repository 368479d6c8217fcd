import { describe, expect, it } from "vitest";
import { exact } from "@karota/engine/quiz/exact.ts";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { quizLaws, type Asked } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { comparedAsAsked } from "../comparing/testing/as-asked.ts";
import type { StoryFacts } from "../stories/stories.ts";
import { percentage } from "./index.ts";
import type { AskedFor, Percentage } from "./kinds.ts";
import { wrongAnswers } from "./mistakes.ts";
import { solution } from "./solution.ts";

/** A number as it is written, times a million and so whole; read without the engine. */
function millionths(text: string, sign: string): bigint | null {
  const amount = text.replace(/ ?%$/, "");
  if (!/^\d+([.,]\d{1,6})?$/.test(amount)) return null;
  const [whole = "", decimals = ""] = amount.split(sign);
  return BigInt(whole + decimals.padEnd(6, "0"));
}

type Read = Readonly<Record<string, bigint>>;
type Holds = (read: Read, choice: bigint) => boolean;
const MILLION = 1_000_000n;
const at = (read: Read, name: string): bigint => read[name]!;

/** What a choice in millionths has to fulfil, for each kind of question. */
const SENTENCES: Readonly<Record<string, Holds>> = {
  of: (read, choice) => choice * 100n === at(read, "percent") * at(read, "whole") * MILLION,
  share: (read, choice) => choice * at(read, "whole") === 100n * at(read, "part") * MILLION,
  base: (read, choice) => choice * at(read, "percent") === 100n * at(read, "part") * MILLION,
  increase: (read, choice) => choice * 100n === at(read, "whole") * (100n + at(read, "percent")) * MILLION,
  decrease: (read, choice) => choice * 100n === at(read, "whole") * (100n - at(read, "percent")) * MILLION,
  originalUp: (read, choice) => choice * (100n + at(read, "percent")) === 100n * at(read, "result") * MILLION,
  originalDown: (read, choice) => choice * (100n - at(read, "percent")) === 100n * at(read, "result") * MILLION,
  change: (read, choice) => {
    const difference = at(read, "result") - at(read, "whole");
    return choice * at(read, "whole") === 100n * (difference < 0n ? -difference : difference) * MILLION;
  },
  upDown: (read, choice) =>
    choice * 10_000n === at(read, "whole") * (100n + at(read, "percent")) * (100n - at(read, "second")) * MILLION,
  downUp: (read, choice) =>
    choice * 10_000n === at(read, "whole") * (100n - at(read, "percent")) * (100n + at(read, "second")) * MILLION,
};

/** The sentences of a language as patterns that find the numbers in them. */
const patternsIn = (language: Language): readonly (readonly [RegExp, Holds])[] =>
  Object.entries(SENTENCES).map(([sentence, holds]) => {
    const names = { percent: 7_001, whole: 7_002, part: 7_003, result: 7_004, second: 7_005 };
    const written = SPEAKERS[language].say({ id: `percentage.question.${sentence}`, values: names });
    const pattern = written.replace(/700[1-5]/g, (found) => {
      const name = Object.entries(names).find(([, value]) => value === Number(found))![0];
      return `(?<${name}>\\d+)`;
    });
    return [new RegExp(`^${pattern}$`), holds];
  });
const PATTERNS = Object.fromEntries(LANGUAGES.map((language) => [language, patternsIn(language)]));

const KINDS: Readonly<Partial<Record<AskedFor, keyof typeof SENTENCES>>> = {
  "original-up": "originalUp",
  "original-down": "originalDown",
  "change-up": "change",
  "change-down": "change",
  "up-down": "upDown",
};

/** Whether a choice answers a word problem: percentages are what is written with their sign, amounts all other numbers. */
function answersStory(question: string, choice: bigint, { task }: Asked): boolean {
  const { asked } = (task.facts as StoryFacts<Percentage>).of;
  const [percent, second] = [...question.matchAll(/(\d+) ?%/g)].map(([, digits]) => BigInt(digits!));
  const amounts = [...question.matchAll(/(\d+)(?!\d)(?! ?%)/g)].map(([, digits]) => BigInt(digits!));
  const [smaller, larger] = amounts.toSorted((one, other) => Number(one - other));
  const kind = KINDS[asked] ?? asked;
  if (smaller === undefined || amounts.length !== (larger === undefined ? 1 : 2)) return false;
  const named: Readonly<Record<string, Read>> = {
    share: { part: smaller, whole: larger ?? 0n },
    change: asked === "change-up" ? { whole: smaller, result: larger ?? 0n } : { whole: larger ?? 0n, result: smaller },
  };
  const alone = { whole: smaller, part: smaller, result: smaller, percent: percent ?? 0n, second: second ?? 0n };
  return SENTENCES[kind]!(named[kind] ?? alone, choice);
}

quizLaws(percentage, {
  speakers: SPEAKERS,
  answers: (question, text, asked) => {
    const { language } = asked;
    const compared = comparedAsAsked(question, text, asked);
    if (compared !== null) return compared;
    const sign = language === "en" ? "." : ",";
    const choice = millionths(text, sign);
    if (choice === null) return false;
    if (asked.options["form"] === "stories") return answersStory(question, choice, asked);
    if ("pictured" in (asked.task.facts as object)) {
      const [rows = 0n, cells = 0n] = (question.match(/\d+/g) ?? []).map(BigInt);
      return choice === (10n * rows + cells) * MILLION;
    }
    const [over, under] = question.split("/");
    if (under !== undefined) return choice * BigInt(under) === 100n * BigInt(over!) * MILLION;
    const alone = millionths(question, sign);
    if (alone !== null) return question.endsWith("%") ? choice * 100n === alone : choice === alone * 100n;
    const fitting = PATTERNS[language]!.flatMap(([pattern, holds]) => {
      const groups = pattern.exec(question)?.groups;
      return groups ? [{ groups, holds }] : [];
    });
    const [only, ...more] = fitting;
    if (!only || more.length > 0) return false;
    const { groups, holds } = only;
    return holds(Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, BigInt(value)])), choice);
  },
  different: ({ level, form }) => (form === "stories" ? 200 : level === "easy" ? 500 : 2_000),
});

const task = (asked: AskedFor, percent: number, whole: number, second = 0): Percentage => ({
  asked,
  percent: exact(percent),
  whole,
  second,
});

describe("typical errors", () => {
  const named = (facts: Percentage, name: string) =>
    wrongAnswers(facts).flatMap((one) => (one.name === name ? [one.value.n / one.value.d] : []));

  it("of 20 % of 60 are the rest, 20 taken away, and 60 : 20", () => {
    expect(named(task("of", 20, 60), "rest-taken")).toStrictEqual([48]);
    expect(named(task("of", 20, 60), "percent-as-amount")).toStrictEqual([40]);
    expect(named(task("of", 20, 60), "divided-by-percent")).toStrictEqual([3]);
  });

  it("take the percentage of the new value, or the value for the percentage", () => {
    expect(named(task("original-down", 15, 80), "percent-of-new")).toStrictEqual([78.2]);
    expect(named(task("change-up", 15, 80), "amount-as-percent")).toStrictEqual([12]);
    expect(named(task("change-up", 60, 80), "compared-with-new")).toStrictEqual([37.5]);
  });

  it("add the percentages of two changes", () => {
    expect(named(task("up-down", 20, 100, 20), "percents-added")).toStrictEqual([100]);
  });

  it("forget the whole when it is more than 100 %", () => {
    expect(named(task("of", 125, 84), "hundred-forgotten")).toStrictEqual([21]);
    expect(named(task("share", 125, 84), "hundred-forgotten")).toStrictEqual([25]);
    expect(named(task("of", 25, 84), "hundred-forgotten")).toStrictEqual([]);
  });

  it("read a fraction or a decimal as a percentage", () => {
    expect(named(task("fraction-to-percent", 25, 1), "denominator-as-percent")).toStrictEqual([4]);
    expect(named(task("fraction-to-percent", 60, 1), "digits-joined")).toStrictEqual([35]);
    expect(named(task("percent-to-decimal", 7, 1), "power-of-ten-off")).toStrictEqual([0.7, 0.007]);
  });
});

describe("the worked solution", () => {
  const stepsOf = (facts: Percentage) =>
    solution(facts).map(({ say, shown }) =>
      [SPEAKERS.sl.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.sl))].join(" "),
    );

  it("goes by a simple fraction, by tenths or by one percent", () => {
    expect(stepsOf(task("of", 75, 160)).slice(1, 3)).toStrictEqual([
      "Odstotke zapišemo z ulomkom: 75 % = 3/4",
      "Celoto delimo z imenovalcem in pomnožimo s števcem: 160 : 4 = 40 3 · 40 = 120",
    ]);
    expect(stepsOf(task("of", 30, 160)).slice(1, 3)).toStrictEqual([
      "10 % je desetina celote: 160 : 10 = 16",
      "Da dobimo 30 %, to pomnožimo: 3 · 16 = 48",
    ]);
    expect(stepsOf(task("of", 7, 200))).toStrictEqual([
      "Celoto si lahko predstavljamo kot 100 enakih kvadratkov. Osenčenih je 7 %: kvadrat iz desetih vrst po deset kvadratkov; osenčeno: 0 vrst in 7 kvadratkov",
      "1 % je stotina celote: 200 : 100 = 2",
      "Da dobimo 7 %, to pomnožimo: 7 · 2 = 14",
      "Rezultat: 7 % · 200 = 14",
    ]);
  });

  it("goes back to what was before a change", () => {
    expect(stepsOf(task("original-up", 15, 80))).toStrictEqual([
      "Prvotno število je 100 %, novo pa: 100 % + 15 % = 115 %",
      "Poznamo 115 %. Da dobimo 1 %, delimo: 92 : 115 = 0,8",
      "Celota je 100 %: 100 · 0,8 = 80",
    ]);
  });

  it("takes the second change of the new value", () => {
    expect(stepsOf(task("up-down", 10, 200, 50)).slice(1)).toStrictEqual([
      "Po prvi spremembi imamo: 200 + 20 = 220",
      "Drugo spremembo računamo od nove vrednosti, ki je zdaj 100 %.",
      "Odstotke zapišemo z ulomkom: 50 % = 1/2",
      "Celoto delimo z imenovalcem: 220 : 2 = 110",
      "Od celote odštejemo zmanjšanje: 220 − 110 = 110",
    ]);
  });
});
