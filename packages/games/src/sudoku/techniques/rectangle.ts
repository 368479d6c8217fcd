import type { Message } from "@karota/engine/message.ts";
import { bitOf, boxOf, digitsIn, sees, UNITS, unitsOf } from "../board.ts";
import { cellNames, digitNames, inUnit } from "../words.ts";
import { cellsAt, maskOf, pairCells, placesFor, seenByAll, SETS_OF_SIZE, SIZE, type Sight } from "./sight.ts";
import { takeOut, takeOutOf, type Conclusion, type Step, type Technique } from "./step.ts";

/** What follows from a rectangle, with its reason in words. */
interface Finding {
  readonly type: 1 | 2 | 3 | 4;
  readonly conclusion: Conclusion;
  readonly why: Message;
  readonly so: Message;
  readonly reason?: readonly number[];
}

type Corners = readonly [number, number, number, number];

/** Four cells in two rows, two columns and two boxes that can all take the two digits of the first. */
function* rectangles(sight: Sight): Generator<Corners> {
  for (const corner of pairCells(sight)) {
    const pair = sight.sets[corner]!;
    const takes = (cell: number) => (sight.sets[cell]! & pair) === pair;
    const [row, column] = [Math.floor(corner / 9), corner % 9];
    for (let c = 0; c < 9; c++) {
      const beside = 9 * row + c;
      if (c === column || !takes(beside)) continue;
      for (let r = 0; r < 9; r++) {
        const [below, fourth] = [9 * r + column, 9 * r + c];
        if (r === row || !takes(below) || !takes(fourth)) continue;
        if ((boxOf(beside) === boxOf(corner)) !== (boxOf(below) === boxOf(corner)))
          yield [corner, beside, fourth, below];
      }
    }
  }
}

/** One corner has more: it is one of the others. */
function fromOne(sight: Sight, cell: number, pair: number): Finding | null {
  const conclusion = takeOut(sight, [cell], pair);
  if (conclusion === null) return null;
  const [x, y] = digitsIn(pair) as [number, number];
  const values = { x, y, cell: cellNames([cell]) };
  const so: Message = { id: "sudoku.hint.rectangle.so", values };
  return { type: 1, conclusion, why: { id: "sudoku.hint.rectangle.why", values }, so };
}

/** Several corners have the same one digit more: it is in one of them. */
function fromMore(sight: Sight, wide: readonly number[], pair: number): Finding | null {
  const extra = wide.reduce((set, cell) => set | sight.sets[cell]!, 0) & ~pair;
  if (SIZE[extra] !== 1) return null;
  const z = digitsIn(extra)[0]!;
  const conclusion = takeOutOf(sight, seenByAll(wide), z);
  if (conclusion === null) return null;
  const values = { pair: digitNames(pair), cells: cellNames(wide), z };
  const so: Message = { id: "sudoku.hint.rectangle.soSeen", values };
  return { type: 2, conclusion, why: { id: "sudoku.hint.rectangle.whyMore", values }, so };
}

/** Two corners with more, in one unit: together with other cells they are a naked set. */
function fromSet(sight: Sight, wide: readonly number[], pair: number): Finding | null {
  const extra = wide.reduce((set, cell) => set | sight.sets[cell]!, 0) & ~pair;
  for (const unit of unitsOf(wide[0]!).filter((one) => unitsOf(wide[1]!).includes(one)))
    for (let size = SIZE[extra]!; size <= 3; size++)
      for (const some of SETS_OF_SIZE[size - 1]!) {
        const cells = cellsAt(unit, some);
        if (cells.some((cell) => wide.includes(cell) || sight.sets[cell] === 0)) continue;
        const digits = cells.reduce((set, cell) => set | sight.sets[cell]!, extra);
        if (SIZE[digits] !== size) continue;
        const rest = UNITS[unit]!.filter((cell) => !wide.includes(cell) && !cells.includes(cell));
        const conclusion = takeOut(sight, rest, digits);
        if (conclusion === null) continue;
        const values = { pair: digitNames(pair), wide: cellNames(wide), extra: digitNames(extra) };
        return {
          type: 3,
          conclusion,
          why: { id: "sudoku.hint.rectangle.whySet", values },
          so: {
            id: "sudoku.hint.rectangle.soSet",
            values: { cells: cellNames(cells), digits: digitNames(digits), inUnit: inUnit(unit) },
          },
          reason: cells,
        };
      }
  return null;
}

/** Two corners with more, between which one of the two digits has to be: the other one is in neither. */
function fromLocked(sight: Sight, wide: readonly number[], pair: number): Finding | null {
  for (const unit of unitsOf(wide[0]!).filter((one) => unitsOf(wide[1]!).includes(one)))
    for (const x of digitsIn(pair)) {
      if (SIZE[maskOf(sight, unit, x)] !== 2 || !placesFor(sight, unit, x).every((cell) => wide.includes(cell)))
        continue;
      const y = digitsIn(pair & ~bitOf(x))[0]!;
      const conclusion = takeOut(sight, wide, bitOf(y));
      if (conclusion === null) continue;
      const values = { x, y, cells: cellNames(wide), inUnit: inUnit(unit) };
      const so: Message = { id: "sudoku.hint.rectangle.soNeither", values };
      return { type: 4, conclusion, why: { id: "sudoku.hint.rectangle.whyLocked", values }, so };
    }
  return null;
}

function findingOf(sight: Sight, corners: Corners): Finding | null {
  const pair = sight.sets[corners[0]]!;
  const wide = corners.filter((cell) => sight.sets[cell] !== pair);
  if (wide.length === 0) return null;
  if (wide.length === 1) return fromOne(sight, wide[0]!, pair);
  const found = fromMore(sight, wide, pair);
  if (found || wide.length > 2 || !sees(wide[0]!, wide[1]!)) return found;
  return fromSet(sight, wide, pair) ?? fromLocked(sight, wide, pair);
}

/**
 * Unique rectangle: with two digits alone in four cells of two rows, two columns and two boxes they could be swapped,
 * and the board would have two solutions.
 */
export const rectangle: Technique = (sight): Step | null => {
  for (const corners of rectangles(sight)) {
    const found = findingOf(sight, corners);
    if (found === null) continue;
    const { type, conclusion, why, so, reason = [] } = found;
    return {
      words: () => ({
        title: { id: "sudoku.technique.rectangle", values: { type } },
        steps: [{ id: "sudoku.hint.rectangle.look", values: { cells: cellNames(corners) } }, why, so],
      }),
      reason: [...corners, ...reason],
      conclusion,
    };
  }
  return null;
};
