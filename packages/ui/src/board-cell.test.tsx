import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { BoardCell, type BoardCellProps } from "./board-cell.tsx";

afterEach(cleanup);
const PLAIN: BoardCellProps = {
  at: "0,0",
  label: "words",
  text: "",
  kind: "open",
  reachable: false,
  selected: false,
  wash: null,
  mark: null,
  hint: null,
};
function show(more: Partial<BoardCellProps>): HTMLElement {
  cleanup();
  render(<BoardCell {...PLAIN} {...more} />);
  return screen.getByRole("gridcell", { name: "words" });
}
const signs = (cell: HTMLElement) =>
  [...cell.querySelectorAll("[data-sign]")].map((one) => one.getAttribute("data-sign"));

describe("a cell", () => {
  it("shows a picture in place of its text, and readers read only its label", () => {
    const cell = show({ text: "7", face: <svg data-testid="face" /> });
    expect(cell.textContent).toBe("");
    expect(screen.getByTestId("face").closest("[aria-hidden=true]")).not.toBeNull();
  });

  it("has aria-selected where cells are written, and elsewhere only when it is selected", () => {
    const selected = (more: Partial<BoardCellProps>) => show(more).getAttribute("aria-selected");
    expect([selected({ kind: "open" }), selected({ kind: "entered", selected: true })]).toEqual(["false", "true"]);
    expect([selected({ kind: "hidden" }), selected({ kind: "found", selected: true })]).toEqual([null, "true"]);
    expect(selected({ kind: "open", selected: null })).toBeNull();
    for (const kind of ["given", "clue", "hintcell"] as const) {
      expect(selected({ kind, selected: true })).toBeNull();
      expect(show({ kind }).getAttribute("aria-readonly")).toBe("true");
    }
  });

  it("has a place for each digit", () => {
    expect(signs(show({ corner: "19" }))).toEqual(["1", "", "", "", "", "", "", "", "9"]);
  });

  it("has its marks in a row where marks are in the middle beside them", () => {
    const row = (more: Partial<BoardCellProps>) => show(more).querySelector("[data-row]")?.getAttribute("data-row");
    expect(row({ corner: "12", centre: "34" })).toBe("12");
    expect(row({ corner: "12" })).toBeUndefined();
  });

  it("hides marks under a text or a face", () => {
    expect(signs(show({ corner: "12", text: "5" }))).toEqual([]);
    expect(signs(show({ corner: "12", face: <b /> }))).toEqual([]);
  });
});
