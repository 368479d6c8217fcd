import type { Edition } from "@karota/engine/edition.ts";
import { hintOf, lettersOf, positionIn, runsOf } from "@karota/engine/grid/crossing.ts";
import type { Puzzle as Cipher } from "@karota/games/caesarCypher/board.ts";
import { letterPlaces } from "@karota/games/caesarCypher/board.ts";
import type { Puzzle as Crossword } from "@karota/games/crossword/board.ts";
import type { Puzzle as Kakuro } from "@karota/games/kakuro/board.ts";
import { layoutOf, propagate, sums } from "@karota/games/kakuro/solve.ts";
import type { Puzzle as MathCrossword } from "@karota/games/mathCrossword/board.ts";
import { effortOf } from "@karota/games/mathCrossword/working.ts";
import { GUESSES, type Puzzle as Colours } from "@karota/games/meme/board.ts";
import { codeOf, codesOf, compare, type Clue } from "@karota/games/meme/codes.ts";
import { advise } from "@karota/games/meme/strategy.ts";
import { symbolsOn, type Puzzle as Memory } from "@karota/games/memory/board.ts";
import { mineCount, type Puzzle as Mines, type Rule } from "@karota/games/minesweeper/board.ts";
import { field, flood, open } from "@karota/games/minesweeper/field.ts";
import { lay } from "@karota/games/minesweeper/solve.ts";
import type { Puzzle as Multiples } from "@karota/games/simpleMath/board.ts";
import type { Puzzle as Maze } from "@karota/games/simpleMaze/board.ts";
import { gradeOf, hardnessOf } from "@karota/games/simpleMaze/grade.ts";
import { cluesOf } from "@karota/games/sudoku/bits.ts";
import { digitsOf, type Puzzle as Sudoku } from "@karota/games/sudoku/board.ts";
import { clueCount } from "@karota/games/sudoku/grade.ts";
import { levelOf, rateUnique } from "@karota/games/sudoku/rate.ts";
import { directionOf, type Puzzle as WordSearch } from "@karota/games/wordSearch/board.ts";

type Period = Exclude<Edition["period"], "book">;

/** How the boards of one game are measured. */
export interface Measure<Puzzle> {
  /** What the number is. */
  readonly name: string;
  readonly of: (puzzle: Puzzle) => number;
  /** What is stated of the difficulty: from what to what the number goes, or in words. */
  readonly band: Readonly<Record<Period, readonly [least: number, most: number]>> | string;
  /** Whether the board is as the words of the band say. */
  readonly isWithin?: (puzzle: Puzzle, period: Period) => boolean;
  /** What a player would recognise if it came again; absent where boards have nothing of that kind. */
  readonly items?: (puzzle: Puzzle) => readonly string[];
}

const sudoku: Measure<Sudoku> = {
  name: "rating in tenths",
  of: ({ initial }) => rateUnique(cluesOf(digitsOf(initial))),
  band: "normal, weekly hard",
  isWithin: ({ initial }, period) => {
    const clues = cluesOf(digitsOf(initial));
    return levelOf(rateUnique(clues), clueCount(clues)) === (period === "weekly" ? "hard" : "normal");
  },
};

/** How many digits the techniques of each level leave open beside the right ones. */
function openDigits(puzzle: Kakuro): readonly [easy: number, normal: number, hard: number] {
  const side = puzzle.columns - 1;
  const cells = puzzle.cells.filter((_, cell) => positionIn(puzzle, cell).every((at) => at > 0));
  const white = cells.map(({ t }) => (t === "L" ? 1 : 0));
  const digits = cells.filter(({ t }) => t === "L").map(({ v }) => Number(v));
  const layout = layoutOf(white, side);
  for (let run = 0; run + 1 < layout.first.length; run++)
    sums[run] = layout.cells
      .slice(layout.first[run], layout.first[run + 1])
      .reduce((sum, cell) => sum + digits[cell]!, 0);
  return [propagate(layout, 0), propagate(layout, 1), propagate(layout, 2)];
}

