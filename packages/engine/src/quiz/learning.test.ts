import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../random.ts";
import {
  abilityBefore,
  afterMistake,
  afterReview,
  firstAnswersAfter,
  HIGHEST_LEVEL,
  isDue,
  levelAt,
  masteryAfter,
  newAnswers,
  REVIEW_DAYS,
  rightDaysBefore,
  waitsForAnotherDay,
  type Difficulty,
  type Mastery,
  type Review,
} from "./learning.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const moment = (day: number, hour = 12) => ({ day, at: day * DAY_MS + hour * HOUR_MS });

describe("a mistake", () => {
  it("comes back after 1, 3, 7, 16 and 35 days and is then mended", () => {
    let review = afterMistake(100);
    const waits: number[] = [];
    let today = 100;
    while (review.due !== null) {
      waits.push(review.due - today);
      today = review.due;
      expect(isDue(review, today - 1)).toBe(false);
      expect(isDue(review, today)).toBe(true);
      review = afterReview(review, true, today);
    }
    expect(waits).toEqual([1, 3, 7, 16, 35]);
    expect(review).toEqual({ step: 5, due: null });
  });

  it("comes back on the next day and two waits earlier whenever it is wrong, also before its day and once mended", () => {
    const review = fc.record({
      step: fc.integer({ min: 0, max: 5 }),
      due: fc.option(fc.integer({ min: 0, max: 500 })),
    });
    fc.assert(
      fc.property(review, fc.integer({ min: 0, max: 500 }), (before, today) => {
        expect(afterReview(before, false, today)).toEqual({ step: Math.max(0, before.step - 2), due: today + 1 });
      }),
    );
  });

  it("is not moved by a right answer before its day", () => {
    const review: Review = { step: 2, due: 50 };
    expect(afterReview(review, true, 49)).toBe(review);
    expect(afterReview({ step: 5, due: null }, true, 99)).toEqual({ step: 5, due: null });
  });

  it("that was reviewed late waits from the day on which it was right", () => {
    expect(afterReview({ step: 0, due: 50 }, true, 80)).toEqual({ step: 1, due: 80 + REVIEW_DAYS[1] });
  });
});

const answers = fc.array(
  fc.record({
    right: fc.boolean(),
    typed: fc.boolean(),
    difficulty: fc.constantFrom<Difficulty>("easy", "medium", "hard"),
    hours: fc.integer({ min: 0, max: 30 * 24 }),
  }),
  { minLength: 1, maxLength: 60 },
);

