import { EMPTY_CELL, HINT_CELL, letterCell, type CrossCell, type CrossHint } from "@karota/engine/grid/crossing.ts";
import { itemsInTurn } from "@karota/engine/edition.ts";
import type { Generate } from "@karota/engine/game.ts";
import type { Random } from "@karota/engine/random.ts";
import { ALL_DIGITS, columnsOf, LEVELS, type Level, type Options, type Puzzle, type Size } from "./board.ts";
import { SIZE_OF } from "./combinations.ts";
import { patternsOf } from "./pattern.ts";
import { domains, layoutOf, propagate, sums, type Layout, type Reach } from "./solve.ts";

/** Of boards that are not hard about every other attempt succeeds, of hard ones 2 to 20 in 100, depending on the pattern. */
const ATTEMPTS = 1000;
/** Attempts on one pattern before another is drawn, so that patterns on which they often fail come as well. */
const ATTEMPTS_ON_PATTERN = 10;
/** Changes that are tried on one pattern. */
const CHANGES = 150;

const STORED: Readonly<Record<Size, Readonly<Record<Level, readonly string[]>>>> = {
  "6x6": {
    easy: ["0097800896012401240029700", "0180003152654891236000790"],
    normal: ["0061005943890214789006100", "1720039100453120042800849"],
    hard: ["6209351342059801487997017", "0498026850130690261701240"],
  },
  "8x8": {
    easy: ["0023048076901374071909830789091605375029702104700", "0890012293093516578000021700001354224804211600680"],
    normal: ["0170028625707913019800014800067808931069575200790", "0210072095078441019002813649006905895209807100790"],
    hard: ["0218000582302193012970710180496805814019420002410", "0043000948104821042390820970658702312048150009600"],
  },
};

/** The digit of each white cell; the cells logic leaves open; what was possible before a change. */
const digits = new Uint8Array(64);
const open = new Uint8Array(64);
const candidatesBefore = new Uint16Array(64);

const usedIn = ({ first, cells }: Layout, run: number, but: number): number => {
  let used = 0;
  for (let i = first[run]!; i < first[run + 1]!; i++) if (cells[i] !== but) used |= 1 << (digits[cells[i]!]! - 1);
  return used;
};

/** One of the digits of a set, other than `but`; 0 for an empty set. */
function drawDigit(set: number, but: number, random: Random): number {
  const choice = but > 0 ? set & ~(1 << (but - 1)) : set;
  if (choice === 0) return 0;
  let left = choice;
  for (let skip = random.below(SIZE_OF[choice]!); skip > 0; skip--) left &= left - 1;
  return 32 - Math.clz32(left & -left);
}

/** Digits at random, none twice in a run; false when it came to a dead end. */
function fill(layout: Layout, random: Random): boolean {
  digits.fill(0);
  for (let cell = 0; cell < layout.whites; cell++) {
    const across = usedIn(layout, layout.runsOfCell[2 * cell]!, cell);
    const down = usedIn(layout, layout.runsOfCell[2 * cell + 1]!, cell);
    digits[cell] = drawDigit(ALL_DIGITS & ~(across | down), 0, random);
    if (digits[cell] === 0) return false;
  }
  addUp(layout);
  return true;
}

function addUp({ first, cells }: Layout): void {
  for (let run = 0; run < first.length - 1; run++) {
    sums[run] = 0;
    for (let i = first[run]!; i < first[run + 1]!; i++) sums[run]! += digits[cells[i]!]!;
  }
}

function put({ runsOfCell }: Layout, cell: number, digit: number): void {
  const more = digit - digits[cell]!;
  sums[runsOfCell[2 * cell]!]! += more;
  sums[runsOfCell[2 * cell + 1]!]! += more;
  digits[cell] = digit;
}

/** Whether the techniques of this reach are enough (so many digits remain `open`) and those of the one before are not. */
const isGraded = (layout: Layout, reach: Reach, open: number): boolean =>
  open === 0 && (reach === 0 || propagate(layout, (reach - 1) as Reach) > 0);

/**
 * Changes digits that logic of this reach cannot find yet, as long as no more of them stay open; when it finds all, any
 * digits, until it needs that reach.
 * @returns whether the board is of the level of this reach
 */
