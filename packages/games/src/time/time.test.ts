import { describe, expect, it } from "vitest";
import type { Language } from "@karota/engine/message.ts";
import { canRead, isRight } from "@karota/engine/quiz/marking.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { seeded } from "@karota/engine/random.ts";
import { quizLaws, type Asked } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { sizeOf } from "../data/units.ts";
import type { StoryFacts } from "../stories/stories.ts";
import { time } from "./index.ts";
import { drawFacts, type Facts } from "./kinds.ts";
import { mistakesOf } from "./mistakes.ts";
import { solution } from "./solution.ts";
import { answersCalendar } from "./testing/read-calendar.ts";
import { readDigits, readHands, readSaying, readTwoHands } from "./testing/read-clock.ts";

const SECONDS: Readonly<Record<string, number>> = { d: 86_400, h: 3_600, min: 60, s: 1 };
const DAY = 86_400;

/** Seconds of a time of day or an amount of time as they are written; not a number where they are written wrongly. */
function seconds(text: string): number {
  const [, hour, minute] = /^(\d{1,2})[.:](\d\d)$/.exec(text) ?? [];
  if (hour !== undefined)
    return Number(hour) < 24 && Number(minute) < 60 ? (Number(hour) * 60 + Number(minute)) * 60 : NaN;
  if (!/^(\d+([.,]\d+)? (d|h|min|s) ?)+$/.test(text)) return NaN;
  const parts = [...text.matchAll(/(\d+(?:[.,]\d+)?) (d|h|min|s)\b/g)];
  return parts.reduce(
    (sum, [, amount = "", unit = ""]) => sum + Math.round(Number(amount.replace(",", ".")) * SECONDS[unit]!),
    0,
  );
}

/** Whether a choice answers a question about dials, both as they are written. */
function answersClock(question: string, choice: string, language: Language, skill: string): boolean {
  switch (skill) {
    case "read-words":
      return readSaying(choice, language) === readHands(question);
    case "read-digits":
      return readDigits(choice) === readHands(question);
    case "set-words":
      return readHands(choice) === readSaying(question, language);
    case "set-digits":
      return readHands(choice) === readDigits(question);
    default: {
      const [first = NaN, second = NaN] = readTwoHands(question);
      return / h| min/.test(choice) && seconds(choice) === ((second - first + 720) % 720) * 60;
    }
  }
}

const IN_WORDS =
  /(\d+(?:[.,]\d+)?) (?:ur\p{L}?|hours?|Stunden?)(?: (?:in|and|und) (\d+) minut\p{L}*)?|(\d+) (\p{L}+)/giu;
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/^(dan|dn|day|tag)/i, SECONDS["d"]!],
  [/^minut/i, 60],
  [/^(sekund|second)/i, 1],
];

/** Seconds of what a sentence says to last: 1 hour and 25 minutes, 3 days. */
function lasting(sentence: string): readonly number[] {
  return [...sentence.matchAll(IN_WORDS)].map(([, hours, minutes = "0", amount, unit = ""]) => {
    if (hours !== undefined) return Math.round(Number(hours.replace(",", ".")) * 3_600) + Number(minutes) * 60;
    return Number(amount) * (WORDS.find(([word]) => word.test(unit))?.[1] ?? NaN);
  });
}

/** Whether a choice answers a word problem; whether times are added or taken away the task says itself. */
function answersStory(question: string, choice: string, { task }: Asked): boolean {
  const clock = /\d{1,2}[.:]\d\d(?!\d)/g;
  const [start, end] = (question.match(clock) ?? []).map(seconds);
  const [first = NaN, second = 0] = lasting(question.replace(clock, ""));
  const given = seconds(choice);
  switch ((task.facts as StoryFacts<Facts>).of.kind) {
    case "later":
      return given === (start! + first) % DAY;
    case "earlier":
      return given === start! - first;
    case "elapsed":
      return given === (end! < start! ? end! + DAY : end!) - start!;
    case "difference":
      return given === first - second;
    default:
      return given === first + second;
  }
}

