import type { Position } from "../game.ts";
import type { Message } from "../message.ts";
import { resetCell } from "./cell.ts";
import { cellAt, changeCells, nextOpen, type Direction, type Grid } from "./grid.ts";
import { markState, standingOf, type GridStanding } from "./mark.ts";

/** A grid in play, with the fields of every grid game. Immutable; each function gives back the next one. */
export interface GridGame extends GridStanding {
  readonly gridId: string;
  readonly grid: Grid;
  /** Null for a board that is neither of the day nor of the week. */
  readonly period: "daily" | "weekly" | null;
  /** Was solved once; it stays so. */
  readonly completed: boolean;
  /** As it was at the start; a reset goes back to it. */
  readonly initialState: Grid;
  /** Whether the state display is on. */
  readonly stateShown: boolean;
}

/** The game with another grid, and all that follows from it. */
function withGrid(game: GridGame, grid: Grid): GridGame {
  const standing = standingOf(grid);
  const completed = game.completed || standing.solutionAchieved;
  return { ...game, ...standing, completed, grid: markState(grid, game.stateShown) };
}

export function openGridGame(gridId: string, grid: Grid, period: GridGame["period"] = null): GridGame {
  const initialState = changeCells(grid, resetCell);
  const fresh = { gridId, grid, period, initialState, completed: false, stateShown: false, ...standingOf(grid) };
  return withGrid(fresh, grid);
}

const hasPosition = ([x, y]: Position, [otherX, otherY]: Position): boolean => x === otherX && y === otherY;

/** Selects a cell alone; the selected one is deselected, a locked one cannot be selected. */
export function select(game: GridGame, position: Position): GridGame {
  const cell = cellAt(game.grid, position);
  if (!cell || cell.locked) return game;
  const grid = changeCells(game.grid, (one, at) => {
    const selected = hasPosition(at, position) && !cell.selected;
    return one.selected === selected ? one : { ...one, selected };
  });
  return { ...game, grid };
}

/** Where the selected cell is; null when none is selected. */
export function selectedOf({ grid }: GridGame): Position | null {
  for (const [y, row] of grid.entries()) {
    const x = row.findIndex((cell) => cell.selected);
    if (x >= 0) return [x, y];
  }
  return null;
}

/** Goes to the next cell in that direction that is not locked; stays where there is none. */
export function go(game: GridGame, direction: Direction): GridGame {
  const from = selectedOf(game);
  const to = from && nextOpen(game.grid, from, direction);
  return to ? select(game, to) : game;
}

/** Writes into the selected cell; "" clears it. */
export function enter(game: GridGame, value: string): GridGame {
  const at = selectedOf(game);
  if (!at || cellAt(game.grid, at)?.value === value) return game;
  return withGrid(
    game,
    changeCells(game.grid, (cell, position) => (hasPosition(position, at) ? { ...cell, value } : cell)),
  );
}

/** Switches the state display. */
export const showState = (game: GridGame, stateShown: boolean): GridGame =>
  withGrid({ ...game, stateShown }, game.grid);

/** Original values, nothing selected, nothing marked. What was completed stays completed. */
export const reset = (game: GridGame): GridGame => withGrid({ ...game, stateShown: false }, game.initialState);

/** What there is to say about a full grid; null while it is not full or when it is solved. */
export const noticeOf = ({ allFilledUp, hasWrongValues }: GridStanding): Message | null =>
  allFilledUp && hasWrongValues ? { id: "grid.someWrong" } : null;
