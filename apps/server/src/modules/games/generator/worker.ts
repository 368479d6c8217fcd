import { parentPort } from "node:worker_threads";
import type { AnyGame } from "@karota/engine/game.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { freshBoard } from "./fresh-board.ts";
import type { Job, Outcome } from "./worker-pool.ts";

const games = new Map<string, Promise<AnyGame>>();
const load = (id: string): Promise<AnyGame> => {
  const row = CATALOGUE.find((entry) => entry.id === id);
  if (!row) throw new Error(`no game ${id}`);
  const game = games.get(id) ?? row.load();
  games.set(id, game);
  return game;
};

async function outcomeOf(job: Job): Promise<Outcome> {
  try {
    return { payload: freshBoard(await load(job.game), job.options) };
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