quizLaws(time, {
  speakers: SPEAKERS,
  sizeOf,
  answers: (question, choice, asked) => {
    const { language, options, ask, task } = asked;
    if (options["topic"] === "calendar") return answersCalendar(question, ask, choice, language);
    if (options["topic"] === "clock") return answersClock(question, choice, language, task.skill);
    if (options["form"] === "stories") return answersStory(question, choice, asked);
    const given = seconds(choice);
    const times = question.match(/\d{1,2}[.:]\d\d/g) ?? [];
    if (times.length === 2) {
      const [start = NaN, end = NaN] = times.map(seconds);
      return / h| min/.test(choice) && given === (end < start ? end + DAY : end) - start;
    }
    const [left = "", sought] = question.split(" = ");
    if (sought !== undefined) return given === seconds(left) && choice.endsWith(sought.replace("?", "").trim());
    const [first = NaN, second = NaN] = left.split(/ [+−] /).map(seconds);
    const result = left.includes(" + ") ? first + second : first - second;
    return given === (times.length === 1 ? result % DAY : result) && /^\d+[.:]/.test(choice) === (times.length === 1);
  },
});

describe("units of time", () => {
  it("are of lengths that somebody would ask for: at most the seconds of half a day and the minutes of a week", () => {
    const drawn = Array.from({ length: 300 }, (_, turn) => drawFacts("hard", seeded(`units ${turn}`), 5)).flatMap(
      (facts) => (facts?.kind === "units" ? [facts.numbers] : []),
    );
    expect(drawn.length).toBeGreaterThan(200);
    for (const [small, conversion] of drawn) expect(small).toBeLessThanOrEqual(conversion === 4 ? 43_200 : 10_080);
  });
});

describe("typical errors", () => {
  const of = (kind: Facts["kind"], first: number, second = 0) =>
    Object.fromEntries(mistakesOf({ kind, numbers: [first, second] }).map(({ name, value }) => [name, value]));
  const at = (hours: number, minutes: number) => 60 * hours + minutes;

  it("of 8:50 + 55 min give an hour 100 minutes, forget the hour or go back", () => {
    expect(of("later", at(8, 50), 55)).toMatchObject({
      "hour-of-hundred": at(9, 5),
      "hour-forgotten": at(8, 45),
      "wrong-sign": at(7, 55),
    });
  });

  it("from 8:40 to 10:15 take the smaller minutes from the larger, or count an hour too many", () => {
    expect(of("elapsed", at(8, 40), at(10, 15))).toMatchObject({
      "smaller-from-larger": at(2, 25),
      "hour-forgotten": at(2, 35),
      "hour-too-few": at(0, 35),
    });
  });

  it("from 22:30 to 6:15 subtract the other way round", () => {
    expect(of("elapsed", at(22, 30), at(6, 15))["other-way-round"]).toBe(at(16, 15));
  });

  it("of 1 h 25 min in minutes are 125 and 26", () => {
    expect(of("to-minutes", 85)).toMatchObject({
      "hour-of-hundred": 125,
      "hours-as-minutes": 26,
      "part-forgotten": 60,
    });
  });

  it("of 2,4 h in minutes are 240, 160 and 124", () => {
    const values = mistakesOf({ kind: "decimal-hours", numbers: [144, 0] }).map(({ value }) => value);
    expect(values).toEqual(expect.arrayContaining([240, 160, 124]));
  });

  it("of 7 min in seconds are 700 and 7", () => {
    expect(of("units", 420, 0)).toMatchObject({ "not-converted": 7 });
    expect(mistakesOf({ kind: "units", numbers: [420, 0] })).toContainEqual({ name: "wrong-factor", value: 700 });
  });
});

