import { describe, expect, it } from "vitest";
import { ALPHABETS, upperOf } from "@karota/engine/alphabet.ts";
import type { Edition } from "@karota/engine/edition.ts";
import { runsOf } from "@karota/engine/grid/crossing.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { seeded } from "@karota/engine/random.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { COUNTRIES } from "../data/countries.ts";
import { REFUSED } from "../data/words.ts";
import { isMini, type Options, type Puzzle } from "./board.ts";
import { generate } from "./generate.ts";
import { crossword } from "./index.ts";
import { drawWords } from "./lay-words.ts";
import { vocabularyOf } from "./vocabulary.ts";

const BOARDS = depth(20, 40);
const presets = crossword.options.presets;
const generated = new Map<Options, Puzzle[]>();
function boards(options: Options): Puzzle[] {
  const made =
    generated.get(options) ?? Array.from({ length: BOARDS }, (_, n) => generate(options, seeded(`board ${n}`)));
  generated.set(options, made);
  return made;
}
const minis = presets.filter(({ size }) => isMini(size));
const large = presets.filter(({ size }) => !isMini(size));

/** The board as rows of signs, a space where no letter is. */
const rowsOf = ({ cells, columns }: Puzzle): string[] =>
  Array.from({ length: cells.length / columns }, (_, y) =>
    cells
      .slice(y * columns, (y + 1) * columns)
      .map(({ v }) => v || " ")
      .join(""),
  );
const turned = (rows: readonly string[]): string[] =>
  [...rows[0]!].map((_, x) => rows.map((row) => [...row][x]).join(""));

/** Every run of two or more letters with its place, read from the letters alone. */
function runsIn(puzzle: Puzzle): { dir: string; x: number; y: number; word: string }[] {
  const along = (rows: readonly string[], dir: "e" | "s") =>
    rows.flatMap((row, line) =>
      [...row.matchAll(/\p{L}{2,}/gu)].map(({ 0: word, index }) =>
        dir === "e" ? { dir, x: index, y: line, word } : { dir, x: line, y: index, word },
      ),
    );
  const rows = rowsOf(puzzle);
  return [...along(rows, "e"), ...along(turned(rows), "s")];
}

/** All lines of the board in the eight directions. */
function linesIn(puzzle: Puzzle): string[] {
  const rows = rowsOf(puzzle);
  const size = rows.length;
  const slanted = (signs: readonly string[]): string[] =>
    Array.from({ length: 2 * size - 1 }, (_, sum) =>
      Array.from({ length: size }, (__, y) => signs[y]![sum - y] ?? "").join(""),
    );
  const mirrored = rows.map((row) => [...row].reverse().join(""));
  const lines = [...rows, ...turned(rows), ...slanted(rows), ...slanted(mirrored)];
  return [...lines, ...lines.map((line) => [...line].reverse().join(""))];
}

/** How many letters hang together with the first one. */
function together({ cells, columns }: Puzzle): number {
  const reached = new Set([cells.findIndex(({ t }) => t === "L")]);
  for (const cell of reached)
    for (const next of [cell - 1, cell + 1, cell - columns, cell + columns])
      if (cells[next]?.t === "L") reached.add(next);
  return reached.size;
}

