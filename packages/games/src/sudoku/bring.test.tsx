import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { examine } from "./bring-check.ts";
import BringSudoku, { readBoard } from "./bring.tsx";

const SEVENTEEN = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

/** The browser's threads are not there in tests: the same work, a moment later. */
class ThreadHere extends EventTarget {
  isOver = false;
  postMessage(digits: readonly number[]): void {
    queueMicrotask(() => {
      for (const data of [...examine(digits), null])
        if (!this.isOver) this.dispatchEvent(new MessageEvent("message", { data }));
    });
  }
  terminate(): void {
    this.isOver = true;
  }
}
/** One that never answers. */
class ThreadSilent extends ThreadHere {
  override postMessage(): void {}
}

const play = vi.fn<(code: string, explained: boolean) => void>();
const change = vi.fn<(code: string) => void>();
const show = (language: Language = "en", code = "") =>
  render(<BringSudoku speaker={SPEAKERS[language]} code={code} change={change} play={play} share={() => undefined} />);
const paste = (text: string) => fireEvent.change(screen.getByRole("textbox"), { target: { value: text } });
const status = () => screen.getByRole("status").textContent;
const focused = () => document.activeElement!.getAttribute("data-at");

beforeEach(() => void vi.stubGlobal("Worker", ThreadHere));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  play.mockClear();
  change.mockClear();
});

/** What a program that reads pictures makes of a grid whose first rows are these, with others after them. */
function screenshotOf(rows: readonly string[]): string {
  const right = [
    "53 7",
    "6  195",
    " 98    6",
    "8   6   3",
    "4  8 3  1",
    "7   2   6",
    " 6    28",
    "   419  5",
    "    8  79",
  ];
  return right.map((row, n) => (rows[n] ?? row).padEnd(9).replaceAll(" ", ".")).join("\n");
}
const WRONG = {
  "80 digits": SEVENTEEN.slice(1),
  "a wrong character": SEVENTEEN.replace("1", "A"),
  "the same digit twice": SEVENTEEN.replace("00", "11"),
  "no solution": "000000010400000000020000000000050604008000300001090000300400200050100000000806000",
  "several solutions": SEVENTEEN.replace("1", "0"),
  "thousands of solutions": `${"0".repeat(76)}12345`,
  "text of a screenshot": screenshotOf(["S3 7", "6  I95"]),
  "text of a bad screenshot": screenshotOf([
    "S3 7",
    "6  I9S",
    " g8    b",
    "B   6   3",
    "4  8 3  l",
    "7   2   G",
    " b    Z8",
    "   4iq  s",
  ]),
  "no sudoku": "Good morning, Karota!",
} as const;
const SAYS: Readonly<Record<Language, Readonly<Record<keyof typeof WRONG, string>>>> = {
  sl: {
    "80 digits": "V besedilu je 80 polj. Sudoku jih ima 81.1 polje manjka.",
    "a wrong character": "1. vrstica, 8. stolpec: »A«",
    "the same digit twice":
      "trikrat v 1. vrstici: 1.\u00a0vrstica/1.\u00a0stolpec, 1.\u00a0vrstica/2.\u00a0stolpec in 1.\u00a0vrstica/8.\u00a0stolpec",
    "no solution": "Ta sudoku nima rešitve.",
    "several solutions": "Tu se dve od njih razlikujeta:",
    "thousands of solutions": "Ta sudoku ima tisoč rešitev ali več.",
    "text of a screenshot":
      "V besedilu sta 2 znaka, ki nista števki.1. vrstica, 1. stolpec: »S«2. vrstica, 4. stolpec: »I«",
    "text of a bad screenshot": "2. vrstica, 6. stolpec: »S«In še 10 napak.",
    "no sudoku": "V tem besedilu ni sudokuja.",
  },
  en: {
    "80 digits": "The text has 80 cells. A sudoku has 81.1 cell is missing.",
    "a wrong character": "Row 1, column 8: “A”",
    "the same digit twice":
      "3 times in row 1: row\u00a01/column\u00a01, row\u00a01/column\u00a02 and row\u00a01/column\u00a08",
    "no solution": "This sudoku has no solution.",
    "several solutions": "This is where two of them differ:",
    "thousands of solutions": "This sudoku has a thousand solutions or more.",
    "text of a screenshot": "2 characters aren’t digits.Row 1, column 1: “S”Row 2, column 4: “I”",
    "text of a bad screenshot": "Row 2, column 6: “S”And 10 more.",
    "no sudoku": "We can’t find a sudoku in this text.",
  },
  de: {
    "80 digits": "Der Text hat 80 Felder. Ein Sudoku hat 81.1 Feld fehlt.",
    "a wrong character": "Zeile 1, Spalte 8: „A“",
    "the same digit twice":
      "in der 1. Zeile dreimal: Zeile\u00a01/Spalte\u00a01, Zeile\u00a01/Spalte\u00a02 und Zeile\u00a01/Spalte\u00a08",
    "no solution": "Dieses Sudoku hat keine Lösung.",
    "several solutions": "Hier unterscheiden sich zwei davon:",
    "thousands of solutions": "Dieses Sudoku hat tausend Lösungen oder mehr.",
    "text of a screenshot": "2 Zeichen sind keine Ziffern.Zeile 1, Spalte 1: „S“Zeile 2, Spalte 4: „I“",
    "text of a bad screenshot": "Zeile 2, Spalte 6: „S“Und 10 weitere Stellen.",
    "no sudoku": "In diesem Text ist kein Sudoku zu finden.",
  },
};

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(Object.entries(WRONG))("the page says what is wrong: %s", async (name, text) => {
    show(language);
    paste(text);
    await waitFor(() => expect(status()).toContain(SAYS[language][name as keyof typeof WRONG]));
    expect(screen.queryByRole("button", { name: SPEAKERS[language].say({ id: "sudoku.bring.play" }) })).toBeNull();
  });
});

