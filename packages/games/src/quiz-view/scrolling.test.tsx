import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Scrolling } from "./scrolling.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  { width: 200, reached: 1 },
  { width: 100, reached: 0 },
])("a row $width wide in a place of 100 is reached by the keyboard $reached times", ({ width, reached }) => {
  vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(width);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(100);
  render(<Scrolling name="Step 1">1 + 1</Scrolling>);
  const rows = screen.queryAllByRole("group", { name: "Step 1" });
  expect(rows.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(reached);
});
