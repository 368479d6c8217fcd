import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { BoardLegend } from "./board-legend.tsx";
import { FrameProvider, type Frame } from "./game-frame.ts";

afterEach(cleanup);
const setOpen = vi.fn<(isOpen: boolean) => void>();
const legend = (isOpen: boolean) => (
  <FrameProvider value={{ legend: { isOpen, setOpen } } as unknown as Frame}>
    <BoardLegend label="Marks" items={[{ id: "right", sample: <i />, words: "right" }]} />
  </FrameProvider>
);
const details = () => document.querySelector("details")!;
/** What a browser does at a press, and later tells in an event. */
const toggle = () => {
  details().open = !details().open;
  fireEvent(details(), new Event("toggle"));
};

test("a legend is folded and opened by the player, and the frame is told of it", () => {
  const page = render(legend(true));
  expect(screen.getByRole("list", { name: "Marks" }).textContent).toBe("right");
  expect(details().open).toBe(true);
  toggle();
  expect(setOpen.mock.calls).toEqual([[false]]);
  page.rerender(legend(false));
  toggle();
  expect(setOpen.mock.calls).toEqual([[false], [true]]);
});

test("what the frame opens and closes is not the player's choice", () => {
  setOpen.mockClear();
  const page = render(legend(true));
  page.rerender(legend(false));
  expect(details().open).toBe(false);
  fireEvent(details(), new Event("toggle"));
  expect(setOpen).not.toHaveBeenCalled();
});