describe("a good sudoku", () => {
  it("is graded with the steps that it needs, and played or explained", async () => {
    show();
    paste(SEVENTEEN);
    await screen.findByText("Difficulty: easy");
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Last empty cell 20×",
      "Only place for a digit 44×",
    ]);
    expect(change).toHaveBeenLastCalledWith(SEVENTEEN);
    fireEvent.click(screen.getByRole("button", { name: "Play" }));
    fireEvent.click(screen.getByRole("button", { name: "Explain it step by step" }));
    expect(play.mock.calls).toEqual([
      [SEVENTEEN, false],
      [SEVENTEEN, true],
    ]);
  });

  it("of a link is checked at once, and of a wrong link the fault is shown", async () => {
    show("en", SEVENTEEN);
    await screen.findByText("Difficulty: easy");
    cleanup();
    show("en", SEVENTEEN.slice(2));
    expect(status()).toContain("The text has 79 cells.");
    expect(await readBoard(SEVENTEEN)).toMatchObject({ code: SEVENTEEN, options: { level: "easy" } });
    expect(await readBoard(WRONG["several solutions"])).toBeNull();
    expect(await readBoard("abc")).toBeNull();
  });

  it("is typed with the keys alone: digits go on, 0 leaves empty, backspace goes back", () => {
    show();
    const cell = (at: string) => document.querySelector<HTMLElement>(`[data-at="${at}"]`)!;
    cell("0,0").focus();
    for (const key of ["5", "0", "3", "Backspace", "4", "ArrowDown", "9"])
      fireEvent.keyDown(document.activeElement!, { key });
    expect(change).toHaveBeenLastCalledWith(`504${"0".repeat(9)}9${"0".repeat(68)}`);
    expect(focused()).toBe("4,1");
    fireEvent.keyDown(document.activeElement!, { key: "9" });
    // Twice in the row: said and marked without a check.
    expect(cell("4,1").getAttribute("aria-label")).toBe("row 2, column 5: 9, not right");
  });
});

describe("what takes too long", () => {
  it("is ended after ten seconds, and the page says so", () => {
    vi.useFakeTimers();
    vi.stubGlobal("Worker", ThreadSilent);
    show();
    paste(SEVENTEEN);
    expect(status()).toBe("Checking the sudoku…");
    act(() => void vi.advanceTimersByTime(10_000));
    expect(status()).toContain("In ten seconds, we couldn’t find out whether this sudoku has a solution.");
  });

  it("a text of a megabyte is refused before it is drawn", () => {
    show();
    const field = screen.getByRole<HTMLTextAreaElement>("textbox");
    const isDrawn = fireEvent.paste(field, { clipboardData: { getData: () => "5".repeat(1_000_000), files: [] } });
    expect(isDrawn).toBe(false);
    expect(field.value).toBe("");
    expect(status()).toContain("This text is too long.");
  });
});
