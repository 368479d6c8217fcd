import { describe, expect, it } from "vitest";
import { EMPTY_CELL, letterCell, type Crossing, type CrossState } from "@karota/engine/grid/crossing.ts";
import { along, cursorAt, enterRun, firstCursor, go, nextRun, pick, turn } from "./cursor.ts";

/** A point is a wall, anything else a letter. */
const crossingOf = (...rows: readonly string[]): Crossing => ({
  columns: rows[0]!.length,
  cells: Array.from(rows.join(""), (sign) => (sign === "." ? EMPTY_CELL : letterCell(sign))),
});
const board = crossingOf("....", ".12.", ".34.", "..56");
const state = (written = ""): CrossState => ({
  puzzle: board,
  values: board.cells.map((_, cell) => (written[cell] ?? " ").trim()),
});

describe("the cursor of a crossing", () => {
  it("begins on the first empty letter, not selected", () => {
    expect(firstCursor(state())).toMatchObject({ cell: 5, heading: "e", selected: false });
    expect(firstCursor(state("     1"))).toMatchObject({ cell: 6 });
    expect(firstCursor(state("     12  34   56"))).toMatchObject({ cell: 5 });
  });

  it("takes the only heading that a letter has", () => {
    expect(cursorAt(board, 15, "s")).toMatchObject({ heading: "e", selected: true });
    expect(cursorAt(board, 6, "s")).toMatchObject({ heading: "s" });
  });

  it("selects a letter, turns it, lets it go", () => {
    const once = pick(board, firstCursor(state()), 6, true);
    expect(once).toMatchObject({ cell: 6, heading: "e", selected: true });
    const twice = pick(board, once, 6, true);
    expect(twice).toMatchObject({ heading: "s", selected: true });
    expect(pick(board, twice, 6, true)).toMatchObject({ heading: "s", selected: false });
  });

  it("lets a selected letter go at once where it does not turn, or where there is one run only", () => {
    expect(pick(board, cursorAt(board, 6, "e"), 6, false)).toMatchObject({ selected: false });
    expect(pick(board, cursorAt(board, 15, "e"), 15, true)).toMatchObject({ selected: false });
  });

  it("never selects a wall", () => {
    expect(pick(board, cursorAt(board, 6, "e"), 0, true)).toMatchObject({ cell: 0, selected: false });
    expect(turn(board, cursorAt(board, 0, "e"))).toMatchObject({ cell: 0, selected: false });
  });

  it("goes to the next letter over walls, and stays at the edge", () => {
    const gap = crossingOf("1.2", "3.4");
    expect(go(gap, cursorAt(gap, 0, "s"), "right", false)).toMatchObject({ cell: 2, selected: true });
    expect(go(gap, cursorAt(gap, 2, "s"), "right", false)).toMatchObject({ cell: 2, selected: true });
    expect(go(board, cursorAt(board, 9, "e"), "down", false)).toMatchObject({ cell: 9, selected: true });
  });

  it("moves over every cell with Ctrl, and walls are only looked at", () => {
    expect(go(board, cursorAt(board, 9, "e"), "down", true)).toMatchObject({ cell: 13, selected: false });
    expect(go(board, cursorAt(board, 9, "e"), "left", true)).toMatchObject({ cell: 8, selected: false });
  });

  it("takes the heading of its way", () => {
    expect(go(board, cursorAt(board, 5, "e"), "down", false)).toMatchObject({ cell: 9, heading: "s" });
    expect(go(board, cursorAt(board, 9, "s"), "right", false)).toMatchObject({ cell: 10, heading: "e" });
  });

  it("moves along its run and not beyond", () => {
    const first = cursorAt(board, 6, "s");
    expect(along(board, first, 1)).toMatchObject({ cell: 10 });
    expect(along(board, first, 2)).toMatchObject({ cell: 14 });
    expect(along(board, first, 3)).toBe(first);
    expect(along(board, first, -1)).toBe(first);
  });

  it("enters a run at its first empty cell", () => {
    const run = { heading: "s", head: 2, cells: [6, 10, 14] } as const;
    expect(enterRun(state("      2"), run)).toMatchObject({ cell: 10, heading: "s", selected: true });
    expect(enterRun(state("      2   4   5"), run)).toMatchObject({ cell: 6 });
  });

  it("goes through all runs and round again, both ways", () => {
    let cursor = cursorAt(board, 5, "e");
    const seen: string[] = [];
    for (let n = 0; n < 5; n++) {
      cursor = nextRun(state(), cursor, 1);
      seen.push(`${cursor.cell}${cursor.heading}`);
    }
    expect(seen).toStrictEqual(["9e", "14e", "5s", "6s", "5e"]);
    expect(nextRun(state(), cursor, -1)).toMatchObject({ cell: 6, heading: "s" });
  });
});
