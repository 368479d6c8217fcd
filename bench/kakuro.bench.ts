/**
 * Kakuro: boards per second of user CPU time, one thread. Every board is proven to have one solution, by logic alone,
 * has no given digit and is graded. Open generators reach 0.5 to 158, not all of them unique; the aim is 500.
 */
import { seeded } from "@karota/engine/random.ts";
import { LEVELS, SIZES, type Level } from "@karota/games/kakuro/board.ts";
import { generate } from "@karota/games/kakuro/generate.ts";

const ROUNDS = 5;
const BOARDS = 1000;

export async function run(): Promise<void> {
  console.log(`boards per second of user CPU, one thread, median of ${ROUNDS} rounds of ${BOARDS}`);
  for (const size of SIZES) {
    const levels = new Map<Level, number>();
    const rates: number[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      const random = seeded(`bench ${size} ${round}`);
      const before = process.cpuUsage();
      for (let n = 0; n < BOARDS; n++) {
        const { level } = generate({ size }, random);
        levels.set(level, (levels.get(level) ?? 0) + 1);
      }
      if (round >= 0) rates.push(BOARDS / (process.cpuUsage(before).user / 1e6));
    }
    const median = rates.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
    const all = BOARDS * (ROUNDS + 1);
    const shares = LEVELS.map((level) => `${level} ${Math.round((100 * (levels.get(level) ?? 0)) / all)} %`).join(", ");
    console.log(
      `make ${size}${median.toFixed(0).padStart(8)}   ${(median / 500).toFixed(1)} times the aim   ${shares}`,
    );
  }
}
