import type { Puzzle } from "../board.ts";

interface Sum {
  readonly total: number;
  readonly cells: readonly string[];
}

/** The sums of a board, read off its cells once more. */
export function sumsOf(puzzle: Puzzle): { readonly cells: readonly string[]; readonly sums: readonly Sum[] } {
  const at = (x: number, y: number) =>
    x < puzzle.columns && y < puzzle.cells.length / puzzle.columns ? puzzle.cells[y * puzzle.columns + x] : undefined;
  const cells: string[] = [];
  const sums: Sum[] = [];
  puzzle.cells.forEach((cell, place) => {
    const [x, y] = [place % puzzle.columns, Math.floor(place / puzzle.columns)];
    if (cell.t === "L") cells.push(`${x},${y}`);
    for (const [hint, dx, dy] of [
      [cell.he, 1, 0],
      [cell.hs, 0, 1],
    ] as const) {
      if (!hint) continue;
      const run: string[] = [];
      for (let i = 1; at(x + i * dx, y + i * dy)?.t === "L"; i++) run.push(`${x + i * dx},${y + i * dy}`);
      sums.push({ total: hint.o1, cells: run });
    }
  });
  return { cells, sums };
}

/** A slow and plain count of the solutions, up to `most`: tries every digit in the cell with the fewest choices. */
export function countSolutions(puzzle: Puzzle, most: number): number {
  const { cells, sums } = sumsOf(puzzle);
  const board = new Map<string, number>();
  const through = new Map(cells.map((cell) => [cell, sums.filter((sum) => sum.cells.includes(cell))]));
  const fits = ({ total, cells: run }: Sum): boolean => {
    const written = run.flatMap((cell) => board.get(cell) ?? []);
    if (new Set(written).size < written.length) return false;
    const left = total - written.reduce((sum, digit) => sum + digit, 0);
    const free = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !written.includes(digit));
    const open = run.length - written.length;
    const add = (digits: readonly number[]) => digits.reduce((sum, digit) => sum + digit, 0);
    return left >= add(free.slice(0, open)) && left <= add(open === 0 ? [] : free.slice(-open));
  };
  const choicesFor = (cell: string): number[] =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => {
      board.set(cell, digit);
      const good = through.get(cell)!.every(fits);
      board.delete(cell);
      return good;
    });
  let found = 0;
  const search = (): void => {
    let best: { cell: string; choices: number[] } | null = null;
    for (const cell of cells) {
      if (board.has(cell)) continue;
      const choices = choicesFor(cell);
      if (!best || choices.length < best.choices.length) best = { cell, choices };
    }
    if (!best) {
      found++;
      return;
    }
    for (const digit of best.choices) {
      board.set(best.cell, digit);
      search();
      board.delete(best.cell);
      if (found >= most) return;
    }
  };
  search();
  return found;
}
