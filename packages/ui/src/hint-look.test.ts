import { describe, expect, test } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { cellMessage, cellWords, hintLook } from "./hint-look.ts";

const step = { id: "board.cell" };
const shown = (steps: number, stage: number) => ({
  hint: {
    title: step,
    steps: Array.from({ length: steps }, () => step),
    target: [[0, 0]] as const,
    reason: [
      [0, 0],
      [1, 0],
    ] as const,
    ruledOut: [
      [1, 0],
      [2, 0],
    ] as const,
    move: null,
  },
  stage,
});
const looks = (steps: number, stage: number) =>
  [0, 1, 2, 3].map((x) => hintLook(steps === 0 ? null : shown(steps, stage), [x, 0]));

describe("a hint on the board", () => {
  test("shows nothing first, then its reasons, and its target with the last step", () => {
    expect(looks(3, 0)).toEqual([null, null, null, null]);
    expect(looks(3, 1)).toEqual(["reason", "reason", "ruledOut", null]);
    expect(looks(3, 2)).toEqual(["target", "reason", "ruledOut", null]);
  });

  test("of one step shows all at once, and none shows nothing", () => {
    expect(looks(1, 0)).toEqual(["target", "reason", "ruledOut", null]);
    expect(looks(0, 0)).toEqual([null, null, null, null]);
  });

  test("is read in the label of its target cell, and only there", () => {
    const words = ([x, stage]: readonly [number, number]) => cellWords(shown(2, stage), [x, 0], "prazno", SPEAKERS.sl);
    expect([words([0, 0]), words([0, 1]), words([1, 1])]).toEqual(["prazno", "prazno, polje iz namiga", "prazno"]);
  });
});

test("a cell's words begin with its place, counted from 1", () => {
  expect(SPEAKERS.en.say(cellMessage([3, 2], "two mines around"))).toBe("row 3, column 4, two mines around");
});
