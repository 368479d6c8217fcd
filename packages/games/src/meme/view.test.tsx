import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { showGame } from "@karota/ui/testing/show-game.tsx";
import { GUESSES, type Puzzle, type Row, type State } from "./board.ts";
import { meme } from "./index.ts";
import * as view from "./view.tsx";

const puzzle: Puzzle = { fields: 4, colours: 6, solution: [3, 1, 6, 4] };
const NONE: Row = [null, null, null, null];
const stateOf = (...rows: readonly Row[]): State => ({
  puzzle,
  rows: [...rows, ...Array.from({ length: GUESSES - rows.length }, () => NONE)],
});
const AT_ONCE = { settings: { own: { check: "atOnce" } } };
const show = (state: State, more: Parameters<typeof showGame>[3] = {}) => {
  const game = showGame(view, meme, state, { language: "en", ...(more as object) });
  const type = (...keys: readonly string[]) => keys.forEach((key) => game.user.press(key));
  return { ...game, type, words: (x: number, y: number) => game.cell(x, y).getAttribute("aria-label") };
};
const focused = () => document.activeElement?.getAttribute("data-at");
const key = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
afterEach(cleanup);

describe("by keyboard", () => {
  it("lays colours with digits, field after field, and with nothing else", () => {
    const game = show(stateOf());
    game.cell(0, 0).focus();
    game.type("2", "e", "5", "F", "9", "6");
    expect(game.state().rows[0]).toEqual([2, 5, 6, null]);
    expect(focused()).toBe("3,0");
  });

  it("has a full row checked only with Enter, and until then its last peg can be changed", () => {
    const game = show(stateOf());
    game.cell(0, 0).focus();
    game.type("1", "2", "3", "4");
    expect(game.said.at(-1)).toBe("The row is full. Check it with Enter.");
    expect([game.state().rows[0], game.words(3, 0)]).toEqual([[1, 2, 3, null], "row 1, column 4, green diamond D"]);
    game.type("Backspace", "5", "Enter");
    expect(game.state().rows[0]).toEqual([1, 2, 3, 5]);
    expect(game.said.at(-1)).toBe(
      "Row 1: red circle A, yellow triangle B, blue drop C and purple star E. 0 in the right place, 2 right in colour only. 5 rows left",
    );
    expect(focused()).toBe("0,1");
  });

  it("does not check a row with an empty field", () => {
    const game = show(stateOf());
    game.cell(0, 0).focus();
    game.type("1", "2", "3");
    fireEvent.click(game.cell(4, 0));
    expect(game.said.at(-1)).toBe("Fill all the cells first.");
    expect(game.state().rows[0]).toEqual([1, 2, 3, null]);
  });

  it("checks a full row at once where that is chosen", () => {
    const game = show(stateOf(), AT_ONCE);
    game.cell(0, 0).focus();
    game.type("3", "1", "6", "4");
    expect(meme.check(game.state()).status).toBe("solved");
  });

  it("locks a full wrong row with its last field where that is chosen, and opens the next", () => {
    const game = show(stateOf(), AT_ONCE);
    game.cell(0, 0).focus();
    game.type("1", "2", "3", "4");
    expect(focused()).toBe("0,1");
    game.cell(3, 0).focus();
    game.type("Backspace");
    expect(game.state().rows.slice(0, 2)).toEqual([[1, 2, 3, 4], NONE]);
    game.type("5");
    expect(game.state().rows.slice(0, 2)).toEqual([
      [1, 2, 3, 4],
      [5, null, null, null],
    ]);
  });

  it("goes to earlier rows to read them, never to later ones; what is typed there goes to the open row", () => {
    const game = show(stateOf([1, 2, 3, 4]));
    game.cell(0, 1).focus();
    game.type("ArrowDown");
    expect(focused()).toBe("0,1");
    game.type("ArrowUp", "End");
    expect([focused(), game.words(4, 0)]).toEqual(["4,0", "row 1: 1 in the right place, 2 right in colour only"]);
    game.type("6");
    expect(game.state().rows.slice(0, 2)).toEqual([
      [1, 2, 3, 4],
      [6, null, null, null],
    ]);
  });
});

