import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { showGame } from "@karota/ui/testing/show-game.tsx";
import type { Position } from "@karota/engine/game.ts";
import type { Puzzle, State } from "./board.ts";
import { wordSearch } from "./index.ts";
import { snapped } from "./view-line.ts";
import * as view from "./view.tsx";

const puzzle: Puzzle = {
  rows: ["KONJŽŽ", "ŽVŽŽAŽ", "ŽCŽVŽŽ", "ŽAOŽŽŽ", "ŽSŽŽŽŽ", "ŽŽŽŽŽŽ"],
  words: [
    { word: "KONJ", from: [0, 0], to: [3, 0] },
    { word: "OVCA", from: [1, 0], to: [1, 3] },
    { word: "SOVA", from: [1, 4], to: [4, 1] },
  ],
  theme: "animals",
  language: "sl",
};
const signs: Puzzle = { ...puzzle, rows: ["4!?K", "4444", "4444", "4444"], theme: null };
const SEQUENCES: Puzzle = { ...signs, words: [{ word: "4!?K", from: [0, 0], to: [3, 0] }] };

const MESSAGE: Puzzle = {
  rows: ["CAT", "YES", "OWL"],
  words: [
    { word: "CAT", from: [0, 0], to: [2, 0] },
    { word: "OWL", from: [0, 2], to: [2, 2] },
  ],
  theme: "animals",
  message: "Yes.",
  language: "en",
};

type Shown = ReturnType<typeof showGame<unknown, Puzzle, State, unknown>>;
let game: Shown;
const show = (given: Puzzle | State = puzzle, more = {}): void =>
  void (game = showGame(view, wordSearch, given, more) as Shown);
const press = (...keys: readonly string[]): void => {
  for (const key of keys) game.user.press(key);
};
const found = () => game.state().found;
const started = () => document.querySelector("[aria-selected=true]")?.getAttribute("data-at") ?? null;
const strokes = () => document.querySelectorAll("rect").length;

/** A drag over these cells, each 10 px wide. */
function drag(...way: readonly Position[]): void {
  const grid = screen.getByRole("grid");
  const side = game.state().puzzle.rows.length;
  Object.defineProperties(grid, {
    clientWidth: { value: 10 * side, configurable: true },
    clientHeight: { value: 10 * side, configurable: true },
    setPointerCapture: { value: () => undefined, configurable: true },
  });
  const at = ([x, y]: Position) => ({ pointerId: 1, button: 0, clientX: 10 * x + 5, clientY: 10 * y + 5 });
  fireEvent.pointerDown(grid, at(way[0]!));
  for (const cell of way.slice(1)) fireEvent.pointerMove(grid, at(cell));
  fireEvent.pointerUp(grid, at(way.at(-1)!));
}

afterEach(cleanup);

describe("by keyboard", () => {
  it("marks a word from its first cell to its last", () => {
    show();
    game.cell(0, 0).focus();
    press("Enter", "ArrowRight", "ArrowRight", "ArrowRight");
    expect(started()).toBe("0,0");
    press("Enter");
    expect([found(), started()]).toEqual([["KONJ"], null]);
  });

  it("marks a slanting word backwards, with Space", () => {
    show();
    game.user.click(4, 1);
    press("ArrowLeft", "ArrowDown", "ArrowLeft", "ArrowDown", "ArrowLeft", "ArrowDown", " ");
    expect(found()).toEqual(["SOVA"]);
  });

  it("lets the start go with Escape, or on the same cell", () => {
    show();
    game.cell(0, 0).focus();
    press("Enter", "Escape");
    expect(started()).toBeNull();
    press("Enter");
    expect(started()).toBe("0,0");
    press("Enter");
    expect(started()).toBeNull();
    expect(game.user.press("Escape")).toBe(true);
  });

  it("leaves the browser's and the frame's keys alone", () => {
    show();
    game.cell(0, 0).focus();
    for (const more of [{ key: "z", ctrlKey: true }, { key: "h", altKey: true }, { key: "Tab" }, { key: "a" }])
      expect(game.user.press(more.key, more)).toBe(true);
    expect(game.user.press("ArrowRight")).toBe(false);
  });
});

describe("by pointer", () => {
  it("marks a word by its two ends", () => {
    show();
    game.user.click(1, 3);
    game.user.click(1, 0);
    expect(found()).toEqual(["OVCA"]);
  });

  it("begins anew where no straight line leads", () => {
    show();
    game.user.click(5, 5);
    game.user.click(1, 0);
    expect(started()).toBe("1,0");
    game.user.click(1, 3);
    expect(found()).toEqual(["OVCA"]);
  });

  it("marks a word by a drag, which follows the pointer and needs no steady hand", () => {
    show();
    drag([0, 0], [1, 0], [2, 1], [3, 1], [3, 0]);
    expect(found()).toEqual(["KONJ"]);
    drag([1, 4], [2, 3], [3, 3], [4, 2], [4, 1]);
    expect(found()).toEqual(["KONJ", "SOVA"]);
  });

  it("counts a drag that runs off the board as far as it is drawn", () => {
    show();
    drag([1, 3], [1, 1], [1, 0], [1, -3]);
    expect(found()).toEqual(["OVCA"]);
  });

  it("shows a line that is no word, each time anew, and plays nothing", () => {
    show();
    drag([0, 1], [3, 1]);
    expect([game.moves, strokes()]).toEqual([[], 1]);
    const first = document.querySelector("rect");
    drag([0, 1], [3, 1]);
    expect(document.querySelector("rect") === first).toBe(false);
    drag([0, 0], [3, 0]);
    expect([found(), strokes()]).toEqual([["KONJ"], 1]);
  });

  it("takes nothing when there is nothing more to find", () => {
    show(undefined, { readOnly: true });
    game.user.click(0, 0);
    game.user.click(3, 0);
    drag([0, 0], [3, 0]);
    expect([found(), started(), strokes()]).toEqual([[], null, 0]);
  });
});

