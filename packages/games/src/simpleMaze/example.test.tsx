import { expect, test } from "vitest";
import { areJoined, exitsOf, isFork } from "./board.ts";
import { MAZE, PATHS } from "./example.tsx";

test("the example walks a perfect maze, into its dead end and to the goal", () => {
  const cells = MAZE.walls.map((_, cell) => cell);
  const doors = cells.flatMap((one) => cells.filter((other) => one < other && areJoined(MAZE, one, other)));
  expect(doors).toHaveLength(cells.length - 1);
  for (const path of Object.values(PATHS)) {
    expect(path[0]).toBe(MAZE.start);
    for (const [place, cell] of path.slice(1).entries()) expect(areJoined(MAZE, path[place]!, cell)).toBe(true);
  }
  expect(exitsOf(MAZE, PATHS.astray.at(-1)!)).toHaveLength(1);
  expect(cells.filter((cell) => isFork(MAZE, cell))).toEqual([PATHS.back.at(-1)]);
  expect(PATHS.home.at(-1)).toBe(MAZE.end);
  expect(new Set([...PATHS.astray, ...PATHS.home]).size).toBe(cells.length);
});
