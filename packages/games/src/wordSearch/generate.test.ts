import { describe, expect, it } from "vitest";
import { ALPHABETS } from "@karota/engine/alphabet.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { seeded } from "@karota/engine/random.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { REFUSED, themesOf } from "../data/words.ts";
import { cellsOf, EIGHT, type Content, type Options, type Puzzle } from "./board.ts";
import { generate, sureBoard } from "./generate.ts";
import { wordSearch } from "./index.ts";
import { SIGNS } from "./signs.ts";

const BOARDS = depth(15, 60);
const PRESETS = wordSearch.options.presets.filter(({ content }) => content !== "message");
const boardsOf = (options: Options): readonly Puzzle[] =>
  Array.from({ length: BOARDS }, (_, n) => generate(options, seeded(`board ${n}`)));

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

const symbolsOf = ({ content, language }: Options): ReadonlySet<string> => {
  const [letters, digits, signs] = [ALPHABETS[language], [..."0123456789"], Object.keys(SIGNS)];
  // O and I would be taken for digits
  const distinct = letters.filter((letter) => letter !== "O" && letter !== "I");
  const kinds: Record<Exclude<Content, "message">, readonly string[]> = {
    numbers: digits,
    letters,
    special: signs,
    combinations: [...distinct, ...digits],
    all: [...distinct, ...digits, ...signs],
  };
  return new Set(kinds[content as keyof typeof kinds]);
};

describe.each(PRESETS)("boards with %j", (options) => {
  const boards = boardsOf(options);
  const [side, length, count] = options.size === "6x6" ? [6, 4, 6] : [12, 6, 12];

  it("are squares with all their words, each of the right length", () => {
    for (const { rows, words } of boards) {
      expect(rows.map((row) => row.length)).toStrictEqual(Array.from({ length: side }, () => side));
      expect(words.map(({ word }) => word.length)).toStrictEqual(Array.from({ length: count }, () => length));
      expect(new Set(words.map(({ word }) => word)).size).toBe(count);
    }
  });

  it("have each word exactly once, read in all eight directions from every cell, and at the stated place", () => {
    for (const board of boards) {
      const texts = readings(board);
      for (const one of board.words) {
        expect(texts.filter((text) => text.startsWith(one.word))).toHaveLength(1);
        expect(
          cellsOf(one)
            .map(([x, y]) => board.rows[y]![x])
            .join(""),
        ).toBe(one.word);
      }
    }
  });

  it("show no refused word of any language in any direction", () => {
    const rude = boards.flatMap((board) =>
      readings(board).flatMap((text) => REFUSED.filter((word) => text.includes(word))),
    );
    expect(rude).toStrictEqual([]);
  });

  it("have symbols of their content only, and every one of them sooner or later", () => {
    const seen = new Set(boards.flatMap(({ rows }) => [...rows.join("")]));
    const allowed = symbolsOf(options);
    expect([...seen].filter((symbol) => !allowed.has(symbol))).toStrictEqual([]);
    const missing = [...allowed].filter((symbol) => !seen.has(symbol));
    // words of a language leave out letters that it hardly uses
    expect(options.content === "letters" ? [] : missing).toStrictEqual([]);
  });

  it("lie in more than one way", () => {
    for (const { words } of boards) {
      const ways = words.map(({ from, to }) => {
        const [dx, dy] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
        return dx === 0 ? "down" : dy === 0 ? "across" : dx === dy ? "falling" : "rising";
      });
      expect(new Set(ways).size).toBeGreaterThanOrEqual(options.size === "6x6" ? 2 : 3);
    }
  });

  it("have words of one theme, when they have words", () => {
    for (const { theme, words } of boards) {
      expect(theme !== null).toBe(options.content === "letters");
      const known = theme ? themesOf(options.language)[theme][length as 4 | 6] : [];
      expect(words.filter(({ word }) => theme && !known.includes(word))).toStrictEqual([]);
    }
  });

  it("have a stored one as the last resort", () => {
    const board = sureBoard(options);
    const texts = readings(board);
    expect(board.words.map(({ word }) => texts.filter((text) => text.startsWith(word)).length)).toStrictEqual(
      Array.from({ length: count }, () => 1),
    );
  });
});

it("words lie in all eight directions", () => {
  const boards = boardsOf({ size: "12x12", content: "letters", language: "en" });
  const steps = boards.flatMap(({ words }) =>
    words.map(({ from, to }) => `${Math.sign(to[0] - from[0])},${Math.sign(to[1] - from[1])}`),
  );
  expect(new Set(steps).size).toBe(8);
});

it("every theme has its turn", () => {
  const boards = Array.from({ length: 200 }, (_, n) =>
    generate({ size: "6x6", content: "letters", language: "sl" }, seeded(`theme ${n}`)),
  );
  expect(new Set(boards.map(({ theme }) => theme)).size).toBe(10);
});

it("the sure board comes when no attempt leads to one", () => {
  // always the first choice: the same symbol everywhere, so that words repeat
  const stuck = { ...seeded("x"), below: () => 0, shuffled: <T>(items: readonly T[]) => items.map(() => items[0]!) };
  const options = { size: "6x6", content: "letters", language: "en" } as const;
  expect(generate(options, stuck)).toStrictEqual(sureBoard(options));
});

it.each(LANGUAGES)("daily boards change their theme, and no word in %s is one of the last 30 days", (language) => {
  const options = { ...wordSearch.options.daily, language };
  const days = Array.from({ length: 200 }, (_, day) =>
    generate(options, seeded(`day ${day}`), { period: "daily", number: 20_000 + day, order: "secret" }),
  );
  expect(new Set(days.slice(0, 31).map(({ theme }) => theme)).size).toBe(10);
  const repeated = days.flatMap(({ words, theme }, day) => {
    const earlier = days.slice(Math.max(0, day - 30), day);
    expect(earlier.slice(-3).map((one) => one.theme)).not.toContain(theme);
    const known = new Set(earlier.flatMap((one) => one.words.map(({ word }) => word)));
    return words.filter(({ word }) => known.has(word));
  });
  expect(repeated).toStrictEqual([]);
});
