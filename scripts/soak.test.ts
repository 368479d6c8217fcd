import { expect, test } from "vitest";
import { soak } from "./soak.ts";

test("inspects as many boards as requested, each of a seed of its own", async () => {
  const { faulty, faults, seconds } = await soak({ id: "sudoku", options: { level: "easy" }, count: 20, seed: "x" });
  expect({ faulty, faults }).toStrictEqual({ faulty: 0, faults: [] });
  expect(seconds).toBeGreaterThan(0);
});

test("reports boards that cannot be made, with their seeds", async () => {
  const { faulty, faults } = await soak({ id: "sudoku", options: { level: "impossible" }, count: 7, seed: "x" });
  expect(faulty).toBe(7);
  expect(faults).toHaveLength(5);
  expect(faults[0]).toMatch(/^seed x\/0: throws: /);
});
