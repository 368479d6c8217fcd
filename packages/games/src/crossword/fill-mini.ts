import { EMPTY_CELL, letterCell, runsOf, type Crossing } from "@karota/engine/grid/crossing.ts";
import { seeded, type Random } from "@karota/engine/random.ts";
import { REFUSED } from "../data/words.ts";
import { columnsOf, type Level, type Mini } from "./board.ts";
import { fill } from "./fill.ts";
import { drawPattern } from "./patterns.ts";
import type { Entry } from "./vocabulary.ts";

/**
 * What a word costs on a board of each level: nothing when it is of the level. There are too few short easy words to
 * cross in every letter, so an easy board has some normal ones, about four of ten; a hard board has words without a
 * clue for adults only where it needs them, and easy ones of these last.
 */
const COSTS: Readonly<Record<Level, Readonly<Record<Level, number>>>> = {
  easy: { easy: 0, normal: 1, hard: 1 },
  normal: { easy: 0, normal: 0, hard: 0 },
  hard: { easy: 4, normal: 1, hard: 0 },
};
/** What the words may cost, in parts of their number, in one attempt after the other; afterwards whatever they cost. */
const BUDGETS = [0.3, 0.4, 0.4, 0.5, 0.6, 0.7];
const ATTEMPTS = 30;
const STEPS: Readonly<Record<Mini, number>> = { "5x5": 300, "7x7": 400 };
/** In each attempt only such a part of the words is tried, so that boards differ more. */
const TRIED = 0.8;
/** Words whose letters are common fit nearly everywhere. They are tried later, by up to so many parts of a hundred. */
const COMMON = 70;

/** The words that fit into the board in the order in which they are tried: by cost, then by chance. */
function inOrder(size: Mini, level: Level, entries: readonly Entry[], random: Random): readonly Entry[] {
  const short = entries.filter(({ word }) => word.length <= columnsOf(size) && random.chance(TRIED));
  const counts = new Map<string, number>();
  for (const letter of short.flatMap(({ word }) => [...word])) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const common = ({ word }: Entry): number =>
    [...word].reduce((sum, letter) => sum + counts.get(letter)! / most, 0) / word.length;
  return short
    .map((entry) => ({ entry, cost: COSTS[level][entry.level], turn: random.below(100) + COMMON * common(entry) }))
    .toSorted((one, other) => one.cost - other.cost || one.turn - other.turn)
    .map(({ entry }) => entry);
}

function attempt(size: Mini, level: Level, entries: readonly Entry[], share: number, steps: number, random: Random) {
  const blank: Crossing = {
    columns: columnsOf(size),
    cells: [...drawPattern(size, random).join("")].map((sign) => (sign === "." ? letterCell("?") : EMPTY_CELL)),
  };
  const runs = runsOf(blank);
  const tried = inOrder(size, level, entries, random);
  const places = new Map(tried.map(({ word }, place) => [word, place]));
  const chosen = fill({
    crossing: blank,
    words: tried.map(({ word }) => word),
    rivals: tried.map(({ rivals }) => [...rivals].flatMap((word) => places.get(word) ?? [])),
    costs: tried.map((entry) => COSTS[level][entry.level]),
    budget: share * runs.length,
    refused: REFUSED,
    steps,
  });
  if (!chosen) return null;
  const cells = [...blank.cells];
  for (const [run, word] of chosen.entries())
    for (const [i, cell] of runs[run]!.cells.entries()) cells[cell] = letterCell(tried[word]!.word[i]!);
  return { columns: blank.columns, cells };
}

/** Fixed seeds and many steps, for the case that nothing else has filled a board; a test proves that they fill one. */
export function fillSurely(size: Mini, level: Level, entries: readonly Entry[]): Crossing {
  for (let seed = 0; seed < ATTEMPTS; seed++) {
    const filled = attempt(size, level, entries, Infinity, 10 * STEPS[size], seeded(`mini ${seed}`));
    if (filled) return filled;
  }
  throw new Error(`crossword: no words fill ${size} ${level}`);
}

/** A mini from these words: each run across and down is one of them, none is there twice. */
export function fillMini(size: Mini, level: Level, entries: readonly Entry[], random: Random): Crossing {
  for (let tries = 0; tries < ATTEMPTS; tries++) {
    const filled = attempt(size, level, entries, BUDGETS[tries] ?? Infinity, STEPS[size], random);
    if (filled) return filled;
  }
  return fillSurely(size, level, entries);
}
