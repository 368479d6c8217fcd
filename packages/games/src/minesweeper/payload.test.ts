import { describe, expect, it } from "vitest";
import { receiveSave } from "@karota/engine/testing/receive-save.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { State } from "./board.ts";
import { minesweeper } from "./index.ts";
import frozen from "./minesweeper.payload-v1.json" with { type: "json" };
import { rowsOf, stateOf } from "./testing/boards.ts";

type Sent = { grid: string; numMines: number; start: [number, number] };
type CellSent = { t: string; n: number; u: string };

const fresh = stateOf("s...*", ".....", ".....", ".*...", ".....");
const { payload, saves, apply, check } = minesweeper;
const encode = (state: State) => payload.encode(state, SPEAKERS.sl) as Sent;
const gridOf = (state: State): CellSent[][] => JSON.parse(encode(state).grid);
/** A save of this state with some of its cells changed. */
const save = (state: State, change: (grid: CellSent[][]) => void = () => undefined) => {
  const grid = gridOf(state);
  change(grid);
  return { grid: JSON.stringify(grid) };
};
const put =
  (x: number, y: number, u: string) =>
  (grid: CellSent[][]): void => {
    grid[y]![x]!.u = u;
  };
const dug = apply(fresh, { type: "reveal", cells: [20] });
const lost = apply(fresh, { type: "reveal", cells: [4] });
const solved = minesweeper.solve(fresh).reduce((now, move) => apply(now, move), fresh);

describe("the payload", () => {
  it("has the fields of the specification: JSON text of rows of t, n and u, and the number of mines", () => {
    expect(encode(fresh)).toMatchObject({ version: 1, numMines: 2, start: [0, 0] });
    const grid = gridOf(apply(fresh, { type: "mark", cells: [16], marked: true }));
    expect(grid).toHaveLength(5);
    expect([grid[0]![0], grid[0]![4], grid[3]![1], grid[2]![1], grid[4]![0]]).toStrictEqual([
      { t: "E", n: 0, u: "R" },
      { t: "M", n: 0, u: "I" },
      { t: "M", n: 0, u: "M" },
      { t: "E", n: 1, u: "R" },
      { t: "E", n: 1, u: "I" },
    ]);
  });

  it("opens the frozen board with its flags and what is dug up", () => {
    const state = payload.decode(frozen);
    expect(rowsOf(state)).toStrictEqual([
      "MMRRRMRRRM",
      "RRRRMRRRRR",
      "RRRRRRRRRR",
      "RRRRRRMRRR",
      "RRIRRRMRRR",
      "RRIRRRRIRR",
      "RRIIIIIIII",
      "RRIIIIIIII",
      "IIIIIIIIII",
      "IIIIIIIIII",
    ]);
    expect(check(state).status).toBe("playing");
  });

  it.each<[string, (sent: Sent) => unknown]>([
    ["a wrong number", (sent) => ({ ...sent, grid: sent.grid.replace('"n":1', '"n":2') })],
    ["a wrong number of mines", (sent) => ({ ...sent, numMines: 3 })],
    ["a start on a mine", (sent) => ({ ...sent, start: [4, 0] })],
    ["a start beside a mine", (sent) => ({ ...sent, start: [3, 0] })],
    ["a start outside", (sent) => ({ ...sent, start: [7, 0] })],
    ["a covered start", (sent) => ({ ...sent, grid: sent.grid.replace('"u":"R"', '"u":"I"') })],
    [
      "rows of two lengths",
      (sent) => ({ ...sent, grid: JSON.stringify(JSON.parse(sent.grid).with(4, JSON.parse(sent.grid)[4].slice(1))) }),
    ],
    ["text that is no JSON", (sent) => ({ ...sent, grid: "[" })],
    ["an empty grid", (sent) => ({ ...sent, grid: "[]" })],
    ["a field too many in a cell", (sent) => ({ ...sent, grid: sent.grid.replace('"u":', '"x":1,"u":') })],
  ])("refuses %s", (_, twist) => {
    expect(() => payload.decode(encode(fresh))).not.toThrow();
    expect(() => payload.decode(twist(encode(fresh)))).toThrow();
  });
});

