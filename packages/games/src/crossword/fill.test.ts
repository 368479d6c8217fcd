import { describe, expect, it } from "vitest";
import { EMPTY_CELL, letterCell, runsOf } from "@karota/engine/grid/crossing.ts";
import { fill, type FillTask } from "./fill.ts";

const crossingOf = (rows: readonly string[]) => ({
  columns: rows[0]!.length,
  cells: [...rows.join("")].map((sign) => (sign === "." ? letterCell("?") : EMPTY_CELL)),
});
const SQUARE = crossingOf(["...", "...", "..."]);
const taskOf = (words: readonly string[], more: Partial<FillTask> = {}): FillTask => ({
  crossing: SQUARE,
  words,
  rivals: words.map(() => []),
  costs: words.map(() => 0),
  budget: 0,
  refused: [],
  steps: 1000,
  ...more,
});
/** Fills of a square with three words across and three down. */
const SIX = ["ABC", "DEF", "GHI", "ADG", "BEH", "CFI"];
const wordsIn = (task: FillTask): string[] | undefined => fill(task)?.map((word) => task.words[word]!);

describe("filling a board", () => {
  it("puts a word in every run, so that crossing ones agree, and none twice", () => {
    const found = wordsIn(taskOf(["BIT", "ICE", "TEN", "ABCDE", "XYZ", ...SIX]))!;
    expect(found.toSorted()).toStrictEqual(SIX.toSorted());
    const runs = runsOf(SQUARE);
    const letters = new Map<number, string>();
    for (const [run, word] of found.entries())
      for (const [i, cell] of runs[run]!.cells.entries()) {
        expect(letters.get(cell) ?? word[i]).toBe(word[i]);
        letters.set(cell, word[i]!);
      }
  });

  it("finds nothing where the only words that cross would be there twice", () => {
    expect(fill(taskOf(["BIT", "ICE", "TEN"]))).toBeNull();
  });

  it("takes only one of two rivals", () => {
    const rivals = SIX.map((_, word) => (word === 0 ? [5] : word === 5 ? [0] : []));
    expect(fill(taskOf(SIX, { rivals }))).toBeNull();
  });

  it("has nothing refused on a slanted line, in either direction", () => {
    for (const refused of ["AEI", "IEA", "CEG", "GEC", "BF", "DH"])
      expect(fill(taskOf(SIX, { refused: [refused] })), refused).toBeNull();
    expect(fill(taskOf(SIX, { refused: ["AEB"] }))).not.toBeNull();
  });

  it("spends no more than the budget", () => {
    const costs = SIX.map((_, word) => (word < 2 ? 1 : 0));
    expect(fill(taskOf(SIX, { costs, budget: 1 }))).toBeNull();
    expect(fill(taskOf(SIX, { costs, budget: 2 }))).not.toBeNull();
  });

  it("ends when its steps are used up", () => {
    expect(fill(taskOf(SIX, { steps: 5 }))).toBeNull();
    expect(fill(taskOf(SIX, { steps: 6 }))).not.toBeNull();
  });

  it("leaves blocked cells alone", () => {
    const crossing = crossingOf(["...#", "....", "....", "#..."]);
    const words = ["ABC", "DEFG", "HIJK", "LMN", "ADH", "BEIL", "CFJM", "GKN"];
    expect(wordsIn(taskOf([...words, "ABCD", "EFG"], { crossing }))?.toSorted()).toStrictEqual(words.toSorted());
  });
});
