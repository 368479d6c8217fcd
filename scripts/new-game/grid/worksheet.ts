import { border, inCell, innerLines } from "@karota/print/grid-drawing.ts";
import { HAIR, THICK, type WorksheetOf } from "@karota/print/worksheet.ts";
import { EMPTY, positionOf, type Puzzle } from "./board.ts";

/** The grid; on the solution what was given stays bold. */
export const worksheet: WorksheetOf<Puzzle> = ({ size, initial, solution }, solved) => ({
  instruction: solved ? [] : [{ id: "newGame.rule.1" }, { id: "newGame.rule.2" }],
  facts: [],
  drawing: {
    width: size,
    height: size,
    unit: [15, 54],
    shapes: [
      ...innerLines(size, size, () => HAIR),
      border(size, size, THICK),
      ...[...solution].flatMap((digit, at) => {
        const given = initial[at] !== EMPTY;
        return given || solved ? [inCell(digit, ...positionOf(at, size), given ? true : undefined)] : [];
      }),
    ],
  },
  lists: [],
  columns: 1,
});
