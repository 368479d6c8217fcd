import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ALPHABETS } from "@karota/engine/alphabet.ts";
import { showGame } from "@karota/ui/testing/show-game.tsx";
import type { Puzzle } from "./board.ts";
import { caesarCypher } from "./index.ts";
import * as view from "./view.tsx";

const puzzle: Puzzle = {
  language: "sl",
  alphabet: ALPHABETS.sl.join(""),
  text: "ČAS JE ZLATO.",
  theme: "proverb",
  step: 2,
};
const show = (given: Puzzle = puzzle) => {
  const game = showGame(view, caesarCypher, given, { language: "en" });
  return {
    ...game,
    type: (...keys: readonly string[]) => keys.forEach((key) => game.user.press(key)),
    words: (x: number, y: number) => game.cell(x, y).getAttribute("aria-label"),
  };
};
const focused = () => document.activeElement?.getAttribute("data-at");
const wheel = () => screen.getByRole("slider", { name: "Wheel" });
afterEach(cleanup);

describe("writing", () => {
  it("writes a letter wherever its cipher letter is, and goes on to the next one", () => {
    const game = show();
    game.user.click(1, 0);
    game.type("a");
    expect([game.state().partial, focused()]).toEqual(["_A_ __ __A__.", "2,0"]);
    expect(game.said.at(-1)).toBe("C stands for A, twice");
  });

  it("says its cells in the language of the page, also where the text is in another one", () => {
    const game = show();
    expect(game.words(0, 0)).toContain("row 1");
    expect(game.cell(0, 0).closest("[lang]")?.getAttribute("lang")).not.toBe("sl");
  });

  it("writes with the keys on the page and erases with Backspace", () => {
    const game = show();
    game.user.click(0, 0);
    fireEvent.click(screen.getByRole("button", { name: "Č" }));
    expect(game.state().partial).toBe("Č__ __ _____.");
    game.type("Backspace");
    expect([game.state().partial, focused()]).toEqual(["___ __ _____.", "0,0"]);
  });

  it("moves with arrows from letter to letter, over spaces and full stops", () => {
    const game = show();
    game.user.click(2, 0);
    game.type("ArrowRight");
    expect(focused()).toBe("4,0");
    game.type("End", "Control");
    expect(focused()).toBe("9,0");
    game.type("ArrowDown");
    expect(focused()).toBe("9,0");
    game.type("PageDown", "Home", "ArrowDown");
    expect(focused()).toBe("0,1");
  });

  it("accepts letters from the first moment, and the first click loses none", () => {
    const game = show();
    game.cell(0, 0).focus();
    game.type("b");
    expect([game.state().partial, focused()]).toEqual(["B__ __ _____.", "1,0"]);
    game.user.click(1, 0);
    game.type("a");
    expect(game.state().partial).toBe("BA_ __ __A__.");
  });

  it("lets a selected cell go with the second click, and then writes nothing from the page's keys", () => {
    const game = show();
    game.user.click(0, 0);
    game.user.click(0, 0);
    fireEvent.click(screen.getByRole("button", { name: "B" }));
    game.type("b");
    expect(game.moves).toEqual([]);
  });

  it("offers only the letters of the text where only they are the alphabet, and takes no other", () => {
    const game = show({ ...puzzle, alphabet: "AČEJLOSTZ" });
    game.user.click(0, 0);
    game.type("b");
    expect([game.moves, game.said.at(-1)]).toEqual([[], "B isn’t in this alphabet"]);
    expect(screen.queryByRole("button", { name: "B" })).toBeNull();
    expect(screen.getByRole("button", { name: "Č" })).toBeTruthy();
  });
});

