import { border, inCell } from "@karota/print/grid-drawing.ts";
import { THICK, THIN, type Shape, type WorksheetOf } from "@karota/print/worksheet.ts";
import { freeCells, lettersOf, type PlacedWord, type Puzzle } from "./board.ts";

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

/** The width of a blank for a letter of the message and the gap between two words, in cells. */
const [WIDEST, NARROWEST, GAP] = [0.72, 0.5, 0.5];
const LINE_HEIGHT = 1.05;

/** Below the grid a line for each letter of the message, word by word. */
function blanks(
  message: string,
  { rows, language }: Puzzle,
): { readonly shapes: readonly Shape[]; readonly height: number } {
  const side = rows.length;
  const shapes: Shape[] = [
    { kind: "text", text: { id: "wordSearch.sheet.message" }, x: 0, y: side + 0.7, size: 0.45, align: "left" },
  ];
  const words = message.split(" ").map((word) => lettersOf(word, language).length);
  const letters = words.reduce((sum, length) => sum + length, 0);
  const inOneLine = (side - GAP * (words.length - 1)) / letters;
  const width = Math.min(WIDEST, inOneLine < NARROWEST ? side / Math.max(...words) : inOneLine);
  let [x, y] = [0, side + 1.95];
  for (const length of words) {
    if (x > 0 && x + length * width > side + 0.01) [x, y] = [0, y + LINE_HEIGHT];
    for (let n = 0; n < length; n++, x += width)
      shapes.push({
        kind: "line",
        points: [
          [x, y],
          [x + width * 0.8, y],
        ],
        weight: THIN,
      });
    x += GAP;
  }
  return { shapes, height: y + 0.2 };
}

/** The grid and the words to find in it; on the solution each has its loop. */
export const worksheet: WorksheetOf<Puzzle> = (puzzle, solved) => {
  const { rows, words, theme, message } = puzzle;
  const side = rows.length;
  const below = message === undefined || solved ? null : blanks(message, puzzle);
  const hidden = new Set(message === undefined || !solved ? [] : freeCells(puzzle).map(String));
  return {
    instruction: solved
      ? []
      : [{ id: "wordSearch.rule.1" }, { id: "wordSearch.rule.2" }, ...(below ? [{ id: "wordSearch.sheet.rest" }] : [])],
    facts: [
      ...(theme && !solved
        ? [{ id: "wordSearch.view.theme", values: { theme: { id: `wordSearch.theme.${theme}` } } }]
        : []),
      ...(message !== undefined && solved ? [{ id: "wordSearch.view.message", values: { message } }] : []),
    ],
    drawing: {
      width: side,
      height: below ? below.height : side,
      unit: [15, 46],
      shapes: [
        ...(solved ? words.map(loop) : []),
        ...rows.flatMap((row, y) =>
          Array.from(row, (sign, x) => inCell(sign, x, y, hidden.has(`${x},${y}`) || undefined, 0.58)),
        ),
        border(side, side, THICK),
        ...(below ? below.shapes : []),
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
