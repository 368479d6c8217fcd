import { listOf } from "@karota/engine/message.ts";
import { border, inCell, innerLines } from "@karota/print/grid-drawing.ts";
import { HAIR, SHADE, THICK, THIN, type Shape, type WorksheetOf } from "@karota/print/worksheet.ts";
import { isSought, positionOf, type Puzzle } from "./board.ts";

/** The numbers; on the solution the multiples are ringed and shaded. */
export const worksheet: WorksheetOf<Puzzle> = (puzzle, solved) => {
  const { side, sought, numbers, values } = puzzle;
  const rings = [...values.keys()]
    .filter((cell) => solved && isSought(puzzle, cell))
    .map((cell): Shape => {
      const [x, y] = positionOf(puzzle, cell);
      return { kind: "circle", x: x + 0.5, y: y + 0.5, radius: 0.42, fill: SHADE, weight: THIN };
    });
  return {
    instruction: solved ? [] : [{ id: "simpleMath.sheet.task" }],
    facts: [
      sought === "common"
        ? { id: "simpleMath.sheet.common", values: { numbers: listOf(numbers) } }
        : { id: "simpleMath.sheet.sought", values: { count: numbers.length, numbers: listOf(numbers) } },
    ],
    drawing: {
      width: side,
      height: side,
      unit: [17, 62],
      shapes: [
        ...rings,
        ...innerLines(side, side, () => HAIR),
        ...values.map((value, cell) => {
          const [x, y] = positionOf(puzzle, cell);
          return { ...inCell(String(value), x, y, undefined, 0.4), most: 0.66 } as Shape;
        }),
        border(side, side, THICK),
      ],
    },
    lists: [],
    columns: 1,
  };
};
