import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { showGame } from "@karota/ui/testing/show-game.tsx";
import type { Move, Options, Puzzle, State } from "./board.ts";
import { minesweeper } from "./index.ts";
import { rowsOf, stateOf } from "./testing/boards.ts";
import * as view from "./view.tsx";

/*
 *   s 0 0 1 *
 *   0 0 0 1 1
 *   1 1 1 0 0
 *   ? * 1 0 0
 *   ? ? 1 0 0
 */
const fresh = stateOf("s...*", ".....", ".....", ".*...", ".....");
const played = (...moves: Move[]): State => moves.reduce((now, move) => minesweeper.apply(now, move), fresh);
const mark = (...cells: number[]): Move => ({ type: "mark", cells, marked: true });
const show = (state: State = fresh, more: Parameters<typeof showGame<Options, Puzzle, State, Move>>[3] = {}) =>
  showGame(view, minesweeper, state, more);
const label = (cell: HTMLElement): string => cell.getAttribute("aria-label")!;
const SIZE = 20;

beforeEach(() => {
  // jsdom lays nothing out: the board is five cells wide and high
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 5 * SIZE, 5 * SIZE));
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(5 * SIZE);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(5 * SIZE);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("digging and flags", () => {
  it("digs with a click, and sets and takes flags when that is chosen", () => {
    const { user, state, cell } = show();
    user.click(0, 4);
    expect(rowsOf(state())[4]).toBe("RIRRR");
    fireEvent.click(screen.getByRole("radio", { name: "Zastavice" }));
    user.click(1, 3);
    expect(rowsOf(state())[3]).toBe("IMRRR");
    expect(label(cell(1, 3))).toBe("4. vrstica, 2. stolpec, zastavica");
    expect(screen.getByText("Preostale mine: 1")).toBeTruthy();
    user.click(1, 3);
    expect(rowsOf(state())[3]).toBe("IIRRR");
  });

  it("sets a flag with the right button of a mouse, whichever tool is chosen", () => {
    const { state, cell } = show();
    fireEvent.contextMenu(cell(1, 3), { button: 2, clientX: 1.5 * SIZE, clientY: 3.5 * SIZE });
    expect(rowsOf(state())[3]).toBe("IMRRR");
    fireEvent.contextMenu(cell(2, 3), { button: 2, clientX: 2.5 * SIZE, clientY: 3.5 * SIZE });
    expect(rowsOf(state())[3]).toBe("IMRRR");
  });

  it("sets a flag with a long press, and digs nothing when the finger is lifted", async () => {
    vi.useFakeTimers();
    const { state, cell } = show();
    const place = { pointerId: 1, pointerType: "touch", button: 0, clientX: 1.5 * SIZE, clientY: 3.5 * SIZE };
    fireEvent.pointerDown(cell(1, 3), place);
    await act(() => vi.advanceTimersByTimeAsync(600));
    fireEvent.pointerUp(cell(1, 3), place);
    fireEvent.click(cell(1, 3));
    expect(rowsOf(state())[3]).toBe("IMRRR");
  });

  it("does not dig where a flag is, and announces why", () => {
    const { user, state, said } = show(played(mark(16)));
    user.click(1, 3);
    expect(rowsOf(state())[3]).toBe("IMRRR");
    expect(said.at(-1)).toMatch(/^Tu je zastavica/);
  });

  it("digs up the neighbours of a number with all its flags by a click, and announces missing flags", () => {
    const { user, state, said } = show();
    user.click(2, 3);
    expect(state()).toStrictEqual(fresh);
    expect(said.at(-1)).toMatch(/toliko zastavic/);
    fireEvent.contextMenu(document.querySelector("[role=grid]")!, {
      button: 2,
      clientX: 1.5 * SIZE,
      clientY: 3.5 * SIZE,
    });
    user.click(2, 3);
    expect(rowsOf(state()).slice(3)).toStrictEqual(["IMRRR", "IRRRR"]);
  });
});

