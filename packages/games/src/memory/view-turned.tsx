import { useEffect, useState } from "react";
import { isFound, positionOf, type Move, type State } from "./board.ts";
import type { Pace } from "./paces.ts";

const SHOWN_MS = 1000;

export interface Turned {
  /** The cells of the turned group, in the order in which they were turned over; also when it has just been found. */
  readonly cells: readonly number[];
  /** `unlike`: a whole group lies open that is not the same; `found`: it was. */
  readonly stage: "none" | "some" | "unlike" | "found";
  /** Turns a cell over; covers what was not the same before. Nothing happens to a cell that lies open. */
  readonly turn: (cell: number) => void;
  /** Covers a group that is not the same. */
  readonly goOn: () => void;
}

/** The cards that lie open for the moment: they belong to the view, a whole group of them is one move. */
export function useTurned(state: State, pace: Pace, readOnly: boolean, play: (move: Move) => void): Turned {
  const { puzzle } = state;
  const [cells, setCells] = useState<readonly number[]>([]);
  // A hint may find some of them by another way.
  const open = cells.filter((cell) => !isFound(state, cell));
  const unlike = open.length === puzzle.occurrences;
  const goOn = (): void => {
    if (unlike) setCells([]);
  };

  useEffect(() => {
    if (!unlike || pace === "wait") return undefined;
    const timer = setTimeout(() => setCells([]), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [unlike, pace, cells]);

  const turn = (cell: number): void => {
    if (readOnly || isFound(state, cell) || open.includes(cell)) return;
    const next = unlike ? [cell] : [...open, cell];
    setCells(next);
    if (next.length === puzzle.occurrences) play({ type: "try", cells: next.map((one) => positionOf(puzzle, one)) });
  };
  const stage = unlike ? "unlike" : open.length > 0 ? "some" : cells.length === puzzle.occurrences ? "found" : "none";
  return { cells: stage === "found" ? cells : open, stage, turn, goOn };
}