function climb(layout: Layout, reach: Reach, random: Random): boolean {
  let best = propagate(layout, reach);
  for (let change = 0; change < CHANGES; change++) {
    let count = 0;
    for (let cell = 0; cell < layout.whites; cell++)
      if (best === 0 || SIZE_OF[domains[cell]!]! > 1) open[count++] = cell;
    const cell = open[random.below(count)]!;
    const before = digits[cell]!;
    const across = layout.runsOfCell[2 * cell]!;
    const down = layout.runsOfCell[2 * cell + 1]!;
    const digit = drawDigit(ALL_DIGITS & ~(usedIn(layout, across, cell) | usedIn(layout, down, cell)), before, random);
    if (digit === 0) continue;
    put(layout, cell, digit);
    candidatesBefore.set(domains);
    const now = propagate(layout, reach);
    if (now <= best) {
      best = now;
      if (isGraded(layout, reach, now)) return true;
    } else {
      put(layout, cell, before);
      domains.set(candidatesBefore);
    }
  }
  return false;
}

interface Template {
  readonly white: Uint8Array;
  readonly layout: Layout;
}
const known = new Map<Size, readonly Template[]>();

/** The patterns of a size with their layouts. */
function templatesOf(size: Size): readonly Template[] {
  const side = columnsOf(size) - 1;
  const templates = known.get(size) ?? patternsOf(side).map((white) => ({ white, layout: layoutOf(white, side) }));
  known.set(size, templates);
  return templates;
}

/** White cells as a puzzle: the sums are in the black cells before their runs. */
function puzzleOf(size: Size, level: Level, solution: ArrayLike<number>): Puzzle {
  const columns = columnsOf(size);
  const side = columns - 1;
  const digitAt = (x: number, y: number): number =>
    x < 1 || y < 1 || x > side || y > side ? 0 : solution[(y - 1) * side + x - 1]!;
  const hint = (x: number, y: number, dx: number, dy: number): CrossHint | null => {
    let o1 = 0;
    for (let i = 1; digitAt(x + i * dx, y + i * dy) > 0; i++) o1 += digitAt(x + i * dx, y + i * dy);
    return o1 === 0 ? null : { o1, op: "+", o2: null };
  };
  const cells = Array.from({ length: columns * columns }, (_, at): CrossCell => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    if (digitAt(x, y) > 0) return letterCell(String(digitAt(x, y)));
    const [he, hs] = [hint(x, y, 1, 0), hint(x, y, 0, 1)];
    return he || hs ? { ...HINT_CELL, he, hs } : EMPTY_CELL;
  });
  return { size, level, columns, cells };
}

/**
 * A stored board, turned, mirrored and with every digit d as 10 - d by chance: the solution stays the only one, and the
 * same techniques find it.
 */
function storedSolution(size: Size, level: Level, random: Random): Uint8Array {
  const side = columnsOf(size) - 1;
  const stored = Array.from(random.pick(STORED[size][level]), Number);
  const [turned, mirrored, inverted] = [random.chance(0.5), random.chance(0.5), random.chance(0.5)];
  return Uint8Array.from(stored, (_, at) => {
    const from = mirrored ? (at % side) * side + Math.floor(at / side) : at;
    const digit = stored[turned ? stored.length - 1 - from : from]!;
    return digit > 0 && inverted ? 10 - digit : digit;
  });
}

/**
 * A board whose digits all follow from its sums by the techniques of the level, and not by those of the level before: a
 * pattern and random digits, then a climb to fewer and fewer open cells. After too many attempts a stored board in disguise.
 */
export const generate: Generate<Options, Puzzle> = ({ level, size }, random, edition) => {
  const templates = edition
    ? itemsInTurn(templatesOf(size), 1, edition, ({ white }) => white.join(""))
    : templatesOf(size);
  const reach = LEVELS.indexOf(level) as Reach;
  let template = templates[0]!;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (attempt % ATTEMPTS_ON_PATTERN === 0) template = random.pick(templates);
    const { white, layout } = template;
    if (!fill(layout, random) || !climb(layout, reach, random)) continue;
    let next = 0;
    return puzzleOf(
      size,
      level,
      white.map((one) => (one ? digits[next++]! : 0)),
    );
  }
  return puzzleOf(size, level, storedSolution(size, level, random));
};
