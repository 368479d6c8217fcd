import { bitOf, columnOf, DIGITS, rowOf, UNITS } from "../board.ts";
import { listOf } from "../words.ts";
import { choices, placesFor, takeOut, type Technique } from "./step.ts";

const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/**
 * As many lines as crossing lines in which a digit has its places: X-wing (2), swordfish (3), jellyfish (4).
 * The digit is ruled out in the rest of the crossing lines.
 */
export const fish =
  (size: number): Technique =>
  (sight) => {
    for (const kind of ["row", "column"] as const) {
      const [base, cover, crossing] = kind === "row" ? [0, 9, columnOf] : [9, 0, rowOf];
      for (const digit of DIGITS) {
        const places = LINES.map((line) => placesFor(sight, base + line, digit));
        const thin = LINES.filter((line) => places[line]!.length >= 2 && places[line]!.length <= size);
        for (const lines of choices(thin, size)) {
          const corners = lines.flatMap((line) => places[line]!);
          const covers = LINES.filter((line) => corners.some((cell) => crossing(cell) === line));
          if (covers.length !== size) continue;
          const rest = covers.flatMap((line) => UNITS[cover + line]!).filter((cell) => !corners.includes(cell));
          const conclusion = takeOut(sight, rest, bitOf(digit));
          if (conclusion === null) continue;
          const values = {
            size,
            digit,
            kind,
            lines: listOf(lines.map((line) => line + 1)),
            covers: listOf(covers.map((line) => line + 1)),
          };
          return {
            title: { id: "sudoku.technique.fish", values: { size } },
            steps: [
              { id: "sudoku.hint.fish.look", values },
              { id: "sudoku.hint.fish.why", values },
              { id: "sudoku.hint.fish.so", values },
            ],
            reason: corners,
            conclusion,
          };
        }
      }
    }
    return null;
  };
