import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useEffect, useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { FrameProvider, type Frame } from "@karota/ui/game-frame.ts";
import { FIRST_SETTINGS, type GameViewProps } from "@karota/ui/game-view.ts";
import type { Move, Puzzle, State } from "./board.ts";
import { sudoku } from "./index.ts";
import SudokuView from "./view.tsx";

const solution = "372681945685947321194253768853412679729836154461579832247168593516394287938725416";
const initial = "002080005605000000100000708050402079000000000000079030240100500516300280900000000";
const puzzle: Puzzle = { level: "normal", initial, solution };
const frame: Frame = {
  header: null,
  tools: {},
  toolsLabel: "Orodja",
  progress: { done: 0, total: 54 },
  hint: null,
  notices: null,
  cover: null,
  ending: null,
  solved: false,
  help: null,
  bed: "logic",
};

type Given = Partial<GameViewProps<State, Move>>;
const announce = vi.fn<(words: string) => void>();
let state: State;
function Host(given: Given) {
  const [now, setNow] = useState(() => sudoku.start(puzzle));
  useEffect(() => {
    state = now;
  }, [now]);
  return (
    <FrameProvider value={frame}>
      <SudokuView
        game={sudoku}
        state={now}
        verdict={sudoku.check(now)}
        play={(move) => setNow((before) => sudoku.apply(before, move))}
        hint={null}
        settings={FIRST_SETTINGS}
        change={() => undefined}
        speaker={SPEAKERS.sl}
        readOnly={false}
        announce={announce}
        {...given}
      />
    </FrameProvider>
  );
}
afterEach(() => {
  cleanup();
  announce.mockClear();
});

const cell = (x: number, y: number): HTMLElement => document.querySelector(`[data-at="${x},${y}"]`)!;
const selected = (): string | null | undefined =>
  document.querySelector("[aria-selected=true]")?.getAttribute("data-at");
const focused = () => document.activeElement?.getAttribute("data-at");
/** Picks a cell as a mouse does: the browser focuses what is pressed. */
function click(x: number, y: number): void {
  act(() => cell(x, y).focus());
  fireEvent.click(cell(x, y));
}
const press = (key: string, more: Partial<KeyboardEventInit> = {}) =>
  fireEvent.keyDown(document.activeElement!, { key, code: /^\d$/.test(key) ? `Digit${key}` : key, ...more });

describe("selecting", () => {
  it("selects with a click and deselects with the next one", () => {
    render(<Host />);
    click(0, 0);
    expect(selected()).toBe("0,0");
    click(0, 0);
    expect(selected()).toBeUndefined();
    press("5");
    expect(state.values[0]).toBe(0);
  });

  it("does not select a given cell, and typing over it changes nothing", () => {
    render(<Host />);
    click(2, 0);
    expect(selected()).toBeUndefined();
    press("9");
    expect(state.values[2]).toBe(2);
    expect(cell(2, 0)).toHaveProperty("ariaReadOnly", "true");
  });

  it("goes with arrows to the next cell that is not given, and stays where there is none", () => {
    render(<Host />);
    click(1, 0);
    press("ArrowRight");
    expect([selected(), focused()]).toEqual(["3,0", "3,0"]);
    press("ArrowUp");
    expect(selected()).toBe("3,0");
    click(7, 0);
    press("ArrowRight");
    expect(selected()).toBe("7,0");
  });

  it("lets Ctrl and arrows read given cells too without selecting them", () => {
    render(<Host />);
    click(1, 0);
    press("ArrowRight", { ctrlKey: true });
    expect([focused(), selected()]).toEqual(["2,0", undefined]);
    press("ArrowRight", { ctrlKey: true });
    expect([focused(), selected()]).toEqual(["3,0", "3,0"]);
  });

  it("has one Tab stop", () => {
    render(<Host />);
    click(4, 4);
    expect([...document.querySelectorAll('[role=gridcell][tabindex="0"]')]).toEqual([cell(4, 4)]);
  });
});

