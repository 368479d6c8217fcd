/**
 * Mazes per second of user CPU time, one thread, each chosen from a few by its grade; no peer was found that grades. For
 * what they are like: length and bends of the way and dead ends beside it, the middle of many with the 5th and 95th
 * percentile.
 */
import { seeded } from "@karota/engine/random.ts";
import { SIZES, type Puzzle, type Size } from "@karota/games/simpleMaze/board.ts";
import { generate } from "@karota/games/simpleMaze/generate.ts";
import { simpleMaze } from "@karota/games/simpleMaze/index.ts";
import { gradeOf, type Grade } from "@karota/games/simpleMaze/grade.ts";

const ROUNDS = 5;
const BOARDS = 2000;

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
const share = (numbers: readonly number[], part: number): number =>
  sorted(numbers)[Math.floor(part * (numbers.length - 1))]!;

/** One round: boards a second of user CPU, and the boards. */
function make(size: Size, round: number): { readonly rate: number; readonly boards: readonly Puzzle[] } {
  const random = seeded(`bench ${size} ${round}`);
  const before = process.cpuUsage();
  const boards = Array.from({ length: BOARDS }, () => generate({ ...simpleMaze.options.daily, size }, random));
  return { rate: BOARDS / (process.cpuUsage(before).user / 1e6), boards };
}

export async function run(): Promise<void> {
  console.log(`boards per second of user CPU, one thread, median of ${ROUNDS} rounds (lowest to highest)`);
  for (const size of SIZES) {
    make(size, -1);
    const rounds = Array.from({ length: ROUNDS }, (_, round) => make(size, round));
    const rates = sorted(rounds.map(({ rate }) => rate));
    const grades = rounds.flatMap(({ boards }) => boards.map(gradeOf));
    const spread = (part: keyof Grade): string => {
      const values = grades.map((grade) => grade[part]);
      return `${share(values, 0.5)} (${share(values, 0.05)} to ${share(values, 0.95)})`;
    };
    const rate = `${share(rates, 0.5).toFixed(0)} (${rates[0]!.toFixed(0)} to ${rates.at(-1)!.toFixed(0)})`;
    console.log(
      `${size.padEnd(8)}${rate.padEnd(26)}way ${spread("length")}, bends ${spread("turns")}, dead ends ${spread("deadEnds")}`,
    );
  }
}
