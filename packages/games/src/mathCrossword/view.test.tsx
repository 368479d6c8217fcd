import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { showGame } from "@karota/ui/testing/show-game.tsx";
import type { State } from "./board.ts";
import { mathCrossword } from "./index.ts";
import { start } from "./play.ts";
import { gappedPuzzle, puzzle, SOLUTION, stateOf } from "./testing/board.ts";
import * as view from "./view.tsx";

const show = (given: State = start(puzzle), more: Parameters<typeof showGame>[3] = {}) =>
  showGame(view, mathCrossword, given, { language: "en", ...(more as object) });
const selected = () => document.querySelector("[aria-selected=true]")?.getAttribute("data-at");
const focused = () => document.activeElement?.getAttribute("data-at");
const label = (cell: HTMLElement) => cell.getAttribute("aria-label");
/** The digits of a row, points for empty cells. */
const row = ({ values }: State, y: number): string =>
  values
    .slice(6 * y, 6 * y + 6)
    .map((value) => value || ".")
    .join("");
/** The hint that is meant just now as it is seen, without what its button does. */
const meant = () => {
  const button = screen.getByRole("button", { name: /\d.*switch to (across|down)$/ });
  const seen = button.querySelector("span")!.cloneNode(true) as Element;
  for (const words of seen.querySelectorAll(".sr")) words.remove();
  return seen.textContent;
};
const plain = (text: string | null) => text?.replaceAll(/\s/g, " ");
afterEach(cleanup);

describe("writing", () => {
  it("goes on along the run, and stops at its end", () => {
    const { user, state } = show();
    user.click(1, 1);
    user.press("4");
    expect(focused()).toBe("2,1");
    user.press("2");
    expect([row(state(), 1), focused()]).toEqual([".42...", "2,1"]);
  });

  it("says whether the digit is right when the cursor goes on while the state display is on", () => {
    const { user, said } = show(start(puzzle), { settings: { stateShown: true } });
    user.click(1, 1);
    user.press("5");
    expect(said).toEqual(["5, not right"]);
  });

  it("goes down after a turn", () => {
    const { user, state } = show();
    user.click(1, 1);
    user.press(" ");
    user.press("4");
    user.press("8");
    expect([row(state(), 1), row(state(), 2)]).toEqual([".4....", ".8...."]);
  });

  it("goes back with Backspace when the cell is empty, and stays with Delete", () => {
    const { user, state } = show(stateOf(["......", ".42...", "......", "......", "......", "......"]));
    user.click(2, 1);
    user.press("Backspace");
    expect([row(state(), 1), focused()]).toEqual([".4....", "2,1"]);
    user.press("Delete");
    expect([row(state(), 1), focused()]).toEqual([".4....", "2,1"]);
    user.press("Backspace");
    expect([row(state(), 1), focused()]).toEqual(["......", "1,1"]);
  });

  it.each(["x", "-", ","])("clears with %s: only digits are taken", (key) => {
    const { user, state } = show(stateOf(SOLUTION.with(5, "......").with(4, "......")));
    user.click(1, 1);
    user.press(key);
    expect(row(state(), 1)).toBe("..2...");
  });

  it("writes with the keypad, which also turns and erases", () => {
    const { user, state } = show();
    user.click(1, 1);
    const keys = within(screen.getByRole("group", { name: "Keys" }));
    fireEvent.click(keys.getByRole("button", { name: /switch to down/ }));
    fireEvent.click(keys.getByRole("button", { name: "4" }));
    fireEvent.click(keys.getByRole("button", { name: "0" }));
    expect([row(state(), 1), row(state(), 2)]).toEqual([".4....", ".0...."]);
    fireEvent.click(keys.getByRole("button", { name: "Erase" }));
    expect(row(state(), 2)).toBe("......");
  });

  it("takes nothing when the board is read-only", () => {
    const { user, moves } = show(start(puzzle), { readOnly: true });
    user.click(1, 1);
    user.press("4");
    user.press("Backspace");
    expect(moves).toEqual([]);
  });
});

describe("moving", () => {
  it("selects, turns and lets go with clicks", () => {
    const { user } = show();
    user.click(1, 1);
    expect([selected(), plain(meant())]).toEqual(["1,1", "6 × 7 = "]);
    user.click(1, 1);
    expect([selected(), plain(meant())]).toEqual(["1,1", "50 − 2 = "]);
    user.click(1, 1);
    expect(selected()).toBeUndefined();
  });

  it("goes to the next and the last hint with keys and buttons", () => {
    const { user } = show();
    user.click(1, 1);
    user.press("PageDown");
    expect([focused(), plain(meant())]).toEqual(["1,2", "77 + 8 = "]);
    fireEvent.click(screen.getByRole("button", { name: "Previous clue" }));
    fireEvent.click(screen.getByRole("button", { name: "Previous clue" }));
    expect([selected(), plain(meant())]).toEqual(["5,3", "100 ÷ 4 = "]);
  });

  it("goes from a hint in the list to its first empty cell, with the focus on the board", () => {
    show(stateOf(["......", ".42...", "......", "......", "......", "......"]));
    fireEvent.click(screen.getByRole("button", { name: "5 times 5" }));
    expect([selected(), focused(), plain(meant())]).toEqual(["2,2", "2,2", "5 × 5 = 2"]);
  });
});