describe.each(presets)("boards of $size, $level, $language", (options) => {
  const made = boards(options);
  const known = new Map(vocabularyOf(options.language, options.level).map((entry) => [entry.word, entry]));

  it("have a clue of the vocabulary for every run of letters and no other clue, numbered in reading order", () => {
    for (const puzzle of made) {
      const runs = runsIn(puzzle);
      const starts = [
        ...new Set(runs.map(({ x, y }) => x + 100 * y).map((place) => (place % 100) + 100 * Math.floor(place / 100))),
      ].toSorted((one, other) => one - other);
      const expected = runs.map(({ dir, x, y, word }) => ({
        n: starts.indexOf(x + 100 * y) + 1,
        dir,
        x,
        y,
        length: word.length,
        clue: known.get(word)?.clue,
      }));
      const given = puzzle.clues.map(({ n, heading, cell, length, clue }) => ({
        n,
        dir: heading,
        x: cell % puzzle.columns,
        y: Math.floor(cell / puzzle.columns),
        length,
        clue,
      }));
      expect(given).toStrictEqual(expected);
    }
  });

  it("are connected, every word is crossed, none is there twice", () => {
    for (const puzzle of made) {
      const runs = runsIn(puzzle);
      expect(new Set(runs.map(({ word }) => word)).size).toBe(runs.length);
      expect(together(puzzle)).toBe(puzzle.cells.filter(({ t }) => t === "L").length);
      const taken = (dir: string) =>
        new Set(
          runs
            .filter((run) => run.dir === dir)
            .flatMap(({ x, y, word }) => [...word].map((_, i) => (dir === "e" ? `${x + i},${y}` : `${x},${y + i}`))),
        );
      const cells = { e: taken("s"), s: taken("e") };
      for (const { dir, x, y, word } of runs)
        expect([...word].some((_, i) => cells[dir as "e"].has(dir === "e" ? `${x + i},${y}` : `${x},${y + i}`))).toBe(
          true,
        );
    }
  });

  it("can be written with the language's letters and contain a rude word in no direction", () => {
    for (const puzzle of made) {
      const letters = puzzle.cells.map(({ v }) => v).filter(Boolean);
      expect(letters.filter((letter) => !ALPHABETS[options.language].includes(letter))).toStrictEqual([]);
      const lines = linesIn(puzzle);
      expect(REFUSED.filter((text) => lines.some((line) => line.includes(text)))).toStrictEqual([]);
    }
  });

  it("have no clue that names another word of the board", () => {
    for (const puzzle of made) {
      const words = runsIn(puzzle).map(({ word }) => word);
      const named = puzzle.clues.flatMap(({ clue }) => upperOf(clue, options.language).split(/[^\p{L}]+/u));
      expect(words.filter((word) => named.includes(word))).toStrictEqual([]);
    }
  });

  it("show some clues as pictures, each of its word, and never most of them; none where clues are for adults", () => {
    for (const puzzle of made) {
      const pictured = puzzle.clues.filter(({ picture }) => picture !== null);
      expect(pictured.length).toBeLessThanOrEqual(Math.round(puzzle.clues.length / 3));
      for (const { clue, picture } of pictured)
        expect([...known.values()].find((entry) => entry.clue === clue)!.picture).toBe(picture);
    }
    expect(made.some(({ clues }) => clues.some(({ picture }) => picture !== null))).toBe(options.level !== "hard");
  });

  it("differ from one another", () => {
    // Few short easy words cross in every letter, so up to a quarter of the boards of a mini may be there before.
    const different = new Set(made.map((puzzle) => rowsOf(puzzle).join("/"))).size;
    expect(different).toBeGreaterThanOrEqual(isMini(options.size) ? (BOARDS * 3) / 4 : BOARDS);
    const words = made.flatMap((puzzle) => runsIn(puzzle).map(({ word }) => word));
    expect(new Set(words).size).toBeGreaterThan(words.length / 4);
    // None of them is on every other board; the crossings of a mini leave less choice.
    const most = Math.max(...words.map((word) => words.filter((other) => other === word).length));
    expect(most).toBeLessThan(BOARDS * (isMini(options.size) ? 0.65 : 0.5));
  });
});

