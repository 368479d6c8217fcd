import { HAIR, THIN, type Shape, type WorksheetOf } from "@karota/print/worksheet.ts";
import { positionOf, symbolsOn, cellsOf, type CardSymbol, type Puzzle } from "./board.ts";
import { DRAWINGS, LOOK, type Element } from "./pictures-data.ts";

/** Outlines on paper: who likes can colour them in. */
const onPaper = (value: string): string =>
  value === "currentColor" ? "#000" : value.startsWith("var(") ? "#fff" : value;
const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${dashed(name)}="${onPaper(value)}"`)
    .join("");
const markupOf = ([tag, attributes, inside = []]: Element): string =>
  `<${tag}${attributesOf(attributes)}>${inside.map(markupOf).join("")}</${tag}>`;
const svgOf = (symbol: CardSymbol): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"${attributesOf(LOOK)} stroke="#000">${DRAWINGS[symbol].map(markupOf).join("")}</svg>`;

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
          return { kind: "picture", svg: svgOf(symbol), x: x + 0.16, y: y + 0.16, width: 0.68, height: 0.68 };
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