describe("typed answers", () => {
  const taskOf = (level: "easy" | "medium", skill: string) =>
    time
      .generate({ level, tasks: 40, topic: "calculation", form: "numbers" }, seeded("typed"))
      .tasks.find((one) => one.skill === skill)!;

  it.each(["sl", "en", "de"] as const)("take a time of day as it is written in %s, and with a space", (language) => {
    const task = taskOf("medium", "later");
    const right = toPlain(task.choices[task.correct]!.value, SPEAKERS[language]);
    expect(isRight(task, { text: right })).toBe(true);
    expect(isRight(task, { text: right.replace(/[.:]/, " ") })).toBe(true);
  });

  it("take hours and minutes also as minutes alone, and minutes without their unit", () => {
    const elapsed = taskOf("medium", "elapsed");
    const answer = elapsed.choices[elapsed.correct]!.value;
    expect(answer.kind === "duration" && isRight(elapsed, { text: `${answer.minutes} min` })).toBe(true);
    const converted = taskOf("easy", "to-minutes");
    const right = toPlain(converted.choices[converted.correct]!.value, SPEAKERS.sl);
    expect(isRight(converted, { text: right.replace(" min", "") })).toBe(true);
  });

  it.each(["numbers", "stories"] as const)("are not the minutes that are to be hours and minutes, in %s", (form) => {
    const kindOf = (facts: { readonly kind?: string; readonly of?: { readonly kind: string } }) =>
      (facts.of ?? facts).kind;
    const tasks = (["easy", "medium"] as const)
      .flatMap((level) => time.generate({ level, tasks: 40, topic: "calculation", form }, seeded("again")).tasks)
      .filter(({ facts }) => kindOf(facts) === "to-hours");
    expect(tasks.length).toBeGreaterThan(2);
    for (const task of tasks) {
      const answer = task.choices[task.correct]!.value;
      const minutes = answer.kind === "duration" ? answer.minutes : 0;
      for (const text of [`${minutes}`, `${minutes} min`]) expect(canRead(task, text), text).toBe(false);
      const written = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
      for (const text of [written, toPlain(answer, SPEAKERS.de)]) expect(isRight(task, { text }), text).toBe(true);
    }
  });
});

describe("the kinds of tasks", () => {
  it.each(["easy", "medium", "hard"] as const)("of %s each have a task in 200 draws", (level) => {
    for (let turn = 0; turn < 300; turn++) {
      const random = seeded(`${level} ${turn}`);
      expect(Array.from({ length: 200 }, () => drawFacts(level, random, turn)).some((one) => one !== null)).toBe(true);
    }
  });
});

describe("the worked solution", () => {
  const stepsOf = (kind: Facts["kind"], first: number, second = 0) =>
    solution({ kind, numbers: [first, second] }).map(({ say, shown }) =>
      [SPEAKERS.sl.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.sl))].join(" | "),
    );

  it("goes by hours, to the full hour and on", () => {
    expect(stepsOf("later", 525, 90)).toStrictEqual([
      "Najprej prištejemo cele ure: | 8.45 + 1 h = 9.45",
      "Do polne ure: | 9.45 + 15 min = 10.00",
      "Prištejemo še preostale minute: | 10.00 + 15 min = 10.15",
      "Rezultat: | 8.45 + 1 h 30 min = 10.15",
    ]);
  });

  it("goes no further than the full hour, where that is the end, and begins at the start, where that is full", () => {
    expect(stepsOf("elapsed", 620, 660).slice(0, -1)).toStrictEqual(["Do polne ure: | 10.20 + 40 min = 11.00"]);
    expect(stepsOf("elapsed", 600, 735).slice(0, -1)).toStrictEqual([
      "Od polne ure do konca: | 10.00 + 2 h 15 min = 12.15",
    ]);
  });

  it("goes to midnight and on from there", () => {
    expect(stepsOf("elapsed", 1_350, 375)).toStrictEqual([
      "Do polnoči mine: | 1 h 30 min",
      "Od polnoči naprej mine: | 6 h 15 min",
      "Skupaj: | 1 h 30 min + 6 h 15 min = 7 h 45 min",
      "Rezultat: | 7 h 45 min",
    ]);
  });

  it("exchanges an hour for 60 minutes", () => {
    expect(stepsOf("difference", 310, 155)).toStrictEqual([
      "Minut je premalo, zato eno uro zamenjamo s 60 minutami: | 5 h 10 min = 4 h + 70 min",
      "Ure in minute odštejemo ločeno: | 4 h − 2 h = 2 h | 70 min − 35 min = 35 min",
      "Rezultat: | 5 h 10 min − 2 h 35 min = 2 h 35 min",
    ]);
  });
});
