/**
 * Minesweeper against Simon Tatham's mines (C), where it is installed: boards per second of user CPU time, one thread,
 * peer and ours by turns in one run. Both prove that no guess is needed; ours are graded as well.
 */
import { spawnSync } from "node:child_process";
import { seeded } from "@karota/engine/random.ts";
import type { Options } from "@karota/games/minesweeper/board.ts";
import { generate } from "@karota/games/minesweeper/generate.ts";

const ROUNDS = 5;

/** The required ratio, in all rows. */
const TARGET = 10;
/** Boards that each makes in a round. */
const ROWS: readonly (Options & {
  readonly peerBoards: number;
  readonly ownBoards: number;
})[] = [
  { size: "10x10", mines: 10, peerBoards: 2_000, ownBoards: 20_000 },
  { size: "10x10", mines: 20, peerBoards: 1_200, ownBoards: 10_000 },
  { size: "10x10", mines: 30, peerBoards: 800, ownBoards: 5_000 },
  { size: "15x15", mines: 30, peerBoards: 700, ownBoards: 8_000 },
  { size: "15x15", mines: 40, peerBoards: 500, ownBoards: 6_000 },
  { size: "15x15", mines: 50, peerBoards: 400, ownBoards: 4_000 },
];

/** User CPU seconds of the peer as the shell counts them; null when it is not there. */
function peerCpu({ size, mines, peerBoards }: (typeof ROWS)[number]): number | null {
  const command = `PATH="$PATH:/usr/games" sgt-mines --generate ${peerBoards} ${size}n${mines} > /dev/null || exit 1; times`;
  const { stdout } = spawnSync("sh", ["-c", command], { encoding: "utf8" });
  const [, minutes, seconds] = /\n(\d+)m([\d.]+)s/.exec(stdout) ?? [];
  return minutes === undefined ? null : 60 * Number(minutes) + Number(seconds);
}

function ownCpu({ size, mines, ownBoards }: (typeof ROWS)[number], round: number): number {
  const random = seeded(`bench ${size} ${mines} ${round}`);
  const before = process.cpuUsage();
  for (let n = 0; n < ownBoards; n++) generate({ size, mines }, random);
  return process.cpuUsage(before).user / 1e6;
}

const median = (rates: readonly number[]): number => rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)]!;

/** Prints one table: the median of the rounds, and the lowest and highest ratio of a round. */
export async function run(): Promise<void> {
  console.log(`boards per second of user CPU, one thread, median of ${ROUNDS} rounds; the peer is sgt-mines`);
  console.log(`${"".padEnd(18)}${"peer".padStart(8)}${"ours".padStart(9)}   ratio`);
  for (const row of ROWS) {
    ownCpu(row, -1);
    const [peers, ours]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      const cpu = peerCpu(row);
      if (cpu) peers.push(row.peerBoards / cpu);
      ours.push(row.ownBoards / ownCpu(row, round));
    }
    const ratios = peers.map((rate, round) => ours[round]! / rate);
    const what = `${row.size}, ${row.mines} mines`.padEnd(18);
    const own = median(ours).toFixed(0).padStart(9);
    if (peers.length === 0) console.log(`${what}${"-".padStart(8)}${own}   sgt-mines is not installed`);
    else
      console.log(
        `${what}${median(peers).toFixed(0).padStart(8)}${own}   ${median(ratios).toFixed(1)} (${Math.min(...ratios).toFixed(1)} to ${Math.max(...ratios).toFixed(1)}; asked for: ${TARGET})`,
      );
  }
}
