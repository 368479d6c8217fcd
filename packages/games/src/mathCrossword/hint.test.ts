import { describe, expect, it } from "vitest";
import type { CrossHint } from "@karota/engine/grid/crossing.ts";
import type { Message } from "@karota/engine/message.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { OPERATIONS, SIZES, valueOf, type State } from "./board.ts";
import { generate } from "./generate.ts";
import { hint } from "./hint.ts";
import { expressionFor } from "./numbers.ts";
import { apply, check, start } from "./play.ts";
import { gappedPuzzle, puzzle, SOLUTION, stateOf } from "./testing/board.ts";
import { workingOf } from "./working.ts";

const plain = (message: Message): string => SPEAKERS.en.say(message).replaceAll("\u00a0", " ");
const worked = (asked: CrossHint): string[] => {
  const { steps, last } = workingOf(asked);
  return [...steps, last].map(plain);
};

describe("a hint is worked out", () => {
  it.each<[CrossHint, string[]]>([
    [{ o1: 47, op: "+", o2: 38 }, ["47 + 30 = 77", "77 + 8 = 85"]],
    [{ o1: 47, op: "+", o2: 30 }, ["47 + 30 = 77"]],
    [{ o1: 85, op: "-", o2: 38 }, ["85 − 30 = 55", "55 − 8 = 47"]],
    [{ o1: 6, op: "*", o2: 7 }, ["6 × 7 = 42"]],
    [{ o1: 14, op: "*", o2: 3 }, ["3 × 10 = 30", "3 × 4 = 12", "30 + 12 = 42"]],
    [{ o1: 3, op: "*", o2: 14 }, ["3 × 10 = 30", "3 × 4 = 12", "30 + 12 = 42"]],
    [{ o1: 14, op: "*", o2: 32 }, ["14 × 30 = 420", "14 × 2 = 28", "420 + 28 = 448"]],
    [{ o1: 96, op: "/", o2: 4 }, ["4 × 20 = 80", "4 × 4 = 16", "20 + 4 = 24"]],
    [{ o1: 80, op: "/", o2: 4 }, ["4 × 20 = 80", "80 ÷ 4 = 20"]],
    [{ o1: 7005, op: "+", o2: 120 }, ["7005 + 100 = 7105", "7105 + 20 = 7125"]],
  ])("%j: %j", (asked, steps) => {
    expect(worked(asked)).toStrictEqual(steps);
  });

  it("in true equations only, the last of which ends in the result", () => {
    const random = seeded("working");
    for (let n = 0; n < 2000; n++) {
      const op = OPERATIONS[n % 4]!;
      const value = op === "*" ? 2 * random.between(5, 2500) : random.between(10, 5000);
      const asked = expressionFor(op, value, 10_000, random);
      const equations = worked(asked);
      for (const equation of equations) {
        const [, o1, sign, o2, result] = /^(\d+) (.) (\d+) = (\d+)$/.exec(equation)!;
        const operation = OPERATIONS["+−×÷".indexOf(sign!)]!;
        expect(valueOf({ o1: Number(o1), op: operation, o2: Number(o2) }), equation).toBe(Number(result));
      }
      expect(equations.at(-1)!.endsWith(` = ${value}`)).toBe(true);
    }
  });
});

describe("the hints of a board", () => {
  const said = (state: State): string[] => [hint(state)!.title, ...hint(state)!.steps].map(plain);

  it("begin with the easiest result and show its number with the last step only", () => {
    const first = hint(start(puzzle))!;
    expect(said(start(puzzle))).toStrictEqual([
      "Add in parts",
      "This is the easiest one now (row 3): 77 + 8.",
      "You can add this in one go.",
      "77 + 8 = 85. So the result is 85.",
    ]);
    expect(first.target).toStrictEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(first.move).toStrictEqual({
      entries: [
        { cell: 13, digit: "8" },
        { cell: 14, digit: "5" },
      ],
    });
  });

  it("prefer a result whose digits are partly there, and say that these fit", () => {
    const state = apply(start(puzzle), hint(start(puzzle))!.move);
    const [, look, , so] = said(state);
    expect(look).toContain("One of its digits is there already.");
    expect(so).toContain("The digit that’s already there fits.");
    expect(hint(state)!.move.entries).toHaveLength(1);
  });

  it("name an error first, and clear it without saying the right digit", () => {
    const wrong = stateOf(["......", ".43...", "......", "......", "......", "......"]);
    expect(said(wrong)).toStrictEqual([
      "Something to fix first",
      "One cell isn’t right. Shall we look for it?",
      "Work this one out again (row 2): 6 × 7.",
      "row 2/column 3: 3 doesn’t belong there. Erase it and try again.",
    ]);
    expect(hint(wrong)!.move).toStrictEqual({ entries: [{ cell: 8, digit: "" }] });
  });

  it("are null on a solved board", () => {
    expect(hint(stateOf(SOLUTION))).toBeNull();
  });
});

