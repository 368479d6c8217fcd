/**
 * `npm run soak [-- <id>…] [--count N] [--seed TEXT]`: makes 10,000 boards of every preset of the named games, or of all
 * leisure games, and looks at each with the functions of the laws. Prints a line a preset; ends with 1 on a fault.
 */
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import type { OptionValues } from "@karota/engine/options.ts";
import { boardFaults } from "@karota/engine/testing/board-faults.ts";
import { CATALOGUE, findGame, type CatalogueRow } from "@karota/games/catalogue.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { ensureTexts } from "./texts/ensure.ts";

interface Job {
  readonly id: string;
  readonly options: OptionValues;
  readonly count: number;
  readonly seed: string;
}
interface Outcome {
  readonly seconds: number;
  readonly faulty: number;
  /** The first of them, each with its seed. */
  readonly faults: readonly string[];
}

const AT_ONCE = 2;
/** One board in so many is made twice and solved by hints alone. */
const CLOSELY = 50;
const MAX_REPORTED = 5;
const BOARDS_PER_PRESET = 10_000;

/** Makes and judges the boards of a job. */
export async function soak({ id, options, count, seed }: Job): Promise<Outcome> {
  const row = findGame(id);
  if (!row) throw new Error(`no game ${id}`);
  const [game, generate] = await Promise.all([row.load(), row.loadGenerate()]);
  const began = performance.now();
  const faults: string[] = [];
  let faulty = 0;
  for (let board = 0; board < count; board++) {
    const own = `${seed}/${board}`;
    let found: readonly string[];
    try {
      found = boardFaults(game, generate, options, own, SPEAKERS, board % CLOSELY === 0);
    } catch (error) {
      found = [`throws: ${error instanceof Error ? error.message : String(error)}`];
    }
    if (found.length > 0) faulty++;
    if (faults.length < MAX_REPORTED) faults.push(...found.map((fault) => `seed ${own}: ${fault}`));
  }
  return { seconds: (performance.now() - began) / 1000, faulty, faults: faults.slice(0, MAX_REPORTED) };
}

/** The outcome of a job in a thread of its own. */
const inThread = (job: Job): Promise<Outcome> =>
  new Promise((done, fail) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { soak: job } });
    worker.once("message", done);
    worker.once("error", fail);
  });

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: "string", default: String(BOARDS_PER_PRESET) },
      seed: { type: "string", default: "soak" },
    },
  });
  const unknown = positionals.filter((name) => !findGame(name));
  const count = Number(values.count);
  if (unknown.length > 0 || !Number.isInteger(count) || count < 1) {
    console.error(
      unknown.length > 0 ? `There is no game ${unknown.join(", ")}.` : "--count takes a whole number from 1 on.",
    );
    process.exitCode = 1;
    return;
  }
  const rows: readonly CatalogueRow[] =
    positionals.length > 0
      ? positionals.map((name) => findGame(name)!)
      : CATALOGUE.filter((row) => row.type === "entertainment");
  ensureTexts();
  const games = await Promise.all(rows.map((row) => row.load()));
  const jobs = games.flatMap((game) =>
    (game.options.presets as readonly OptionValues[]).map((options): Job => ({
      id: game.id,
      options,
      count,
      seed: values.seed,
    })),
  );
  const work = async (): Promise<void> => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { seconds, faulty, faults } = await inThread(job);
      const speed = Math.round(count / seconds);
      console.log(`${job.id} ${JSON.stringify(job.options)}: ${count} boards, ${speed}/s, ${faulty} faulty`);
      for (const fault of faults) console.log(`  ${fault}`);
      if (faulty > 0) process.exitCode = 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const job = isMainThread ? undefined : (workerData as { readonly soak?: Job } | null)?.soak;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
if (job) parentPort?.postMessage(await soak(job));
else if (import.meta.main) await main();