describe("the wheel", () => {
  it("turns by its arrows and names the plain letter of a cipher letter", () => {
    show();
    wheel().focus();
    fireEvent.keyDown(wheel(), { key: "ArrowRight" });
    fireEvent.keyDown(wheel(), { key: "ArrowUp" });
    expect([wheel().getAttribute("aria-valuenow"), wheel().getAttribute("aria-valuetext")]).toEqual([
      "2",
      "Shift 2: E stands for Č",
    ]);
    fireEvent.keyDown(wheel(), { key: "Home" });
    fireEvent.keyDown(wheel(), { key: "ArrowLeft" });
    expect(wheel().getAttribute("aria-valuenow")).toBe("24");
  });

  it("turns by + and − on the board, shows in pencil what it says, and Enter writes it", () => {
    const game = show();
    game.user.click(0, 0);
    game.type("+", "+", "+", "-");
    expect(game.cell(2, 0).querySelectorAll("[data-sign]")[1]?.getAttribute("data-sign")).toBe("S");
    expect(game.moves).toEqual([]);
    game.type("Enter");
    expect(game.state().partial).toBe("ČAS JE ZLATO.");
  });

  it("turns by dragging around its middle", () => {
    show();
    const round = wheel();
    round.setPointerCapture = () => undefined;
    round.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 200 }) as DOMRect;
    const at = (degrees: number) => ({
      pointerId: 1,
      clientX: 100 + 80 * Math.cos((degrees * Math.PI) / 180),
      clientY: 100 + 80 * Math.sin((degrees * Math.PI) / 180),
    });
    fireEvent.pointerDown(round, at(170));
    fireEvent.pointerMove(round, at(170 + 14.4));
    fireEvent.pointerMove(round, at(170 + 14.4 * 3));
    fireEvent.pointerUp(round, at(170 + 14.4 * 3));
    fireEvent.pointerMove(round, at(0));
    expect(round.getAttribute("aria-valuenow")).toBe("3");
  });

  it("shows at the end how the text was made", () => {
    const game = show();
    game.user.click(0, 0);
    for (const letter of "časjezlto") game.type(letter);
    expect(game.state().partial).toBe(puzzle.text);
    expect(wheel().getAttribute("aria-valuenow")).toBe("2");
  });
});

describe("the keyword", () => {
  const keyed: Puzzle = { ...puzzle, step: 0, keyword: { word: "MOST", clue: "Pelje čez reko." } };
  const field = () =>
    screen.getByRole<HTMLInputElement>("textbox", { name: "Keyword, 4 different letters: Pelje čez reko." });
  const strip = () => [...screen.getByRole("list", { name: /^The alphabet/ }).children].map((one) => one.textContent);

  it("has a field with its clue in place of the wheel", () => {
    show(keyed);
    expect(screen.queryByRole("slider")).toBeNull();
    expect(field().value).toBe("");
  });

  it("shows in pencil what it would write, and Enter writes it", () => {
    const game = show(keyed);
    fireEvent.change(field(), { target: { value: "mo5st" } });
    expect(field().value).toBe("MOST");
    expect(game.cell(0, 0).querySelectorAll("[data-sign]")[1]?.getAttribute("data-sign")).toBe("Č");
    expect(game.moves).toEqual([]);
    fireEvent.submit(field().form!);
    expect(game.state().partial).toBe("ČAS JE ZLATO.");
    expect(game.said.at(-1)).toBe("Filled in: ČAS JE ZLATO.");
  });

  it("comes out under the alphabet, letter by letter, as the text is read", () => {
    const game = show(keyed);
    game.user.click(1, 0);
    game.type("a");
    expect(strip().slice(0, 4)).toEqual(["AM", "B", "C", "Č"]);
  });

  it("is shown when the text is read, and takes no more letters then", () => {
    const game = show(keyed);
    game.user.click(0, 0);
    for (const letter of "časjezlto") game.type(letter);
    expect([game.state().partial, field().value, field().readOnly]).toEqual([keyed.text, "MOST", true]);
  });

  it("is not turned by + and −, and Enter on the board does nothing before it is typed", () => {
    const game = show(keyed);
    game.user.click(0, 0);
    game.type("+", "Enter");
    expect(game.moves).toEqual([]);
  });
});

describe("what is said and shown", () => {
  it("reads every cell with its place, the cipher letter and the player's", () => {
    const game = show();
    expect(game.words(0, 0)).toBe("row 1, column 1, secret letter E, empty");
    game.user.click(0, 0);
    game.type("b");
    expect(game.words(0, 0)).toBe("row 1, column 1, secret letter E, yours: B");
    game.change({ stateShown: true });
    expect(game.words(0, 0)).toBe("row 1, column 1, secret letter E, yours: B, not right");
    expect(game.cell(0, 0).getAttribute("aria-invalid")).toBe("true");
  });

  it("names the text's topic", () => {
    show();
    expect(screen.getByText("A proverb or saying")).toBeTruthy();
  });
});
