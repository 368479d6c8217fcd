import { describe, expect, it } from "vitest";
import { givenCell, openCell, silentCell } from "./cell.ts";
import { cellAt, cellsOf, gridOf, keyMeaning, nextOpen } from "./grid.ts";
import { enter, go, noticeOf, openGridGame, reset, select, selectedOf, showState } from "./grid-game.ts";

/** A wall, a hint, a given 1, and cells whose solutions are 2 to 5. */
const grid = gridOf(
  [
    openCell("2"),
    givenCell("1"),
    openCell("3"),
    silentCell(),
    openCell("4"),
    silentCell({ id: "sum" }),
    openCell("5"),
    givenCell("1"),
    openCell("2"),
  ],
  3,
);
const fresh = openGridGame("g", grid, "daily");
const fill = (values: string) =>
  [...values].reduce(
    (game, value, place) =>
      enter(
        select(
          game,
          (
            [
              [0, 0],
              [2, 0],
              [1, 1],
              [0, 2],
              [2, 2],
            ] as const
          )[place]!,
        ),
        value,
      ),
    fresh,
  );

describe("arrows", () => {
  it("go over locked cells to the next open one", () => {
    expect(nextOpen(grid, [0, 0], "right")).toStrictEqual([2, 0]);
    expect(nextOpen(grid, [0, 0], "down")).toStrictEqual([0, 2]);
    expect(nextOpen(grid, [2, 2], "left")).toStrictEqual([0, 2]);
    expect(nextOpen(grid, [2, 2], "up")).toStrictEqual([2, 0]);
  });

  it("find nothing where only locked cells or the edge follow", () => {
    expect(nextOpen(grid, [1, 1], "left")).toBeNull();
    expect(nextOpen(grid, [2, 0], "right")).toBeNull();
  });

  it("move the selection, and leave it where there is nowhere to go", () => {
    const selected = select(fresh, [0, 0]);
    expect(selectedOf(go(selected, "right"))).toStrictEqual([2, 0]);
    expect(go(selected, "up")).toBe(selected);
    expect(go(fresh, "right")).toBe(fresh);
  });
});

describe("keys", () => {
  it("enter allowed characters in either case, clear with Backspace, and go with arrows", () => {
    expect(keyMeaning("7", "123456789")).toStrictEqual({ kind: "value", value: "7" });
    expect(keyMeaning("š", "ABCČŠ")).toStrictEqual({ kind: "value", value: "Š" });
    expect(keyMeaning("Backspace", "123")).toStrictEqual({ kind: "clear" });
    expect(keyMeaning("ArrowLeft", "123")).toStrictEqual({ kind: "go", direction: "left" });
  });

  it("mean nothing otherwise, or clear where the game says so", () => {
    expect(keyMeaning("0", "123456789")).toBeNull();
    expect(keyMeaning("x", "123456789", true)).toStrictEqual({ kind: "clear" });
    expect(keyMeaning("Tab", "123456789", true)).toBeNull();
    expect(keyMeaning("constructor", "123456789")).toBeNull();
  });
});

describe("a grid game", () => {
  it("selects one cell at a time and deselects the selected one", () => {
    const first = select(fresh, [0, 0]);
    const second = select(first, [2, 0]);
    expect(cellsOf(second.grid).filter((cell) => cell.selected)).toHaveLength(1);
    expect(selectedOf(second)).toStrictEqual([2, 0]);
    expect(selectedOf(select(second, [2, 0]))).toBeNull();
  });

  it("selects no locked cell and nothing outside", () => {
    for (const position of [
      [1, 0],
      [0, 1],
      [2, 1],
      [9, 9],
    ] as const)
      expect(select(fresh, position)).toBe(fresh);
  });

  it("writes into the selected cell only and clears it again", () => {
    const written = enter(select(fresh, [0, 0]), "9");
    expect(cellAt(written.grid, [0, 0])?.value).toBe("9");
    expect(cellsOf(enter(written, "").grid).map((cell) => cell.value)).toStrictEqual(
      cellsOf(fresh.grid).map((cell) => cell.value),
    );
    expect(enter(fresh, "9")).toBe(fresh);
  });

  it("marks filled cells as right or wrong while the state display is on, and no others", () => {
    const shown = showState(fill("29"), true);
    const marks = cellsOf(shown.grid).map((cell) => [cell.correct_value, cell.wrong_value]);
    expect(marks.filter(([right]) => right)).toHaveLength(1);
    expect(cellAt(shown.grid, [0, 0])?.correct_value).toBe(true);
    expect(marks.filter(([, wrong]) => wrong)).toHaveLength(1);
    expect(cellAt(shown.grid, [2, 0])?.wrong_value).toBe(true);
    expect(cellAt(enter(shown, "3").grid, [2, 0])).toMatchObject({ correct_value: true, wrong_value: false });
    const hidden = cellsOf(showState(shown, false).grid);
    expect(hidden.some((cell) => cell.correct_value || cell.wrong_value)).toBe(false);
  });

  it("is solved when all is filled in and right, and says so when some is wrong", () => {
    const wrong = fill("23459");
    expect(wrong).toMatchObject({ allFilledUp: true, hasWrongValues: true, solutionAchieved: false, completed: false });
    expect(noticeOf(wrong)).toStrictEqual({ id: "grid.someWrong" });
    const solved = fill("23452");
    expect(solved).toMatchObject({ allFilledUp: true, hasWrongValues: false, solutionAchieved: true, completed: true });
    expect(noticeOf(solved)).toBeNull();
    expect(noticeOf(fill("29"))).toBeNull();
  });

  it("resets to the original values without selection or marks, and stays completed", () => {
    const again = reset(showState(fill("23452"), true));
    expect(again.grid).toStrictEqual(fresh.grid);
    expect(again).toMatchObject({ completed: true, solutionAchieved: false, stateShown: false });
  });

  it("opens with progress and still resets to the start", () => {
    const opened = openGridGame("g", fill("2345").grid);
    expect(opened.allFilledUp).toBe(false);
    expect(cellAt(opened.grid, [0, 0])?.value).toBe("2");
    expect(cellAt(reset(opened).grid, [0, 0])?.value).toBe("");
  });
});
