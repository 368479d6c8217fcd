import {
  EMPTY_CELL,
  HINT_CELL,
  letterCell,
  runsOf,
  type CrossCell,
  type CrossHint,
  type Run,
} from "@karota/engine/grid/crossing.ts";
import type { Generate } from "@karota/engine/game.ts";
import type { Random } from "@karota/engine/random.ts";
import { columnsOf, type Operation, type Options, type Puzzle } from "./board.ts";
import { fill } from "./fill.ts";
import { makeGaps } from "./make-gaps.ts";
import { expressionFor, numbersFor, operationsFor } from "./numbers.ts";
import { pattern, type Pattern } from "./pattern.ts";

const ATTEMPTS = 100;
/** A length is used when there are so many numbers of it; 100 alone is no choice. */
const ENOUGH_NUMBERS = 12;
/** Patterns that are drawn until one has enough letters and crossings. */
const PATTERNS = 40;
/** How much of the inner square has to be letters, and crossings. */
const SHARES = { short: { letters: 0.5, crossings: 0.15 }, long: { letters: 0.6, crossings: 0.4 } };

/**
 * White cells with many letters and crossings, in one piece. Where all runs are of two cells, a piece is a block of four
 * or a single path of stairs; then a few pieces are allowed.
 */
function drawPattern(side: number, longest: number, random: Random): Uint8Array {
  const area = side * side;
  const share = longest === 2 ? SHARES.short : SHARES.long;
  const pieces = longest === 2 ? side - 3 : 1;
  const isGood = (one: Pattern) =>
    one.pieces <= pieces && one.letters >= share.letters * area && one.crossings >= share.crossings * area;
  const rank = (one: Pattern) => 3 * one.letters + one.crossings - 6 * one.pieces;
  let best = pattern(side, longest, random);
  for (let drawn = 1; drawn < PATTERNS && !isGood(best); drawn++) {
    const next = pattern(side, longest, random);
    if (isGood(next) || rank(next) > rank(best)) best = next;
  }
  return best.white;
}

/** Letters where the inner square is white, black cells around; nothing is written yet. */
function emptyCells(white: ArrayLike<number>, columns: number): CrossCell[] {
  const side = columns - 1;
  return Array.from({ length: columns * columns }, (_, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    return x > 0 && y > 0 && white[(y - 1) * side + x - 1] ? letterCell("?") : EMPTY_CELL;
  });
}

/** An operation for each number, all as evenly as can be: the least used first, those numbers first that have least choice. */
function drawOperations(
  numbers: ReadonlyMap<Run, number>,
  { operations, range }: Options,
  random: Random,
): Map<Run, Operation> {
  const used = new Map<Operation, number>();
  const choices = random
    .shuffled([...numbers])
    .map(([run, value]) => ({ run, choice: random.shuffled(operationsFor(value, operations, range)) }))
    .sort((one, other) => one.choice.length - other.choice.length);
  return new Map(
    choices.map(({ run, choice }) => {
      const op = choice.reduce((least, one) => ((used.get(one) ?? 0) < (used.get(least) ?? 0) ? one : least));
      used.set(op, (used.get(op) ?? 0) + 1);
      return [run, op];
    }),
  );
}

function written(cells: CrossCell[], numbers: ReadonlyMap<Run, number>, options: Options, random: Random): CrossCell[] {
  const operations = drawOperations(numbers, options, random);
  for (const [run, value] of numbers) {
    const hint: CrossHint = expressionFor(operations.get(run)!, value, options.range, random);
    const head = cells[run.head]!;
    cells[run.head] = { ...HINT_CELL, he: head.he, hs: head.hs, [run.heading === "e" ? "he" : "hs"]: hint };
    Array.from(String(value)).forEach((digit, i) => (cells[run.cells[i]!] = letterCell(digit)));
  }
  return cells;
}

/** Squares of two by two in the corners: 12 over 21 comes of any operation in any range. */
function simplest(columns: number): { readonly cells: CrossCell[]; readonly numbers: ReadonlyMap<Run, number> } {
  const side = columns - 1;
  const isOuter = (i: number) => i < 2 || i >= side - 2;
  const white = Array.from({ length: side * side }, (_, at) =>
    isOuter(at % side) && isOuter(Math.floor(at / side)) ? 1 : 0,
  );
  const cells = emptyCells(white, columns);
  const isFirst = (i: number) => i === 1 || i === side - 1;
  const numbers = runsOf({ columns, cells }).map((run) => {
    const cell = run.cells[0]!;
    return [run, isFirst(cell % columns) && isFirst(Math.floor(cell / columns)) ? 12 : 21] as const;
  });
  return { cells, numbers: new Map(numbers) };
}

/**
 * A board in which every run is the result of its hint, whence there is one solution: a pattern, different numbers that
 * cross, an expression for each, then gaps that the crossings fill. After too many attempts the simplest board.
 */
export const generate: Generate<Options, Puzzle> = (options, random) => {
  const { size, range, operations, clues } = options;
  const columns = columnsOf(size);
  const numbers = numbersFor(operations, range);
  const longest = numbers.findLastIndex((list) => list.length >= ENOUGH_NUMBERS);
  const finished = (cells: readonly CrossCell[]): Puzzle => {
    const gaps = clues === "missing" ? makeGaps({ columns, cells }, random) : [];
    return { size, range, gaps, columns, cells };
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const cells = emptyCells(drawPattern(columns - 1, longest, random), columns);
    const found = fill(runsOf({ columns, cells }), numbers, random);
    if (found) return finished(written(cells, found, options, random));
  }
  const { cells, numbers: known } = simplest(columns);
  return finished(written(cells, known, options, random));
};
