/**
 * Laying out fixed lists of words against npm `crossword-layout-generator`, where it is installed (or found through
 * NODE_PATH), else against what it reached when it was measured: words placed, crossings and area on the same lists,
 * ours on no larger an area, with the user CPU time of both. Then boards per second.
 */
import { createRequire } from "node:module";
import { seeded } from "@karota/engine/random.ts";
import { generate } from "@karota/games/crossword/generate.ts";
import { crossword } from "@karota/games/crossword/index.ts";
import { layOut } from "@karota/games/crossword/layout.ts";

const WORDS = (
  "carrot garden tomato onion radish bean leek potato corn spinach lettuce cabbage pumpkin pepper garlic turnip celery " +
  "cucumber parsley basil apple pear plum cherry walnut raspberry orchard spade rake bucket wheelbarrow greenhouse seed " +
  "sprout root leaf stem flower petal harvest compost rain sunshine autumn spring winter summer rabbit hedgehog snail " +
  "ladybird butterfly spider sparrow robin owl badger fox mole squirrel meadow river pond bridge fence gate kitchen soup " +
  "salad recipe spoon kettle oven picnic basket blanket lemonade sandwich honey bee hive"
)
  .toUpperCase()
  .split(" ");
const LISTS = 12;
const BOARDS = 60;

/** The peer's means over these lists, as measured in November 2026, and the effort that takes us 50 ms at most. */
const SIZES = [
  { words: 10, noted: { placed: 9.7, crossings: 8.6, area: 149, ms: 9 }, starts: 20, changes: 4600 },
  { words: 20, noted: { placed: 19.8, crossings: 19.7, area: 333, ms: 20 }, starts: 40, changes: 2000 },
  { words: 40, noted: { placed: 39.4, crossings: 40.4, area: 646, ms: 90 }, starts: 8, changes: 550 },
];

interface Reached {
  readonly placed: number;
  readonly crossings: number;
  readonly area: number;
  readonly ms: number;
}
interface PeerWord {
  readonly answer: string;
  readonly startx: number;
  readonly starty: number;
  readonly orientation: string;
}
interface Peer {
  generateLayout(words: readonly object[]): { rows: number; cols: number; result: readonly PeerWord[] };
}

function findPeer(): Peer | null {
  try {
    return createRequire(import.meta.url)("crossword-layout-generator") as Peer;
  } catch {
    return null;
  }
}

/** What a function gives, and the milliseconds of user CPU time it took. */
function timed<T>(work: () => T): readonly [T, number] {
  const before = process.cpuUsage();
  const made = work();
  return [made, process.cpuUsage(before).user / 1000];
}

function byPeer(peer: Peer, words: readonly string[]): Reached {
  const { log } = console;
  // It prints every word.
  console.log = () => undefined;
  const [{ rows, cols, result }, ms] = timed(() =>
    peer.generateLayout(words.map((word) => ({ clue: "", answer: word.toLowerCase() }))),
  );
  console.log = log;
  const placed = result.filter(({ orientation }) => orientation !== "none");
  const letters = new Set(
    placed.flatMap(({ answer, startx, starty, orientation }) =>
      Array.from(answer, (_, i) => (orientation === "across" ? `${startx + i},${starty}` : `${startx},${starty + i}`)),
    ),
  );
  const crossings = placed.reduce((sum, { answer }) => sum + answer.length, 0) - letters.size;
  return { placed: placed.length, crossings, area: rows * cols, ms };
}

function byUs(words: readonly string[], area: number, { starts, changes }: (typeof SIZES)[number]): Reached {
  const columns = Math.max(Math.ceil(Math.sqrt(area)), ...words.map(({ length }) => length));
  const rows = Math.floor(area / columns);
  const task = { words, columns, rows, starts, changes, seek: "words" } as const;
  const [{ placed, crossings }, ms] = timed(() => layOut(task, seeded("bench")));
  return { placed: placed.length, crossings, area: columns * rows, ms };
}

const mean = (all: readonly Reached[], of: keyof Reached): number =>
  all.reduce((sum, one) => sum + one[of], 0) / all.length;
const means = (all: readonly Reached[]): Reached => ({
  placed: mean(all, "placed"),
  crossings: mean(all, "crossings"),
  area: mean(all, "area"),
  ms: mean(all, "ms"),
});
const shown = ({ placed, crossings, area, ms }: Reached): string =>
  `${placed.toFixed(1)} placed, ${crossings.toFixed(1)} crossings, area ${area.toFixed(0)}, ${ms.toFixed(0)} ms`;

export async function run(): Promise<void> {
  const peer = findPeer();
  console.log(peer ? "crossword-layout-generator is here:" : "crossword-layout-generator as it was measured:");
  layOut({ words: WORDS, columns: 20, rows: 20, starts: 3, changes: 50, seek: "words" }, seeded("warm"));
  for (const size of SIZES) {
    const lists = Array.from({ length: LISTS }, (_, n) => seeded(`list ${n}`).shuffled(WORDS).slice(0, size.words));
    const theirs = peer ? lists.map((list) => byPeer(peer, list)) : lists.map(() => size.noted);
    const ours = lists.map((list, n) => byUs(list, theirs[n]!.area, size));
    const all = ours.filter(({ placed }) => placed === size.words).length;
    const ratio = mean(ours, "crossings") / mean(theirs, "crossings");
    console.log(`${size.words} words   peer  ${shown(means(theirs))}`);
    console.log(
      `           ours  ${shown(means(ours))}; all words in ${all} of ${LISTS}; crossings ${ratio.toFixed(2)}`,
    );
  }
  for (const options of crossword.options.presets) {
    if (options.language !== "en") continue;
    const [, ms] = timed(() => {
      for (let n = 0; n < BOARDS; n++) generate(options, seeded(`bench ${n}`));
    });
    console.log(`${options.size} ${options.level.padEnd(6)} ${((1000 * BOARDS) / ms).toFixed(0).padStart(4)} boards/s`);
  }
}
