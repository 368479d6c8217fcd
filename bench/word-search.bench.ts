/**
 * Word search against npm's `@blex41/word-search`, where it is installed: boards per second of user CPU time, one
 * thread, peer and ours by turns in one run, both from the same words. Ours prove that each word is there once and no
 * refused word is. The peer avoids refused words as an option, and never checks for words that are there twice.
 */
import { seeded } from "@karota/engine/random.ts";
import { REFUSED, themesOf } from "@karota/games/data/words.ts";
import { CONTENTS, SIZES, type Content, type Size } from "@karota/games/wordSearch/board.ts";
import { generate } from "@karota/games/wordSearch/generate.ts";

const ROUNDS = 5;
const BOARDS = { "6x6": { peer: 400, own: 40_000 }, "12x12": { peer: 150, own: 15_000 } } as const;
/** The peer's figures with refused words, measured where it was installed. */
const MEASURED = { "6x6": 4252, "12x12": 854 } as const;

interface PeerSettings {
  readonly cols: number;
  readonly rows: number;
  readonly dictionary: readonly string[];
  readonly maxWords: number;
  readonly diacritics: boolean;
  readonly forbiddenWords: readonly string[];
}
type Peer = new (settings: PeerSettings) => { readonly words: readonly unknown[] };

const ownCpu = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1e6;
};
const median = (rates: readonly number[]): number => rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)]!;

/** Null when it is not there. */
async function findPeer(): Promise<Peer | null> {
  const name = "@blex41/word-search";
  try {
    const { default: peer } = (await import(name)) as { default: Peer };
    return peer;
  } catch {
    return null;
  }
}

/** A board with a message takes many times as long as others. */
const boardsOf = (size: Size, content: Content): number => BOARDS[size].own / (content === "message" ? 20 : 1);
function makeOwn(size: Size, content: Content, round: number): void {
  const random = seeded(`bench ${round}`);
  for (let n = 0; n < boardsOf(size, content); n++) generate({ size, content, language: "en" }, random);
}
const ownRate = (size: Size, content: Content, round: number): number =>
  boardsOf(size, content) / ownCpu(() => makeOwn(size, content, round));

const themes = Object.values(themesOf("en"));
function peerRate(Peer: Peer, size: Size, forbiddenWords: readonly string[]): number {
  const [side, length, maxWords] = size === "6x6" ? ([6, 4, 6] as const) : ([12, 6, 12] as const);
  const make = (n: number): number => {
    const dictionary = themes[n % themes.length]![length].slice(0, maxWords);
    return new Peer({ cols: side, rows: side, dictionary, maxWords, diacritics: true, forbiddenWords }).words.length;
  };
  const count = BOARDS[size].peer;
  return (
    count /
    ownCpu(() => {
      for (let n = 0; n < count; n++) if (make(n) === 0) throw new Error("the peer placed no word");
    })
  );
}

function compare(Peer: Peer, size: Size): void {
  for (const [refusing, forbidden] of [
    ["without refused words", REFUSED],
    ["with whatever comes", []],
  ] as const) {
    const rounds = Array.from({ length: ROUNDS }, (_, round) => ({
      peer: peerRate(Peer, size, forbidden),
      own: ownRate(size, "letters", round),
    }));
    const [peer, own] = [median(rounds.map((round) => round.peer)), median(rounds.map((round) => round.own))];
    const ratios = rounds.map((round) => round.own / round.peer);
    console.log(
      `${size.padEnd(7)}letters       ours ${own.toFixed(0).padStart(7)}   peer ${refusing} ${peer.toFixed(0)}, ratio ${median(ratios).toFixed(1)} (${Math.min(...ratios).toFixed(1)} to ${Math.max(...ratios).toFixed(1)})`,
    );
  }
}

/** Prints, for each size, our letters against the peer's, then our other contents, which the peer does not make. */
export async function run(): Promise<void> {
  const Peer = await findPeer();
  console.log(`boards per second of user CPU, one thread, median of ${ROUNDS} rounds`);
  for (const size of SIZES) {
    if (Peer) compare(Peer, size);
    else
      console.log(
        `${size.padEnd(7)}the peer is not installed; where it was, it made ${MEASURED[size]} boards a second`,
      );
    for (const content of CONTENTS.filter((one) => !Peer || one !== "letters")) {
      const own = median(Array.from({ length: ROUNDS }, (_, round) => ownRate(size, content, round)));
      const ratio = content === "letters" ? `   ratio to that ${(own / MEASURED[size]).toFixed(1)}` : "";
      console.log(`${size.padEnd(7)}${content.padEnd(14)}ours ${own.toFixed(0).padStart(7)}${ratio}`);
    }
  }
}
