import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { showGame } from "@karota/ui/testing/show-game.tsx";
import { digitsIn, type State } from "./board.ts";
import { kakuro } from "./index.ts";
import { apply, start } from "./play.ts";
import { puzzleOf, SOLUTION, stateOf } from "./testing/board.ts";
import * as view from "./view.tsx";

const puzzle = puzzleOf(SOLUTION);
const at = (x: number, y: number): number => x + 6 * y;
const show = (given: State = start(puzzle), more: Parameters<typeof showGame>[3] = {}) =>
  showGame(view, kakuro, given, { language: "en", ...(more as object) });
const selected = () => document.querySelector("[aria-selected=true]")?.getAttribute("data-at");
const focused = () => document.activeElement?.getAttribute("data-at");
const label = (cell: HTMLElement) => cell.getAttribute("aria-label");
/** The ways of one of the two sums, the struck ones in brackets. */
const ways = (heading: "Across" | "Down"): string[] =>
  within(screen.getByRole("region", { name: new RegExp(`^${heading}`) }))
    .getAllByRole("listitem")
    .map((item) => {
      const way = item.querySelector("span")!.textContent;
      return item.dataset["out"] ? `(${way})` : way;
    });
afterEach(cleanup);

describe("selecting", () => {
  it("selects with a click and lets go with the next one", () => {
    const { user, state } = show();
    user.click(1, 1);
    expect(selected()).toBe("1,1");
    user.click(1, 1);
    expect(selected()).toBeUndefined();
    user.press("5");
    expect(state().values[at(1, 1)]).toBe("");
  });

  it("writes where the keyboard brings the focus, before a cell is picked", () => {
    const { user, state, said, cell } = show();
    act(() => cell(1, 1).focus());
    user.press("5");
    expect([selected(), state().values[at(1, 1)]]).toEqual(["1,1", "5"]);
    expect(said).toHaveLength(1);
  });

  it("never selects a sum, nor does typing change it", () => {
    const { user, state } = show();
    user.click(0, 1);
    expect(selected()).toBeUndefined();
    user.press("5");
    expect(state()).toStrictEqual(start(puzzle));
  });

  it("moves with arrows to the next cell to fill in, over sums and walls; with Ctrl to every cell", () => {
    const { user } = show();
    user.click(3, 1);
    user.press("ArrowRight");
    expect(focused()).toBe("3,1");
    user.press("ArrowLeft");
    expect([focused(), selected()]).toEqual(["2,1", "2,1"]);
    user.press("ArrowUp", { ctrlKey: true });
    expect([focused(), selected()]).toEqual(["2,0", undefined]);
  });

  it("goes to the next run and to its ends", () => {
    const { user } = show();
    user.click(3, 1);
    user.press("PageDown");
    expect(focused()).toBe("1,2");
    user.press("End");
    expect(focused()).toBe("3,2");
    user.press("PageUp");
    expect(focused()).toBe("1,1");
    user.press("End", { ctrlKey: true });
    expect(focused()).toBe("5,5");
  });

  it("has one Tab stop", () => {
    const { user, cell } = show();
    user.click(3, 3);
    expect([...document.querySelectorAll('[role=gridcell][tabindex="0"]')]).toEqual([cell(3, 3)]);
  });
});

describe("writing", () => {
  it("writes with keyboard, number pad and keypad, and stays in the cell", () => {
    const { user, state } = show();
    user.click(1, 1);
    user.press("3");
    user.press("4", { code: "Numpad4" });
    expect(state().values[at(1, 1)]).toBe("4");
    screen.getByRole("button", { name: "7" }).click();
    user.press("ArrowRight");
    expect(state().values[at(1, 1)]).toBe("7");
  });

  it.each(["Backspace", "Delete", "0", "x", "č"])("clears with %s: only digits from 1 to 9 are taken", (key) => {
    const { user, state } = show(stateOf(puzzle, ["......", ".4....", "......", "......", "......", "......"]));
    user.click(1, 1);
    user.press(key);
    expect(state().values[at(1, 1)]).toBe("");
  });

  it("leaves letters alone where they are shortcuts, and keys with Ctrl or Alt always", () => {
    const { user, state } = show(stateOf(puzzle, ["......", ".4....", "......", "......", "......", "......"]), {
      settings: { letterShortcuts: true },
    });
    user.click(1, 1);
    expect(user.press("h")).toBe(true);
    expect(user.press("z", { ctrlKey: true })).toBe(true);
    expect(user.press("h", { altKey: true })).toBe(true);
    expect(user.press("Tab")).toBe(true);
    expect(state().values[at(1, 1)]).toBe("4");
  });

  it("marks with Shift and with the pencil, and fills in all that is possible", () => {
    const { user, state } = show();
    user.click(1, 1);
    user.press("!", { code: "Digit1", shiftKey: true });
    expect(digitsIn(state().marks[at(1, 1)]!)).toEqual([1]);
    screen.getByRole("button", { name: "Pencil" }).click();
    user.click(2, 1);
    user.press("9");
    expect([digitsIn(state().marks[at(2, 1)]!), state().values[at(2, 1)]]).toEqual([[9], ""]);
    screen.getByRole("button", { name: "Fill marks" }).click();
    user.press("ArrowLeft");
    expect(digitsIn(state().marks[at(1, 1)]!)).toEqual([4]);
  });

  it("takes nothing when the board is read-only", () => {
    const { user, moves } = show(start(puzzle), { readOnly: true });
    user.click(1, 1);
    user.press("4");
    user.press("Backspace");
    expect(moves).toEqual([]);
  });
});

