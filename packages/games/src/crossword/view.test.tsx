import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ReadingProvider, type Reading } from "@karota/ui/read-aloud.tsx";
import { showGame } from "@karota/ui/testing/show-game.tsx";
import type { State } from "./board.ts";
import { crossword } from "./index.ts";
import { start } from "./play.ts";
import { MINI_ROWS, puzzleOf, ROWS, stateOf } from "./testing/board.ts";
import * as view from "./view.tsx";

const puzzle = puzzleOf(ROWS, ["KOS"]);
const at = (x: number, y: number): number => x + 9 * y;
const show = (given: State = start(puzzle), more: Parameters<typeof showGame>[3] = {}) =>
  showGame(view, crossword, given, { language: "en", ...(more as object) });
const selected = () => document.querySelector("[aria-selected=true]")?.getAttribute("data-at");
const focused = () => document.activeElement?.getAttribute("data-at");
const label = (cell: HTMLElement) => cell.getAttribute("aria-label");
/** The clue above the board. */
const clue = () => screen.getByRole("button", { name: /switch to/ }).textContent;
const tool = (name: string) => screen.getByRole("button", { name });
afterEach(cleanup);

describe("writing", () => {
  it("writes a word letter by letter, in small letters too, and goes on along it", () => {
    const { user, state } = show();
    user.click(1, 1);
    for (const key of ["ž", "A", "b", "a"]) user.press(key);
    expect(state().values.slice(at(1, 1), at(5, 1)).join("")).toBe("ŽABA");
    expect(focused()).toBe("4,1");
  });

  it("writes along the word where the keyboard brings the focus, before a cell is picked", () => {
    const { user, state, cell } = show();
    act(() => cell(1, 1).focus());
    for (const key of ["ž", "a"]) user.press(key);
    expect(state().values.slice(at(1, 1), at(3, 1)).join("")).toBe("ŽA");
  });

  it("says the letter that was written when the cursor goes on, and the whole cell where it stays", () => {
    const { user, said } = show();
    user.click(1, 1);
    for (const key of ["ž", "a", "b", "a"]) user.press(key);
    expect(said).toEqual(["Ž", "A", "B", expect.stringContaining("row 2, column 5, A; letter 4 of 4")]);
    user.press("ArrowLeft");
    expect(said).toHaveLength(4);
  });

  it("says whether the letter is right when the cursor goes on while the state display is on", () => {
    const { user, said } = show(start(puzzle), { settings: { stateShown: true } });
    user.click(1, 1);
    for (const key of ["ž", "b"]) user.press(key);
    expect(said).toEqual(["Ž, right", "B, not right"]);
  });

  it("writes with the keys of the puzzle's alphabet and with AltGr", () => {
    const { user, state } = show();
    user.click(1, 1);
    fireEvent.click(screen.getByRole("button", { name: "Ž" }));
    user.press("š", { altKey: true, ctrlKey: true });
    expect([state().values[at(1, 1)], state().values[at(2, 1)]]).toEqual(["Ž", "Š"]);
    expect(screen.queryByRole("button", { name: "Q" })).toBeNull();
  });

  it("leaves letters of other languages, digits and shortcuts alone", () => {
    const { user, state } = show(stateOf(puzzle, [".........", ".Ž......."]));
    user.click(1, 1);
    for (const [key, held] of [
      ["q", {}],
      ["1", {}],
      ["h", { altKey: true }],
      ["z", { ctrlKey: true }],
    ] as const)
      user.press(key, held);
    expect(state().values[at(1, 1)]).toBe("Ž");
  });

  it("clears with Backspace, and goes back from an empty cell", () => {
    const { user, state } = show(stateOf(puzzle, [".........", ".ŽA......"]));
    user.click(3, 1);
    user.press("Backspace");
    expect([state().values[at(2, 1)], focused()]).toEqual(["", "2,1"]);
    user.press("ArrowLeft");
    user.press("Delete");
    expect(state().values[at(1, 1)]).toBe("");
  });

  it("goes on writing after a Backspace that was the first key", () => {
    const { user, state, cell } = show(stateOf(puzzle, [".........", ".ŽA......"]));
    act(() => cell(3, 1).focus());
    for (const key of ["Backspace", "b"]) user.press(key);
    expect(state().values.slice(at(1, 1), at(5, 1))).toEqual(["Ž", "B", "", ""]);
  });

  it("takes nothing when the board is read-only", () => {
    const { user, moves } = show(start(puzzle), { readOnly: true });
    user.click(1, 1);
    user.press("a");
    expect(moves).toEqual([]);
  });
});

