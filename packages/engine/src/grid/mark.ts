import { changeCells, type Grid } from "./grid.ts";

/** The state display: marks what is filled in as right or wrong, or takes the marks away. */
export const markState = (grid: Grid, shown: boolean): Grid =>
  changeCells(grid, (cell) => {
    const filled = shown && !cell.locked && cell.value !== "";
    const correct_value = filled && cell.value === cell.solution;
    const wrong_value = filled && !correct_value;
    const same = cell.correct_value === correct_value && cell.wrong_value === wrong_value;
    return same ? cell : { ...cell, correct_value, wrong_value };
  });