describe("by keyboard", () => {
  it("starts on the start and goes over all cells", () => {
    const { user, cell } = show();
    expect(document.querySelector('[role=gridcell][tabindex="0"]')).toBe(cell(0, 0));
    cell(0, 0).focus();
    user.press("ArrowDown");
    user.press("End");
    expect(document.activeElement).toBe(cell(4, 1));
  });

  it("digs with Enter and Space, flags with F and Enter, and does the other with Shift", () => {
    const { user, state, cell } = show();
    user.click(0, 0);
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "Enter"]) user.press(key);
    expect(rowsOf(state())[3]).toBe("RIRRR");
    user.press("ArrowRight");
    user.press("Enter", { shiftKey: true });
    expect(rowsOf(state())[3]).toBe("RMRRR");
    user.press("f");
    expect(screen.getByRole("radio", { name: "Zastavice" })).toHaveProperty("checked", true);
    user.press(" ");
    expect(rowsOf(state())[3]).toBe("RIRRR");
    user.press("ArrowDown");
    user.press(" ", { shiftKey: true });
    expect(rowsOf(state())[4]).toBe("IRRRR");
    expect(document.activeElement).toBe(cell(1, 4));
  });

  it("leaves the browser's and the frame's keys alone", () => {
    const { user } = show();
    user.click(0, 0);
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
      expect(user.press("f", held)).toBe(true);
    expect(user.press("Tab")).toBe(true);
  });

  it("does not go on digging and flagging while a key is held down", () => {
    const { state, cell } = show(played(mark(16)));
    fireEvent.keyDown(cell(0, 0), { key: "Enter", repeat: true });
    cell(0, 0).focus();
    fireEvent.keyDown(cell(0, 0), { key: "Enter", shiftKey: true, repeat: true });
    expect(state()).toStrictEqual(played(mark(16)));
  });
});

describe("in words", () => {
  const words = {
    sl: ["1. vrstica, 1. stolpec, začetek, okrog ni min", "3. vrstica, 1. stolpec, okrog ena mina"],
    en: ["row 1, column 1, start, no mines around", "row 3, column 1, one mine around"],
    de: ["Zeile 1, Spalte 1, Anfang, keine Mine ringsum", "Zeile 3, Spalte 1, eine Mine ringsum"],
  } as const;
  it.each(LANGUAGES)("every cell has its place and what it shows, in %s", (language) => {
    const { cell } = show(fresh, { language });
    expect([label(cell(0, 0)), label(cell(0, 2))]).toStrictEqual(words[language]);
    expect(
      new Set([...document.querySelectorAll("[role=gridcell]")].map((one) => label(one as HTMLElement))).size,
    ).toBe(25);
  });

  it("reads out what is under the cursor when it changes, and how many cells opened", () => {
    const walled = stateOf("s*....", ".*....", ".*....", "......", "......", "......");
    const { user, said } = show(walled);
    user.click(0, 1);
    user.click(5, 0);
    user.press("ArrowLeft");
    expect(said).toStrictEqual([
      "2. vrstica, 1. stolpec, okrog tri mine",
      "30 odprtih polj. 1. vrstica, 6. stolpec, okrog ni min",
    ]);
  });

  it("names right and wrong flags and numbers with too many while the state display is on, and not before", () => {
    const state = played(mark(16, 21));
    const { cell, change } = show(state);
    expect(document.querySelectorAll("[data-mark]")).toHaveLength(0);
    change({ stateShown: true });
    expect([cell(1, 3), cell(1, 4), cell(2, 3)].map((one) => one.dataset["mark"])).toStrictEqual([
      "right",
      "wrong",
      "wrong",
    ]);
    expect(label(cell(1, 4))).toContain("zastavica, ni prav");
    expect(label(cell(2, 3))).toContain("okrog ena mina, preveč zastavic");
  });

  it("names the cell of a hint with its last step", () => {
    const hint = minesweeper.hint!(fresh)!;
    const { cell, again } = show(fresh, { hint: { hint, stage: 0 } });
    expect(cell(4, 0).dataset["hint"]).toBeUndefined();
    again({ hint: { hint, stage: 2 } });
    expect(cell(4, 0).dataset["hint"]).toBe("target");
    expect(label(cell(4, 0))).toContain("polje iz namiga");
  });
});

describe("at the end", () => {
  it("shows every mine, every number and which flags were wrong, and takes nothing more", () => {
    const lost = played(mark(20, 16), { type: "reveal", cells: [4] });
    const { cell, user, state } = show(lost);
    expect([cell(4, 0), cell(1, 3), cell(0, 4), cell(0, 3), cell(1, 4)].map(label)).toStrictEqual([
      "1. vrstica, 5. stolpec, odkopana mina",
      "4. vrstica, 2. stolpec, zastavica na mini",
      "5. vrstica, 1. stolpec, napačna zastavica, tu ni mine",
      "4. vrstica, 1. stolpec, ni odkopano, okrog ena mina",
      "5. vrstica, 2. stolpec, ni odkopano, okrog ena mina",
    ]);
    user.click(0, 3);
    expect(state()).toStrictEqual(lost);
  });

  it("shows the mines that had no flag when the board is solved", () => {
    const solved = minesweeper.solve(fresh).reduce((now, move) => minesweeper.apply(now, move), fresh);
    const { cell } = show(solved);
    expect(label(cell(1, 3))).toBe("4. vrstica, 2. stolpec, mina");
  });
});