describe("what is said and shown", () => {
  it("reads every cell with its place, its content and its hints, in the signs of the language", () => {
    const { cell } = show();
    expect(screen.getByRole("grid", { name: "Maths crossword, 6 by 6" })).toBeTruthy();
    expect(plain(label(cell(1, 1)))).toBe("row 2, column 2, empty; across 6 times 7 and down 50 minus 2");
    expect(plain(label(cell(4, 2)))).toBe("row 3, column 5, empty; down 93 divided by 3");
    expect(plain(label(cell(0, 1)))).toBe("row 2, column 1, clue: across 6 times 7");
    expect(label(cell(0, 0))).toBe("row 1, column 1, blocked");
    cleanup();
    show(start(puzzle), { language: "de" });
    expect(plain(label(document.querySelector('[data-at="4,2"]')!))).toBe(
      "Zeile 3, Spalte 5, leer; senkrecht 93 geteilt durch 3",
    );
  });

  it.each([
    [
      "en",
      "row 2, column 3, empty; across blank times 7 and down 5 times blank",
      "row 1, column 2, clue: down 5 blank minus 2",
      "7 blank 0 plus 2",
    ],
    [
      "sl",
      "2. vrstica, 3. stolpec, prazno; vodoravno neka števka krat 7 in navpično 5 krat neka števka",
      "1. vrstica, 2. stolpec, opis: navpično 5 in neka števka minus 2",
      "7, neka števka in 0 plus 2",
    ],
    [
      "de",
      "Zeile 2, Spalte 3, leer; waagrecht Lücke mal 7 und senkrecht 5 mal Lücke",
      "Zeile 1, Spalte 2, Hinweis: senkrecht 5 Lücke minus 2",
      "7 Lücke 0 plus 2",
    ],
  ] as const)("says where a digit is missing in words, and shows a sign, in %s", (language, letter, clue, listed) => {
    const { user, cell } = show(start(gappedPuzzle), { language });
    expect(plain(label(cell(2, 1)))).toBe(letter);
    expect(plain(label(cell(1, 0)))).toBe(clue);
    const drawn = [...cell(2, 3).querySelectorAll("[data-text]")].map((one) => one.getAttribute("data-text"));
    expect(drawn.join("")).toBe("7?0+2");
    const inList = screen.getAllByText((_, one) => one?.matches(".sr") === true && plain(one.textContent) === listed);
    expect(plain(inList[0]!.previousElementSibling!.textContent)).toBe("7?0 + 2");
    user.click(3, 3);
    const shown = document.querySelector("button > span > [aria-hidden=true]")!;
    expect(plain(shown.textContent)).toBe("7?0 + 2");
    expect(plain(shown.nextElementSibling!.textContent)).toBe(listed);
  });

  it("ticks off a hint in the list when its run is full", () => {
    show(stateOf(["......", ".42...", "......", "......", "......", "......"]));
    expect(screen.getByRole("button", { name: "6 times 7, filled in" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "77 plus 8" })).toBeTruthy();
  });

  it("tints the run that is meant, with its hint", () => {
    const { user, cell } = show();
    user.click(1, 1);
    expect([cell(0, 1), cell(2, 1), cell(1, 2), cell(1, 0)].map((one) => one.dataset["wash"])).toEqual([
      "same",
      "peer",
      undefined,
      undefined,
    ]);
  });

  it("marks right and wrong only while the state display is on", () => {
    const { cell, change } = show(stateOf(["......", ".43...", "......", "......", "......", "......"]));
    expect(document.querySelectorAll("[data-mark]")).toHaveLength(0);
    change({ stateShown: true });
    expect([cell(1, 1).dataset["mark"], cell(2, 1).dataset["mark"]]).toEqual(["right", "wrong"]);
  });
});

it("the board is played to the end by keyboard alone, hint after hint", () => {
  const { user, state } = show();
  user.click(1, 1);
  for (const number of ["42", "85", "712", "48", "25", "72", "31", "25"]) {
    user.press("Home");
    for (const digit of number) user.press(digit);
    user.press("PageDown");
  }
  expect(mathCrossword.check(state()).status).toBe("solved");
});
