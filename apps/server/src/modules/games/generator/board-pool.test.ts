import { expect, test } from "vitest";
import type { FastifyBaseLogger } from "fastify";
import { boardPool } from "./board-pool.ts";
import type { Generator } from "./generator.ts";

const log = { debug: () => {} } as unknown as FastifyBaseLogger;
const settled = () => new Promise((resolve) => setImmediate(resolve));

function counting() {
  const made: string[] = [];
  const generator: Generator = {
    count: () => ({ waiting: 0, running: 0, threads: 0 }),
    generate: async (game, options, urgency) => {
      made.push(urgency);
      return `${game} ${JSON.stringify(options)} ${made.length}`;
    },
    close: async () => {},
  };
  return { made, generator };
}

test("the first board is made at once, the next ones lie ready and are given once", async () => {
  const { made, generator } = counting();
  const pool = boardPool(generator, log);
  const first = await pool.take("one", { size: 4 });
  await settled();
  expect(made).toEqual(["urgent", "ahead", "ahead", "ahead"]);
  const next = await Promise.all([pool.take("one", { size: 4 }), pool.take("one", { size: 4 })]);
  expect(new Set([first, ...next]).size).toBe(3);
  expect(made.filter((urgency) => urgency === "urgent").length).toBe(1);
  await pool.take("one", { size: 9 });
  expect(made.filter((urgency) => urgency === "urgent").length).toBe(2);
});

test("the order of the options does not matter", async () => {
  const { made, generator } = counting();
  const pool = boardPool(generator, log);
  pool.prepare("one", { a: 1, b: 2 });
  await settled();
  await pool.take("one", { b: 2, a: 1 });
  expect(made.includes("urgent")).toBe(false);
});

test("one board is made in advance, and the first take fills the pool", async () => {
  const { made, generator } = counting();
  const pool = boardPool(generator, log);
  pool.prepare("one", {});
  pool.prepare("one", {});
  await settled();
  expect(pool.count()).toEqual({ choices: 1, ready: 1, coming: 0 });
  await pool.take("one", {});
  await settled();
  expect(pool.count()).toEqual({ choices: 1, ready: 3, coming: 0 });
  expect(made.includes("urgent")).toBe(false);
});

test("a board that was not used is given to the next", async () => {
  const { generator } = counting();
  const pool = boardPool({ ...generator, generate: async () => Promise.reject(new Error("none")) }, log);
  pool.giveBack("one", {}, "kept");
  expect(await pool.take("one", {})).toBe("kept");
  await expect(pool.take("one", {})).rejects.toThrow("none");
});

test("options that are not requested any more are dropped", async () => {
  const { made, generator } = counting();
  const pool = boardPool(generator, log);
  pool.giveBack("old", {}, "kept");
  for (let size = 0; size < 100; size++) await pool.take("one", { size });
  made.length = 0;
  await pool.take("old", {});
  expect(made[0]).toBe("urgent");
});
