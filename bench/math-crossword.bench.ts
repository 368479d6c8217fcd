/**
 * Math crossword: boards per second of user CPU time, one thread, over every choice of operations. Every run is the
 * exact result of its hint, or with gaps, which crossings decide. There is no other program to compare with; the aim is 500.
 */
import { seeded } from "@karota/engine/random.ts";
import { OPERATIONS } from "@karota/games/mathCrossword/board.ts";
import { generate } from "@karota/games/mathCrossword/generate.ts";
import { mathCrossword } from "@karota/games/mathCrossword/index.ts";

const BOARDS = 100;
const SUBSETS = Array.from({ length: 15 }, (_, n) => OPERATIONS.filter((__, bit) => ((n + 1) >> bit) & 1).join(""));

export async function run(): Promise<void> {
  console.log(
    `boards per second of user CPU, one thread, ${BOARDS} for each of the ${SUBSETS.length} sets of operations`,
  );
  console.log(`${"".padEnd(22)}${"all".padStart(8)}${"slowest set".padStart(16)}`);
  for (const { size, range, clues } of mathCrossword.options.presets) {
    let all = 0;
    let slowest = { operations: "", seconds: 0 };
    for (const operations of SUBSETS) {
      const random = seeded(`bench ${size} ${range} ${operations}`);
      for (let n = 0; n < 20; n++) generate({ size, range, operations, clues }, random);
      const before = process.cpuUsage();
      for (let n = 0; n < BOARDS; n++) generate({ size, range, operations, clues }, random);
      const seconds = process.cpuUsage(before).user / 1e6;
      all += seconds;
      if (seconds > slowest.seconds) slowest = { operations, seconds };
    }
    const rate = ((BOARDS * SUBSETS.length) / all).toFixed(0).padStart(8);
    const worst = `${(BOARDS / slowest.seconds).toFixed(0)} (${slowest.operations})`.padStart(16);
    console.log(`${`${size}, ${range}, ${clues}`.padEnd(22)}${rate}${worst}`);
  }
}
