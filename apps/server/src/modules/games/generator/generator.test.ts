import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { workerGenerator } from "./generator.ts";

test("worker threads make boards of every game, different ones", async () => {
  expect(CATALOGUE.length).toBeGreaterThan(0);
  const generator = workerGenerator(2);
  let repeats = 0;
  for (const row of CATALOGUE) {
    const game = await row.load();
    const options = game.options.daily;
    const payloads = await Promise.all(Array.from({ length: 3 }, () => generator.generate(row.id, options, "urgent")));
    repeats += 3 - new Set(payloads).size;
    for (const payload of payloads) expect(game.check(game.payload.decode(JSON.parse(payload))).status).toBe("playing");
  }
  // Two may be the same by chance: a hidden row of colours is one of some hundred, so it happens once in a hundred runs.
  expect(repeats).toBeLessThanOrEqual(1);
  await generator.close();
  await expect(generator.generate(CATALOGUE[0].id, {}, "urgent")).rejects.toThrow("closed");
});

test("a failure in a worker reaches the caller, and the worker goes on", async () => {
  const generator = workerGenerator(1);
  await expect(generator.generate("nothing", {}, "urgent")).rejects.toThrow("no game nothing");
  const [row] = CATALOGUE;
  const { options } = await row.load();
  expect(await generator.generate(row.id, options.daily, "ahead")).toContain("version");
  await generator.close();
});

test("a worker that dies takes only its own board along, and another one takes its place", async () => {
  const generator = workerGenerator(1, () => new Worker(new URL("../testing/dying-worker.ts", import.meta.url)));
  const boards = ["addition", "deadly", "sudoku"].map((game) => generator.generate(game, {}, "urgent"));
  const outcomes = await Promise.allSettled(boards);
  expect(outcomes.map((one) => (one.status === "fulfilled" ? one.value : (one.reason as Error).message))).toEqual([
    "a board of addition",
    "a worker ended while it made a board of deadly",
    "a board of sudoku",
  ]);
  await generator.close();
});
