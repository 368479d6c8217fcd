import { describe, expect, it, test } from "vitest";
import { keyMeaning, step } from "./grid.ts";

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

  it("do not clear with a shortcut", () => {
    expect(keyMeaning({ key: "x", ctrlKey: true }, "123", true)).toBeNull();
    expect(keyMeaning({ key: "ArrowLeft", ctrlKey: true }, "123")).toStrictEqual({ kind: "go", direction: "left" });
  });

  it("have no meaning otherwise, or clear where the game says so", () => {
    expect(keyMeaning("0", "123456789")).toBeNull();
    expect(keyMeaning("x", "123456789", true)).toStrictEqual({ kind: "clear" });
    expect(keyMeaning("Tab", "123456789", true)).toBeNull();
    expect(keyMeaning("constructor", "123456789")).toBeNull();
  });
});
