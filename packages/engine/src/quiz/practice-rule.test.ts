import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "../random.ts";
import { masteryAfter, type Difficulty, type Mastery } from "./learning.ts";
import type { QuizLevel } from "./options.ts";
import {
  AIM,
  askableSkills,
  chanceFor,
  isEnough,
  MAX_IN_A_ROW,
  nextTask,
  PRACTICE_MS,
  PRACTICE_TASKS,
  type Asked,
  type DueMistake,
  type PracticeNow,
  type PracticeSkill,
} from "./practice-rule.ts";

const NOW = { day: 20, at: 20 * 86_400_000 };
const DIFFICULTIES: readonly Difficulty[] = ["easy", "medium", "hard"];
const SKILLS = ["a", "b", "c", "d"] as const;

const mastery = fc
  .array(fc.record({ right: fc.boolean(), typed: fc.boolean(), difficulty: fc.constantFrom(...DIFFICULTIES) }), {
    maxLength: 30,
  })
  .map((list) =>
    list.reduce<Mastery | null>(
      (one, answer, place) =>
        masteryAfter(one, answer, { day: 10 + (place % 10), at: (10 + (place % 10)) * 86_400_000 }),
      null,
    ),
  );
const skill = (game: string) =>
  fc.record({
    game: fc.constant(game),
    skill: fc.constantFrom(...SKILLS),
    mastery,
    difficulties: fc.subarray([...DIFFICULTIES], { minLength: 1 }),
  });
const skills = fc.uniqueArray(fc.oneof(skill("one"), skill("two")), {
  minLength: 1,
  maxLength: 6,
  selector: (one) => `${one.game} ${one.skill}`,
});
const named = { game: fc.constantFrom("one", "two"), skill: fc.constantFrom(...SKILLS) };
const asked = fc.array(
  fc.record({ ...named, difficulty: fc.constantFrom(...DIFFICULTIES), right: fc.boolean(), review: fc.boolean() }),
  { maxLength: 12 },
);
const due = fc.array(
  fc.record({ ...named, difficulty: fc.constantFrom(...DIFFICULTIES), question: fc.uuid(), same: fc.boolean() }),
  { maxLength: 8 },
);
const seed = fc.string();
const present = (parts: Partial<PracticeNow> & Pick<PracticeNow, "skills">): PracticeNow => ({
  foundations: () => [],
  due: [],
  asked: [],
  now: NOW,
  ...parts,
});
const isSame = (one: { game: string; skill: string }, other: { game: string; skill: string }): boolean =>
  one.game === other.game && one.skill === other.skill;
const answer = (one: { game: string; skill: string }, right: boolean, review = false): Asked => ({
  ...one,
  difficulty: "easy",
  right,
  review,
});
const plain = (game: string, name: string, more: Partial<PracticeSkill> = {}): PracticeSkill => ({
  game,
  skill: name,
  mastery: null,
  difficulties: DIFFICULTIES,
  ...more,
});
const afterAnswers = (rights: number, difficulty: Difficulty, day = 20): Mastery =>
  Array.from({ length: rights }).reduce<Mastery | null>(
    (one) => masteryAfter(one, { right: true, typed: true, difficulty }, { day, at: day * 86_400_000 }),
    null,
  )!;

