import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { useGridCursor } from "./use-grid-cursor.ts";

afterEach(cleanup);

/** `#` cannot be reached. */
function board(...rows: readonly string[]) {
  const { result } = renderHook(() =>
    useGridCursor({
      columns: rows[0]!.length,
      rows: rows.length,
      start: [1, 1],
      reachable: (x, y) => rows[y]![x] !== "#",
    }),
  );
  const held = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };
  return {
    press: (key: string, more: Partial<typeof held> = {}) => {
      let used = false;
      act(() => void (used = result.current.press({ key, ...held, ...more })));
      return used ? result.current.cursor.join(",") : "not used";
    },
    moveTo: (x: number, y: number) => act(() => result.current.moveTo([x, y])),
  };
}

describe("the cursor of a board", () => {
  test("steps over what cannot be reached, and with Ctrl onto it", () => {
    const { press } = board("..#..", "..#..", ".....");
    expect([press("ArrowRight"), press("ArrowLeft"), press("ArrowRight", { ctrlKey: true })]).toEqual([
      "3,1",
      "1,1",
      "2,1",
    ]);
  });

  test("stays at the edge and where nothing follows that can be reached", () => {
    const { press } = board(".#.", "..#", "...");
    expect([press("ArrowUp"), press("ArrowRight"), press("ArrowDown"), press("ArrowDown")]).toEqual([
      "1,1",
      "1,1",
      "1,2",
      "1,2",
    ]);
  });

  test("goes to the ends of row, column and board that can be reached", () => {
    const { press } = board("#..#", "#...", "..##");
    const ends = [press("End"), press("PageUp"), press("PageDown"), press("Home", { ctrlKey: true })];
    expect(ends).toEqual(["3,1", "3,1", "3,1", "1,0"]);
    expect([press("End", { ctrlKey: true }), press("Home")]).toEqual(["1,2", "0,2"]);
  });

  test("leaves other keys alone, and these with Alt, Shift or the system's", () => {
    const { press } = board("...", "...", "...");
    expect([press("Tab"), press("a"), press("Backspace"), press("PageUp", { ctrlKey: true })]).toEqual(
      Array.from({ length: 4 }, () => "not used"),
    );
    for (const held of ["altKey", "metaKey", "shiftKey"]) expect(press("ArrowLeft", { [held]: true })).toBe("not used");
  });

  test("goes where the caller puts it", () => {
    const { press, moveTo } = board("...", "...", "...");
    moveTo(2, 2);
    expect(press("ArrowUp")).toBe("2,1");
  });
});
