import { bitOf, DIGITS, digitsIn } from "../board.ts";
import { digitNames } from "../words.ts";
import { cellsAt, maskOf, SETS_OF_SIZE, SIZE } from "./sight.ts";
import { takeOut, type Technique } from "./step.ts";

/**
 * As many lines as crossing lines in which a digit has its places: X-wing (2), swordfish (3), jellyfish (4).
 * The digit is ruled out in the rest of the crossing lines. Lines are sets from 1, as digits are.
 */
export const fish =
  (size: number): Technique =>
  (sight) => {
    for (const kind of ["row", "column"] as const) {
      const [base, cover] = kind === "row" ? [0, 9] : [9, 0];
      for (const digit of DIGITS) {
        const first = 27 * (digit - 1) + base;
        let thin = 0;
        for (let line = 0; line < 9; line++) {
          const places = SIZE[sight.masks[first + line]!]!;
          if (places >= 2 && places <= size) thin |= 1 << line;
        }
        if (SIZE[thin]! < size) continue;
        for (const lines of SETS_OF_SIZE[size]!) {
          if (lines & ~thin) continue;
          let covers = 0;
          for (let line = 0; line < 9; line++) if (lines & (1 << line)) covers |= sight.masks[first + line]!;
          if (SIZE[covers] !== size) continue;
          const crossing = digitsIn(covers).map((line) => cover + line - 1);
          const rest = crossing.flatMap((unit) => cellsAt(unit, maskOf(sight, unit, digit) & ~lines));
          const conclusion = takeOut(sight, rest, bitOf(digit));
          if (conclusion === null) continue;
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
      }
    }
    return null;
  };
