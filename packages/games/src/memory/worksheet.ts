import { HAIR, THIN, type Shape, type WorksheetOf } from "@karota/print/worksheet.ts";
import { positionOf, symbolsOn, cellsOf, type Puzzle } from "./board.ts";
import { DRAWINGS } from "./pictures-data.ts";
import { svgOnPaper } from "./pictures-on-paper.ts";

/**
 * The cards to cut out, those of a picture side by side, so that their places on the board stay secret; on the solution
 * the board.
 */
export const worksheet: WorksheetOf<Puzzle> = (puzzle, solved) => {
  const { side, occurrences, symbols } = puzzle;
  const order = solved ? symbols : symbolsOn(puzzle).flatMap((symbol) => cellsOf(puzzle, symbol).map(() => symbol));
  return {
    instruction: [{ id: solved ? "memory.sheet.board" : "memory.sheet.task" }],
    facts: solved ? [] : [{ id: "memory.sheet.alike", values: { occurrences } }],
    drawing: {
      width: side,
      height: side,
      unit: solved ? [14, 44] : [30, 112],
      shapes: [
        ...order.map((symbol, cell): Shape => {
          const [x, y] = positionOf(puzzle, cell);
          return {
            kind: "picture",
            svg: svgOnPaper(DRAWINGS[symbol]),
            x: x + 0.16,
            y: y + 0.16,
            width: 0.68,
            height: 0.68,
          };
        }),
        ...Array.from({ length: side + 1 }, (_, n) => n).flatMap((n): Shape[] => {
          const look = solved
            ? ({ kind: "line", weight: HAIR } as const)
            : ({ kind: "line", weight: THIN, dashed: true } as const);
          return [
            {
              ...look,
              points: [
                [n, 0],
                [n, side],
              ],
            },
            {
              ...look,
              points: [
                [0, n],
                [side, n],
              ],
            },
          ];
        }),
      ],
    },
    lists: [],
    columns: 1,
  };
};
