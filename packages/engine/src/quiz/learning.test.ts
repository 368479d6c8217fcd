import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  afterMistake,
  afterReview,
  firstAnswersAfter,
  HIGHEST_LEVEL,
  isDue,
  levelAt,
  masteryAfter,
  newAnswers,
  REVIEW_DAYS,
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

  it("goes back to the first interval whenever it is wrong, also before its day and once mended", () => {
    const review = fc.record({
      step: fc.integer({ min: 0, max: 5 }),
      due: fc.option(fc.integer({ min: 0, max: 500 })),
    });
    fc.assert(
      fc.property(review, fc.integer({ min: 0, max: 500 }), (before, today) => {
        expect(afterReview(before, false, today)).toEqual({ step: 0, due: today + 1 });
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
    difficulty: fc.constantFrom<Difficulty>("easy", "medium", "hard"),
    hours: fc.integer({ min: 0, max: 30 * 24 }),
  }),
  { minLength: 1, maxLength: 60 },
);

describe("the level of a skill", () => {
  const after = (rights: readonly boolean[], difficulty: Difficulty, day = 10): Mastery =>
    rights.reduce<Mastery | null>((one, right) => masteryAfter(one, right, difficulty, moment(day)), null)!;
  const rights = (count: number) => Array.from({ length: count }, () => true);

  it("grows to 3 with easy tasks, to 4 with medium ones and to 5 with hard ones, however many", () => {
    expect((["easy", "medium", "hard"] as const).map((one) => after(rights(500), one).level)).toEqual([3, 4, 5]);
    expect(after(rights(1), "hard").level).toBe(1);
    expect(after(rights(1), "easy").level).toBe(0);
    expect(after(rights(2), "easy").level).toBe(1);
  });

  it("never falls within a day, whatever is answered", () => {
    fc.assert(
      fc.property(answers, (list) => {
        let mastery: Mastery | null = null;
        for (const { right, difficulty } of list) {
          const before: number = mastery === null ? 0 : levelAt(mastery, moment(10));
          mastery = masteryAfter(mastery, right, difficulty, moment(10));
          expect(mastery.level).toBeGreaterThanOrEqual(before);
        }
      }),
    );
  });

  it("does not fall at midnight while one plays on, and does so after the night", () => {
    const high = after([...rights(30), false, false, false, false], "hard");
    expect(high.level).toBe(5);
    const late = { day: 11, at: high.at + HOUR_MS };
    expect(levelAt(high, late)).toBe(5);
    expect(masteryAfter(high, false, "hard", late).level).toBe(5);
    expect(levelAt(high, moment(11))).toBeLessThan(5);
    expect(masteryAfter(high, false, "hard", moment(11)).level).toBeLessThan(5);
  });

  it("stays for 35 days and then loses one for each 35 days, down to 1", () => {
    const high = after(rights(40), "hard");
    expect([0, 34, 35, 69, 70, 105, 140, 1000].map((days) => levelAt(high, moment(10 + days)))).toEqual([
      5, 5, 4, 4, 3, 2, 1, 1,
    ]);
    expect(masteryAfter(high, true, "hard", moment(45)).level).toBe(5);
    expect(masteryAfter(high, true, "hard", moment(10 + 140)).level).toBeLessThan(4);
  });

  it("stays between 0 and 5, and its strength between 0 and 1000 and whole", () => {
    fc.assert(
      fc.property(answers, (list) => {
        let mastery: Mastery | null = null;
        let at = 10 * DAY_MS;
        for (const { right, difficulty, hours } of list) {
          at += hours * HOUR_MS;
          mastery = masteryAfter(mastery, right, difficulty, { day: Math.floor(at / DAY_MS), at });
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