describe("the level of a skill", () => {
  /** Typed answers, the last of them on a day, and one right one on each of the two days before. */
  const after = (rights: readonly boolean[], difficulty: Difficulty, typed = true, day = 10): Mastery =>
    [true, true, ...rights].reduce<Mastery | null>(
      (one, right, place) => masteryAfter(one, { right, typed, difficulty }, moment(place < 2 ? day - 2 + place : day)),
      null,
    )!;
  const rights = (count: number) => Array.from({ length: count }, () => true);
  const onOneDay = (count: number): Mastery =>
    rights(count).reduce<Mastery | null>(
      (one, right) => masteryAfter(one, { right, typed: true, difficulty: "hard" }, moment(10)),
      null,
    )!;

  it("grows to 3 with easy tasks, to 4 with medium ones and to 5 with hard ones, however many", () => {
    for (const typed of [true, false])
      expect((["easy", "medium", "hard"] as const).map((one) => after(rights(500), one, typed).level)).toEqual([
        3, 4, 5,
      ]);
    expect(onOneDay(1).level).toBe(1);
  });

  it("is 3 at most after right answers on one day, 4 after two days and 5 after three", () => {
    let mastery = onOneDay(100);
    expect(mastery).toMatchObject({ level: 3, rightDays: 1 });
    expect(waitsForAnotherDay(mastery, moment(10))).toBe(true);
    expect(waitsForAnotherDay(mastery, moment(11))).toBe(false);
    for (const [day, level] of [
      [11, 4],
      [12, 5],
      [13, 5],
    ] as const) {
      mastery = masteryAfter(mastery, { right: true, typed: false, difficulty: "hard" }, moment(day));
      expect([mastery.level, levelAt(mastery, moment(day + 1))]).toEqual([level, level]);
    }
    expect(mastery.rightDays).toBe(3);
  });

  it("counts no day on which everything was wrong", () => {
    let mastery = onOneDay(100);
    for (const day of [11, 12, 13])
      mastery = masteryAfter(mastery, { right: false, typed: true, difficulty: "hard" }, moment(day));
    expect(mastery).toMatchObject({ rightDays: 1, rightOn: 10 });
  });

  it("grows less by a chosen answer than by a typed one, and never falls less by a wrong one that was easy to guess", () => {
    fc.assert(
      fc.property(answers, fc.constantFrom<Difficulty>("easy", "medium", "hard"), (list, difficulty) => {
        let before: Mastery | null = null;
        for (const answer of list) before = masteryAfter(before, answer, moment(10));
        const next = (right: boolean, typed: boolean) =>
          masteryAfter(before, { right, typed, difficulty }, moment(10)).strength - before!.strength;
        expect(next(true, false)).toBeLessThanOrEqual(next(true, true));
        expect(next(true, false)).toBeGreaterThanOrEqual(0);
        expect(next(false, false)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it("is hardly ever 3 for somebody who guesses a hundred times", () => {
    let reached = 0;
    for (let run = 0; run < 300; run++) {
      const random = seeded(`guesser ${run}`);
      let mastery: Mastery | null = null;
      for (let n = 0; n < 100; n++)
        mastery = masteryAfter(mastery, { right: random.chance(1 / 4), typed: false, difficulty: "hard" }, moment(10));
      if (mastery!.level >= 3) reached++;
    }
    expect(reached / 300).toBeLessThan(0.02);
  });

  it("that was stored before days were counted has those that its level needs", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 0, max: 5 }), (strength, shown) => {
        const old = { strength, level: shown, day: 10, at: moment(10).at };
        const mastery = { ...old, ...rightDaysBefore(old, 1), ability: abilityBefore(strength) };
        const byStrength = [100, 250, 450, 650, 850].filter((from) => from <= strength).length;
        expect(levelAt(mastery, moment(10))).toBe(shown);
        expect(levelAt(mastery, moment(12))).toBe(byStrength);
      }),
    );
    expect(rightDaysBefore({ strength: 0, level: 0, day: 10 }, 0)).toEqual({ rightDays: 0, rightOn: null });
  });

  it("never falls within a day, whatever is answered", () => {
    fc.assert(
      fc.property(answers, (list) => {
        let mastery: Mastery | null = null;
        for (const answer of list) {
          const before: number = mastery === null ? 0 : levelAt(mastery, moment(10));
          mastery = masteryAfter(mastery, answer, moment(10));
          expect(mastery.level).toBeGreaterThanOrEqual(before);
        }
      }),
    );
  });

  it("does not fall at midnight while one plays on, and does so after the night", () => {
    const high = after([...rights(30), false, false, false, false], "hard");
    expect(high.level).toBe(5);
    const wrong = { right: false, typed: true, difficulty: "hard" } as const;
    const late = { day: 11, at: high.at + HOUR_MS };
    expect(levelAt(high, late)).toBe(5);
    expect(masteryAfter(high, wrong, late).level).toBe(5);
    expect(levelAt(high, moment(11))).toBeLessThan(5);
    expect(masteryAfter(high, wrong, moment(11)).level).toBeLessThan(5);
  });

  it("stays for 35 days for each day on which it was right, then loses one for each such time, down to 1", () => {
    const levels = (one: Mastery, rests: readonly number[]) => rests.map((days) => levelAt(one, moment(10 + days)));
    expect(levels(onOneDay(100), [0, 34, 35, 70, 1000])).toEqual([3, 3, 2, 1, 1]);
    const high = after(rights(40), "hard");
    expect(high.rightDays).toBe(3);
    expect(levels(high, [0, 104, 105, 209, 210, 315, 420, 2000])).toEqual([5, 5, 4, 4, 3, 2, 1, 1]);
    const right = { right: true, typed: true, difficulty: "hard" } as const;
    expect(masteryAfter(high, right, moment(10 + 105)).level).toBe(5);
    expect(masteryAfter(high, right, moment(10 + 420)).level).toBeLessThan(4);
  });

  it("stays between 0 and 5, and its strength between 0 and 1000 and whole", () => {
    fc.assert(
      fc.property(answers, (list) => {
        let mastery: Mastery | null = null;
        let at = 10 * DAY_MS;
        for (const { hours, ...answer } of list) {
          at += hours * HOUR_MS;
          mastery = masteryAfter(mastery, answer, { day: Math.floor(at / DAY_MS), at });
          expect(Number.isInteger(mastery.strength)).toBe(true);
          expect(mastery.strength).toBeGreaterThanOrEqual(0);
          expect(mastery.strength).toBeLessThanOrEqual(1000);
          expect(mastery.level).toBeLessThanOrEqual(HIGHEST_LEVEL);
          expect(levelAt(mastery, { day: Math.floor(at / DAY_MS), at })).toBe(mastery.level);
        }
      }),
    );
  });
});

describe("first answers", () => {
  const marks = fc.array(fc.constantFrom(true, false, null), { minLength: 1, maxLength: 40 });

  it("count each task once, also when the board is started again and answered otherwise", () => {
    fc.assert(
      fc.property(fc.array(marks, { minLength: 1, maxLength: 8 }), (rounds) => {
        const counted = new Map<number, boolean>();
        let signs = "";
        for (const round of rounds) {
          const next = firstAnswersAfter(signs, 40, (place) => round[place] ?? null);
          for (const { place, right } of newAnswers(signs, next)) {
            expect(counted.has(place)).toBe(false);
            counted.set(place, right);
            expect(right).toBe(round[place]);
          }
          signs = next;
        }
        expect([...signs].filter((sign) => sign !== ".")).toHaveLength(counted.size);
      }),
    );
  });

  it("are one character a task", () => {
    expect(firstAnswersAfter("", 4, (place) => [true, null, false][place] ?? null)).toBe("1.0.");
    expect(newAnswers("1.0.", "110.")).toEqual([{ place: 1, right: true }]);
  });
});
