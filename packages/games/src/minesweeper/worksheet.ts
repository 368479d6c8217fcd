import { border, inCell, innerLines } from "@karota/print/grid-drawing.ts";
import { HAIR, INK, SHADE, THICK, THIN, type Shape, type WorksheetOf } from "@karota/print/worksheet.ts";
import { isMine, mineCount, numbersOf, positionOf, type Puzzle } from "./board.ts";
import { openOnPaper } from "./paper.ts";

/** A disc with spikes. */
function mine(x: number, y: number): Shape[] {
  const [middleX, middleY] = [x + 0.5, y + 0.5];
  const spikes = [0, 45, 90, 135].map((turn): Shape => {
    const [dx, dy] = [0.36 * Math.cos((turn * Math.PI) / 180), 0.36 * Math.sin((turn * Math.PI) / 180)];
    return {
      kind: "line",
      points: [
        [middleX - dx, middleY - dy],
        [middleX + dx, middleY + dy],
      ],
      weight: THIN,
    };
  });
  return [...spikes, { kind: "circle", x: middleX, y: middleY, radius: 0.24, fill: INK }];
}

/** The board with its open numbers; covered cells are grey. On the solution the mines, and all numbers. */
export const worksheet: WorksheetOf<Puzzle> = (puzzle, solved) => {
  const { width, height, layout } = puzzle;
  const numbers = numbersOf(puzzle);
  const open = openOnPaper(puzzle);
  return {
    instruction: solved ? [] : [{ id: "minesweeper.sheet.task" }, { id: "minesweeper.rule.2" }],
    facts: [{ id: "minesweeper.sheet.mines", values: { mines: mineCount(puzzle) } }],
    drawing: {
      width,
      height,
      unit: [14, 46],
      shapes: [
        ...Array.from(layout, (_, cell): Shape[] => {
          const [x, y] = positionOf(puzzle, cell);
          const covered: Shape = { kind: "rect", x, y, width: 1, height: 1, fill: SHADE };
          if (isMine(puzzle, cell)) return solved ? mine(x, y) : [covered];
          const shown = open[cell] || solved;
          const number =
            shown && numbers[cell]! > 0
              ? [inCell(String(numbers[cell]), x, y, open[cell] ? true : undefined, 0.56)]
              : [];
          return [...(open[cell] ? [] : [covered]), ...number];
        }).flat(),
        ...innerLines(width, height, () => HAIR),
        border(width, height, THICK),
      ],
    },
    lists: [],
    columns: 1,
  };
};