const kakuro: Measure<Kakuro> = {
  name: "digits that easy techniques leave open",
  of: (puzzle) => openDigits(puzzle)[0],
  band: "normal, weekly hard",
  isWithin: (puzzle, period) => {
    const [easy, normal, hard] = openDigits(puzzle);
    return period === "weekly" ? normal > 0 && hard === 0 : easy > 0 && normal === 0;
  },
  items: ({ cells }) => [cells.map(({ t }) => (t === "L" ? "1" : "0")).join("")],
};

/** The hardest rule that a board needs is one of these. */
const MINES_RULES: Readonly<Record<Period, readonly Rule[]>> = {
  daily: ["pair"],
  weekly: ["cases", "total"],
};

const minesweeper: Measure<Mines> = {
  name: "safe cells to find, in percent",
  of: (puzzle) => {
    const places = lay(puzzle);
    open(places[puzzle.start]!);
    flood();
    return Math.round((100 * field.safeLeft) / (places.length - mineCount(puzzle)));
  },
  band: "needs pairs of numbers, weekly cases or the total",
  isWithin: ({ hardest }, period) => MINES_RULES[period].includes(hardest),
};

const mathCrossword: Measure<MathCrossword> = {
  name: "effort of all calculations",
  of: (puzzle) => runsOf(puzzle).reduce((sum, run) => sum + effortOf(hintOf(puzzle, run)!), 0),
  band: { daily: [100, 150], weekly: [250, 450] },
};

/** How many rows the game's own advice takes. */
function rowsTaken({ fields, colours, solution }: Colours): number {
  const codes = codesOf({ fields, colours });
  const sought = codeOf(codes, solution);
  const clues: Clue[] = [];
  for (;;) {
    const { code } = advise(codes, clues);
    if (code === sought || clues.length + 1 === GUESSES) return clues.length + (code === sought ? 1 : 2);
    clues.push({ code, answer: compare(codes, code, sought) });
  }
}

const meme: Measure<Colours> = {
  name: "rows by the hints’ advice",
  of: rowsTaken,
  band: "solved in the rows there are",
  isWithin: (puzzle) => rowsTaken(puzzle) <= GUESSES,
  items: ({ solution }) => [solution.join("")],
};

/** Letters that belong to two words count in each: so many there are for a word, in tenths. */
function crossings(puzzle: Crossword): number {
  const runs = runsOf(puzzle);
  const inRuns = runs.reduce((sum, { cells }) => sum + cells.length, 0);
  return Math.round((20 * (inRuns - lettersOf(puzzle).length)) / runs.length);
}

const crossword: Measure<Crossword> = {
  name: "crossings of a word, in tenths",
  of: crossings,
  band: { daily: [17, 27], weekly: [24, 32] },
  items: (puzzle) => runsOf(puzzle).map(({ cells }) => cells.map((cell) => puzzle.cells[cell]!.v).join("")),
};

const wordSearch: Measure<WordSearch> = {
  name: "words that run neither right nor down",
  of: ({ words }) => words.filter((word) => !["right", "down"].includes(directionOf(word))).length,
  band: { daily: [2, 6], weekly: [4, 12] },
  items: ({ words }) => words.map(({ word }) => word),
};

const caesarCypher: Measure<Cipher> = {
  name: "letters",
  of: (puzzle) => letterPlaces(puzzle).length,
  band: { daily: [6, 18], weekly: [15, 35] },
  items: ({ text }) => [text],
};

const memory: Measure<Memory> = {
  name: "pictures",
  of: (puzzle) => symbolsOn(puzzle).length,
  band: "none: the size, which is always the same, is the difficulty",
  items: symbolsOn,
};

const simpleMath: Measure<Multiples> = {
  name: "largest number",
  of: ({ values }) => Math.max(...values),
  band: { daily: [45, 75], weekly: [200, 500] },
};

const simpleMaze: Measure<Maze> = {
  name: "hardness",
  of: (puzzle) => hardnessOf(gradeOf(puzzle)),
  band: { daily: [180, 250], weekly: [390, 550] },
};

/** By the id of the game; quizzes are measured by their questions. */
export const MEASURES: Readonly<Record<string, Measure<never>>> = {
  sudoku,
  kakuro,
  minesweeper,
  mathCrossword,
  meme,
  crossword,
  wordSearch,
  caesarCypher,
  memory,
  simpleMath,
  simpleMaze,
};