describe("the hints of a board with gaps", () => {
  const said = (state: State): string[] => [hint(state)!.title, ...hint(state)!.steps].map(plain);
  const withWhole = stateOf(["......", "......", ".85.3.", "....1.", "...2.5", "......"], gappedPuzzle);

  it("begin with whole calculations, of which no digit is missing", () => {
    expect(said(start(gappedPuzzle))[1]).toBe("This is the easiest one now (row 3): 77 + 8.");
  });

  it("list the results that are possible, of which one has the digits that are there", () => {
    const next = hint(withWhole)!;
    expect(said(withWhole)).toStrictEqual([
      "A missing digit",
      "Look at row 4: 7?0 + 2. One digit of the calculation is missing. Which results are possible?",
      "These fit the number of cells: 700 + 2 = 702, 710 + 2 = 712, 720 + 2 = 722, 730 + 2 = 732, 740 + 2 = 742, 750 + 2 = 752, 760 + 2 = 762, 770 + 2 = 772, 780 + 2 = 782 and 790 + 2 = 792.",
      "Only one of them has the digit that’s already there: 710 + 2 = 712. So the result is 712.",
    ]);
    expect(next.move.entries).toStrictEqual([
      { cell: 21, digit: "7" },
      { cell: 23, digit: "2" },
    ]);
  });

  it("compare two results that cross where neither is decided alone", () => {
    const state = stateOf(["......", ".4....", ".85.3.", "...712", "...2.5", "......"], gappedPuzzle);
    expect(said(state)).toStrictEqual([
      "A missing digit",
      "Look at row 2 and column 3. A digit is missing in both calculations, but their results cross.",
      "These results are still possible for ? × 7 (row 2): 6 × 7 = 42 and 7 × 7 = 49.",
      "These results are still possible for 5 × ? (column 3): 5 × 3 = 15, 5 × 5 = 25, 5 × 7 = 35 and 5 × 9 = 45.",
      "Only 2 fits both results in the cell where they cross: row 2/column 3.",
    ]);
    expect(hint(state)!.move).toStrictEqual({ entries: [{ cell: 8, digit: "2" }] });
  });

  it("ask to work out a whole calculation again where an error is in one", () => {
    const wrong = stateOf(["......", "......", ".95...", "......", "......", "......"], gappedPuzzle);
    expect(said(wrong)[2]).toBe("Work this one out again (row 3): 77 + 8.");
  });

  it("compare calculations that cross where an error is in two that have gaps", () => {
    const wrong = stateOf(["......", ".49...", "......", "......", "......", "......"], gappedPuzzle);
    expect(said(wrong)[2]).toBe("Compare this one again with those that cross it (row 2): ? × 7.");
  });

  it.each(["en", "sl", "de"] as const)("solve every board, with a reason at each step, in %s", (language) => {
    for (const size of SIZES)
      for (let n = 0; n < depth(4, 40); n++) {
        const made = generate({ size, range: 1000, operations: "+-*/", clues: "missing" }, seeded(`gaps ${n}`));
        let state = start(made);
        const titles = new Set<string>();
        for (let next = hint(state); next; next = hint(state)) {
          titles.add(next.title.id);
          const words = next.steps.map((step) => SPEAKERS[language].say(step));
          expect(words.filter((text) => /undefined|NaN|mathCrossword/.test(text))).toStrictEqual([]);
          const after = apply(state, next.move);
          expect(after).not.toBe(state);
          state = after;
        }
        expect(check(state).status).toBe("solved");
        expect(titles).toContain("mathCrossword.technique.gap");
      }
  });
});
