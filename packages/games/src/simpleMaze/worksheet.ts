import { THICK, type Point, type Shape, type WorksheetOf } from "@karota/print/worksheet.ts";
import { ALL_WALLS, areJoined, cellIn, isSolid, positionOf, type Puzzle } from "./board.ts";
import { solve, start } from "./play.ts";

const figure = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 12 12"><g fill="#fff" stroke="#000" stroke-width=".7" stroke-linejoin="round" stroke-linecap="round">${inside}</g></svg>`;
const LEAF =
  "M0 -.2C-1.1 -.9 -2.3 -2 -1.9 -3.3 -1.5 -4.3 -.4 -4.3 0 -3.4 .4 -4.3 1.5 -4.3 1.9 -3.3 2.3 -2 1.1 -.9 0 -.2Z";
const CLOVER = figure(
  `<path fill="none" d="M0 0C.4 1.6 1.4 3.2 2.8 4.2"/>${[45, 135, 225, 315]
    .map((turn) => `<path d="${LEAF}" transform="rotate(${turn})"/>`)
    .join("")}`,
);
const HARE = figure(
  '<path d="M-1.1 -.6C-3.2 -2 -3.9 -4.9 -2.6 -5 -1.2 -5 -.3 -2.6 -.3 -.9Z"/>' +
    '<path d="M1.1 -.6C3.2 -2 3.9 -4.9 2.6 -5 1.2 -5 .3 -2.6 .3 -.9Z"/><circle cx="0" cy="1.3" r="3.1"/>' +
    '<g fill="#000" stroke="none"><circle cx="-1.15" cy=".8" r=".5"/><circle cx="1.15" cy=".8" r=".5"/><path d="M-.5 1.9H.5L0 2.500Z"/></g>',
);

/** The walls of a maze as lines, as long as they go; the edge of the board too. */
function wallsOf(puzzle: Puzzle): Shape[] {
  const { columns, rows } = puzzle;
  const isOpen = (x: number, y: number) => {
    const cell = cellIn(puzzle, [x, y]);
    return cell !== null && !isSolid(puzzle, cell);
  };
  /** Between two places beside each other there is a wall unless one can walk through, or neither belongs to the maze. */
  const isWall = (x: number, y: number, nextX: number, nextY: number) => {
    const [one, next] = [isOpen(x, y), isOpen(nextX, nextY)];
    return one && next ? !areJoined(puzzle, x + columns * y, nextX + columns * nextY) : one || next;
  };
  const runs = (lines: number, length: number, isLine: (line: number, at: number) => boolean) =>
    Array.from({ length: lines + 1 }, (_, line) => {
      const found: [from: number, to: number, line: number][] = [];
      for (let at = 0; at < length; at++) {
        if (!isLine(line, at)) continue;
        const last = found.at(-1);
        if (last?.[1] === at) last[1] = at + 1;
        else found.push([at, at + 1, line]);
      }
      return found;
    }).flat();
  const wall = (...points: readonly Point[]): Shape => ({ kind: "line", points, weight: 1.3 });
  return [
    ...runs(rows, columns, (y, x) => isWall(x, y - 1, x, y)).map(([from, to, y]) => wall([from, y], [to, y])),
    ...runs(columns, rows, (x, y) => isWall(x - 1, y, x, y)).map(([from, to, x]) => wall([x, from], [x, to])),
  ];
}

/** The maze with hare and clover; on the solution the way between them. */
export const worksheet: WorksheetOf<Puzzle> = (puzzle, solved) => {
  const { columns, rows } = puzzle;
  const at = (cell: number) => positionOf(puzzle, cell);
  const picture = (svg: string, cell: number): Shape => {
    const [x, y] = at(cell);
    return { kind: "picture", svg, x: x + 0.06, y: y + 0.06, width: 0.88, height: 0.88 };
  };
  const way = [at(puzzle.start), ...solve(start(puzzle)).flatMap(({ to }) => to)].map(([x, y]): Point => [
    x + 0.5,
    y + 0.5,
  ]);
  return {
    instruction: solved ? [] : [{ id: "simpleMaze.rule.1" }, { id: "simpleMaze.rule.2" }],
    facts: [],
    drawing: {
      width: columns,
      height: rows,
      unit: [9, 34],
      shapes: [
        ...(solved ? [{ kind: "line", points: way, weight: THICK * 1.4, dashed: true } as const] : []),
        ...wallsOf(puzzle),
        ...(puzzle.walls.includes(ALL_WALLS)
          ? []
          : [{ kind: "rect", x: 0, y: 0, width: columns, height: rows, weight: THICK } as const]),
        { kind: "circle", x: at(puzzle.start)[0] + 0.5, y: at(puzzle.start)[1] + 0.5, radius: 0.4, fill: 0 },
        picture(HARE, puzzle.start),
        picture(CLOVER, puzzle.end),
      ],
    },
    lists: [],
    columns: 1,
  };
};
