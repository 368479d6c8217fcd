import type { Edition } from "@karota/engine/edition.ts";
import type { Generate } from "@karota/engine/game.ts";
import type { Random } from "@karota/engine/random.ts";
import { MAX_SIDE, RULES, type Options, type Puzzle, type Rule } from "./board.ts";
import { clearMines, cover, field, flood, mask, mine, moveMine, open, putMine, status } from "./field.ts";
import { frameOf, HIDDEN, OPEN, STEPS } from "./places.ts";
import { solveOn } from "./solve.ts";

/** So many times a stuck board is changed before other mines are laid. */
const CHANGES = 30;
/** At least every fourth attempt succeeds, so the packed board is hardly ever needed. */
const ATTEMPTS = 1_000;
/** The share of the cells without mines that the start leaves to find. */
const LEAST_LEFT = 0.4;

/** The hardest rule that a board needs is from this one to that one: any rule but on the boards of days and weeks. */
const ANY: readonly [easiest: Rule, hardest: Rule] = ["number", "total"];
const RULES_OF: Readonly<Record<Edition["period"], readonly [easiest: Rule, hardest: Rule]>> = {
  daily: ["pair", "pair"],
  weekly: ["cases", "total"],
  book: ANY,
};

/** Moves `count` random items to the front of a list (the beginning of a Fisher-Yates shuffle). */
function draw(items: Int32Array, size: number, count: number, random: Random): void {
  for (let i = 0; i < count; i++) {
    const j = i + random.below(size - i);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
}

const isBesideOpen = (place: number): boolean => STEPS.some((step) => status[place + step] === OPEN);

/** Lists of places, used anew each time. */
const stuck = new Int32Array(MAX_SIDE * MAX_SIDE);
const others = new Int32Array(MAX_SIDE * MAX_SIDE);

/**
 * Makes all cells of a set mines (`wanted` 1) or none (0) by exchanging with hidden cells elsewhere, at best such as
 * touch no open cell. False when there are too few of them.
 */
function exchange(places: Int32Array, set: readonly number[], wanted: 0 | 1, random: Random): boolean {
  const changing = set.filter((place) => mine[place] !== wanted);
  // those that touch no open cell come first
  let inner = 0;
  let all = 0;
  for (const place of places)
    if (status[place] === HIDDEN && mine[place] === wanted && !set.includes(place)) {
      others[all++] = place;
      if (isBesideOpen(place)) continue;
      others[all - 1] = others[inner]!;
      others[inner++] = place;
    }
  if (all < changing.length) return false;
  if (inner >= changing.length) draw(others, inner, changing.length, random);
  else draw(others.subarray(inner), all - inner, changing.length - inner, random);
  changing.forEach((place, i) => (wanted === 1 ? moveMine(others[i]!, place) : moveMine(place, others[i]!)));
  return true;
}

/** Fills or empties the hidden neighbours of one stuck number, chosen at random. After Simon Tatham's Mines. */
function change(places: Int32Array, random: Random): boolean {
  let count = 0;
  for (const place of places) if (status[place] === OPEN && mask[place] !== 0) stuck[count++] = place;
  if (count === 0) return false;
  const number = stuck[random.below(count)]!;
  const set = STEPS.filter((_, bit) => mask[number]! & (1 << bit)).map((step) => number + step);
  const wanted = random.chance(0.5) ? 1 : 0;
  return exchange(places, set, wanted, random) || exchange(places, set, wanted === 1 ? 0 : 1, random);
}

/**
 * A row of mines under the first two rows, with one gap near its end, and the rest of the mines in the last rows: looking
 * at single numbers solves it, and the start opens two rows. For boards with as many mines as a row has cells, or more,
 * and two free rows between the mines.
 */
export function packed(side: number, mines: number): Puzzle {
  const wall = [2 * side, 3 * side - 1] as const;
  const last = side * side - (mines - (side - 1));
  const layout = Array.from({ length: side * side }, (_, cell) =>
    cell >= last || (cell >= wall[0] && cell < wall[1]) ? "*" : ".",
  );
  return { width: side, height: side, layout: layout.join(""), start: 0, hardest: "number" };
}

/**
 * A board that is solved from its start without a guess. Mines are laid at random, none beside the start; where the
 * rules get stuck, mines change their places, until a whole run from the start needs no change: that run is the proof
 * and the grade. While mines move, only the quick rules look on. What the start opens leaves enough to find. The board of
 * a day needs pairs, that of a week cases.
 */
export const generate: Generate<Options, Puzzle> = ({ size, mines }, random, edition) => {
  const [easiest, hardest] = edition ? RULES_OF[edition.period] : ANY;
  const side = Number.parseInt(size);
  const frame = frameOf(side, side);
  const { places } = frame;
  const free = new Int32Array(places.length);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const start = random.below(places.length);
    const first = places[start]!;
    let count = 0;
    for (const place of places)
      if (place !== first && !STEPS.some((step) => place + step === first)) free[count++] = place;
    draw(free, count, mines, random);
    clearMines();
    for (let i = 0; i < mines; i++) putMine(free[i]!);

    let changes = 0;
    for (let clean = false; !clean;) {
      clean = true;
      cover(frame, mines);
      open(first);
      flood();
      if (field.safeLeft < LEAST_LEFT * (places.length - mines)) break;
      let needed = solveOn(places, "total");
      while (needed < 0 && changes < CHANGES && change(places, random)) {
        changes++;
        clean = false;
        needed = solveOn(places, "pair");
      }
      if (needed < 0) break;
      if (clean && (needed < RULES.indexOf(easiest) || needed > RULES.indexOf(hardest))) break;
      if (clean) {
        const layout = Array.from(places, (place) => (mine[place] === 1 ? "*" : ".")).join("");
        return { width: side, height: side, layout, start, hardest: RULES[needed]! };
      }
    }
  }
  return packed(side, mines);
};
