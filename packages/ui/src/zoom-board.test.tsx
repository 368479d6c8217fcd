import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { ZoomBoard } from "./zoom-board.tsx";

const scrolled = vi.fn<() => void>();
beforeEach(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  cleanup();
  scrolled.mockClear();
});
const show = (columns: number, rows: number) =>
  render(
    <ZoomBoard columns={columns} rows={rows} speaker={SPEAKERS.en}>
      <div role="gridcell" tabIndex={0} aria-label="cell" />
    </ZoomBoard>,
  );

test("small boards need no closer look, wide and tall ones have it", () => {
  const closer = ([columns, rows]: readonly [number, number]) => {
    cleanup();
    show(columns, rows);
    return screen.queryByRole("button") !== null;
  };
  expect(
    [
      [9, 9],
      [10, 15],
      [12, 12],
      [10, 25],
      [25, 15],
    ].map((size) => closer(size as [number, number])),
  ).toEqual([false, false, true, true, true]);
});

test("it follows the cursor only while one looks closely", () => {
  show(15, 15);
  const cell = screen.getByRole("gridcell");
  fireEvent.focus(cell);
  expect(scrolled).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Zoom in" }));
  fireEvent.focus(cell);
  expect(scrolled).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole("button", { name: "Zoom out" }));
  fireEvent.focus(cell);
  expect(scrolled).toHaveBeenCalledOnce();
});

test("two fingers move the board", () => {
  show(15, 15);
  const moved = vi.fn<(x: number, y: number) => void>();
  const view = screen.getByRole("gridcell").parentElement!;
  Object.assign(view, { scrollBy: moved });
  const fingers = (...xs: readonly number[]) => ({ touches: xs.map((clientX) => ({ clientX, clientY: 50 })) });
  fireEvent.touchStart(view, fingers(10));
  fireEvent.touchMove(view, fingers(30));
  expect(moved).not.toHaveBeenCalled();
  fireEvent.touchStart(view, fingers(10, 30));
  fireEvent.touchMove(view, fingers(4, 24));
  expect(moved.mock.calls).toEqual([[6, 0]]);
});
