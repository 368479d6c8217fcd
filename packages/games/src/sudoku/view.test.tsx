import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { PlaySettings } from "@karota/ui/game-view.ts";
import { showGame } from "@karota/ui/testing/show-game.tsx";
import type { Puzzle } from "./board.ts";
import { sudoku } from "./index.ts";
import * as view from "./view.tsx";

const solution = "372681945685947321194253768853412679729836154461579832247168593516394287938725416";
const initial = "002080005605000000100000708050402079000000000000079030240100500516300280900000000";
const puzzle: Puzzle = { level: "normal", initial, solution };

interface More {
  readonly readOnly?: boolean;
  readonly settings?: Partial<PlaySettings>;
}
const showSudoku = (more: More = {}) => showGame(view, sudoku, puzzle, more);
let game: ReturnType<typeof showSudoku>;
const show = (more?: More): void => void (game = showSudoku(more));
const cell = (x: number, y: number): HTMLElement => game.cell(x, y);
const click = (x: number, y: number): void => game.user.click(x, y);
const press = (...keys: Parameters<typeof game.user.press>): boolean => game.user.press(...keys);
afterEach(cleanup);

const selected = (): string | null | undefined =>
  document.querySelector("[aria-selected=true]")?.getAttribute("data-at");
const focused = () => document.activeElement?.getAttribute("data-at");

describe("selecting", () => {
  it("selects with a click and deselects with the next one", () => {
    show();
    click(0, 0);
    expect(selected()).toBe("0,0");
    click(0, 0);
    expect(selected()).toBeUndefined();
    press("5");
    expect(game.state().values[0]).toBe(0);
  });

  it("writes a digit and announces it where the keyboard brings the focus, before a cell is picked", () => {
    show();
    act(() => cell(0, 0).focus());
    press("5");
    expect([selected(), game.state().values[0]]).toEqual(["0,0", 5]);
    expect(game.said).toEqual(["1. vrstica, 1. stolpec: 5"]);
  });

  it("does not select a given cell, and typing over it changes nothing", () => {
    show();
    click(2, 0);
    expect(selected()).toBeUndefined();
    press("9");
    expect(game.state().values[2]).toBe(2);
    expect(cell(2, 0)).toHaveProperty("ariaReadOnly", "true");
  });

  it("moves with arrows to the next cell that is not given, and stays where there is none", () => {
    show();
    click(1, 0);
    press("ArrowRight");
    expect([selected(), focused()]).toEqual(["3,0", "3,0"]);
    press("ArrowUp");
    expect(selected()).toBe("3,0");
    click(7, 0);
    press("ArrowRight");
    expect(selected()).toBe("7,0");
  });

  it("goes to the outermost cells that are not given with Home, End, PageUp and PageDown", () => {
    show();
    click(4, 4);
    const after = (key: string, ctrlKey = false) => (press(key, { ctrlKey }), focused());
    expect([after("End"), after("PageUp"), after("Home"), after("PageDown")]).toEqual(["8,4", "8,1", "1,1", "1,8"]);
    expect([after("Home", true), after("End", true)]).toEqual(["0,0", "8,8"]);
    expect(selected()).toBe("8,8");
  });

  it("lets Ctrl and arrows read given cells too without selecting them", () => {
    show();
    click(1, 0);
    press("ArrowRight", { ctrlKey: true });
    expect([focused(), selected()]).toEqual(["2,0", undefined]);
    press("ArrowRight", { ctrlKey: true });
    expect([focused(), selected()]).toEqual(["3,0", "3,0"]);
  });

  it("has one Tab stop", () => {
    show();
    click(4, 4);
    expect([...document.querySelectorAll('[role=gridcell][tabindex="0"]')]).toEqual([cell(4, 4)]);
  });
});

