import { EMPTY_CELL, HINT_CELL, letterCell, runsOf, type CrossCell } from "@karota/engine/grid/crossing.ts";
import { columnsOf, isMini, numbersOf, SIZES, type Puzzle, type State } from "../board.ts";
import { start } from "../play.ts";

/** Across ŽABA (1) and KOS (3); down ŽOGA (1), BIK (2) and SOL (4). Dots are no letters. */
export const ROWS = [
  ".........",
  ".ŽABA....",
  ".O.I.....",
  ".G.KOS...",
  ".A...O...",
  ".....L...",
  ".........",
  ".........",
  ".........",
];

/** A mini. Across KOS (1), ARA (4), SKLAD (5), IVA (8) and KAL (9); down KAS (1), ORK (2), SALIK (3), AVA (6) and DAL (7). */
export const MINI_ROWS = ["KOS..", "ARA..", "SKLAD", "..IVA", "..KAL"];

/** A board of these rows, with a clue "clue of WORD" for each run; the words named have the picture 🐸. */
export function puzzleOf(rows: readonly string[], pictured: readonly string[] = []): Puzzle {
  const columns = rows[0]!.length;
  const cells = [...rows.join("")].map((sign): CrossCell => (sign === "." ? EMPTY_CELL : letterCell(sign)));
  const size = SIZES.find((one) => columnsOf(one) === columns)!;
  if (!isMini(size)) for (const { head } of runsOf({ columns, cells: [...cells] })) cells[head] = HINT_CELL;
  const bare = { columns, cells };
  const numbers = numbersOf(bare);
  const clues = runsOf(bare).map(({ heading, cells: own }) => {
    const word = own.map((cell) => cells[cell]!.v).join("");
    return {
      n: numbers.get(own[0]!)!,
      heading,
      cell: own[0]!,
      length: own.length,
      clue: `clue of ${word}`,
      picture: pictured.includes(word) ? "🐸" : null,
    };
  });
  return { size, level: "easy", language: "sl", columns, cells, clues };
}

/** The board with these letters written; dots and spaces are empty. */
export function stateOf(puzzle: Puzzle, written: readonly string[]): State {
  const signs = [...written.join("")];
  return {
    ...start(puzzle),
    values: puzzle.cells.map((_, cell) => (/\p{L}/u.test(signs[cell] ?? "") ? signs[cell]! : "")),
  };
}
