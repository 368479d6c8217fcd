import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { showGame } from "@karota/ui/testing/show-game.tsx";
import type { Move, Options, Puzzle, State } from "./board.ts";
import type { Face } from "./faces.ts";
import type { CardSymbol } from "./symbols.ts";
import { memory } from "./index.ts";
import * as view from "./view.tsx";

/*
 *  A B C D
 *  B A D C
 *  E F G H
 *  H G F E
 */
const puzzle: Puzzle = { side: 4, occurrences: 2, symbols: [..."ABCDBADCEFGHHGFE"] as CardSymbol[] };
const fours: Puzzle = { side: 4, occurrences: 4, symbols: [..."AAAABBBBCCCCDDDD"] as CardSymbol[] };
type More = Parameters<typeof showGame<Options, Puzzle, State, Move>>[3];
const show = (more: More = {}, given: Puzzle | State = puzzle) => showGame(view, memory, given, more);
const wait: More = { settings: { own: { pace: "wait" } } };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const label = (cell: HTMLElement): string => cell.getAttribute("aria-label")!;
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** The cells that lie open for the moment. */
const open = () => [...document.querySelectorAll("[aria-selected=true]")].map((one) => one.getAttribute("data-at"));
const getImage = (cell: HTMLElement): HTMLImageElement => {
  const image = cell.querySelector("img");
  if (!image) throw new Error("The card shows no picture yet.");
  return image;
};
const goOn = () => screen.getByRole("button", { name: "Zakrij" });

describe("turning cards over", () => {
  it("leaves a group of equal cards open, and counts it", () => {
    const { user, cell, state } = show();
    user.click(0, 0);
    expect([open(), state().tries]).toEqual([["0,0"], 0]);
    user.click(1, 1);
    expect(state().found).toEqual(["A"]);
    expect(open()).toEqual([]);
    expect(label(cell(1, 1))).toBe("2. vrstica, 2. stolpec, korenček, najdeno");
    expect(screen.getByText("Najdeno: korenček")).toBeTruthy();
    expect(screen.getByText("še 7 parov")).toBeTruthy();
  });

  it("shows a group that is not the same for a second and then covers it", async () => {
    const { user, cell, state } = show();
    user.click(0, 0);
    user.click(1, 0);
    expect(screen.getByText("Nista enaki.")).toBeTruthy();
    await after(999);
    expect(open()).toEqual(["0,0", "1,0"]);
    await after(1);
    expect(open()).toEqual([]);
    expect(label(cell(0, 0))).toBe("1. vrstica, 1. stolpec, zakrito");
    expect(state()).toMatchObject({ found: [], seen: [0, 1], tries: 1 });
  });

  it("never leaves more cards open than there are of a picture: the next one covers the others", async () => {
    const { user } = show();
    user.click(0, 0);
    user.click(1, 0);
    user.click(2, 0);
    expect(open()).toEqual(["2,0"]);
    await after(2000);
    expect(open()).toEqual(["2,0"]);
  });

  it("turns over a whole group of four before it judges it", () => {
    const { user, state, moves } = show({}, fours);
    user.click(0, 0);
    expect(screen.getByText("Kje so še 3 enake?")).toBeTruthy();
    for (const [x, y] of [
      [1, 0],
      [0, 1],
    ] as const)
      user.click(x, y);
    expect(moves).toEqual([]);
    expect(screen.getByText("Obrni še 1 kartico.")).toBeTruthy();
    user.click(2, 0);
    expect(state().tries).toBe(1);
    expect(open()).toHaveLength(4);
  });

  it("leaves a card alone that lies open or is found: a look costs a try", () => {
    const { user, moves } = show();
    user.click(0, 0);
    user.click(0, 0);
    expect([open(), moves]).toEqual([["0,0"], []]);
    user.click(1, 1);
    user.click(1, 1);
    user.click(0, 0);
    expect([open(), moves.length]).toEqual([[], 1]);
  });

  it("takes nothing when the board is read-only", () => {
    const { user } = show({ readOnly: true });
    user.click(0, 0);
    expect(open()).toEqual([]);
  });
});

