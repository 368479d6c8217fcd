import { border, inCell } from "@karota/print/grid-drawing.ts";
import { THICK, THIN, type Shape, type WorksheetOf } from "@karota/print/worksheet.ts";
import type { PlacedWord, Puzzle } from "./board.ts";

/** How far a loop is from the middle of its cells. */
const REACH = 0.39;
/** Corners of each round end. */
const CORNERS = 8;

/** A loop around a word, round at both ends. */
function loop({ from, to }: PlacedWord): Shape {
  const along = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const end = ([x, y]: readonly [number, number], first: number) =>
    Array.from({ length: CORNERS + 1 }, (_, n) => {
      const angle = first + (Math.PI * n) / CORNERS;
      return [x + 0.5 + REACH * Math.cos(angle), y + 0.5 + REACH * Math.sin(angle)] as const;
    });
  return {
    kind: "polygon",
    points: [...end(from, along + Math.PI / 2), ...end(to, along - Math.PI / 2)],
    weight: THIN * 1.4,
  };
}

/** The grid and the words to find in it; on the solution each has its loop. */
export const worksheet: WorksheetOf<Puzzle> = ({ rows, words, theme }, solved) => {
  const side = rows.length;
  return {
    instruction: solved ? [] : [{ id: "wordSearch.rule.1" }, { id: "wordSearch.rule.2" }],
    facts:
      theme && !solved ? [{ id: "wordSearch.view.theme", values: { theme: { id: `wordSearch.theme.${theme}` } } }] : [],
    drawing: {
      width: side,
      height: side,
      unit: [15, 46],
      shapes: [
        ...(solved ? words.map(loop) : []),
        ...rows.flatMap((row, y) => Array.from(row, (sign, x) => inCell(sign, x, y, undefined, 0.58))),
        border(side, side, THICK),
      ],
    },
    lists: solved
      ? []
      : [
          {
            heading: { id: "wordSearch.view.list" },
            items: words.map(({ word }) => ({ mark: "", lines: [[word]] })),
          },
        ],
    columns: 3,
  };
};
