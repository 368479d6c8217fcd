import { positionIn, rowsOf } from "@karota/engine/grid/crossing.ts";
import { inCell } from "@karota/print/grid-drawing.ts";
import { SHADE, THIN, type List, type Shape, type WorksheetOf } from "@karota/print/worksheet.ts";
import { byNumber, isMini, numbersOf, type Puzzle } from "./board.ts";

/** The cells with their numbers, and the clues in words: a picture is not sure to be in a font. */
export const worksheet: WorksheetOf<Puzzle> = (puzzle, solved) => {
  const { cells, columns } = puzzle;
  const rows = rowsOf(puzzle);
  const numbers = numbersOf(puzzle);
  // The hint row and column hold no letters and are left away.
  const first = isMini(puzzle.size) ? 0 : 1;
  const listOf = (heading: "e" | "s"): List => ({
    heading: { id: "crossword.view.heading", values: { heading } },
    items: byNumber(puzzle.clues)
      .filter((clue) => clue.heading === heading)
      .map(({ n, clue, length }) => ({ mark: String(n), lines: [[`${clue} (${length})`]] })),
  });
  return {
    instruction: solved ? [] : [{ id: "crossword.rule.1" }],
    facts: [],
    drawing: {
      width: columns - first,
      height: rows - first,
      unit: [15, 40],
      shapes: cells.flatMap(({ t, v }, cell): Shape[] => {
        const [column, row] = positionIn(puzzle, cell);
        const [x, y] = [column - first, row - first];
        if (x < 0 || y < 0) return [];
        const square = { kind: "rect", x, y, width: 1, height: 1, weight: THIN } as const;
        if (t !== "L") return [{ ...square, fill: SHADE }];
        const number = numbers.get(cell);
        return [
          square,
          ...(number === undefined
            ? []
            : [{ kind: "text", text: String(number), x: x + 0.07, y: y + 0.2, size: 0.29, align: "left" } as const]),
          ...(solved ? [{ ...inCell(v, x, y), y: y + 0.57, size: 0.56 } as Shape] : []),
        ];
      }),
    },
    lists: solved ? [] : [listOf("e"), listOf("s")],
    columns: 2,
  };
};