describe("until I go on", () => {
  it("leaves a wrong group open until the button is pressed", async () => {
    const { user } = show(wait);
    expect(goOn().getAttribute("aria-disabled")).toBe("true");
    user.click(0, 0);
    user.click(1, 0);
    await after(60_000);
    expect(open()).toEqual(["0,0", "1,0"]);
    fireEvent.click(goOn());
    expect(open()).toEqual([]);
  });

  it("is turned face down by Escape and by the next card too; Escape turns no group that is not whole", () => {
    const { user } = show(wait);
    user.click(0, 0);
    expect(user.press("Escape")).toBe(true);
    expect(open()).toEqual(["0,0"]);
    user.click(1, 0);
    expect(user.press("Escape")).toBe(false);
    expect(open()).toEqual([]);
    user.click(0, 0);
    user.click(1, 0);
    user.click(3, 3);
    expect(open()).toEqual(["3,3"]);
  });

  it("is a setting of the game's own", () => {
    const { own, settings } = show();
    const [pace] = own().switches;
    expect([pace!.id, pace!.value, pace!.values.map(({ value }) => value)]).toEqual(["pace", "1000", ["1000", "wait"]]);
    act(() => pace!.change("wait"));
    expect(settings().own).toEqual({ pace: "wait" });
    expect(goOn()).toBeTruthy();
  });
});

describe("by keyboard", () => {
  it("moves with the arrows, turns with Enter and Space, and the focus stays", () => {
    const { user, cell, state } = show();
    cell(0, 0).focus();
    user.press("Enter");
    user.press("ArrowRight");
    user.press("ArrowDown");
    user.press(" ");
    expect(state().found).toEqual(["A"]);
    expect(document.activeElement).toBe(cell(1, 1));
    expect([...document.querySelectorAll('[role=gridcell][tabindex="0"]')]).toEqual([cell(1, 1)]);
  });

  it("leaves the browser's and the frame's keys alone, and turns nothing while a key is held down", () => {
    const { user, cell } = show();
    cell(0, 0).focus();
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
      expect(user.press("Enter", held)).toBe(true);
    expect(user.press("Tab")).toBe(true);
    expect(user.press("Escape")).toBe(true);
    fireEvent.keyDown(cell(0, 0), { key: "Enter", repeat: true });
    expect(open()).toEqual([]);
  });

  it("has no undo, redo or check, for they make no sense here", () => {
    expect(show().own().without).toEqual(["undo", "redo", "check"]);
  });
});

describe("what is said", () => {
  const words = {
    sl: ["1. vrstica, 2. stolpec, zakrito", "jabolko", "Ni enako: jabolko in korenček."],
    en: ["row 1, column 2, face down", "apple", "No match: apple and carrot."],
    de: ["Zeile 1, Spalte 2, verdeckt", "Apfel", "Nicht gleich: Apfel und Karotte."],
  } as const;
  it.each(LANGUAGES)("each card that is turned over, and what came of the group, in %s", (language) => {
    const { user, cell, said } = show({ language });
    expect(label(cell(1, 0))).toBe(words[language][0]);
    user.click(1, 0);
    user.click(0, 0);
    expect(said).toEqual(words[language].slice(1));
  });

  it("announces what was found, and how many groups are left", () => {
    const { user, said } = show();
    user.click(0, 0);
    user.click(1, 1);
    expect(said).toEqual(["korenček", "Najdeno: korenček. Ostane še 7 skupin."]);
  });

  it("shows the cards of a hint only with its last step", () => {
    const hint = memory.hint!(memory.start(puzzle))!;
    const { cell, again } = show({ hint: { hint, stage: 1 } });
    expect(document.querySelectorAll("[data-hint]")).toHaveLength(0);
    again({ hint: { hint, stage: 2 } });
    expect([cell(0, 0).dataset["hint"], cell(1, 1).dataset["hint"]]).toEqual(["target", "target"]);
    expect(label(cell(1, 1))).toContain("polje iz namiga");
  });

  it("announces the tries at the end", async () => {
    const { user } = show();
    for (const [x, y] of [
      [0, 0],
      [1, 0],
    ] as const)
      user.click(x, y);
    await after(1000);
    for (const { cells } of memory.solve(memory.start(puzzle))) for (const [x, y] of cells) user.click(x, y);
    expect(screen.getByText("Vse najdeno v 9 poskusih. Najmanjše možno število poskusov je 8.")).toBeTruthy();
  });
});

