import { describe, expect, it, test } from "vitest";
import { givenCell, openCell, silentCell } from "./cell.ts";
import { cellAt, cellsOf, gridOf, keyMeaning, nextOpen, step } from "./grid.ts";
import { markState } from "./mark.ts";

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
});

test("a step leads to the neighbour", () => {
  expect((["up", "down", "left", "right"] as const).map(step)).toStrictEqual([
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
  ]);
});

describe("keys", () => {
  it("enter allowed characters in either case, clear with Backspace, and go with arrows", () => {
    expect(keyMeaning("7", "123456789")).toStrictEqual({ kind: "value", value: "7" });
    expect(keyMeaning("š", "ABCČŠ")).toStrictEqual({ kind: "value", value: "Š" });
    expect(keyMeaning("Backspace", "123")).toStrictEqual({ kind: "clear" });
    expect(keyMeaning("ArrowLeft", "123")).toStrictEqual({ kind: "go", direction: "left" });
  });

  it("enter letters in either case, composed, and typed with AltGr or a Mac's Option", () => {
    const letters = ["A", "Č", "Š", "Ü", "ẞ", "H"];
    const typed = (key: string, held = {}) => {
      const meaning = keyMeaning({ key, ...held }, letters);
      return meaning?.kind === "value" ? meaning.value : null;
    };
    expect([typed("č"), typed("s\u030c"), typed("u\u0308"), typed("ß")]).toStrictEqual(["Č", "Š", "Ü", "ẞ"]);
    expect([typed("ß", { altKey: true }), typed("š", { altKey: true, ctrlKey: true })]).toStrictEqual(["ẞ", "Š"]);
    expect([typed("h", { altKey: true }), typed("a", { ctrlKey: true }), typed("č", { metaKey: true })]).toStrictEqual([
      null,
      null,
      null,
    ]);
  });

  it("do not clear what is a shortcut", () => {
    expect(keyMeaning({ key: "x", ctrlKey: true }, "123", true)).toBeNull();
    expect(keyMeaning({ key: "ArrowLeft", ctrlKey: true }, "123")).toStrictEqual({ kind: "go", direction: "left" });
  });

  it("mean nothing otherwise, or clear where the game says so", () => {
    expect(keyMeaning("0", "123456789")).toBeNull();
    expect(keyMeaning("x", "123456789", true)).toStrictEqual({ kind: "clear" });
    expect(keyMeaning("Tab", "123456789", true)).toBeNull();
    expect(keyMeaning("constructor", "123456789")).toBeNull();
  });
});

describe("the state display", () => {
  const filled = gridOf([openCell("2", "2"), openCell("3", "9"), openCell("4"), givenCell("1"), silentCell()], 5);
  const marksOf = (shown: ReturnType<typeof markState>) =>
    cellsOf(shown).map((cell) => (cell.correct_value ? "right" : cell.wrong_value ? "wrong" : null));

  it("marks what the player has filled in as right or wrong, and nothing else", () => {
    expect(marksOf(markState(filled, true))).toStrictEqual(["right", "wrong", null, null, null]);
  });

  it("takes its marks away and leaves cells alone that do not change", () => {
    const shown = markState(filled, true);
    expect(marksOf(markState(shown, false))).toStrictEqual([null, null, null, null, null]);
    expect(cellAt(shown, [2, 0])).toBe(cellAt(filled, [2, 0]));
  });
});
