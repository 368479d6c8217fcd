/** Multiples and memory: boards per second of user CPU time, one thread, of every preset. There is no peer to compare with. */
import type { Generate } from "@karota/engine/game.ts";
import type { OptionsSpec } from "@karota/engine/options.ts";
import { seeded } from "@karota/engine/random.ts";
import { generate as memoryBoard } from "@karota/games/memory/generate.ts";
import { memory } from "@karota/games/memory/index.ts";
import { generate as multiplesBoard } from "@karota/games/simpleMath/generate.ts";
import { simpleMath } from "@karota/games/simpleMath/index.ts";

const ROUNDS = 5;
const BOARDS = 5_000;

const median = (rates: readonly number[]): number => rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)]!;

function rateOf<Options>(generate: Generate<Options, unknown>, options: Options, round: number): number {
  const random = seeded(`bench ${round}`);
  const before = process.cpuUsage();
  for (let n = 0; n < BOARDS; n++) generate(options, random);
  return BOARDS / (process.cpuUsage(before).user / 1e6);
}

function table<Options>(name: string, spec: OptionsSpec<Options>, generate: Generate<Options, unknown>): void {
  for (const options of spec.presets) {
    rateOf(generate, options, -1);
    const rates = Array.from({ length: ROUNDS }, (_, round) => rateOf(generate, options, round));
    const what = `${name} ${Object.values(options as object).join(", ")}`;
    console.log(`${what.padEnd(34)}${median(rates).toFixed(0).padStart(9)}`);
  }
}

/** Prints one table: the median of the rounds. */
export async function run(): Promise<void> {
  console.log(`boards per second of user CPU, one thread, median of ${ROUNDS} rounds of ${BOARDS} boards`);
  table("memory", memory.options, memoryBoard);
  table("multiples", simpleMath.options, multiplesBoard);
}
