import type { Hint } from "@karota/engine/game.ts";
import type { Message } from "@karota/engine/message.ts";
import { directionOf, exitsOf, isFork, placeOf, positionOf, type Move, type Puzzle, type State } from "./board.ts";
import { rightPart, walk, wayBack, wayOn } from "./play.ts";

/** A cell by row and column, after a colon or in brackets. */
function cellName(puzzle: Puzzle, cell: number): Message {
  const [x, y] = positionOf(puzzle, cell);
  return { id: "simpleMaze.cellName", values: { row: y + 1, column: x + 1 } };
}

/** Back to where the wrong turn was taken; not where to go from there. */
function backHint(state: State): Hint<Move> {
  const { puzzle, path } = state;
  const back = wayBack(state);
  const fork = back.at(-1)!;
  return {
    title: { id: "simpleMaze.hint.astray" },
    steps: [
      { id: "simpleMaze.hint.astray.look" },
      { id: "simpleMaze.hint.astray.why", values: { count: back.length } },
      { id: "simpleMaze.hint.astray.so", values: { cell: cellName(puzzle, fork) } },
    ],
    target: [positionOf(puzzle, fork)],
    reason: [],
    ruledOut: path.slice(rightPart(state)).map((cell) => positionOf(puzzle, cell)),
    move: walk(puzzle, back),
  };
}

/** Where one has to choose next, and how; or that there is nothing left to choose. */
function onHint(state: State): Hint<Move> {
  const { puzzle, path } = state;
  const here = placeOf(state);
  const way = wayOn(puzzle, path)!;
  const chooses = (cell: number): boolean =>
    isFork(puzzle, cell) || (cell === puzzle.start && exitsOf(puzzle, cell).length > 1);
  /** Steps to the fork ahead, 0 for the player's own; -1 for none. */
  const ahead = [here, ...way.slice(0, -1)].findIndex(chooses);
  const look = { id: "simpleMaze.hint.right.look", values: { steps: path.length - 1 } };
  if (ahead < 0)
    return {
      title: { id: "simpleMaze.hint.end" },
      steps: [look, { id: "simpleMaze.hint.end.so", values: { count: way.length } }],
      target: [positionOf(puzzle, puzzle.end)],
      reason: [],
      ruledOut: [],
      move: walk(puzzle, way),
    };
  const fork = ahead === 0 ? here : way[ahead - 1]!;
  const next = way[ahead]!;
  const stretch = way.slice(ahead).findIndex((cell) => cell === puzzle.end || isFork(puzzle, cell)) + 1;
  return {
    title: { id: "simpleMaze.hint.right" },
    steps: [
      look,
      { id: "simpleMaze.hint.right.why", values: { count: ahead, cell: cellName(puzzle, fork) } },
      { id: "simpleMaze.hint.right.so", values: { direction: directionOf(puzzle, fork, next) } },
    ],
    target: [positionOf(puzzle, next)],
    reason: [positionOf(puzzle, fork)],
    ruledOut: [],
    move: walk(puzzle, way.slice(0, ahead + stretch)),
  };
}

/** A nudge: whether one is on the right way, how far back the fork is, which way at the next; never the whole way. */
export function hint(state: State): Hint<Move> | null {
  if (placeOf(state) === state.puzzle.end) return null;
  return rightPart(state) < state.path.length ? backHint(state) : onHint(state);
}

/** The steps of the hints, the easiest first. */
export const TECHNIQUES: readonly Message[] = [
  { id: "simpleMaze.hint.right" },
  { id: "simpleMaze.hint.astray" },
  { id: "simpleMaze.hint.end" },
];
