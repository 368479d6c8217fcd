import { CELLS, DIGITS, PEERS } from "../board.ts";

/** Counts solutions up to `most` in the plainest way, to check the fast solver by. */
export function slowCount(grid: readonly number[], most: number): number {
  const clash = grid.some((digit, cell) => digit !== 0 && PEERS[cell]!.some((peer) => grid[peer] === digit));
  if (clash) return 0;
  const board = [...grid];
  const fits = (cell: number) => DIGITS.filter((digit) => PEERS[cell]!.every((peer) => board[peer] !== digit));
  const count = (left: number): number => {
    let cell = -1;
    let digits: readonly number[] = [];
    for (const empty of CELLS.filter((one) => board[one] === 0)) {
      const possible = fits(empty);
      if (cell >= 0 && possible.length >= digits.length) continue;
      [cell, digits] = [empty, possible];
      if (digits.length < 2) break;
    }
    if (cell < 0) return 1;
    let found = 0;
    for (const digit of digits) {
      board[cell] = digit;
      found += count(left - found);
      board[cell] = 0;
      if (found >= left) break;
    }
    return found;
  };
  return count(most);
}
