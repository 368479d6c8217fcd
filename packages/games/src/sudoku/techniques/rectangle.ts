import { boxOf, CELLS, columnOf, digitsIn, rowOf, sizeOf } from "../board.ts";
import { cellName, cellNames } from "../words.ts";
import { takeOut, type Technique } from "./step.ts";

/**
 * Unique rectangle: four cells in two rows, two columns and two boxes, three of them with the same two digits. With
 * these in the fourth as well the two could be swapped, and the board would have two solutions.
 */
export const rectangle: Technique = (sight) => {
  for (const corner of CELLS) {
    const pair = sight.sets[corner]!;
    if (sizeOf(pair) !== 2) continue;
    const alike = (cell: number) => sight.sets[cell] === pair && cell !== corner;
    for (const beside of CELLS.filter((cell) => alike(cell) && rowOf(cell) === rowOf(corner)))
      for (const below of CELLS.filter((cell) => alike(cell) && columnOf(cell) === columnOf(corner))) {
        const fourth = 9 * rowOf(below) + columnOf(beside);
        if (new Set([corner, beside, below, fourth].map(boxOf)).size !== 2) continue;
        if ((sight.sets[fourth]! & pair) !== pair) continue;
        const conclusion = takeOut(sight, [fourth], pair);
        if (conclusion === null) continue;
        const [x, y] = digitsIn(pair) as [number, number];
        return {
          title: { id: "sudoku.technique.rectangle" },
          steps: [
            { id: "sudoku.hint.rectangle.look", values: { cells: cellNames([corner, beside, below, fourth]) } },
            { id: "sudoku.hint.rectangle.why", values: { x, y, cell: cellName(fourth) } },
            { id: "sudoku.hint.rectangle.so", values: { x, y, cell: cellName(fourth) } },
          ],
          reason: [corner, beside, below],
          conclusion,
        };
      }
  }
  return null;
};
