import { parentPort } from "node:worker_threads";
import type { AnyGame, AnyGenerate } from "@karota/engine/game.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { freshBoard } from "./fresh-board.ts";
import type { Job, Outcome } from "./worker-pool.ts";

type Maker = readonly [game: AnyGame, generate: AnyGenerate];
const makers = new Map<string, Promise<Maker>>();
const load = (id: string): Promise<Maker> => {
  const row = CATALOGUE.find((entry) => entry.id === id);
  if (!row) throw new Error(`no game ${id}`);
  const maker = makers.get(id) ?? Promise.all([row.load(), row.loadGenerate()]);
  makers.set(id, maker);
  return maker;
};

async function outcomeOf(job: Job): Promise<Outcome> {
  try {
    const [game, generate] = await load(job.game);
    return { payload: freshBoard(game, generate, job.options) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function work(job: Job): Promise<void> {
  const outcome = await outcomeOf(job);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(outcome);
}

parentPort?.on("message", (job: Job) => void work(job));
