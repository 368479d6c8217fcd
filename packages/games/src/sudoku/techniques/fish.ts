import { bitOf, DIGITS, digitsIn } from "../board.ts";
import { digitNames } from "../words.ts";
import { cellsAt, maskOf, failedSearches, SIZE } from "./sight.ts";
import { takeOut, type Technique } from "./step.ts";

/**
 * As many lines as crossing lines in which a digit has its places: X-wing (2), swordfish (3), jellyfish (4).
 * The digit is ruled out in the rest of the crossing lines. Lines are sets from 1, as digits are.
 */
export const fish = (size: number): Technique => {
  const failed = { row: failedSearches(), column: failedSearches() };
  return (sight) => {
    for (const kind of ["row", "column"] as const) {
      const [base, cover] = kind === "row" ? [0, 9] : [9, 0];
      for (const digit of DIGITS) {
        if (failed[kind].has(sight, digit)) continue;
        const first = 27 * (digit - 1) + base;
        let thin = 0;
        for (let line = 0; line < 9; line++) {
          const places = SIZE[sight.masks[first + line]!]!;
          if (places >= 2 && places <= size) thin |= 1 << line;
        }
        for (let lines = thin & -thin; lines !== 0; lines = (lines - thin) & thin) {
          if (SIZE[lines] !== size) continue;
          let covers = 0;
          for (let left = lines; left !== 0; left &= left - 1)
            covers |= sight.masks[first + 31 - Math.clz32(left & -left)]!;
          if (SIZE[covers] !== size) continue;
          let others = 0;
          for (let line = 0; line < 9; line++) if ((lines & (1 << line)) === 0) others |= sight.masks[first + line]!;
          if ((others & covers) === 0) continue;
          const crossing = digitsIn(covers).map((line) => cover + line - 1);
          const rest = crossing.flatMap((unit) => cellsAt(unit, maskOf(sight, unit, digit) & ~lines));
          const conclusion = takeOut(sight, rest, bitOf(digit))!;
          return {
            words: () => {
              const values = { size, digit, kind, lines: digitNames(lines), covers: digitNames(covers) };
              return {
                title: { id: "sudoku.technique.fish", values: { size } },
                steps: [
                  { id: "sudoku.hint.fish.look", values },
                  { id: "sudoku.hint.fish.why", values },
                  { id: "sudoku.hint.fish.so", values },
                ],
              };
            },
            reason: crossing.flatMap((unit) => cellsAt(unit, maskOf(sight, unit, digit) & lines)),
            conclusion,
          };
        }
        failed[kind].add(sight, digit);
      }
    }
    return null;
  };
};
