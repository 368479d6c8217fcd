import { itemsInTurn, type Edition } from "@karota/engine/edition.ts";
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
import { columnsOf, type Level, type Mini, type Size } from "./board.ts";
import { layOut, type Layout, type Task } from "./layout.ts";
import type { Entry } from "./vocabulary.ts";

/** The sizes with a hint row and a hint column. */
type Large = Exclude<Size, Mini>;

/** How many words are tried on a board, how long, for what, and how many it should have. Fewer words tried make boards differ more. */
const EFFORT: Readonly<
  Record<Large, Pick<Task, "starts" | "changes" | "seek"> & { readonly tried: number; readonly least: number }>
> = {
  "9x9": { tried: 150, starts: 6, changes: 30, seek: "letters", least: 6 },
  "13x13": { tried: 260, starts: 4, changes: 80, seek: "crossings", least: 15 },
};
/** A board with fewer words than the least is laid again, so often in all; of about a hundred boards one is that empty. */
const LAYINGS = 3;
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
/** How much the chances of a word rise when it has a picture, and when it is of the board's level. */
const LIKING: Readonly<Record<Level, { readonly picture: number; readonly level: number }>> = {
  easy: { picture: 5, level: 2 },
  normal: { picture: 3, level: 2 },
  hard: { picture: 0, level: 2 * CHANCE },
};

/** The words that are tried on one board. */
export function drawWords(
  { size, level }: { readonly size: Large; readonly level: Level },
  entries: readonly Entry[],
  random: Random,
  edition: Edition | undefined,
): readonly Entry[] {
  const { tried } = EFFORT[size];
  const isOfLevel = (own: Level): boolean => level === "normal" || (level === "easy" ? own === "easy" : own !== "easy");
  const suitable = entries.filter(({ word, level: own }) => word.length < columnsOf(size) && isOfLevel(own));
  const kindOf = ({ word, level: own, ofCountry }: Entry) => `${own} ${ofCountry} ${word.length}`;
  const fitting = random.shuffled(
    edition ? itemsInTurn(suitable, LEAST_IN_TURN, edition, ({ word }) => word, kindOf) : suitable,
  );
  const few = new Set(fitting.filter(({ ofCountry }) => ofCountry).slice(COUNTRIES));
  const of = (wanted: Level, count: number) =>
    fitting.filter((entry) => entry.level === wanted && !few.has(entry)).slice(0, count);
  if (level === "easy") return of("easy", tried);
  // Words without a clue for adults only where there are not enough with one.
  if (level === "hard") return [...of("hard", tried), ...of("normal", tried)].slice(0, tried);
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

/** Connected words: every run of two or more letters is a word, each crosses another, and none is there twice. */
export function layWords(
  options: { readonly size: Large; readonly level: Level },
  vocabulary: readonly Entry[],
  random: Random,
  edition: Edition | undefined,
): Crossing {
  const { size, level } = options;
  const entries = drawWords(options, vocabulary, random, edition);
  const places = new Map(entries.map(({ word }, place) => [word, place]));
  const liking = LIKING[level];
  const changes = edition ? Math.round(TRIALS_IN_TURN / entries.length) : EFFORT[size].changes;
  const starts = edition ? Math.ceil(changes / 10) : EFFORT[size].starts;
  const task: Task = {
    words: entries.map(({ word }) => word),
    rivals: entries.map(({ rivals }) => [...rivals].flatMap((word) => places.get(word) ?? [])),
    columns: columnsOf(size) - 1,
    rows: columnsOf(size) - 1,
    refused: REFUSED,
    liking: entries.map(
      ({ picture, level: own }) =>
        (picture ? liking.picture : 0) + (own === level ? liking.level : 0) + random.below(CHANCE),
    ),
    starts,
    changes,
    seek: EFFORT[size].seek,
  };
  let fullest = layOut(task, random);
  for (let laid = 1; laid < LAYINGS && fullest.placed.length < EFFORT[size].least; laid++) {
    const layout = layOut(task, random);
    if (layout.placed.length > fullest.placed.length) fullest = layout;
  }
  return crossingOf(fullest, entries, columnsOf(size));
}