describe("the next task of a practice", () => {
  it("is one that may be asked: a skill at one of its difficulties, or a mistake that is due", () => {
    fc.assert(
      fc.property(skills, due, asked, seed, (all, mistakes, before, text) => {
        const next = nextTask(present({ skills: all, due: mistakes, asked: before }), seeded(text));
        expect(next).not.toBeNull();
        const from = all.find((one) => isSame(one, next!));
        const isAskable =
          next!.why === "review"
            ? mistakes.some((one) => one.question === next!.question)
            : from!.difficulties.includes(next!.difficulty);
        expect(isAskable).toBe(true);
      }),
    );
  });

  it("is never the fourth of one skill in a row while another skill may be asked", () => {
    fc.assert(
      fc.property(
        skills,
        due,
        fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
        seed,
        (all, mistakes, rights, text) => {
          fc.pre(all.length > 1);
          const random = seeded(text);
          const done: Asked[] = [];
          const left = [...mistakes];
          for (const right of rights) {
            const next = nextTask(present({ skills: all, due: left, asked: done, foundations: () => all }), random)!;
            const last = done.slice(-MAX_IN_A_ROW);
            expect(last.length === MAX_IN_A_ROW && last.every((one) => isSame(one, next))).toBe(false);
            done.push({ ...next, right, review: next.why === "review" });
            if (next.why === "review")
              left.splice(
                left.findIndex((one) => one.question === next.question),
                1,
              );
          }
        },
      ),
    );
  });

  it("is a mistake that is due before anything else, the one that waits longest", () => {
    fc.assert(
      fc.property(skills, due, seed, (all, mistakes, text) => {
        fc.pre(mistakes.length > 0);
        const next = nextTask(present({ skills: all, due: mistakes }), seeded(text));
        expect(next).toMatchObject({ why: "review", question: mistakes[0]!.question });
      }),
    );
  });

  it("reviews a skill once in a practice with a fresh task, and each fact by itself", () => {
    const mistake = (question: string, same: boolean): DueMistake => ({
      game: "one",
      skill: "a",
      difficulty: "easy",
      question,
      same,
    });
    const done = [answer({ game: "one", skill: "a" }, true, true)];
    const all = [plain("one", "a"), plain("one", "b")];
    const next = (same: boolean) =>
      nextTask(present({ skills: all, due: [mistake("second", same)], asked: done }), seeded("x"));
    expect(next(false)).toMatchObject({ why: "level", skill: "b" });
    expect(next(true)).toMatchObject({ why: "review", question: "second", difficulty: "easy" });
  });

  it("goes back to what a skill builds on after two wrong answers, the weakest skill of it first", () => {
    const firm = plain("two", "a", { mastery: afterAnswers(20, "medium") });
    const weak = plain("two", "b", { mastery: afterAnswers(2, "easy") });
    const failed = { game: "one", skill: "a" };
    const foundations = (game: string) => (game === "one" ? [firm, weak] : []);
    const next = (rights: readonly boolean[]) =>
      nextTask(
        present({
          skills: [plain("one", "a"), plain("one", "b")],
          asked: rights.map((one) => answer(failed, one)),
          foundations,
        }),
        seeded("x"),
      );
    expect(next([false, false])).toMatchObject({ why: "foundation", game: "two", skill: "b" });
    expect(next([false])).toMatchObject({ why: "level", game: "one" });
    expect(next([false, true])).toMatchObject({ why: "level" });
  });

  it("is as likely to be right as the aim says, as far as a skill has such a difficulty", () => {
    fc.assert(
      fc.property(mastery, seed, (known, text) => {
        const one = plain("one", "a", { mastery: known });
        const next = nextTask(present({ skills: [one] }), seeded(text))!;
        const chance = chanceFor(one, next.difficulty);
        for (const other of DIFFICULTIES) {
          const instead = chanceFor(one, other);
          const isNearerFromBelow = chance < instead && instead <= AIM;
          const isNearerFromAbove = AIM <= instead && instead < chance;
          expect([isNearerFromBelow, isNearerFromAbove]).toEqual([false, false]);
        }
      }),
    );
  });

  it("lets a skill rest that only another day can raise, and asks firm ones after the others", () => {
    const rests = plain("one", "a", { mastery: afterAnswers(40, "hard"), difficulties: ["hard"] });
    const low = plain("one", "b");
    for (let n = 0; n < 20; n++)
      expect(nextTask(present({ skills: [rests, low] }), seeded(`${n}`))).toMatchObject({ skill: "b" });
  });

  it("is none when nothing may be asked", () => {
    expect(nextTask(present({ skills: [] }), seeded("x"))).toBeNull();
  });
});

describe("the skills that may be asked", () => {
  const levels = new Map<Difficulty, readonly string[]>([
    ["easy", ["a", "b"]],
    ["medium", ["b", "c"]],
    ["hard", ["c", "d"]],
  ]);
  const names = (known: Readonly<Record<string, Mastery>>) =>
    askableSkills("one", levels, new Map(Object.entries(known).map(([name, one]) => [name, { mastery: one }])), NOW)
      .map((one) => one.skill)
      .toSorted();

  it("are the easiest for somebody new, and others once those before are firm", () => {
    const firm = afterAnswers(40, "hard", 19);
    expect(names({})).toEqual(["a", "b"]);
    expect(names({ a: firm })).toEqual(["a", "b"]);
    expect(names({ a: firm, b: firm })).toEqual(["a", "b", "c"]);
    expect(names({ a: firm, b: firm, c: firm })).toEqual(["a", "b", "c", "d"]);
  });

  it("of the level starter are for those who practised one of them, or begin with it", () => {
    const withStarter = new Map<QuizLevel, readonly string[]>([["starter", ["s", "t"]], ...levels]);
    const asked = (known: Readonly<Record<string, Mastery>>, first?: QuizLevel) => {
      const practised = new Map(Object.entries(known).map(([name, one]) => [name, { mastery: one }]));
      return askableSkills("one", withStarter, practised, NOW, first);
    };
    const skillsOf = (list: readonly PracticeSkill[]) => list.map((one) => one.skill).toSorted();
    const firm = afterAnswers(40, "hard", 19);
    expect(skillsOf(asked({}))).toEqual(["a", "b"]);
    expect(skillsOf(asked({}, "starter"))).toEqual(["s", "t"]);
    expect(skillsOf(asked({ s: afterAnswers(1, "easy") }))).toEqual(["s", "t"]);
    expect(skillsOf(asked({ s: firm, t: firm }))).toEqual(["a", "b", "s", "t"]);
    expect(skillsOf(asked({ a: firm }, "starter"))).toEqual(["a", "b"]);
    expect(asked({}, "starter").map((one) => one.difficulties)).toEqual([["easy"], ["easy"]]);
    // A quiz without this level begins with its easiest one.
    expect(skillsOf(askableSkills("one", levels, new Map(), NOW, "starter"))).toEqual(["a", "b"]);
  });

  it("hold every skill that was practised, but no easier one that was not", () => {
    expect(names({ d: afterAnswers(1, "hard") })).toEqual(["c", "d"]);
  });
});

it("a practice ends with twelve answers, or after ten minutes", () => {
  expect([
    isEnough(PRACTICE_TASKS - 1, PRACTICE_MS - 1),
    isEnough(PRACTICE_TASKS, 0),
    isEnough(1, PRACTICE_MS),
  ]).toEqual([false, true, true]);
});