describe("direction and clues", () => {
  it("turns with Space and with a second click, and announces it", () => {
    const { user, cell } = show();
    user.click(1, 1);
    expect(clue()).toContain("clue of ŽABA");
    user.press(" ");
    expect(clue()).toContain("clue of ŽOGA");
    expect(label(cell(1, 1))).toBe(
      "row 2, column 2, empty; letter 1 of 4 in 1 down: clue of ŽOGA and also in 1 across",
    );
    user.click(3, 1);
    user.click(3, 1);
    expect(clue()).toContain("clue of ŽABA");
  });

  it("lets a letter of two words go with the third click, and one of a single word with the second", () => {
    const { user } = show();
    const after = (x: number, y: number) => (user.click(x, y), selected());
    expect([after(1, 1), after(1, 1), after(1, 1)]).toEqual(["1,1", "1,1", undefined]);
    expect([after(2, 1), after(2, 1)]).toEqual(["2,1", undefined]);
  });

  it("goes through the clues with PageDown and PageUp", () => {
    const { user } = show();
    user.click(1, 1);
    user.press("PageDown");
    expect([focused(), clue()]).toEqual(["3,3", expect.stringContaining("clue of KOS")]);
    user.press("PageUp");
    expect(focused()).toBe("1,1");
  });

  it("lists all clues across and down; choosing one goes to its first empty cell", () => {
    show(stateOf(puzzle, [".........", ".........", ".........", "...K....."]));
    const across = within(screen.getByRole("region", { name: "Across" }));
    const down = within(screen.getByRole("region", { name: "Down" }));
    expect(down.getAllByRole("button").map((one) => one.querySelector(".sr")!.textContent)).toEqual([
      "1 down: clue of ŽOGA, 4 letters",
      "2 down: clue of BIK, 3 letters",
      "4 down: clue of SOL, 3 letters",
    ]);
    fireEvent.click(across.getByRole("button", { name: "3 across: clue of KOS, 3 letters" }));
    expect([focused(), selected()]).toEqual(["4,3", "4,3"]);
    expect(across.getByRole("button", { name: /^3 across/ }).getAttribute("aria-current")).toBe("true");
  });

  it("shows a picture in place of a clue's words, which readers get, and with them on request", () => {
    const { cell, change, own } = show();
    expect(cell(2, 3).querySelector<HTMLElement>("[data-picture]")?.dataset["sign"]).toBe("🐸");
    expect(label(cell(2, 3))).toBe("row 4, column 3, clue: 3 across: clue of KOS, 3 letters");
    const item = screen.getByRole("button", { name: /^3 across/ });
    expect(within(item).getByText("clue of KOS").className).toBe("sr");
    expect(own().switches.map(({ id, value }) => [id, value])).toEqual([["pictures", "alone"]]);
    change({ own: { pictures: "words" } });
    expect(within(item).getByText("clue of KOS").className).toBe("");
  });
});

describe("reading aloud", () => {
  const read = vi.fn<Reading["read"]>();
  const reading: Reading = { now: null, read, stop: () => undefined, labels: { read: "read", stop: "stop" } };
  const withVoice = {
    ...view,
    default: (props: Parameters<typeof view.default>[0]) => (
      <ReadingProvider value={reading}>
        <view.default {...props} />
      </ReadingProvider>
    ),
  };

  it("reads the clue of the word that is meant", () => {
    const { user } = showGame(withVoice, crossword, start(puzzle));
    user.click(1, 1);
    fireEvent.click(tool("read"));
    user.press("PageDown");
    fireEvent.click(tool("read"));
    expect(read.mock.calls).toEqual([
      ["1 vodoravno: clue of ŽABA 4 črke", { prose: true }],
      ["3 vodoravno: clue of KOS 3 črke", { prose: true }],
    ]);
  });

  it("is not offered in a puzzle of another language than the voice", () => {
    showGame(withVoice, crossword, start(puzzle), { language: "en" });
    expect(screen.queryByRole("button", { name: "read" })).toBeNull();
  });
});

