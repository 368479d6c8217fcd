import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { CELLS, digitsOf, LEVELS } from "./board.ts";
import { examine, MAX_SOLUTIONS, type Report } from "./bring-check.ts";
import { techniqueName } from "./bring-grade.ts";
import { remarkOf } from "./bring-words.ts";
import { generate } from "./generate.ts";
import { TECHNIQUES } from "./hint.ts";
import { slowCount } from "./testing/reference.ts";

const SEVENTEEN = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
const NONE = "000000010400000000020000000000050604008000300001090000300400200050100000000806000";
const last = (digits: readonly number[]): Report => [...examine(digits)].at(-1)!;
const easy = generate({ level: "easy" }, seeded("bring"));
const solution = digitsOf(easy.solution);

/** What is said has all its values, in every language. */
function expectWords(report: Report, digits: readonly number[]): void {
  const { title, lines } = remarkOf(report, digits);
  for (const language of LANGUAGES)
    for (const message of [title, ...lines])
      expect(SPEAKERS[language].say(message)).not.toMatch(/sudoku\.|[{}]|undefined|NaN/);
}

describe("a board that is brought", () => {
  it.each(LEVELS)("of level %s gets this level, and every step that it needs", (level) => {
    const { initial } = generate({ level }, seeded(`bring ${level}`));
    const report = last(digitsOf(initial));
    expect(report).toMatchObject({ kind: "one", puzzle: { level, initial }, grading: { isDone: true } });
    if (report.kind !== "one") return;
    expect(report.grading.used.length).toBeGreaterThan(1);
    expectWords(report, digitsOf(initial));
  });

  it("with 17 givens is easy to the end", () => {
    expect(last(digitsOf(SEVENTEEN))).toMatchObject({ kind: "one", puzzle: { level: "easy" }, grading: { trials: 0 } });
  });

  it("that no technique solves says how often a digit has to be tried out", () => {
    const report = last(digitsOf("100007090030020008009600500005300900010080002600004000300000010040000007007000300"));
    expect(report.kind === "one" && report.grading.trials).toBeGreaterThan(0);
    expectWords(report, []);
  });

  it("has named techniques only, without a digit but that of BUG+1 and the type of a rectangle", () => {
    for (const technique of TECHNIQUES)
      for (const language of LANGUAGES) {
        const name = SPEAKERS[language].say(techniqueName(technique));
        const type = technique.values?.["type"];
        expect(typeof type === "number" ? name.replace(`${type}`, "") : name).not.toMatch(/sudoku\.|[{}]|(?<!BUG\+)\d/);
      }
  });

  it("that is empty or complete is told apart", () => {
    expect(last(CELLS.map(() => 0))).toStrictEqual({ kind: "empty" });
    expect(last(solution)).toStrictEqual({ kind: "complete" });
  });

  it("with the same digit twice names each row, column and box with its cells", () => {
    const digits = CELLS.map(() => 0)
      .with(0, 5)
      .with(1, 5)
      .with(72, 5);
    expect(last(digits)).toStrictEqual({
      kind: "clash",
      clashes: [
        { unit: 0, digit: 5, cells: [0, 1] },
        { unit: 9, digit: 5, cells: [0, 72] },
        { unit: 18, digit: 5, cells: [0, 1] },
      ],
    });
    expectWords(last(digits), digits);
  });

  it("without a solution says where it fails and which digit may be wrong", () => {
    const digits = digitsOf(NONE);
    const report = last(digits);
    expect(report).toMatchObject({ kind: "none" });
    if (report.kind !== "none") return;
    expect(report.deadEnd).not.toBeNull();
    expect(report.suspects).toContain(33);
    expectWords(report, digits);
  });

  it("that a search would refute in seconds is refuted at once", () => {
    const digits = digitsOf("000005080000601043000000000010500000000106000300000005530000061000000004000000000");
    expect(last(digits)).toMatchObject({ kind: "none" });
  });

  it("with thousands of solutions is counted up to a thousand", () => {
    const digits = CELLS.map(() => 0).with(40, 5);
    const report = last(digits);
    expect(report).toMatchObject({ kind: "several", count: MAX_SOLUTIONS });
    expectWords(report, digits);
  });

  it("gets what a plain search says of its solutions, and two cells in which they really differ", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(80), { minLength: 40, maxLength: 56 }),
        fc.nat(80),
        fc.nat(9),
        (holes, cell, digit) => {
          const digits = solution.map((right, at) => (holes.includes(at) ? 0 : right)).with(cell, digit);
          const report = last(digits);
          seen.add(report.kind);
          const slow = slowCount(digits, 3);
          const solutions = report.kind === "several" ? report.count : report.kind === "one" ? 1 : 0;
          expect(Math.min(3, solutions)).toBe(slow);
          const differences = report.kind === "several" ? report.differences : [];
          const each = differences.flatMap((one) =>
            one.digits.map((value) => slowCount(digits.with(one.cell, value), 1)),
          );
          expect(each).toStrictEqual(report.kind === "several" ? [1, 1, 1, 1] : []);
          expectWords(report, digits);
        },
      ),
      { seed: 3, numRuns: 20 },
    );
    expect(seen.size).toBeGreaterThan(2);
  });
});
