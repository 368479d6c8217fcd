/**
 * The colour puzzle against published figures: how many rows the hints take on average over all sequences (4.047 for 4
 * of 6, 5.164 for 5 of 8), and what a hint costs in user CPU time (at most 5 ms after the first guess).
 */
import { seeded } from "@karota/engine/random.ts";
import { GUESSES, type Options } from "@karota/games/meme/board.ts";
import { codesOf, compare, type Clue } from "@karota/games/meme/codes.ts";
import { generate } from "@karota/games/meme/generate.ts";
import { advise } from "@karota/games/meme/strategy.ts";

const SIZES: readonly (Options & { readonly known: number })[] = [
  { fields: 4, colours: 6, known: 4.047 },
  { fields: 5, colours: 8, known: 5.164 },
];
const BOARDS = 20_000;
/** A hint is too short for the CPU clock: each is computed so many times. */
const REPEATS = 20;
const SAMPLE = 15;

const cpuOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
};

/** The rows that hints take for every sequence, and the clues before each hint. */
function playAll(options: Options): { readonly rows: readonly number[]; readonly asked: readonly (readonly Clue[])[] } {
  const codes = codesOf(options);
  const rows: number[] = [];
  const asked: (readonly Clue[])[] = [];
  const follow = (clues: readonly Clue[], left: readonly number[], guess: number): void => {
    const groups = new Map<number, number[]>();
    for (const code of left) {
      if (code === guess) rows.push(clues.length + 1);
      else {
        const answer = compare(codes, guess, code);
        groups.set(answer, [...(groups.get(answer) ?? []), code]);
      }
    }
    for (const [answer, group] of groups) {
      const more = [...clues, { code: guess, answer }];
      asked.push(more);
      follow(more, group, advise(codes, more).code);
    }
  };
  follow([], [...codes.list.keys()], 0);
  return { rows, asked };
}

export async function run(): Promise<void> {
  console.log(
    "            rows on average   known   ratio   most   beyond six   ms a hint, mean    p95    most   boards/s",
  );
  for (const { known, ...options } of SIZES) {
    const { rows, asked } = playAll(options);
    const mean = rows.reduce((sum, one) => sum + one, 0) / rows.length;
    const codes = codesOf(options);
    const costs = asked
      .filter((_, n) => n % SAMPLE === 0)
      .map((clues) => cpuOf(() => Array.from({ length: REPEATS }, () => advise(codes, clues))) / REPEATS)
      .toSorted((one, other) => one - other);
    const random = seeded("bench meme");
    const making = cpuOf(() => {
      for (let n = 0; n < BOARDS; n++) generate(options, random);
    });
    console.log(
      [
        `${options.fields} of ${options.colours}`.padEnd(12),
        mean.toFixed(3).padStart(15),
        known.toFixed(3).padStart(8),
        (mean / known).toFixed(3).padStart(8),
        String(Math.max(...rows)).padStart(7),
        String(rows.filter((one) => one > GUESSES).length).padStart(13),
        (costs.reduce((sum, one) => sum + one, 0) / costs.length).toFixed(2).padStart(18),
        costs[Math.floor(costs.length * 0.95)]!.toFixed(2).padStart(7),
        costs.at(-1)!.toFixed(2).padStart(8),
        ((1000 * BOARDS) / making).toFixed(0).padStart(11),
      ].join(""),
    );
  }
}