describe("writing", () => {
  it("writes digits from the keyboard, the number pad and the keypad", () => {
    render(<Host />);
    click(0, 0);
    press("3");
    expect(state.values[0]).toBe(3);
    press("4", { code: "Numpad4" });
    expect(state.values[0]).toBe(4);
    fireEvent.click(screen.getByRole("button", { name: /^7, še/ }));
    expect(state.values[0]).toBe(7);
  });

  it.each(["Backspace", "Delete", "0"])("clears with %s", (key) => {
    render(<Host />);
    click(0, 0);
    press("3");
    press(key);
    expect(state.values[0]).toBe(0);
  });

  it("writes pencil marks with Shift, Alt and the pencil", () => {
    render(<Host />);
    click(0, 0);
    press("!", { code: "Digit1", shiftKey: true });
    press("3", { code: "Digit3", altKey: true });
    fireEvent.click(screen.getByRole("button", { name: "Svinčnik" }));
    press("9");
    expect([state.pencil.corner[0], state.pencil.centre[0], state.values[0]]).toEqual([0b100000001, 0b100, 0]);
    fireEvent.click(screen.getByRole("button", { name: "Svinčnik" }));
    press("9");
    expect(state.values[0]).toBe(9);
  });

  it("leaves the browser's and the frame's keys alone", () => {
    render(<Host />);
    click(0, 0);
    for (const more of [{ key: "z", ctrlKey: true }, { key: "h", altKey: true }, { key: "Tab" }, { key: "a" }])
      expect(press(more.key, more)).toBe(true);
    expect(press("ArrowLeft")).toBe(false);
  });

  it("takes nothing while it is only to look at", () => {
    render(<Host readOnly />);
    click(0, 0);
    press("3");
    expect(state.values[0]).toBe(0);
  });
});

describe("what is said and shown", () => {
  it("says every cell with its place and content", () => {
    render(<Host />);
    const grid = screen.getByRole("grid", { name: "Sudoku, 9 krat 9" });
    expect(within(grid).getAllByRole("row")).toHaveLength(9);
    expect(within(grid).getAllByRole("gridcell")).toHaveLength(81);
    expect(cell(2, 0).getAttribute("aria-label")).toContain("1. vrstica, 3. stolpec");
    expect(cell(0, 0).getAttribute("aria-label")).toContain("prazno");
  });

  it("reads out what changed under the cursor", () => {
    render(<Host />);
    click(0, 0);
    press("3");
    expect(announce).toHaveBeenLastCalledWith("1. vrstica, 1. stolpec: 3");
  });

  it("marks right and wrong only while the state display is on", () => {
    const { rerender } = render(<Host />);
    click(0, 0);
    press("3");
    click(1, 0);
    press("3");
    expect(document.querySelectorAll("[data-mark]")).toHaveLength(0);
    rerender(<Host settings={{ ...FIRST_SETTINGS, stateShown: true }} />);
    expect([cell(0, 0).dataset["mark"], cell(1, 0).dataset["mark"]]).toEqual(["right", "wrong"]);
    expect(cell(1, 0).getAttribute("aria-invalid")).toBe("true");
    expect(cell(1, 0).getAttribute("aria-label")).toContain("narobe");
  });

  it("lights the same digits and their key, and the peers of the selected cell", () => {
    render(<Host />);
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
    const { rerender } = render(<Host hint={{ hint, stage: 0 }} />);
    expect(looks()).toEqual(new Set());
    rerender(<Host hint={{ hint, stage: 1 }} />);
    expect(looks()).toEqual(new Set(["reason", "ruledOut"]));
    rerender(<Host hint={{ hint, stage: 2 }} />);
    const [x, y] = hint.target[0]!;
    expect(cell(x, y).dataset["hint"]).toBe("target");
    expect(cell(x, y).getAttribute("aria-label")).toContain("polje namiga");
  });
});
