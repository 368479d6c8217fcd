/**
 * Sudoku against qqwing (C++) and Simon Tatham's solo (C), where they are installed: boards per second of user CPU
 * time, one thread, peer and ours by turns in one run. Ours are graded and proven to have one solution.
 */
import { spawnSync } from "node:child_process";
import { seeded } from "@karota/engine/random.ts";
import { digitsOf, LEVELS, type Level } from "@karota/games/sudoku/board.ts";
import { generate } from "@karota/games/sudoku/generate.ts";
import { solveUnique } from "@karota/games/sudoku/solve.ts";

const ROUNDS = 5;

/** User CPU seconds of a command as the shell counts them; null when it is not there. */
function cpuOf(command: string, input = ""): number | null {
  const { stdout } = spawnSync("sh", ["-c", `${command} > /dev/null || exit 1; times`], { input, encoding: "utf8" });
  const [, minutes, seconds] = /\n(\d+)m([\d.]+)s/.exec(stdout) ?? [];
  return minutes === undefined ? null : 60 * Number(minutes) + Number(seconds);
}

function ownCpu(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1e6;
}

const median = (rates: readonly number[]): number => rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)]!;

interface Row {
  readonly what: string;
  readonly peer: string;
  /** Boards the peer makes or solves in a round, and the command that does it. */
  readonly peerBoards: number;
  readonly command: string;
  readonly input?: string;
  readonly ownBoards: number;
  readonly own: (round: number) => void;
}

const making = (level: Level | "any", ownBoards: number): Pick<Row, "ownBoards" | "own"> => ({
  ownBoards,
  own: (round) => {
    const random = seeded(`bench ${level} ${round}`);
    for (let n = 0; n < ownBoards; n++) generate({ level }, random);
  },
});
const qqwing = (level: Level | "any", difficulty: string, peerBoards: number, ownBoards: number): Row => ({
  what: `make ${level}`,
  peer: `qqwing ${difficulty}`,
  peerBoards,
  command: `qqwing --generate ${peerBoards} --difficulty ${difficulty} --one-line`,
  ...making(level, ownBoards),
});
const solo = (level: Level, letter: string, peerBoards: number, ownBoards: number): Row => ({
  what: `make ${level}`,
  peer: `sgt-solo 3x3d${letter}`,
  peerBoards,
  command: `PATH="$PATH:/usr/games" sgt-solo --generate ${peerBoards} 3x3d${letter}`,
  ...making(level, ownBoards),
});

/** Every board is solved `peerTimes` by the peer, which proves uniqueness as we do, and `times` by us. */
function solving(what: string, boards: readonly string[], peerTimes: number, times: number): Row {
  const grids = boards.map(digitsOf);
  return {
    what: `solve ${what}`,
    peer: "qqwing --count-solutions",
    peerBoards: boards.length * peerTimes,
    command: "qqwing --solve --count-solutions --one-line",
    input: boards
      .map((board) => `${board.replaceAll("0", ".")}\n`)
      .join("")
      .repeat(peerTimes),
    ownBoards: boards.length * times,
    own: () => {
      for (let n = 0; n < times; n++) for (const grid of grids) if (!solveUnique(grid)) throw new Error("not unique");
    },
  };
}

/** Two published boards of 17 clues under nine names of the digits each. */
const seventeen = [
  "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
  "000000010400000000020000000000050604008000300001090000300400200050100000000807000",
].flatMap((board) =>
  Array.from({ length: 9 }, (_, shift) =>
    board.replace(/[1-9]/g, (digit) => String(((Number(digit) + shift) % 9) + 1)),
  ),
);
const random = seeded("bench boards");
const hard = Array.from({ length: 200 }, () => generate({ level: "hard" }, random).initial);

const ROWS: readonly Row[] = [
  qqwing("any", "any", 200, 3000),
  qqwing("easy", "easy", 40, 5000),
  qqwing("normal", "intermediate", 20, 1000),
  qqwing("medium", "intermediate", 20, 500),
  qqwing("hard", "expert", 40, 1500),
  ...LEVELS.slice(0, 5).map((level, n) =>
    solo(level, "tbiae"[n]!, [400, 200, 40, 10, 20][n]!, [5000, 5000, 1000, 500, 1500][n]!),
  ),
  solving("17 clues", seventeen, 100, 300),
  solving("hard boards", hard, 10, 30),
];

function measure({ peerBoards, command, input, ownBoards, own }: Row) {
  const [peers, ours]: [number[], number[]] = [[], []];
  own(-1);
  for (let round = 0; round < ROUNDS; round++) {
    const cpu = cpuOf(command, input);
    if (cpu) peers.push(peerBoards / cpu);
    ours.push(ownBoards / ownCpu(() => own(round)));
  }
  return { peers, ours };
}

/** Prints one table: the median of the rounds, and the lowest and highest ratio of a round. */
export async function run(): Promise<void> {
  console.log(`boards per second of user CPU, one thread, median of ${ROUNDS} rounds`);
  console.log(`${"".padEnd(18)}${"peer".padEnd(26)}${"peer".padStart(9)}${"ours".padStart(9)}   ratio`);
  for (const row of ROWS) {
    const { peers, ours } = measure(row);
    const ratios = peers.map((rate, round) => ours[round]! / rate);
    const line = `${row.what.padEnd(18)}${row.peer.padEnd(26)}`;
    const own = median(ours).toFixed(0).padStart(9);
    if (peers.length === 0) console.log(`${line}${"-".padStart(9)}${own}   not installed`);
    else
      console.log(
        `${line}${median(peers).toFixed(0).padStart(9)}${own}   ${median(ratios).toFixed(1)} (${Math.min(...ratios).toFixed(1)} to ${Math.max(...ratios).toFixed(1)})`,
      );
  }
}
