/** A plain, slow solver of the tests' own: it shares nothing with the generator but the geometry. */
import { isMine, neighboursIn, numbersOf, type Puzzle } from "../board.ts";

interface Sum {
  readonly cells: readonly number[];
  readonly mines: number;
}
type Known = ReadonlyMap<number, 0 | 1>;

/** What is left of the sums with these cells given; null when one of them cannot be fulfilled. */
function reduced(sums: readonly Sum[], known: Known): Sum[] | null {
  const left: Sum[] = [];
  for (const sum of sums) {
    const cells = sum.cells.filter((cell) => !known.has(cell));
    const mines = sum.mines - sum.cells.filter((cell) => known.get(cell) === 1).length;
    if (mines < 0 || mines > cells.length) return null;
    if (cells.length > 0) left.push({ cells, mines });
  }
  return left;
}

/** Whether mines can be laid so that every sum comes right. */
function canBe(sums: readonly Sum[], known: Known): boolean {
  const now = new Map(known);
  for (;;) {
    const left = reduced(sums, now);
    if (!left) return false;
    const clear = left.find(({ cells, mines }) => mines === 0 || mines === cells.length);
    if (!clear) {
      const shortest = left.toSorted((one, other) => one.cells.length - other.cells.length)[0];
      if (!shortest) return true;
      const [cell] = shortest.cells as [number];
      return canBe(sums, new Map([...now, [cell, 1]])) || canBe(sums, new Map([...now, [cell, 0]]));
    }
    for (const cell of clear.cells) now.set(cell, clear.mines === 0 ? 0 : 1);
  }
}

/** Whether every safe cell is proven sooner or later, looking at no cell that is not open. */
export function isSolvedWithoutGuessing(puzzle: Puzzle): boolean {
  const { layout, start } = puzzle;
  const all = Array.from(layout, (_, cell) => cell);
  const mines = all.filter((cell) => isMine(puzzle, cell)).length;
  const around = neighboursIn(puzzle);
  const numbers = numbersOf(puzzle);
  const known = new Map<number, 0 | 1>([[start, 0]]);
  for (;;) {
    const open = all.filter((cell) => known.get(cell) === 0);
    if (open.length === all.length - mines) return true;
    const sums = [...open.map((cell) => ({ cells: around[cell]!, mines: numbers[cell]! })), { cells: all, mines }];
    const left = reduced(sums, known)!;
    const clear = left.filter((sum) => sum.mines === 0 || sum.mines === sum.cells.length);
    let found = 0;
    for (const sum of clear)
      for (const cell of sum.cells)
        if (!known.has(cell)) {
          known.set(cell, sum.mines === 0 ? 0 : 1);
          found++;
        }
    if (found > 0) continue;
    for (const cell of all.filter((one) => !known.has(one)))
      for (const value of [0, 1] as const)
        if (!canBe(left, new Map([[cell, value === 0 ? 1 : 0]]))) {
          known.set(cell, value);
          found++;
          break;
        }
    if (found === 0) return false;
  }
}