describe.each(large)("large boards of $size, $level, $language", (options) => {
  const made = boards(options);

  it("fill at least two fifths of the room with six words or more, twelve on the large board", () => {
    for (const { clues, cells, columns } of made) {
      expect(clues.length).toBeGreaterThanOrEqual(columns === 9 ? 6 : 12);
      expect(cells.filter(({ t }) => t === "L").length).toBeGreaterThanOrEqual(0.4 * (columns - 1) ** 2);
    }
  });

  it("leave the hint row and the hint column free, and put a hint cell before every word", () => {
    for (const { cells, columns, clues } of made) {
      const heads = new Set(clues.map(({ heading, cell }) => cell - (heading === "e" ? 1 : columns)));
      for (const [cell, { t }] of cells.entries()) {
        expect(t === "L" && (cell < columns || cell % columns === 0)).toBe(false);
        expect(t === "H").toBe(heads.has(cell));
      }
    }
  });

  it("have words of their level", () => {
    const known = new Map(vocabularyOf(options.language, options.level).map(({ word, level }) => [word, level]));
    const levels = new Set(made.flatMap((puzzle) => runsIn(puzzle).map(({ word }) => known.get(word)!)));
    const allowed = { easy: ["easy"], normal: ["easy", "normal"], hard: ["normal", "hard"] }[options.level];
    expect([...levels].filter((level) => !allowed.includes(level))).toStrictEqual([]);
  });
});

/** How often each word of a board is crossed. */
function crossingsOf(puzzle: Puzzle): number[] {
  const runs = runsOf(puzzle);
  const timesIn = new Map<number, number>();
  for (const cell of runs.flatMap(({ cells }) => cells)) timesIn.set(cell, (timesIn.get(cell) ?? 0) + 1);
  return runs.map(({ cells }) => cells.filter((cell) => timesIn.get(cell) === 2).length);
}
const average = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe.each(large.filter(({ size }) => size === "13x13"))("boards of 13x13, $level, $language", (options) => {
  it("cross each word 2.6 times or more on average, at most a quarter only once", () => {
    const crossings = boards(options).flatMap(crossingsOf);
    expect(average(crossings)).toBeGreaterThanOrEqual(2.6);
    expect(crossings.filter((count) => count === 1).length).toBeLessThan(crossings.length / 4);
  });
});

describe.each(minis)("minis of $size, $level, $language", (options) => {
  const made = boards(options);

  it("have every letter in a word across and in a word down, of three letters or more, and no hint cells", () => {
    for (const puzzle of made) {
      const letters = puzzle.cells.flatMap(({ t }, cell) => (t === "L" ? [cell] : []));
      const runs = runsIn(puzzle);
      for (const dir of ["e", "s"]) {
        const own = runs.filter((run) => run.dir === dir);
        const cells = own.flatMap(({ x, y, word }) =>
          [...word].map((_, i) => (dir === "e" ? x + i : x) + puzzle.columns * (dir === "e" ? y : y + i)),
        );
        expect(cells.toSorted((one, other) => one - other)).toStrictEqual(letters);
      }
      expect(runs.every(({ word }) => word.length >= 3)).toBe(true);
      expect(puzzle.cells.every(({ t }) => t !== "H")).toBe(true);
      expect([puzzle.columns, puzzle.cells.length]).toStrictEqual(options.size === "5x5" ? [5, 25] : [7, 49]);
    }
  });
});

describe.each(minis.filter(({ level }) => level === "easy"))("easy minis of $size, $language", (options) => {
  it("have mostly easy words", () => {
    const known = new Map(vocabularyOf(options.language, options.level).map(({ word, level }) => [word, level]));
    const words = boards(options).flatMap((puzzle) => runsIn(puzzle).map(({ word }) => word));
    const easy = words.filter((word) => known.get(word) === "easy");
    expect(easy.length).toBeGreaterThan(words.length * 0.5);
  });
});

