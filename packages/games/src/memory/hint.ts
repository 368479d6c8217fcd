import type { Hint } from "@karota/engine/game.ts";
import { listOf, type Message } from "@karota/engine/message.ts";
import { cellsOf, positionOf, symbolsOn, type Move, type Puzzle, type State } from "./board.ts";
import { groupName } from "./names.ts";

/** The quarters of the board, as in reading. */
const QUARTERS = ["topLeft", "topRight", "bottomLeft", "bottomRight"] as const;

const quarterOf = (puzzle: Puzzle, cell: number): (typeof QUARTERS)[number] => {
  const [x, y] = positionOf(puzzle, cell);
  const half = puzzle.side / 2;
  return QUARTERS[(y < half ? 0 : 2) + (x < half ? 0 : 1)]!;
};

const cellName = (puzzle: Puzzle, cell: number): Message => {
  const [x, y] = positionOf(puzzle, cell);
  return { id: "memory.cellName", values: { row: y + 1, column: x + 1 } };
};

/**
 * A nudge for the picture or pair of which most cards were turned over before: first which one it is, then in which parts of the
 * board it lies, and where exactly only at the end.
 */
export function hint({ puzzle, found, seen }: State): Hint<Move> | null {
  const groups = symbolsOn(puzzle)
    .filter((symbol) => !found.includes(symbol))
    .map((symbol) => {
      const cells = cellsOf(puzzle, symbol);
      return { symbol, cells, known: cells.filter((cell) => seen.includes(cell)).length };
    });
  const [best] = groups.toSorted((one, other) => other.known - one.known || one.cells[0]! - other.cells[0]!);
  if (!best) return null;
  const { symbol, cells, known } = best;
  const kind = known === cells.length ? "known" : known > 0 ? "partly" : "new";
  const parts = QUARTERS.filter((quarter) => cells.some((cell) => quarterOf(puzzle, cell) === quarter));
  const at = cells.map((cell) => positionOf(puzzle, cell));
  return {
    title: { id: `memory.hint.${kind}` },
    steps: [
      puzzle.faces
        ? { id: `memory.hint.pair.${kind}`, values: { pair: groupName(puzzle, symbol) } }
        : {
            id: `memory.hint.look.${kind}`,
            values: { picture: groupName(puzzle, symbol), known, count: cells.length },
          },
      {
        id: "memory.hint.parts",
        values: { parts: listOf(parts.map((part): Message => ({ id: `memory.part.${part}` }))) },
      },
      {
        id: puzzle.faces ? "memory.hint.pair.so" : "memory.hint.so",
        values: { cells: listOf(cells.map((cell) => cellName(puzzle, cell))) },
      },
    ],
    target: at,
    reason: [],
    ruledOut: [],
    move: { type: "try", cells: at },
  };
}

/** The steps of the hints, the easiest first. */
export const TECHNIQUES: readonly Message[] = [
  { id: "memory.hint.known" },
  { id: "memory.hint.partly" },
  { id: "memory.hint.new" },
];
