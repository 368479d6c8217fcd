import { positionIn, rowsOf, type Heading } from "@karota/engine/grid/crossing.ts";
import { border, inCell } from "@karota/print/grid-drawing.ts";
import { HAIR, INK, SHADE, THICK, THIN, type Shape, type WorksheetOf } from "@karota/print/worksheet.ts";
import type { Puzzle } from "./board.ts";
import { clueAt, type Clue } from "./gaps.ts";
import { expression, whole } from "./words.ts";

/** A small arrow at the edge behind which the result begins. */
function arrow(x: number, y: number, heading: Heading, half: number): Shape {
  const points =
    heading === "e"
      ? ([
          [x + 0.9, y + half - 0.08],
          [x + 0.98, y + half],
          [x + 0.9, y + half + 0.08],
        ] as const)
      : ([
          [x + 0.42, y + 0.9],
          [x + 0.5, y + 0.98],
          [x + 0.58, y + 0.9],
        ] as const);
  return { kind: "polygon", points, fill: INK };
}

/** The expressions of a hint cell: the one to the east above the diagonal, the one to the south below it. */
function hintShapes(x: number, y: number, he: Clue | null, hs: Clue | null): readonly Shape[] {
  const both = he && hs;
  const words = (clue: Clue, at: number): Shape => ({
    kind: "text",
    text: expression(clue),
    x: x + 0.47,
    y: y + at,
    size: 0.27,
    most: 0.82,
    bold: true,
  });
  return [
    ...(both
      ? [
          {
            kind: "line",
            points: [
              [x, y + 0.5],
              [x + 1, y + 0.5],
            ],
            weight: THIN,
          } as const,
        ]
      : []),
    ...(he ? [words(he, both ? 0.26 : 0.5), arrow(x, y, "e", both ? 0.26 : 0.5)] : []),
    ...(hs ? [words(hs, both ? 0.7 : 0.5), arrow(x, y, "s", 0.5)] : []),
  ];
}

/**
 * White cells, and grey ones with the expressions whose results begin beside and below them; the solution has no gaps in
 * the expressions either.
 */
export const worksheet: WorksheetOf<Puzzle> = (puzzle, solved) => {
  const { cells, columns } = puzzle;
  const rows = rowsOf(puzzle);
  return {
    instruction: solved ? [] : [{ id: "mathCrossword.rule.1" }, { id: "mathCrossword.rule.2" }],
    facts: [],
    drawing: {
      width: columns,
      height: rows,
      unit: [42, 76],
      shapes: [
        ...cells.flatMap(({ t, v }, cell): readonly Shape[] => {
          const [x, y] = positionIn(puzzle, cell);
          const square = { kind: "rect", x, y, width: 1, height: 1, weight: HAIR } as const;
          if (t === "L") return [square, ...(solved ? [inCell(v, x, y)] : [])];
          const [he, hs] = (["e", "s"] as const).map((heading) => {
            const clue = clueAt(puzzle, cell, heading);
            return clue && solved ? whole(clue.hint) : clue;
          });
          return [{ ...square, fill: SHADE }, ...hintShapes(x, y, he ?? null, hs ?? null)];
        }),
        border(columns, rows, THICK),
      ],
    },
    lists: [],
    columns: 1,
  };
};
