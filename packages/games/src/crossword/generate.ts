import { itemsInTurn, type Edition } from "@karota/engine/edition.ts";
import type { Generate } from "@karota/engine/game.ts";
import {
  EMPTY_CELL,
  HINT_CELL,
  letterCell,
  runsOf,
  type CrossCell,
  type Crossing,
} from "@karota/engine/grid/crossing.ts";
import type { Random } from "@karota/engine/random.ts";
import { REFUSED } from "../data/words.ts";
import { columnsOf, numbersOf, type Level, type Options, type Puzzle, type Size } from "./board.ts";
import { layOut, type Layout } from "./layout.ts";
import { vocabularyOf, type Entry } from "./vocabulary.ts";

/** How many words are tried on a board, and how long. Fewer words than there are make boards differ more. */
const EFFORT: Readonly<Record<Size, { readonly tried: number; readonly starts: number; readonly changes: number }>> = {
  "9x9": { tried: 150, starts: 6, changes: 30 },
  "13x13": { tried: 220, starts: 4, changes: 20 },
};
/** Chance adds less than this to a word's chances on one board, so that long words with common letters do not return daily. */
const CHANCE = 30;
/** Of the words tried on a normal board, so many of ten are normal ones. */
const NORMAL_SHARE = 7;
/** Of so many words at least a daily or weekly board is made: fewer would leave it half empty. */
const LEAST_IN_TURN = 14;
/** Words times changes on such a board: the fewer words there are, the longer they are tried, with a start for ten changes. */
const TRIALS_IN_TURN = 20_000;
/** Of the words tried, so many are countries and capitals: long words, which would soon fill every board. */
const COUNTRIES = 5;
/** How much a picture adds to a word's chances, and of how many clues one may be a picture. */
const PICTURES: Readonly<Record<Level, { readonly liking: number; readonly oneOf: number }>> = {
  easy: { liking: 5, oneOf: 3 },
  normal: { liking: 3, oneOf: 6 },
};

/** The words that are tried on one board. */
function draw({ size, level, language }: Options, random: Random, edition: Edition | undefined): readonly Entry[] {
  const { tried } = EFFORT[size];
  const suitable = vocabularyOf(language).filter(
    (entry) => entry.word.length < columnsOf(size) && (level === "normal" || entry.level === "easy"),
  );
  const kindOf = ({ word, level: own, ofCountry }: Entry) => `${own} ${ofCountry} ${word.length}`;
  const fitting = random.shuffled(edition ? itemsInTurn(suitable, LEAST_IN_TURN, edition, kindOf) : suitable);
  const few = new Set(fitting.filter(({ ofCountry }) => ofCountry).slice(COUNTRIES));
  const of = (wanted: Level, count: number) =>
    fitting.filter((entry) => entry.level === wanted && !few.has(entry)).slice(0, count);
  if (level === "easy") return of("easy", tried);
  const normal = of("normal", (tried * NORMAL_SHARE) / 10);
  return [...normal, ...of("easy", (normal.length * (10 - NORMAL_SHARE)) / NORMAL_SHARE)];
}

/** The cells of a layout, with the hint row and the hint column before them. */
function crossingOf(layout: Layout, entries: readonly Entry[], columns: number): Crossing {
  const cells = Array.from({ length: columns * columns }, (): CrossCell => EMPTY_CELL);
  for (const { word, x, y, heading } of layout.placed)
    for (const [i, letter] of [...entries[word]!.word].entries())
      cells[x + 1 + (heading === "e" ? i : 0) + columns * (y + 1 + (heading === "s" ? i : 0))] = letterCell(letter);
  for (const { head } of runsOf({ columns, cells: [...cells] })) cells[head] = HINT_CELL;
  return { columns, cells };
}

/**
 * A crossword of connected words: every run of two or more letters is a word with a clue, each crosses another, and
 * none is there twice. Always ends: the layout's starts and changes are counted.
 */
export const generate: Generate<Options, Puzzle> = (options, random, edition) => {
  const { size, level, language } = options;
  const entries = draw(options, random, edition);
  const places = new Map(entries.map(({ word }, place) => [word, place]));
  const { oneOf, liking } = PICTURES[level];
  const changes = edition ? Math.round(TRIALS_IN_TURN / entries.length) : EFFORT[size].changes;
  const starts = edition ? Math.ceil(changes / 10) : EFFORT[size].starts;
  const layout = layOut(
    {
      words: entries.map(({ word }) => word),
      rivals: entries.map(({ rivals }) => [...rivals].flatMap((word) => places.get(word) ?? [])),
      columns: columnsOf(size) - 1,
      rows: columnsOf(size) - 1,
      refused: REFUSED,
      liking: entries.map(
        ({ picture, level: own }) => (picture ? liking : 0) + (own === level ? 2 : 0) + random.below(CHANCE),
      ),
      starts,
      changes,
      seek: "letters",
    },
    random,
  );
  const crossing = crossingOf(layout, entries, columnsOf(size));
  const numbers = numbersOf(crossing);
  const runs = runsOf(crossing).map(({ heading, cells }) => {
    const word = cells.map((cell) => crossing.cells[cell]!.v).join("");
    const place = places.get(word);
    if (place === undefined) throw new Error(`crossword: ${word} is no word`);
    return { heading, cells, entry: entries[place]! };
  });
  const pictured = random.shuffled(runs.filter(({ entry }) => entry.picture)).slice(0, Math.round(runs.length / oneOf));
  const clues = runs.map(({ heading, cells, entry }) => ({
    n: numbers.get(cells[0]!)!,
    heading,
    cell: cells[0]!,
    length: cells.length,
    clue: entry.clue,
    picture: pictured.some((one) => one.entry === entry) ? entry.picture : null,
  }));
  return { size, level, language, ...crossing, clues };
};
