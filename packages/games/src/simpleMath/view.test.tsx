import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { showGame } from "@karota/ui/testing/show-game.tsx";
import type { Move, Options, Puzzle, State } from "./board.ts";
import { simpleMath } from "./index.ts";
import * as view from "./view.tsx";

const puzzle: Puzzle = {
  side: 4,
  range: "6-10",
  sought: "any",
  numbers: [6, 7],
  values: [6, 8, 12, 13, 20, 24, 31, 37, 36, 40, 41, 48, 50, 54, 55, 61],
};
const MULTIPLES = [
  [0, 0],
  [2, 0],
  [1, 1],
  [0, 2],
  [3, 2],
  [1, 3],
] as const;
const show = (more: Parameters<typeof showGame<Options, Puzzle, State, Move>>[3] = {}) =>
  showGame(view, simpleMath, puzzle, more);
afterEach(cleanup);

const label = (cell: HTMLElement): string => cell.getAttribute("aria-label")!;

describe("playing", () => {
  it("selects a cell with a click and deselects it with the next one", () => {
    const { user, cell, state } = show();
    user.click(1, 0);
    expect(label(cell(1, 0))).toBe("1. vrstica, 2. stolpec, 8, izbrano");
    expect(cell(1, 0).querySelector("[data-selected]")).not.toBeNull();
    user.click(1, 0);
    expect(label(cell(1, 0))).toBe("1. vrstica, 2. stolpec, 8");
    expect(cell(1, 0).querySelector("[data-selected]")).toBeNull();
    expect(state().selected).toEqual([]);
  });

  it("moves over the board with the arrows and selects with Space and Enter, without losing the focus", () => {
    const { user, cell, state } = show();
    cell(0, 0).focus();
    for (const key of ["ArrowDown", "End", " ", "ArrowLeft", "Enter"]) user.press(key);
    expect(state().selected).toEqual([6, 7]);
    expect(document.activeElement).toBe(cell(2, 1));
    user.press("Enter");
    expect(state().selected).toEqual([7]);
  });

  it("has one Tab stop and leaves the browser's and the frame's keys alone", () => {
    const { user, cell, moves } = show();
    user.click(2, 2);
    expect([...document.querySelectorAll('[role=gridcell][tabindex="0"]')]).toEqual([cell(2, 2)]);
    const before = moves.length;
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
      expect(user.press("Enter", held)).toBe(true);
    expect(user.press("Tab")).toBe(true);
    expect(moves).toHaveLength(before);
  });

  it("takes nothing when the board is read-only", () => {
    const { user, moves } = show({ readOnly: true });
    user.click(0, 0);
    user.press("Enter");
    expect(moves).toEqual([]);
  });
});

describe("what is said and shown", () => {
  const words = {
    sl: ["1. vrstica, 2. stolpec, 8", "1. vrstica, 2. stolpec, 8, izbrano", "še 5 večkratnikov"],
    en: ["row 1, column 2, 8", "row 1, column 2, 8, selected", "5 multiples to find"],
    de: ["Zeile 1, Spalte 2, 8", "Zeile 1, Spalte 2, 8, ausgewählt", "noch 5 Vielfache"],
  } as const;
  it.each(LANGUAGES)("every cell has its place, its number and whether it is selected, in %s", (language) => {
    const { user, cell, said } = show({ language });
    const before = label(cell(1, 0));
    user.click(1, 0);
    expect([before, label(cell(1, 0))]).toEqual(words[language].slice(0, 2));
    expect(words[language][1].endsWith(said.at(-1)!)).toBe(true);
    expect(screen.getByText(words[language][2])).toBeTruthy();
  });

  it("announces each selection alone: no attribute of a selection makes a reader go to another cell", () => {
    const { user, said } = show();
    for (const x of [0, 2, 0]) user.click(x, 0);
    expect(said).toEqual(["6, izbrano", "12, izbrano", "6, ni več izbrano"]);
    expect(document.querySelectorAll("[aria-selected], [aria-multiselectable]")).toHaveLength(0);
  });

  it("shows whose multiples are sought, and has it in the board's name", () => {
    show();
    expect(screen.getByText(/^Poišči večkratnike števil/).textContent).toBe("Poišči večkratnike števil 6 7 ");
    expect(screen.getByRole("grid").getAttribute("aria-label")).toBe("Večkratniki: 6 in 7; plošča 4 krat 4");
  });

  it.each([
    ["sl", "Poišči skupne večkratnike števil 6 8 ", "Skupni večkratniki: 6 in 8; plošča 4 krat 4"],
    ["en", "Find the common multiples of 6 8 ", "Common multiples of 6 and 8; board 4 by 4"],
    ["de", "Finde die gemeinsamen Vielfachen von 6 8 ", "Gemeinsame Vielfache von 6 und 8; Spielfeld 4 mal 4"],
  ] as const)("says that common multiples are sought, in %s", (language, words, name) => {
    showGame(view, simpleMath, { ...puzzle, sought: "common", numbers: [6, 8] }, { language });
    const grid = screen.getByRole("grid");
    expect(grid.getAttribute("aria-label")).toBe(name);
    expect([...document.querySelectorAll("p")].map((one) => one.textContent)).toContain(words);
  });

  it("says how many are too many", () => {
    const { user } = show();
    for (const [x, y] of [[1, 0], [3, 0], ...MULTIPLES] as const) user.click(x, y);
    expect(screen.getByText("2 polji preveč")).toBeTruthy();
  });

  it("marks right and wrong only while the state display is on, and at the end", () => {
    const { user, cell, change } = show();
    user.click(0, 0);
    user.click(1, 0);
    expect(document.querySelectorAll("[data-mark]")).toHaveLength(0);
    change({ stateShown: true });
    expect([cell(0, 0).dataset["mark"], cell(1, 0).dataset["mark"], cell(2, 0).dataset["mark"]]).toEqual([
      "right",
      "wrong",
      undefined,
    ]);
    expect([label(cell(0, 0)), label(cell(1, 0))]).toEqual([
      "1. vrstica, 1. stolpec, 6, izbrano, prav",
      "1. vrstica, 2. stolpec, 8, izbrano, ni prav",
    ]);
    change({ stateShown: false });
    user.click(1, 0);
    for (const [x, y] of MULTIPLES.slice(1)) user.click(x, y);
    expect(document.querySelectorAll("[data-mark=right]")).toHaveLength(6);
    expect(screen.getByText("vsi večkratniki so najdeni")).toBeTruthy();
  });

  it("shows a hint's row with its second step and its cell with the last", () => {
    const hint = simpleMath.hint!(simpleMath.start(puzzle))!;
    const { cell, again } = show({ hint: { hint, stage: 0 } });
    expect(document.querySelectorAll("[data-hint]")).toHaveLength(0);
    again({ hint: { hint, stage: 1 } });
    expect(document.querySelectorAll("[data-hint=reason]")).toHaveLength(3);
    again({ hint: { hint, stage: 2 } });
    expect(cell(...hint.target[0]!).dataset["hint"]).toBe("target");
    expect(label(cell(...hint.target[0]!))).toContain("polje iz namiga");
  });
});