describe("a save", () => {
  it("carries flags and what was dug up", () => {
    const later = apply(dug, { type: "mark", cells: [16], marked: true });
    expect(receiveSave(saves, fresh, save(later))).toStrictEqual(later);
    expect(receiveSave(saves, later, save(apply(later, { type: "mark", cells: [16], marked: false })))).toStrictEqual(
      dug,
    );
    expect(receiveSave(saves, fresh, save(lost))).toStrictEqual(lost);
    expect(receiveSave(saves, fresh, save(solved))).toStrictEqual(solved);
  });

  it("resets any board when it is equal to the start", () => {
    for (const state of [dug, lost, solved]) expect(receiveSave(saves, state, save(fresh))).toStrictEqual(fresh);
  });

  it("goes over the start where the newer board was started again", () => {
    for (const before of [lost, solved, apply(fresh, { type: "reveal", cells: [15] })]) {
      const way = saves.between(before, dug);
      expect(way).toHaveLength(2);
      expect(way.reduce<State | null>((now, one) => now && receiveSave(saves, now, one), before)).toStrictEqual(dug);
    }
    expect(saves.between(fresh, dug)).toHaveLength(1);
    expect(saves.between(dug, dug)).toHaveLength(0);
  });

  it("never covers again what was dug up, a mine least of all", () => {
    const further = apply(dug, { type: "reveal", cells: [15] });
    expect(receiveSave(saves, further, save(further, put(0, 4, "I")))).toBeNull();
    expect(receiveSave(saves, dug, save(dug, put(0, 4, "M")))).toBeNull();
    expect(receiveSave(saves, dug, save(fresh, put(1, 3, "M")))).toBeNull();
    expect(receiveSave(saves, lost, save(dug))).toBeNull();
    const lostLater = apply(further, { type: "reveal", cells: [4] });
    expect(receiveSave(saves, lostLater, save(further))).toBeNull();
  });

  it("changes nothing on a board that is over, not even a flag", () => {
    expect(receiveSave(saves, lost, save(lost))).toStrictEqual(lost);
    expect(receiveSave(saves, lost, save(lost, put(1, 3, "M")))).toBeNull();
    expect(receiveSave(saves, lost, save(lost, put(0, 4, "R")))).toBeNull();
    expect(receiveSave(saves, solved, save(solved, put(1, 3, "M")))).toBeNull();
    expect(receiveSave(saves, solved, save(solved, put(4, 0, "R")))).toBeNull();
  });

  it("is refused where no digging leads: open ground beside cover, two mines, a mine on a solved board", () => {
    const walled = stateOf("s*....", ".*....", ".*....", "......", "......", "......");
    expect(receiveSave(saves, walled, save(walled, put(5, 0, "R")))).toBeNull();
    const both = (grid: CellSent[][]) => [put(4, 0, "R"), put(1, 3, "R")].forEach((one) => one(grid));
    expect(receiveSave(saves, fresh, save(fresh, both))).toBeNull();
    expect(receiveSave(saves, fresh, save(solved, put(4, 0, "R")))).toBeNull();
  });

  it("is refused with another board's mines, numbers or size", () => {
    const swapped = save(fresh, (grid) => {
      [grid[0]![4]!.t, grid[4]![4]!.t] = ["E", "M"];
    });
    const miscounted = save(fresh, (grid) => {
      grid[4]![0]!.n = 0;
    });
    const short = save(fresh, (grid) => void grid.pop());
    for (const forged of [swapped, miscounted, short, { grid: "{}" }, { grid: "" }, { grid: "null" }])
      expect(receiveSave(saves, fresh, forged)).toBeNull();
  });
});