describe("what is said and shown", () => {
  it("reads every cell with its place, its content and its place in the word", () => {
    const { cell } = show(stateOf(puzzle, [".........", ".ŽT......"]));
    expect(screen.getByRole("grid", { name: "Crossword, 9 by 9" })).toBeTruthy();
    expect(label(cell(2, 1))).toBe("row 2, column 3, T; letter 2 of 4 in 1 across: clue of ŽABA");
    expect(label(cell(0, 1))).toBe("row 2, column 1, clue: 1 across: clue of ŽABA, 4 letters");
    expect(label(cell(8, 8))).toBe("row 9, column 9, blocked");
  });

  it("marks right and wrong only while the state display is on", () => {
    const { cell, change } = show(stateOf(puzzle, [".........", ".ŽT......"]));
    expect(document.querySelectorAll("[data-mark]")).toHaveLength(0);
    change({ stateShown: true });
    expect([cell(1, 1).dataset["mark"], cell(2, 1).dataset["mark"]]).toEqual(["right", "wrong"]);
    expect(label(cell(2, 1))).toContain("T, not right");
  });
});

describe("revealing", () => {
  it("checks a word without saying which letter is wrong", () => {
    const { user, said } = show(stateOf(puzzle, [".........", ".ŽT......"]));
    user.click(1, 1);
    fireEvent.click(tool("Reveal"));
    fireEvent.click(tool("Check the word"));
    expect(screen.getByText("One letter isn’t right.")).toBeTruthy();
    expect(said.at(-1)).toBe("One letter isn’t right.");
    user.press("ArrowRight");
    user.press("a");
    fireEvent.click(tool("Check the word"));
    expect(screen.getByText("Everything’s right so far.")).toBeTruthy();
  });

  it("reveals a letter, then the whole word", () => {
    const { user, state } = show();
    user.click(2, 1);
    fireEvent.click(tool("Reveal"));
    fireEvent.click(tool("Reveal a letter"));
    expect(state().values.filter(Boolean)).toEqual(["A"]);
    fireEvent.click(tool("Reveal the word"));
    expect(state().values.filter(Boolean).join("")).toBe("ŽABA");
  });

  it("is not offered any more when the board is solved", () => {
    const { user, state } = show(stateOf(puzzle, [...ROWS.slice(0, 5), "........."]));
    fireEvent.click(tool("Reveal"));
    user.click(5, 5);
    user.press("l");
    expect(crossword.check(state()).status).toBe("solved");
    expect(screen.queryByRole("button", { name: "Reveal the word" })).toBeNull();
  });
});

it("the board is played to the end by keyboard alone, clue after clue", () => {
  const { cell, user, state } = show();
  act(() => cell(1, 1).focus());
  user.press("Enter");
  for (const word of ["ŽABA", "KOS", "OGA", "I", "OL"]) {
    for (const letter of word) user.press(letter);
    user.press("PageDown");
  }
  expect(crossword.check(state()).status).toBe("solved");
});

describe("a mini", () => {
  const mini = start(puzzleOf(MINI_ROWS));

  it("has the number of a word in its first cell, which its label names, and no hint cells", () => {
    const { cell } = show(mini);
    const numberIn = (x: number, y: number) =>
      cell(x, y).querySelector<HTMLElement>("[data-number]")?.dataset["number"];
    expect(screen.getByRole("grid", { name: "Crossword, 5 by 5" })).toBeTruthy();
    expect([numberIn(0, 0), numberIn(2, 0), numberIn(3, 2), numberIn(1, 1)]).toEqual(["1", "3", "6", undefined]);
    expect(label(cell(0, 0))).toBe("row 1, column 1, empty; letter 1 of 3 in 1 across: clue of KOS and also in 1 down");
    expect(label(cell(3, 0))).toBe("row 1, column 4, blocked");
    expect(label(cell(1, 3))).toBe("row 4, column 2, blocked");
  });

  it("tints the word that is meant and no blocked cell before it", () => {
    const { user } = show(mini);
    user.click(3, 3);
    const tinted = [...document.querySelectorAll("[data-wash]")].map((one) => one.getAttribute("data-at"));
    expect(tinted).toEqual(["2,3", "4,3"]);
  });

  it("is played to the end by keyboard alone", () => {
    const { cell, user, state } = show(mini);
    act(() => cell(0, 0).focus());
    user.press("Enter");
    for (const word of ["KOS", "ARA", "SKLAD", "IVA", "KAL"]) {
      for (const letter of word) user.press(letter);
      user.press("PageDown");
    }
    expect(crossword.check(state()).status).toBe("solved");
  });
});
