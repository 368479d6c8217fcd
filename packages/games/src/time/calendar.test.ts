import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { isRight } from "@karota/engine/quiz/marking.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { wordedSvg } from "@karota/engine/quiz/worded-svg.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { calendarAnswer } from "./calendar-form.ts";
import { calendarFits, dateOf, drawCalendar, weekdayOf, type CalendarFacts } from "./calendar-kinds.ts";
import { calendarMistakes } from "./calendar-mistakes.ts";
import { calendarName } from "./calendar-picture.ts";
import { calendarSolution } from "./calendar-solution.ts";
import { time } from "./index.ts";
import { drawPicture } from "./picture.ts";

const MARCH = [3, 31, 2] as const;
const tasksOf = (level: "easy" | "medium" | "hard", skill: string): readonly Task[] =>
  time
    .generate({ level, tasks: 40, topic: "calendar", form: "numbers" }, seeded(`calendar ${level}`))
    .tasks.filter((task) => task.skill === skill);

/** What any level draws. */
const drawnFacts = fc
  .tuple(fc.constantFrom("easy" as const, "medium" as const, "hard" as const), fc.nat(), fc.nat(2))
  .map(([level, seed, turn]) => {
    const random = seeded(String(seed));
    for (;;) {
      const facts = drawCalendar(level, random, turn);
      if (facts) return facts;
    }
  });

describe("typical errors with a calendar", () => {
  const of = (facts: CalendarFacts) =>
    Object.fromEntries(calendarMistakes(facts).map(({ name, value }) => [name, value]));

  it("count both ends, or only the days between", () => {
    expect(of({ kind: "days-until", page: MARCH, numbers: [5, 23] })).toMatchObject({
      "both-counted": 19,
      "only-between": 17,
      "date-as-days": 23,
    });
  });

  it("forget the rest of the month, subtract the dates, or take 30 days for a month", () => {
    expect(of({ kind: "days-until", page: MARCH, numbers: [24, 36] })).toMatchObject({
      "only-next-month": 5,
      "dates-subtracted": 19,
      "thirty-days": 11,
    });
  });

  it("take weeks for days, and stay in the month", () => {
    expect(of({ kind: "date-later", page: MARCH, numbers: [24, 2] })).toMatchObject({
      "weeks-as-days": 26,
      "month-kept": 7,
      "thirty-days": 39,
    });
  });

  it("are three or more of other values than the answer", () => {
    fc.assert(
      fc.property(drawnFacts, (facts) => {
        const values = calendarMistakes(facts).map(({ value }) => value);
        expect(values.length).toBeGreaterThanOrEqual(3);
        expect(new Set(values).size).toBe(values.length);
        expect(values).not.toContain(calendarAnswer(facts));
      }),
    );
  });
});

describe("a page of the calendar", () => {
  it("counts on into the next month, also over the end of the year", () => {
    const december: CalendarFacts = { kind: "date-later", page: [12, 31, 1], numbers: [24, 2] };
    expect(dateOf(december, 38)).toEqual([1, 7]);
    expect(dateOf(december, 31)).toEqual([12, 31]);
    expect(weekdayOf(december, 32)).toBe(4);
  });

  it("is drawn with every day once, its weeks from Monday, and a ring around today", () => {
    const svg = wordedSvg(drawPicture(calendarName(MARCH, 5)), SPEAKERS.de);
    const words = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, word]) => word);
    expect(words).toEqual([
      "März",
      ...Array.from({ length: 31 }, (_, place) => String(place + 1)),
      ..."Mo Di Mi Do Fr Sa So".split(" "),
    ]);
    // The 5th is a Saturday: its ring is in the column of "Sa".
    const columnOf = (word: string): string | undefined => new RegExp(`<text x="(\\d+)"[^>]*>${word}<`).exec(svg)?.[1];
    expect([columnOf("Sa"), /<circle cx="(\d+)"/.exec(svg)?.[1]]).toEqual([columnOf("5"), columnOf("5")]);
    expect(drawPicture(calendarName(MARCH, 0))).not.toContain("<circle");
  });

  it("is refused where there is no such month", () => {
    for (const name of ["calendar 2 30 1 0", "calendar 3 31 8 0", "calendar 13 31 1 0", "calendar 3 31 2 32"])
      expect(() => drawPicture(name), name).toThrow(RangeError);
    const refused: readonly CalendarFacts[] = [
      { kind: "weekday", page: [4, 31, 1], numbers: [5, 0] },
      { kind: "weekday", page: MARCH, numbers: [32, 0] },
      { kind: "weekday-next", page: MARCH, numbers: [31, 0] },
      { kind: "days-until", page: MARCH, numbers: [9, 9] },
      { kind: "date-later", page: MARCH, numbers: [30, 5] },
    ];
    expect(refused.filter(calendarFits)).toEqual([]);
    expect(calendarFits({ kind: "weekday", page: [2, 29, 7], numbers: [29, 0] })).toBe(true);
  });
});

describe("typed answers to a calendar", () => {
  it("are weekdays and dates as each language writes them, dates in digits too", () => {
    const [weekday] = tasksOf("easy", "weekday");
    const [later] = tasksOf("hard", "date-later");
    for (const language of LANGUAGES)
      for (const task of [weekday!, later!])
        expect(isRight(task, { text: toPlain(task.choices[task.correct]!.value, SPEAKERS[language]) })).toBe(true);
    const facts = later!.facts as CalendarFacts;
    const [month, day] = dateOf(facts, calendarAnswer(facts));
    expect(isRight(later!, { text: `${day}. ${month}.` })).toBe(true);
    expect(isRight(later!, { text: `${day + 1}. ${month}.` })).toBe(false);
  });
});

describe("the worked solution of a calendar", () => {
  const stepsOf = (facts: CalendarFacts) =>
    calendarSolution(facts).map(({ say, shown }) =>
      [SPEAKERS.sl.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.sl))].join(" | "),
    );

  it("counts to the end of the month and on", () => {
    expect(stepsOf({ kind: "days-until", page: MARCH, numbers: [24, 36] })).toStrictEqual([
      "Mesec marec ima 31 dni. Do konca meseca: | 31 − 24 = 7",
      "Nato prištejemo dneve naslednjega meseca: | 7 + 5 = 12",
      "Rezultat: | 12 dni",
    ]);
  });

  it("adds weeks and goes over the end of the month", () => {
    expect(stepsOf({ kind: "date-later", page: MARCH, numbers: [24, 2] })).toStrictEqual([
      "Teden ima 7 dni: | 2 · 7 dni = 14 dni",
      "Toliko dni prištejemo datumu: | 24 + 14 = 38",
      "Mesec marec ima 31 dni, preostali dnevi so v naslednjem mesecu: | 38 − 31 = 7",
      "Rezultat: | 7. april",
    ]);
  });

  it("finds a weekday of the next month from its first day", () => {
    expect(stepsOf({ kind: "weekday-next", page: MARCH, numbers: [47, 0] })).toStrictEqual([
      "Zadnji dan na koledarju je 31. marec. To je: | četrtek",
      "Naslednji dan, 1. april, je torej: | petek",
      "Dan v tednu se ponovi vsakih 7 dni, zato sta 2. in 16. v mesecu na isti dan: | 16 = 2 + 2 · 7",
      "Rezultat: | sobota",
    ]);
  });
});