describe("writing", () => {
  it("writes digits from the keyboard, the number pad and the keypad", () => {
    show();
    click(0, 0);
    press("3");
    expect(game.state().values[0]).toBe(3);
    press("4", { code: "Numpad4" });
    expect(game.state().values[0]).toBe(4);
    fireEvent.click(screen.getByRole("button", { name: /^7, še/ }));
    expect(game.state().values[0]).toBe(7);
  });

  it.each(["Backspace", "Delete", "0", "x", "č", "-", ","])("clears with %s", (key) => {
    show();
    click(0, 0);
    press("3");
    press(key);
    expect(game.state().values[0]).toBe(0);
  });

  it("writes pencil marks with Shift, Alt and the pencil", () => {
    show();
    click(0, 0);
    press("!", { code: "Digit1", shiftKey: true });
    press("3", { code: "Digit3", altKey: true });
    fireEvent.click(screen.getByRole("button", { name: "Svinčnik" }));
    press("9");
    expect([game.state().pencil.corner[0], game.state().pencil.centre[0], game.state().values[0]]).toEqual([
      0b100000001, 0b100, 0,
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Svinčnik" }));
    press("9");
    expect(game.state().values[0]).toBe(9);
  });

  it("leaves the browser's and the frame's keys alone", () => {
    show();
    click(0, 0);
    for (const more of [{ key: "z", ctrlKey: true }, { key: "h", altKey: true }, { key: "Tab" }])
      expect(press(more.key, more)).toBe(true);
    expect(press("ArrowLeft")).toBe(false);
  });

  it("leaves letters to the frame where they are shortcuts, but not other characters", () => {
    show({ settings: { letterShortcuts: true } });
    click(0, 0);
    press("3");
    expect(press("h")).toBe(true);
    expect(game.state().values[0]).toBe(3);
    press("-");
    expect(game.state().values[0]).toBe(0);
  });

  it("takes nothing when the board is read-only", () => {
    show({ readOnly: true });
    click(0, 0);
    press("3");
    expect(game.state().values[0]).toBe(0);
  });
});

describe("what is said and shown", () => {
  it("reads every cell with its place and content", () => {
    show();
    const grid = screen.getByRole("grid", { name: "Sudoku, 9 krat 9" });
    expect(within(grid).getAllByRole("row")).toHaveLength(9);
    expect(within(grid).getAllByRole("gridcell")).toHaveLength(81);
    expect(cell(2, 0).getAttribute("aria-label")).toContain("1. vrstica, 3. stolpec");
    expect(cell(0, 0).getAttribute("aria-label")).toContain("prazno");
  });

  it("reads out what changed under the cursor", () => {
    show();
    click(0, 0);
    press("3");
    expect(game.said.at(-1)).toBe("1. vrstica, 1. stolpec: 3");
  });

  it("marks right and wrong only while the state display is on", () => {
    show();
    click(0, 0);
    press("3");
    click(1, 0);
    press("3");
    expect(document.querySelectorAll("[data-mark]")).toHaveLength(0);
    game.change({ stateShown: true });
    expect([cell(0, 0).dataset["mark"], cell(1, 0).dataset["mark"]]).toEqual(["right", "wrong"]);
    expect(cell(1, 0).getAttribute("aria-invalid")).toBe("true");
    expect(cell(1, 0).getAttribute("aria-label")).toContain("ni prav");
  });

  it("lights the same digits and their key, and the peers of the selected cell", () => {
    show();
    click(0, 0);
    press("8");
    expect(cell(4, 0).dataset["wash"]).toBe("same");
    expect(cell(0, 8).dataset["wash"]).toBe("peer");
    expect(cell(4, 4).dataset["wash"]).toBeUndefined();
    expect(screen.getByRole("button", { name: /^8, še/ }).dataset["lit"]).toBe("true");
  });

  it("shows a hint's reasons with its second step and its cell with the last", () => {
    const hint = sudoku.hint!(sudoku.start(puzzle))!;
    const looks = () =>
      new Set([...document.querySelectorAll<HTMLElement>("[data-hint]")].map((one) => one.dataset["hint"]));
    show();
    game.again({ hint: { hint, stage: 0 } });
    expect(looks()).toEqual(new Set());
    game.again({ hint: { hint, stage: 1 } });
    expect(looks()).toEqual(new Set(["reason", "ruledOut"]));
    game.again({ hint: { hint, stage: 2 } });
    const [x, y] = hint.target[0]!;
    expect(cell(x, y).dataset["hint"]).toBe("target");
    expect(cell(x, y).getAttribute("aria-label")).toContain("polje iz namiga");
  });
});
