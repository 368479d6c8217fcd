import { describe, expect, it } from "vitest";
import type { CrossHint } from "@karota/engine/grid/crossing.ts";
import type { Message } from "@karota/engine/message.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { OPERATIONS, valueOf, type State } from "./board.ts";
import { hint } from "./hint.ts";
import { expressionFor } from "./numbers.ts";
import { apply, start } from "./play.ts";
import { puzzle, SOLUTION, stateOf } from "./testing/board.ts";
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
