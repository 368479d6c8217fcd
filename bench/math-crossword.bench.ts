/**
 * Math crossword: boards per second of user CPU time, one thread, over every choice of operations. Every run is the
 * exact result of its hint. There is no other program to compare with; the aim is 500.
 */
import { seeded } from "@karota/engine/random.ts";
import { OPERATIONS, RANGES, SIZES } from "@karota/games/mathCrossword/board.ts";
import { generate } from "@karota/games/mathCrossword/generate.ts";

const BOARDS = 100;
const SUBSETS = Array.from({ length: 15 }, (_, n) => OPERATIONS.filter((__, bit) => ((n + 1) >> bit) & 1).join(""));

export async function run(): Promise<void> {
  console.log(
    `boards per second of user CPU, one thread, ${BOARDS} for each of the ${SUBSETS.length} sets of operations`,
  );
  console.log(`${"".padEnd(16)}${"all".padStart(8)}${"slowest set".padStart(16)}`);
  for (const size of SIZES)
    for (const range of RANGES) {
      let all = 0;
      let slowest = { operations: "", seconds: 0 };
      for (const operations of SUBSETS) {
        const random = seeded(`bench ${size} ${range} ${operations}`);
        for (let n = 0; n < 20; n++) generate({ size, range, operations }, random);
        const before = process.cpuUsage();
        for (let n = 0; n < BOARDS; n++) generate({ size, range, operations }, random);
        const seconds = process.cpuUsage(before).user / 1e6;
        all += seconds;
        if (seconds > slowest.seconds) slowest = { operations, seconds };
      }
      const rate = ((BOARDS * SUBSETS.length) / all).toFixed(0).padStart(8);
      const worst = `${(BOARDS / slowest.seconds).toFixed(0)} (${slowest.operations})`.padStart(16);
      console.log(`${`${size}, ${range}`.padEnd(16)}${rate}${worst}`);
    }
}
