import { describe, expect, it } from "vitest";
import { ALPHABETS } from "@karota/engine/alphabet.ts";
import type { Edition } from "@karota/engine/edition.ts";
import { seeded } from "@karota/engine/random.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { messagesOf, REFUSED, themesOf, WORD_LENGTHS } from "../data/words.ts";
import { cellsOf, EIGHT, lettersOf, THEMES, type Options, type Puzzle } from "./board.ts";
import { attemptMessage } from "./generate-message.ts";
import { generate, sureBoard } from "./generate.ts";
import { wordSearch } from "./index.ts";

const BOARDS = depth(40, 400);
const PRESETS = wordSearch.options.presets.filter(({ content }) => content === "message");
const LENGTHS = { "6x6": [3, 6], "12x12": [4, 9] } as const;
const LETTERS = { "6x6": [4, 12], "12x12": [20, 48] } as const;

/** Everything that can be read in the grid, in any of eight directions, from any cell to the edge. */
function readings({ rows }: Puzzle): readonly string[] {
  const all: string[] = [];
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x++)
      for (const [, [dx, dy]] of EIGHT) {
        let text = "";
        for (let n = 0; rows[y + n * dy]?.[x + n * dx] !== undefined; n++) text += rows[y + n * dy]![x + n * dx]!;
        all.push(text);
      }
  return all;
}

/** The letters that no word covers, row by row. */
function leftOver({ rows, words }: Puzzle): string {
  const left = rows.map((row) => [...row]);
  for (const [x, y] of words.flatMap(cellsOf)) left[y]![x] = "";
  return left.flat().join("");
}

const backwards = (word: string): string => [...word].reverse().join("");

/** What is wrong with a board, in words. */
function faultsOf(board: Puzzle, { size, language }: Options): readonly string[] {
  const { rows, words, theme, message } = board;
  const faults: string[] = [];
  const side = size === "6x6" ? 6 : 12;
  if (rows.length !== side || rows.some((row) => row.length !== side)) faults.push("no square");
  if (theme === null || message === undefined) return [...faults, "no theme or message"];
  const letters = lettersOf(message, language);
  if (!messagesOf(language)[theme].includes(message)) faults.push(`a message of another theme: ${message}`);
  if (letters.length < LETTERS[size][0] || letters.length > LETTERS[size][1]) faults.push("the message is too long");
  if (leftOver(board) !== letters) faults.push(`the letters left over say ${leftOver(board)}`);
  const texts = readings(board);
  const [least, most] = LENGTHS[size];
  for (const one of words) {
    const { word } = one;
    if (word.length < least || word.length > most) faults.push(`${word} is too short or too long`);
    if (!Object.values(themesOf(language)[theme]).flat().includes(word)) faults.push(`${word} is of another theme`);
    if (texts.filter((text) => text.startsWith(word)).length !== 1) faults.push(`${word} is not there once`);
    if (
      cellsOf(one)
        .map(([x, y]) => rows[y]![x])
        .join("") !== word
    )
      faults.push(`${word} is elsewhere`);
    for (const other of words)
      if (other !== one && [word, backwards(word)].some((text) => text.includes(other.word)))
        faults.push(`${word} contains ${other.word}`);
  }
  if (words.some(({ word }, place) => place > 0 && word.length > words[place - 1]!.word.length))
    faults.push("the words are not in the order of their lengths");
  if (new Set(words.map(({ word }) => word.length)).size < 2) faults.push("the words have one length");
  faults.push(...REFUSED.filter((word) => texts.some((text) => text.includes(word))));
  return faults;
}

describe.each(PRESETS)("boards with %j", (options) => {
  const boards = Array.from({ length: BOARDS }, (_, n) => generate(options, seeded(`message ${n}`)));

  it("hide each word once, leave over a message of the theme, and show nothing that is refused", () => {
    expect(boards.flatMap((board) => faultsOf(board, options))).toStrictEqual([]);
  });

  it("differ in theme, message and words", () => {
    expect(new Set(boards.map(({ theme }) => theme)).size).toBeGreaterThan(5);
    expect(new Set(boards.map(({ message }) => message)).size).toBeGreaterThan(BOARDS / 4);
    expect(new Set(boards.map(({ rows }) => rows.join())).size).toBe(BOARDS);
  });

  it("come of one attempt in three or more, so that fifty of them fail hardly ever", () => {
    const made = Array.from({ length: 200 }, (_, n) => attemptMessage(options, seeded(`attempt ${n}`)));
    expect(made.filter((board) => board !== null).length).toBeGreaterThan(60);
  });

  it("have a sure one as the last resort, which is right as well and always the same", () => {
    const board = sureBoard(options);
    expect(faultsOf(board, options)).toStrictEqual([]);
    expect(sureBoard(options)).toStrictEqual(board);
    // always the first choice: no board comes of it
    const stuck = { ...seeded("x"), below: () => 0, shuffled: <T>(items: readonly T[]) => items.map(() => items[0]!) };
    expect(generate(options, stuck)).toStrictEqual(board);
  });

  it("are the same for the same seed and edition, whatever was made before", () => {
    const edition: Edition = { period: "book", number: 7, order: "secret" };
    const first = generate(options, seeded("same"));
    const inBook = generate(options, seeded("same"), edition);
    generate({ ...options, content: "letters" }, seeded("other"));
    expect(generate(options, seeded("same"))).toStrictEqual(first);
    expect(generate(options, seeded("same"), edition)).toStrictEqual(inBook);
  });

  it("have in a book a message that no board before has had", () => {
    const boards = Array.from({ length: 100 }, (_, number) =>
      generate(options, seeded(`book ${number}`), { period: "book", number, order: "secret" }),
    );
    expect(boards.flatMap((board) => faultsOf(board, options))).toStrictEqual([]);
    expect(new Set(boards.map(({ message }) => message)).size).toBe(100);
  });

  it("can have every one of the messages that are short enough and long enough", () => {
    const [least, most] = LETTERS[options.size];
    for (const theme of THEMES) {
      const fitting = messagesOf(options.language)[theme].filter((text) => {
        const { length } = lettersOf(text, options.language);
        return length >= least && length <= most;
      });
      expect(fitting.length, theme).toBeGreaterThanOrEqual(10);
    }
  });
});

it("words lie in all eight directions, and have all lengths from three to nine letters", () => {
  const boards = PRESETS.flatMap((options) =>
    Array.from({ length: 10 }, (_, n) => generate(options, seeded(`all ${n}`))),
  );
  const words = boards.flatMap((board) => board.words);
  const steps = words.map(({ from, to }) => `${Math.sign(to[0] - from[0])},${Math.sign(to[1] - from[1])}`);
  expect(new Set(steps).size).toBe(8);
  expect([...new Set(words.map(({ word }) => word.length))].toSorted((a, b) => a - b)).toStrictEqual(WORD_LENGTHS);
});

it("letters of a message are capitals of its language, without spaces and other signs", () => {
  expect(lettersOf("Zu Fuß siehst du am meisten, oder?", "de")).toBe("ZUFUẞSIEHSTDUAMMEISTENODER");
  expect(lettersOf("It's easy - isn't it.", "en")).toBe("ITSEASYISNTIT");
  expect([...lettersOf("Če dežuje, vzemi dežnik!", "sl")].every((letter) => ALPHABETS.sl.includes(letter))).toBe(true);
});
