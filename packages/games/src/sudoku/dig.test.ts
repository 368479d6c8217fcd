import { describe, expect, it } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import { cluesOf } from "./bits.ts";
import { CELLS, digitsOf } from "./board.ts";
import { dig, exchange, flip, isGiven, isUnique, lineSwaps, PAIRS, type Full } from "./dig.ts";
import { generate } from "./generate.ts";
import { slowCount } from "./testing/reference.ts";

describe("exchanging pairs of clues", () => {
  const random = seeded("exchange");
  const full: Full = {
    solution: Uint8Array.from(digitsOf(generate({ level: "normal" }, random).solution)),
    unavoidable: [],
  };
  const { solution } = full;
  const clues = cluesOf(solution);
  dig(clues, full, random.shuffled(PAIRS), isUnique);
  const board = () => CELLS.map((cell) => (isGiven(clues, solution, cell) ? solution[cell]! : 0));
  const boards = Array.from({ length: 12 }, () => {
    exchange(clues, full, random, isUnique);
    return board();
  });

  it("leaves other boards with one solution by a plain search, the same after a half-turn", () => {
    expect(new Set(boards.map((one) => one.join(""))).size).toBeGreaterThan(6);
    for (const one of boards) {
      expect(slowCount(one, 2)).toBe(1);
      expect(one.map((digit) => digit > 0)).toStrictEqual(one.map((digit) => digit > 0).toReversed());
    }
  });

  it("leaves no pair that could go, by a plain search", () => {
    for (const pair of PAIRS.filter(([cell]) => isGiven(clues, solution, cell!))) {
      flip(clues, solution, pair);
      expect(isUnique(clues, full, pair)).toBe(false);
      expect(slowCount(board(), 2)).toBe(2);
      flip(clues, solution, pair);
    }
  });

  it("knows sets of two lines in which the board has another solution", () => {
    const swaps = lineSwaps(solution);
    expect(swaps.length).toBeGreaterThan(3 * 18);
    for (let i = 0; i < swaps.length; i += 3) {
      const without = CELLS.map((cell) =>
        swaps[i + Math.floor(cell / 27)]! & (1 << (cell % 27)) ? 0 : solution[cell]!,
      );
      expect(without.filter((digit) => digit === 0).length).toBeLessThanOrEqual(18);
      expect(slowCount(without, 2)).toBe(2);
    }
  });

  it("collects sets of cells without a clue in which the board has another solution", () => {
    const { unavoidable } = full;
    expect(unavoidable.length).toBeGreaterThan(30);
    for (let i = 0; i < unavoidable.length; i += 3) {
      const without = CELLS.map((cell) =>
        unavoidable[i + Math.floor(cell / 27)]! & (1 << (cell % 27)) ? 0 : solution[cell]!,
      );
      expect(slowCount(without, 2)).toBe(2);
    }
  });
});
