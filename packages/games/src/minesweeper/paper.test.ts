import { describe, expect, it } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import { isMine } from "./board.ts";
import { generate } from "./generate.ts";
import { minesweeper } from "./index.ts";
import { followsFrom, openOnPaper } from "./paper.ts";
import { start } from "./play.ts";

describe.each(minesweeper.options.presets)("on paper, $size with $mines mines", (options) => {
  const puzzles = Array.from({ length: 5 }, (_, n) => generate(options, seeded(`paper${n}`)));

  it("the mines follow from the open numbers, the start is open and no mine is", () => {
    for (const puzzle of puzzles) {
      const open = openOnPaper(puzzle);
      expect(followsFrom(puzzle, open)).toBe(true);
      const { cover } = start(puzzle);
      expect(open.every((shown, cell) => shown || cover[cell] !== "R")).toBe(true);
      expect(open.some((shown, cell) => shown && isMine(puzzle, cell))).toBe(false);
    }
  });

  it("no open number could be left away, and cells without a mine are covered too", () => {
    for (const puzzle of puzzles) {
      const open = openOnPaper(puzzle);
      const { cover } = start(puzzle);
      const more = [...open.keys()].filter((cell) => open[cell] && cover[cell] !== "R");
      expect(more.filter((cell) => followsFrom(puzzle, open.with(cell, false)))).toStrictEqual([]);
      expect(open.some((shown, cell) => !shown && !isMine(puzzle, cell))).toBe(true);
    }
  });
});