describe("cards that belong together and look different", () => {
  const country = { country: "SI", name: { sl: "Slovenija", en: "Slovenia", de: "Slowenien" } };
  const pairs: readonly (readonly [Face, Face])[] = [
    [
      { kind: "product", factors: [7, 8] },
      { kind: "number", value: 56 },
    ],
    [
      { kind: "fraction", over: 1, under: 2 },
      { kind: "decimal", over: 1, under: 2 },
    ],
    [
      { kind: "flag", ...country },
      { kind: "country", ...country },
    ],
    [
      { kind: "picture", picture: "C" },
      { kind: "word", picture: "C", word: "Pilz", language: "de" },
    ],
  ];
  const others = [5, 6, 7, 8].map((factor): readonly [Face, Face] => [
    { kind: "product", factors: [2, factor] },
    { kind: "number", value: 2 * factor },
  ]);
  /** The pairs A to D in the first two rows, one half of each above the other; E to H in the last two. */
  const faces = [pairs, others].flatMap((four) => [...four.map(([one]) => one), ...four.map(([, other]) => other)]);
  const mixed: Puzzle = { side: 4, occurrences: 2, symbols: [..."ABCDABCDEFGHEFGH"] as CardSymbol[], faces };

  const said = {
    sl: [
      ["7 krat 8", "Najdeno: 7 krat 8 je enako 56. Ostane še 7 skupin."],
      ["ena polovica", "Najdeno: ena polovica je enako 0,5. Ostane še 6 skupin."],
      ["zastava: Slovenija", "Najdeno: Slovenija. Ostane še 5 skupin."],
      ["goba", "Najdeno: goba – Pilz. Ostanejo še 4 skupine."],
    ],
    en: [
      ["7 times 8", "Found: 7 times 8 equals 56. 7 groups left."],
      ["one half", "Found: one half equals 0.5. 6 groups left."],
      ["flag: Slovenia", "Found: Slovenia. 5 groups left."],
      ["mushroom", "Found: mushroom – Pilz. 4 groups left."],
    ],
    de: [
      ["7 mal 8", "Gefunden: 7 mal 8 ist gleich 56. Noch 7 Gruppen."],
      ["ein Halb", "Gefunden: ein Halb ist gleich 0,5. Noch 6 Gruppen."],
      ["Flagge: Slowenien", "Gefunden: Slowenien. Noch 5 Gruppen."],
      ["Pilz", "Gefunden: Pilz – Pilz. Noch 4 Gruppen."],
    ],
  } as const;
  it.each(LANGUAGES)("are announced as they are said, in %s", (language) => {
    const shown = show({ language }, mixed);
    for (const place of [0, 1, 2, 3]) {
      shown.user.click(place, 0);
      shown.user.click(place, 1);
    }
    expect(shown.said).toEqual(said[language].flat());
  });

  it("are labelled, and written in the reader's way, but a word in its own language", () => {
    const { cell, user } = show({}, mixed);
    for (const place of [0, 1, 3]) {
      user.click(place, 0);
      user.click(place, 1);
    }
    const front = (x: number, y: number) => cell(x, y).querySelector("[data-side=found] > span:nth-child(2)")!;
    const numbersOn = (x: number, y: number) =>
      [...front(x, y).querySelectorAll<HTMLElement>("[data-shown]")].map(({ dataset }) => dataset["shown"]);
    expect([numbersOn(0, 0), numbersOn(0, 1), numbersOn(1, 1)]).toEqual([["7 · 8"], ["56"], ["0,5"]]);
    expect(numbersOn(1, 0)).toEqual(["1", "2"]);
    expect(front(3, 1).querySelector("[lang=de]")!.textContent).toBe("Pilz");
    expect(label(cell(0, 0))).toBe("1. vrstica, 1. stolpec, 7 krat 8, najdeno");
    expect(screen.getByText("Najdeno: goba – Pilz")).toBeTruthy();
  });

  it("show a flag as a picture that only the label names", async () => {
    const { cell, user } = show({}, mixed);
    user.click(2, 0);
    // Its drawing is a module of its own, and React shows it in a later turn than that in which it has loaded.
    const flag = await vi.waitFor(async () => {
      await after(0);
      return getImage(cell(2, 0));
    }, 30_000);
    expect([flag.alt, flag.src.startsWith("data:image/svg+xml,")]).toEqual(["", true]);
    expect(label(cell(2, 0))).toBe("1. vrstica, 3. stolpec, zastava: Slovenija");
    expect(screen.getByText("Katera kartica sodi zraven?")).toBeTruthy();
  });

  it("are turned back when they do not belong together", async () => {
    const shown = show({}, mixed);
    shown.user.click(0, 0);
    shown.user.click(1, 1);
    expect(shown.said.at(-1)).toBe("Ne sodi skupaj: 7 krat 8 in 0,5.");
    expect(screen.getByText("Ne sodita skupaj.")).toBeTruthy();
    await after(1000);
    expect(open()).toEqual([]);
  });
});