describe("a last peg that waits to be checked", () => {
  const rowOf = (game: ReturnType<typeof show>) => [0, 1, 2, 3].map((x) => game.words(x, 0)?.slice(-1)).join("");
  /** Three pegs, the keys after them, and the last peg. */
  const lay = (...keys: readonly string[]) => {
    const game = show(stateOf());
    game.cell(0, 0).focus();
    game.type("1", "2", "3", ...keys, "4");
    return game;
  };
  const undone = stateOf([1, 2, 3, null]);

  it("is all that an undo takes, also after another colour was laid over one, or two changed places", () => {
    const cases = [
      { keys: ["Home", "5"], before: "EBCD", after: [5, 2, 3, null] },
      { keys: ["Home", "2"], before: "BACD", after: [2, 1, 3, null] },
    ];
    for (const { keys, before, after } of cases) {
      const game = lay(...keys);
      expect(rowOf(game)).toBe(before);
      game.goTo(undone);
      expect([game.state().rows[0], game.words(3, 0)]).toEqual([after, "row 1, column 4, empty"]);
      game.goTo(undone);
      expect(game.state().rows[0]).toEqual([1, 2, 3, null]);
      cleanup();
    }
  });

  it("stays when a move is undone that was made after it, and is taken by the undo after that", () => {
    const game = lay();
    game.user.click(1, 0);
    game.type("Backspace");
    expect(game.state().rows[0]).toEqual([1, null, 3, null]);
    game.goTo(undone);
    expect([game.state().rows[0], rowOf(game)]).toEqual([[1, 2, 3, null], "ABCD"]);
    game.goTo(stateOf([1, 2, null, null]));
    expect([game.state().rows[0], game.words(3, 0)]).toEqual([[1, 2, 3, null], "row 1, column 4, empty"]);
  });

  it("goes with the others when a hint clears the row", () => {
    const game = lay();
    game.goTo(stateOf());
    expect(game.state().rows[0]).toEqual(NONE);
    for (const x of [0, 1, 2, 3]) expect(game.words(x, 0)).toBe(`row 1, column ${x + 1}, empty`);
  });
});

describe("by pointer", () => {
  it("lays the pressed colour in the selected field, and asks with the last key to check", () => {
    const game = show(stateOf());
    game.user.click(2, 0);
    key("red circle A");
    expect(game.state().rows[0]).toEqual([null, null, 1, null]);
    for (const name of ["yellow triangle B", "blue drop C", "green diamond D"]) key(name);
    key("Check the row");
    expect(game.state().rows[0]?.includes(null)).toBe(false);
  });

  it("moves a colour that is in the row already, also while the last peg waits", () => {
    const game = show(stateOf([1, 2, 3, null]));
    game.user.click(3, 0);
    key("green diamond D");
    game.user.click(0, 0);
    key("green diamond D, already in the row");
    expect([0, 1, 2, 3].map((x) => game.words(x, 0)?.slice(-1))).toEqual(["D", "B", "C", "A"]);
    fireEvent.click(game.cell(4, 0));
    expect(game.state().rows[0]).toEqual([4, 2, 3, 1]);
  });

  it("drags a colour from the keys to a field, from field to field, and off the board", () => {
    const game = show(stateOf());
    const drag = (from: Element, to: Element | null) => {
      document.elementFromPoint = () => to;
      fireEvent.pointerDown(from, { pointerId: 1, isPrimary: true, button: 0, clientX: 0, clientY: 0 });
      fireEvent.pointerMove(window, { pointerId: 1, clientX: 40, clientY: 40 });
      fireEvent.pointerUp(window, { pointerId: 1, clientX: 40, clientY: 40 });
    };
    drag(screen.getByRole("button", { name: "orange square F" }), game.cell(1, 0));
    expect(game.state().rows[0]).toEqual([null, 6, null, null]);
    drag(game.cell(1, 0), game.cell(3, 0));
    expect(game.state().rows[0]).toEqual([null, null, null, 6]);
    drag(game.cell(3, 0), document.body);
    expect(game.state().rows[0]).toEqual(NONE);
  });
});

describe("what is said and shown", () => {
  it("reads every field with its place and colour", () => {
    const game = show(stateOf([1, 2, 3, 4], [5, null, null, null]));
    expect(game.words(2, 0)).toBe("row 1, column 3, blue drop C");
    expect(game.words(1, 1)).toBe("row 2, column 2, empty");
    expect(game.words(1, 2)).toBe("row 3, column 2, not open yet");
    expect(game.words(4, 1)).toBe("row 2: 3 cells to fill");
  });

  it("announces what contradicts the row while the state display is on", () => {
    const game = show(stateOf([1, 2, 3, 4], [5, 6, null, null]));
    expect(screen.queryByText(/no longer has room for that many/)).toBeNull();
    game.change({ stateShown: true });
    expect(screen.getByText(/no longer has room for that many/)).toBeTruthy();
  });

  it("announces that nothing contradicts the row while the state display is on, also of a full one that waits", () => {
    const game = show(stateOf([1, 2, 3, 4]), { settings: { stateShown: true } });
    game.cell(0, 1).focus();
    game.type("3", "1");
    expect(screen.getByText("This row fits all the answers.")).toBeTruthy();
    game.type("6", "4");
    expect(screen.getByText("This row fits all the answers.")).toBeTruthy();
    game.type("Backspace", "5");
    expect(screen.queryByText("This row fits all the answers.")).toBeNull();
    expect(game.state().rows[1]).toEqual([3, 1, 6, null]);
  });

  it("shows the hidden row when the board is lost, and takes nothing more", () => {
    const game = show(stateOf(...Array.from({ length: GUESSES }, () => [1, 2, 3, 4])));
    expect(
      screen.getByRole("img", { name: "blue drop C, red circle A, orange square F and green diamond D" }),
    ).toBeTruthy();
    game.cell(0, 5).focus();
    game.type("5");
    expect(game.moves).toEqual([]);
  });

  it("offers when a row is checked as a setting of its own", () => {
    const game = show(stateOf());
    expect(game.own().switches.map(({ id, value }) => [id, value])).toEqual([["check", "ask"]]);
  });
});
