import { HAIR, THIN, type Shape, type WorksheetOf } from "@karota/print/worksheet.ts";
import { flagPicture } from "../data/flag-picture.ts";
import { faceOf, facesOf, positionOf, symbolsOn, type Puzzle } from "./board.ts";
import type { Face } from "./faces.ts";
import { faceName } from "./names.ts";
import { DRAWINGS } from "./pictures-data.ts";
import { svgOnPaper } from "./pictures-on-paper.ts";
import { PICTURES } from "./symbols.ts";

/** What a card shows, in a cell of one unit. */
function shapesOf(face: Face, x: number, y: number): readonly Shape[] {
  const [middle, level] = [x + 0.5, y + 0.5];
  switch (face.kind) {
    case "picture": {
      const svg = svgOnPaper(DRAWINGS[PICTURES[face.picture]]);
      return [{ kind: "picture", svg, x: x + 0.16, y: y + 0.16, width: 0.68, height: 0.68 }];
    }
    case "flag":
      return [{ kind: "picture", svg: flagPicture(face.country), x: x + 0.12, y: y + 0.21, width: 0.76, height: 0.57 }];
    case "fraction": {
      const number = { kind: "text", x: middle, size: 0.26, most: 0.6 } as const;
      const line = [
        [middle - 0.2, level],
        [middle + 0.2, level],
      ] as const;
      return [
        { ...number, text: String(face.over), y: level - 0.18 },
        { kind: "line", weight: THIN, points: line },
        { ...number, text: String(face.under), y: level + 0.18 },
      ];
    }
    default:
      return [{ kind: "text", text: faceName(face), x: middle, y: level, size: 0.26, most: 0.84 }];
  }
}

/**
 * The cards to cut out, those that belong together side by side, so that their places on the board stay secret; on the
 * solution the board.
 */
export const worksheet: WorksheetOf<Puzzle> = (puzzle, solved) => {
  const { side, occurrences, faces } = puzzle;
  const order = solved
    ? puzzle.symbols.map((_, cell) => faceOf(puzzle, cell))
    : symbolsOn(puzzle).flatMap((symbol) => facesOf(puzzle, symbol));
  return {
    instruction: [{ id: solved ? "memory.sheet.board" : "memory.sheet.task" }],
    facts: solved ? [] : [faces ? { id: "memory.sheet.pairs" } : { id: "memory.sheet.alike", values: { occurrences } }],
    drawing: {
      width: side,
      height: side,
      unit: solved ? [14, 44] : [30, 112],
      shapes: [
        ...order.flatMap((face, cell) => shapesOf(face, ...positionOf(puzzle, cell))),
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
