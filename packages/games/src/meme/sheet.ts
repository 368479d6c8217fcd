import { HAIR, INK, SHADE, THIN, type Shape, type SheetOf } from "@karota/engine/paper/sheet.ts";
import { GUESSES, type Puzzle } from "./board.ts";
import { SHAPES } from "./pegs.ts";
import { letterOf, pegName, PEGS } from "./words.ts";

const pegSvg = (value: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="#fff" stroke="#000" stroke-width="2" stroke-linejoin="round" d="${SHAPES[PEGS[value - 1]!].d}"/></svg>`;

/** A peg with its letter in a square of this side. */
function peg(value: number, x: number, y: number, side: number): Shape[] {
  const { middle } = SHAPES[PEGS[value - 1]!];
  return [
    { kind: "picture", svg: pegSvg(value), x, y, width: side, height: side },
    {
      kind: "text",
      text: letterOf(value),
      x: x + side / 2,
      y: y + (side * middle) / 48,
      size: side * 0.36,
      bold: true,
    },
  ];
}

/** How far down the legend begins, and how high one of its lines is. */
const LEGEND = 0.55;
const LINE = 0.72;
/** Pegs of the legend beside each other. */
const BESIDE = 2;

/** Six rows to write letters into, each with as many fields for its answer, and the letters' meaning. */
function playSheet({ fields, colours }: Puzzle): { readonly shapes: Shape[]; readonly height: number } {
  const rows = Array.from({ length: GUESSES }, (_, y): Shape[] => [
    { kind: "text", text: `${y + 1}`, x: 0.3, y: y + 0.5, size: 0.36 },
    ...Array.from({ length: fields }, (_, x): Shape => ({
      kind: "rect",
      x: x + 0.68,
      y: y + 0.08,
      width: 0.84,
      height: 0.84,
      radius: 0.16,
      weight: THIN,
    })),
    ...Array.from({ length: fields }, (_, x): Shape => ({
      kind: "circle",
      x: fields + 1.1 + x * 0.5,
      y: y + 0.5,
      radius: 0.18,
      weight: HAIR,
    })),
  ]).flat();
  const legend = Array.from({ length: colours }, (_, index): Shape[] => {
    const x = 0.68 + (index % BESIDE) * ((fields * 1.5 + 0.7) / BESIDE);
    const y = GUESSES + LEGEND + Math.floor(index / BESIDE) * LINE;
    const name = {
      kind: "text",
      text: pegName(index + 1),
      x: x + 0.7,
      y: y + 0.29,
      size: 0.3,
      align: "left",
      most: 2.5,
    } as const;
    return [...peg(index + 1, x, y, 0.56), name];
  }).flat();
  return { shapes: [...rows, ...legend], height: GUESSES + LEGEND + Math.ceil(colours / BESIDE) * LINE };
}

/** The rows for two who play with one sheet; on the solution the hidden row, for the one who answers. */
export const sheet: SheetOf<Puzzle> = (puzzle, solved) => {
  const { fields, solution } = puzzle;
  const { shapes, height } = playSheet(puzzle);
  return {
    instruction: solved ? [{ id: "meme.sheet.answer" }] : [{ id: "meme.sheet.task" }],
    facts: [],
    drawing: solved
      ? {
          width: fields + 0.4,
          height: 1.4,
          unit: [20, 62],
          shapes: [
            {
              kind: "rect",
              x: 0,
              y: 0,
              width: fields + 0.4,
              height: 1.4,
              radius: 0.2,
              weight: THIN,
              fill: SHADE * INK,
            },
            ...solution.flatMap((value, x) => peg(value, x + 0.25, 0.25, 0.9)),
          ],
        }
      : { width: fields * 1.5 + 0.9, height, unit: [26, 52], shapes },
    lists: [],
    columns: 1,
  };
};