describe.each(LANGUAGES)("the vocabulary in %s", (language) => {
  const entries = vocabularyOf(language, "normal");

  it("has 250 words or more of each level, each once, with a clue of its own", () => {
    for (const level of ["easy", "normal"])
      expect(entries.filter((entry) => entry.level === level).length).toBeGreaterThanOrEqual(250);
    expect(new Set(entries.map(({ word }) => word)).size).toBe(entries.length);
    expect(new Set(entries.map(({ clue }) => clue)).size).toBe(entries.length);
  });

  it("names countries by their capitals and capitals by their countries", () => {
    const ofCountries = entries.filter(({ ofCountry }) => ofCountry);
    expect(ofCountries.length).toBeGreaterThan(20);
    for (const { word, clue } of ofCountries) {
      const asked = COUNTRIES.some(({ name, capital }) => {
        const [country, city] = [name[language], capital?.[language] ?? ""];
        const other = word === upperOf(country, language) ? city : country;
        const isOne = [country, city].some((one) => upperOf(one, language) === word);
        return isOne && clue.includes(other) && !upperOf(other, language).includes(word.slice(0, 4));
      });
      expect(asked, word).toBe(true);
    }
  });

  it("has pictures that are older than Unicode 16, so that devices can draw them", () => {
    const newer =
      /[\u{1FAE9}\u{1FAC6}\u{1FABE}\u{1FADC}\u{1FA89}\u{1FA8F}\u{1FADF}\u{1FAEA}\u{1FACD}\u{1FA8A}\u{1FA8E}\u{1FAC8}\u{1FAEF}]/u;
    const pictures = entries.flatMap(({ picture }) => picture ?? []);
    expect(pictures.length).toBeGreaterThan(100);
    expect(pictures.filter((picture) => newer.test(picture))).toStrictEqual([]);
  });
});

describe("daily and weekly boards", () => {
  const wordsOf = (options: Options, edition: Edition) =>
    runsIn(generate(options, seeded(`edition ${edition.number}`), edition)).map(({ word }) => word);
  const { daily, weekly } = crossword.options;

  it.each(LANGUAGES)("have no word of the last 30 days, and hardly fewer words than others, in %s", (language) => {
    const days = Array.from({ length: depth(12, 62) }, (_, day) =>
      wordsOf({ ...daily, language }, { period: "daily", number: 20_000 + day, order: "secret" }),
    );
    days.forEach((words, day) => {
      expect(words.length).toBeGreaterThanOrEqual(6);
      const earlier = new Set(days.slice(Math.max(0, day - 30), day).flat());
      expect(words.filter((word) => earlier.has(word))).toEqual([]);
    });
    expect(days.flat().length / days.length).toBeGreaterThan(7.5);
  });

  it.each(LANGUAGES)("are drawn from words that are not those of the last 30 days, in %s", (language) => {
    const { size, level } = daily;
    if (isMini(size)) throw new Error("a mini has no words in turn");
    const entries = vocabularyOf(language, level);
    const days = Array.from({ length: 62 }, (_, day) => {
      const edition: Edition = { period: "daily", number: 20_000 + day, order: "secret" };
      return drawWords({ size, level }, entries, seeded(`draw ${day}`), edition).map(({ word }) => word);
    });
    days.forEach((words, day) => {
      expect(words.length).toBeGreaterThanOrEqual(25);
      const earlier = new Set(days.slice(Math.max(0, day - 30), day).flat());
      expect(words.filter((word) => earlier.has(word))).toEqual([]);
    });
  });

  it.each(LANGUAGES)("of a week cross each word 2.5 times or more on average, in %s", (language) => {
    const weeks = Array.from({ length: depth(4, 30) }, (_, week) => {
      const edition: Edition = { period: "weekly", number: 2_900 + week, order: "secret" };
      return crossingsOf(generate({ ...weekly, language }, seeded(`edition ${edition.number}`), edition));
    });
    expect(average(weeks.flat())).toBeGreaterThanOrEqual(2.5);
    expect(weeks.filter((crossings) => crossings.length < 15)).toEqual([]);
  });

  it("have no word of the last four weeks", () => {
    const weeks = Array.from({ length: depth(3, 10) }, (_, week) =>
      wordsOf(weekly, { period: "weekly", number: 2_900 + week, order: "secret" }),
    );
    weeks.forEach((words, week) => {
      const earlier = new Set(weeks.slice(Math.max(0, week - 4), week).flat());
      expect(words.filter((word) => earlier.has(word))).toEqual([]);
      expect(words.length).toBeGreaterThan(14);
    });
  });
});
