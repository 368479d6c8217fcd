import { border, inCell, innerLines } from "@karota/print/grid-drawing.ts";
import { HAIR, THICK, type WorksheetOf } from "@karota/print/worksheet.ts";
import { CELLS, columnOf, rowOf, type Puzzle } from "./board.ts";

/** The grid; on the solution what was given stays bold. */
export const worksheet: WorksheetOf<Puzzle> = ({ initial, solution }, solved) => ({
  instruction: solved ? [] : [{ id: "sudoku.rule.1" }, { id: "sudoku.rule.2" }],
  facts: [],
  drawing: {
    width: 9,
    height: 9,
    unit: [15, 54],
    shapes: [
      ...innerLines(9, 9, (place) => (place % 3 === 0 ? THICK * 0.8 : HAIR)),
      border(9, 9, THICK),
      ...CELLS.flatMap((cell) => {
        const given = initial[cell] !== "0";
        if (!given && !solved) return [];
        return [inCell(solution[cell]!, columnOf(cell), rowOf(cell), given ? true : undefined)];
      }),
    ],
  },
  lists: [],
  columns: 1,
});
