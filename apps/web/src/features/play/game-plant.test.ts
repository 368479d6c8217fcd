import { expect, test } from "vitest";
import { findGame } from "@karota/games/catalogue.ts";
import type { Learned } from "../../shared/learning.ts";
import { plantAfter } from "./game-plant.ts";

const rowOf = (id: string) => findGame(id)!;
const learned = (game: string, boards: number, reached = 0, levels: readonly number[] = []): Learned => ({
  garden: [{ game, boards, reached, last: "2026-11-24" }],
  skills: levels.map((level, place) => ({ game, skill: `skill ${place}`, level, right: 1, wrong: 0 })),
});

test("a game's plant has grown when this board was the one that it needed", () => {
  const after = [1, 2, 3, 4, 8].map((boards) => plantAfter(rowOf("sudoku"), learned("sudoku", boards), null));
  expect(after.map(({ stage }) => stage)).toEqual([1, 1, 2, 2, 3]);
  expect(after.map(({ hasGrown }) => hasGrown)).toEqual([true, false, true, false, true]);
});

test("a quiz's plant has grown when it is further than before the board", () => {
  const row = rowOf("addition");
  const before = learned("addition", 4, 2, [2, 3]);
  expect(plantAfter(row, learned("addition", 5, 3, [3, 3]), before)).toMatchObject({ stage: 3, hasGrown: true });
  expect(plantAfter(row, learned("addition", 5, 2, [1, 4]), before)).toMatchObject({ stage: 2, hasGrown: false });
  expect(plantAfter(row, learned("addition", 1, 0, [0]), { garden: [], skills: [] })).toMatchObject({
    stage: 1,
    hasGrown: true,
  });
});

test("a quiz whose levels before are not known is not said to have grown", () => {
  expect(plantAfter(rowOf("addition"), learned("addition", 1, 5, [5]), null)).toMatchObject({
    stage: 5,
    hasGrown: false,
  });
});
