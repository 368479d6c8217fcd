import { describe, expect, it } from "vitest";
import { canRead, isRight } from "@karota/engine/quiz/marking.ts";
import { isMiss } from "@karota/engine/quiz/near-misses.ts";
import { toPlain, toSpoken } from "@karota/engine/quiz/plain.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { division } from "./index.ts";
import { remainderDraft, remainderSchema, remainderSolution, type Remainder } from "./remainder.ts";

const facts = (dividend: number, divisor: number): Remainder => ({ kind: "remainder", dividend, divisor });
const named = (dividend: number, divisor: number) =>
  remainderDraft(facts(dividend, divisor)).mistakes.map(({ name, value }) => `${name} ${toPlain(value, SPEAKERS.en)}`);
const easy = division.generate({ level: "easy", tasks: 40, form: "numbers" }, seeded("rest")).tasks;
const medium = division.generate({ level: "medium", tasks: 40, form: "numbers" }, seeded("rest")).tasks;
const mediumWithRest = medium.filter(({ skill }) => skill === "remainder");
const withRest = easy.filter(({ skill }) => skill === "remainder");

describe("a division that leaves a rest", () => {
  it("is one of six easy and of six medium tasks, and none of other levels or stories", () => {
    expect([withRest.length, mediumWithRest.length]).toEqual([6, 6]);
    for (const { facts: drawn } of mediumWithRest) {
      const { dividend, divisor } = drawn as Remainder;
      expect([dividend >= 100, dividend % divisor > 0, divisor < 10]).toEqual([true, true, true]);
    }
    for (const [level, form] of [
      ["starter", "numbers"],
      ["easy", "stories"],
      ["medium", "stories"],
      ["hard", "numbers"],
    ] as const) {
      const { tasks } = division.generate({ level, tasks: 40, form }, seeded("none"));
      expect(tasks.filter(({ skill }) => skill === "remainder")).toEqual([]);
    }
  });

  it("is written and said as the language has it", () => {
    const { answer } = remainderDraft(facts(17, 5));
    expect(
      Object.values(SPEAKERS)
        .map((speaker) => toPlain(answer, speaker))
        .toSorted(),
    ).toEqual(["3 Rest 2", "3 r 2", "3, ost. 2"]);
    expect(toSpoken(answer, SPEAKERS.sl)).toBe("3, ostanek 2");
    expect(toSpoken(answer, SPEAKERS.en)).toBe("3 remainder 2");
  });

  it("is read as people type it, and a number alone is no answer", () => {
    for (const task of [...withRest, ...mediumWithRest] as readonly Task[]) {
      const right = toPlain(task.choices[task.correct]!.value, SPEAKERS.en);
      const [whole, rest] = right.split(" r ");
      for (const sign of ["r", " R ", ", ost. ", " Rest ", " (ost. ", ", remainder ", " ostanek "])
        expect(isRight(task, { text: `${whole}${sign}${rest}` }), `${whole}${sign}${rest}`).toBe(true);
      expect(isRight(task, { text: `${whole} r ${Number(rest) + 1}` })).toBe(false);
      for (const text of ["", whole!, `${whole},${rest}`, `${whole} x ${rest}`, "r", "3 r", "r 2", "-3 r 2"])
        expect(canRead(task, text), text).toBe(false);
    }
  });

  it("has the usual wrong answers", () => {
    expect(named(17, 5)).toEqual([
      "rest-too-large 2 r 7",
      "too-many-times 4 r 3",
      "rest-miscounted 3 r 3",
      "rest-miscounted 3 r 1",
      "rest-to-next 3 r 3",
      "rest-swapped 2 r 3",
      "quotient-off 4 r 2",
      "quotient-off 2 r 2",
    ]);
  });

  it("has the wrong answers of written division from 100 on", () => {
    expect(named(415, 4)).toContain("zero-forgotten 13 r 3");
    expect(named(347, 4)).toContain("rest-dropped 81 r 3");
    expect(named(347, 4).filter((one) => one.startsWith("rest-swapped"))).toEqual([]);
    for (const { choices } of mediumWithRest) expect(choices.filter(({ mistake }) => isMiss(mistake))).toEqual([]);
  });

  it("is explained digit by digit from 100 on, and ends with the ones", () => {
    expect(
      remainderSolution(facts(415, 4)).map(({ say, shown }) =>
        [SPEAKERS.en.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.en))].join(" "),
      ),
    ).toStrictEqual([
      "First we estimate with rounded numbers: 400 ÷ 4 = 100",
      "We begin with 4. 4 goes into 4 once, remainder 0. 4 = 1 × 4",
      "We bring down 1. 4 doesn’t go into 1, so we write 0 in the quotient.",
      "We bring down 5. 4 goes into 15 3 times, remainder 3. 15 = 3 × 4 + 3",
      "412 and 3 more make 415. The remainder is 3: 412 + 3 = 415",
      "We check: 103 × 4 + 3 = 415",
      "The result: 415 ÷ 4 = 103 r 3",
    ]);
  });

  it("is shown within the tables by full rows of the divisor and by what is left over beside them", () => {
    const picturesOf = (one: Remainder): readonly string[] =>
      remainderSolution(one).flatMap(({ shown }) =>
        shown.flatMap((part) => (part.kind === "picture" ? [part.name] : [])),
      );
    expect(picturesOf(facts(17, 5))).toStrictEqual(["rest 3 5 2"]);
    expect(picturesOf(facts(415, 4))).toStrictEqual([]);
    const svg = division.picture!("rest 3 5 2");
    const circles = [...svg.matchAll(/<circle cx="[\d.]+" cy="([\d.]+)" r="9" fill="(#\w+)"/g)];
    const colours = new Set(circles.map(([, , fill]) => fill));
    const sizes = [...Map.groupBy(circles, ([, y]) => y).values()].map((row) => row.length);
    expect(sizes).toStrictEqual([5, 5, 5, 2]);
    expect(colours.size).toBe(2);
    for (const name of ["rest", "rest 3 5", "rest 3 5 5", "rest 0 5 2", "rest 3 5 2 1", "rest 99 5 2", "rest 3 x 2"])
      expect(() => division.picture!(name), name).toThrow(RangeError);
  });

  it("is explained by the largest product that fits", () => {
    expect(
      remainderSolution(facts(17, 5)).map(({ say, shown }) =>
        [SPEAKERS.sl.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.sl))].join(" "),
      ),
    ).toStrictEqual([
      "V poštevanki števila 5 poiščemo največje število, ki ni večje od 17: 3 · 5 = 15 3 vrste, v vsaki 5 krogov, in še 2 kroga",
      "15 in še 2 je 17. Ostanek je 2: 15 + 2 = 17",
      "Preizkus: 3 · 5 + 2 = 17",
      "Rezultat: 17 : 5 = 3, ost. 2",
    ]);
  });

  it("comes back from storage only where something is left", () => {
    for (const right of [facts(17, 5), facts(415, 4)]) expect(remainderSchema.safeParse(right).success).toBe(true);
    for (const wrong of [facts(15, 5), facts(4, 5), facts(99, 5), facts(17, 1), facts(17.5, 5)])
      expect(remainderSchema.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  });
});