describe("what is said and shown", () => {
  it("reads cells out with their place, and with the word once it is found", () => {
    show();
    expect(game.cell(1, 0).getAttribute("aria-label")).toBe("1. vrstica, 2. stolpec, O");
    game.user.click(0, 0);
    expect(game.cell(0, 0).getAttribute("aria-label")).toBe("1. vrstica, 1. stolpec, K, začetek");
    game.user.click(3, 0);
    game.user.click(1, 0);
    game.user.click(1, 3);
    expect(game.cell(1, 0).getAttribute("aria-label")).toBe("1. vrstica, 2. stolpec, O, najdeno: konj; ovca");
  });

  it("names signs that readers pass over", () => {
    show(SEQUENCES, { language: "en" });
    expect(game.cell(1, 0).getAttribute("aria-label")).toBe("row 1, column 2, exclamation mark");
    expect(within(screen.getByRole("list")).getByText("4, exclamation mark, question mark, K")).toBeTruthy();
  });

  it("announces what was found and how many are left, what is found already, and what is not on the list", () => {
    show(undefined, { language: "en" });
    drag([0, 0], [3, 0]);
    expect(game.said.at(-1)).toBe("Found: konj. 2 more to find");
    drag([3, 0], [0, 0]);
    expect(game.said.at(-1)).toBe("Already found: konj.");
    drag([0, 1], [2, 1]);
    expect(game.said.at(-1)).toBe("That’s not on the list: Ž, V, Ž.");
  });

  it("lists what to find under its theme and strikes out what was found", () => {
    show(wordSearch.start(puzzle));
    screen.getByRole("heading", { name: "Tema: živali" });
    drag([0, 0], [3, 0]);
    const items = within(screen.getByRole("list")).getAllByRole("listitem");
    expect(items.map((item) => [item.dataset["found"], item.querySelector(".sr")?.textContent])).toEqual([
      ["true", "konj, najdeno"],
      [undefined, "ovca"],
      [undefined, "sova"],
    ]);
    expect(strokes()).toBe(1);
  });

  it("shows no message before all words are found; then as text, in the letters left over, and to readers", () => {
    show(MESSAGE, { language: "en" });
    const kinds = (kind: string) => document.querySelectorAll(`[data-kind="${kind}"]`).length;
    screen.getByText("The letters left over hide a message.");
    expect([kinds("used"), kinds("found"), game.container.textContent?.includes("Yes")]).toEqual([0, 0, false]);
    drag([0, 0], [2, 0]);
    expect(game.said.at(-1)).toBe("Found: cat. 1 more to find");
    expect([kinds("used"), kinds("found"), game.container.textContent?.includes("Yes")]).toEqual([3, 0, false]);
    expect(game.cell(0, 1).getAttribute("aria-label")).toBe("row 2, column 1, Y");
    drag([0, 2], [2, 2]);
    expect(game.said.at(-1)).toBe("Found: owl. all found. Hidden message: Yes.");
    expect([kinds("used"), kinds("found")]).toEqual([6, 3]);
    expect(screen.getByText("Yes.").getAttribute("lang")).toBe("en");
    expect(screen.getByText("Yes.").parentElement?.textContent).toBe("Hidden message: Yes.");
    expect(game.cell(0, 1).getAttribute("aria-label")).toBe("row 2, column 1, Y, part of the message");
    expect(game.cell(0, 0).getAttribute("aria-label")).toBe("row 1, column 1, C, found: cat");
  });

  it("fades no letter of a board without a message", () => {
    show();
    drag([0, 0], [3, 0]);
    expect(document.querySelectorAll('[data-kind="used"], [data-kind="found"]')).toHaveLength(0);
    expect(screen.queryByText("V preostalih črkah je skrito sporočilo.")).toBeNull();
  });

  it("has no state display, for there is nothing to write", () => {
    show();
    expect(game.own().without).toEqual(["check"]);
  });

  it("opens a hint step by step: the word, its row, its first cell, the whole of it", () => {
    const hint = wordSearch.hint!(wordSearch.start(puzzle))!;
    const looks = (stage: number) => {
      game.again({ hint: { hint, stage } });
      const at = (name: string, value: string) => document.querySelectorAll(`[data-${name}="${value}"]`).length;
      return [at("hinted", "true"), at("wash", "peer"), at("hint", "reason"), at("hint", "target")];
    };
    show();
    expect([0, 1, 2, 3].map(looks)).toEqual([
      [1, 0, 0, 0],
      [1, 6, 0, 0],
      [1, 0, 1, 0],
      [1, 0, 0, 4],
    ]);
  });
});

describe("a line that is drawn", () => {
  it.each<[Position, Position]>([
    [
      [5, 4],
      [5, 4],
    ],
    [
      [9, 5],
      [9, 4],
    ],
    [
      [9, 7],
      [9, 8],
    ],
    [
      [6, 9],
      [5, 9],
    ],
    [
      [1, 1],
      [1, 0],
    ],
    [
      [0, 11],
      [0, 9],
    ],
    [
      [11, 0],
      [9, 0],
    ],
    [
      [5, 11],
      [5, 11],
    ],
  ])("towards %j leads to %j", (pointer, to) => {
    expect(snapped([5, 4], pointer, 12).to).toEqual(to);
  });
});
