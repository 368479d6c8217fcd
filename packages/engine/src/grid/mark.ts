import { cellsOf, changeCells, type Grid } from "./grid.ts";

/** How far a grid is. */
export interface GridStanding {
  /** No cell that can be filled in is empty. */
  readonly allFilledUp: boolean;
  /** Something filled in differs from the solution. */
  readonly hasWrongValues: boolean;
  /** Everything is filled in and nothing is wrong. */
  readonly solutionAchieved: boolean;
}

export function standingOf(grid: Grid): GridStanding {
  const open = cellsOf(grid).filter((cell) => !cell.locked);
  const allFilledUp = open.every((cell) => cell.value !== "");
  const hasWrongValues = open.some((cell) => cell.value !== "" && cell.value !== cell.solution);
  return { allFilledUp, hasWrongValues, solutionAchieved: allFilledUp && !hasWrongValues };
}

/** The state display: marks what is filled in as right or wrong, or takes the marks away. */
export const markState = (grid: Grid, shown: boolean): Grid =>
  changeCells(grid, (cell) => {
    const filled = shown && !cell.locked && cell.value !== "";
    const correct_value = filled && cell.value === cell.solution;
    const wrong_value = filled && !correct_value;
    const same = cell.correct_value === correct_value && cell.wrong_value === wrong_value;
    return same ? cell : { ...cell, correct_value, wrong_value };
  });