describe("what is said and shown", () => {
  it("reads every cell with its place, its content and its sums", () => {
    const { cell } = show(apply(start(puzzle), { type: "mark", cell: at(2, 1), digit: 2 }));
    expect(screen.getByRole("grid", { name: "Kakuro, 6 by 6" })).toBeTruthy();
    expect(label(cell(1, 1))).toBe("row 2, column 2, empty; across 7 and down 13");
    expect(label(cell(2, 1))).toBe("row 2, column 3, empty, pencil marks 2; across 7 and down 14");
    expect(label(cell(0, 1))).toBe("row 2, column 1, clue: across 7");
    expect(label(cell(0, 0))).toBe("row 1, column 1, blocked");
  });

  it("reads out what changed under the cursor", () => {
    const { user, said } = show();
    user.click(1, 1);
    user.press("4");
    expect(said.at(-1)).toBe("row 2, column 2, 4; across 7 and down 13");
  });

  it("marks right and wrong only while the state display is on", () => {
    const given = stateOf(puzzle, ["......", ".41...", "......", "......", "......", "......"]);
    const { cell, change } = show(given);
    expect(document.querySelectorAll("[data-mark]")).toHaveLength(0);
    change({ stateShown: true });
    expect([cell(1, 1).dataset["mark"], cell(2, 1).dataset["mark"]]).toEqual(["right", "wrong"]);
    expect(label(cell(2, 1))).toContain("1, not right");
  });

  it("tints both runs of the selected cell and their sums", () => {
    const { user, cell } = show();
    user.click(2, 1);
    expect([cell(1, 1), cell(3, 1), cell(2, 2), cell(2, 3)].map((one) => one.dataset["wash"])).toEqual(
      Array.from({ length: 4 }, () => "peer"),
    );
    expect([cell(0, 1).dataset["wash"], cell(2, 0).dataset["wash"]]).toEqual(["same", "same"]);
    expect(cell(1, 2).dataset["wash"]).toBeUndefined();
  });

  it("folds the ways to make sums until they are asked for, and remembers that they were", () => {
    const { user, settings } = show();
    user.click(1, 1);
    const panel = screen.getByText("Ways to make the sum").closest("details")!;
    expect(panel.open).toBe(false);
    act(() => {
      panel.open = true;
      panel.dispatchEvent(new Event("toggle"));
    });
    expect(settings().own).toStrictEqual({ ways: "shown" });
    cleanup();
    show(start(puzzle), { settings: settings() });
    expect(screen.getByText("Ways to make the sum").closest("details")!.open).toBe(true);
  });

  it("shows the ways to make both sums, and strikes out those that entered digits rule out", () => {
    const { user } = show();
    user.click(1, 1);
    expect([ways("Across"), ways("Down")]).toEqual([["1+2+4"], ["4+9", "5+8", "6+7"]]);
    user.press("8");
    expect([ways("Across"), ways("Down")]).toEqual([["(1+2+4)"], ["5+8", "(4+9)", "(6+7)"]]);
    expect(screen.getByText("There are no ways left: something in this run isn’t right.")).toBeTruthy();
    expect(screen.getByText("8 so far, 5 missing")).toBeTruthy();
  });

  it("shows a hint's cell with its last step", () => {
    const hint = kakuro.hint!(start(puzzle))!;
    const { cell, again } = show(start(puzzle), { hint: { hint, stage: 0 } });
    const [x, y] = hint.target[0]!;
    expect(cell(x, y).dataset["hint"]).toBeUndefined();
    again({ hint: { hint, stage: 2 } });
    expect(cell(x, y).dataset["hint"]).toBe("target");
  });
});

it("the board is played to the end by keyboard alone", () => {
  const { user, state } = show();
  user.click(1, 1);
  for (const [y, row] of SOLUTION.entries())
    for (const [x, digit] of Array.from(row).entries()) {
      if (digit === ".") continue;
      for (let steps = 0; steps < 40 && focused() !== `${x},${y}`; steps++) {
        const [nowX, nowY] = focused()!.split(",").map(Number);
        user.press(nowY! < y ? "ArrowDown" : nowY! > y ? "ArrowUp" : nowX! < x ? "ArrowRight" : "ArrowLeft", {
          ctrlKey: true,
        });
      }
      if (selected() !== `${x},${y}`) user.press("Enter");
      user.press(digit);
    }
  expect(kakuro.check(state()).status).toBe("solved");
});
