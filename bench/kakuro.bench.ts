/**
 * Kakuro: boards per second of user CPU time, one thread. Every board is proven to have one solution, by logic alone,
 * has no given digit and is of the level that was asked for. Open generators reach 0.5 to 158, not all of them unique and
 * none of a level; the aim is 2,000 of 6x6 and 1,000 of 8x8. Of boards as they come one in forty is hard: of those it is 25.
 */
import { seeded } from "@karota/engine/random.ts";
import { generate } from "@karota/games/kakuro/generate.ts";
import { kakuro } from "@karota/games/kakuro/index.ts";

const ROUNDS = 5;
const BOARDS = 1000;
const AIM = { "6x6": 2_000, "8x8": 1_000 };
const AIM_HARD = 25;

export async function run(): Promise<void> {
  console.log(
    `boards per second of user CPU, one thread, median of ${ROUNDS} rounds of ${BOARDS}; of hard ones a tenth`,
  );
  for (const options of kakuro.options.presets) {
    const { level, size } = options;
    const boards = level === "hard" ? BOARDS / 10 : BOARDS;
    const rates: number[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      const random = seeded(`bench ${level} ${size} ${round}`);
      const before = process.cpuUsage();
      for (let n = 0; n < boards; n++) generate(options, random);
      if (round >= 0) rates.push(boards / (process.cpuUsage(before).user / 1e6));
    }
    const median = rates.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
    console.log(
      `make ${size} ${level.padEnd(6)}${median.toFixed(0).padStart(8)}   ${(median / (level === "hard" ? AIM_HARD : AIM[size])).toFixed(1)} times the aim`,
    );
  }
}
