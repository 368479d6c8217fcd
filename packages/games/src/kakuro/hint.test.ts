import { describe, expect, it } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { digitsIn, type State } from "./board.ts";
import { hint } from "./hint.ts";
import { apply, start } from "./play.ts";
import { puzzleOf, SOLUTION, stateOf } from "./testing/board.ts";

const puzzle = puzzleOf(SOLUTION);
const at = (x: number, y: number): number => x + 6 * y;
const said = (state: State): string[] => {
  const { title, steps } = hint(state)!;
  return [title, ...steps].map((message) => SPEAKERS.en.say(message).replaceAll("\u00a0", " "));
};
const rows = (first: string, second = "......") => ["......", first, second, "......", "......", "......"];

describe("a hint", () => {
  it("names an error first, and clears it without saying the right digit", () => {
    const wrong = stateOf(puzzle, rows(".92..."));
    expect(said(wrong)[0]).toBe("Something to fix first");
    expect(hint(wrong)).toMatchObject({ move: { type: "clear", cell: at(1, 1) }, target: [] });
    expect(said(wrong).join(" ")).not.toContain("4");
  });

  it("adds up a run with one empty cell", () => {
    const one = stateOf(puzzle, rows(".42..."));
    expect(said(one)).toStrictEqual([
      "Last empty cell",
      "Look at the sum 7 in row 2. Only one cell is still empty.",
      "The digits there add up to 6 so far. How much is missing to make 7?",
      "7 − 6 = 1. It goes here: row 2/column 4.",
    ]);
    expect(hint(one)).toMatchObject({ move: { type: "enter", cell: at(3, 1), digit: 1 }, target: [[3, 1]] });
  });

  it("finds the digit that fits both sums", () => {
    expect(said(start(puzzle))).toStrictEqual([
      "What fits both sums",
      "Look at this cell: row 2/column 2. It belongs to two sums. Which digits can go there?",
      "Across, the sum 7 can still use 1, 2 and 4. Down, the sum 13 can still use 4, 5, 6, 7, 8 and 9.",
      "Only 4 is left.",
    ]);
  });

  it("builds on what was ruled out before, and not on what was ruled out wrongly", () => {
    const cell = at(5, 5);
    const all = start(puzzle);
    const misled = apply(all, { type: "ruleOut", cells: [{ cell, digits: 511 }] });
    let state = misled;
    for (let n = 0; n < 60 && hint(state); n++) state = apply(state, hint(state)!.move);
    expect(state.values[cell]).toBe("7");
  });

  it("rules out a digit that no remaining way has, and the marks show what remains", () => {
    let state: State = start(puzzleOf(["......", "....26", "..7239", "..241.", ".3164.", ".15..."]));
    const kinds = new Set<string>();
    for (let step = hint(state); step; step = hint(state)) {
      kinds.add(step.title.id.split(".").at(-1)!);
      const out = step.move.type === "ruleOut" ? step.move.cells : [];
      const after = apply(state, step.move);
      for (const { cell, digits } of out) {
        expect(after.ruledOut[cell]! & digits).toBe(digits);
        expect(after.marks[cell]! & digits).toBe(0);
        expect(digitsIn(after.marks[cell]!)).toContain(Number(state.puzzle.cells[cell]!.v));
      }
      state = after;
    }
    expect(kinds).toContain("combinations");
    expect(state.values.join("")).toBe("267239241316415");
  });

  it("is null on a solved board", () => {
    expect(hint(stateOf(puzzle, SOLUTION))).toBeNull();
  });
});
