/**
 * The next row to try. The guess with the most information (Shannon's entropy over the sequences that are left; a guess
 * that may be the solution wins a tie), but with two or three rows left one that is sure to end in time. For 5 of 8 the
 * first three rows come from a book: they cost most to compute, and with them every sequence is found within six rows.
 */
import { GUESSES, type Sequence } from "./board.ts";
import { BOOK } from "./book.ts";
import { ANSWERS, codeOf, compare, fitting, type Clue, type Codes } from "./codes.ts";

export interface Advice {
  readonly code: number;
  /** How many sequences fit every answer so far. */
  readonly left: number;
  /** How many are left after this guess at most, when it is not the solution. */
  readonly most: number;
  /** The guess itself fits every answer. */
  readonly fits: boolean;
}

/** Of so many pairs of codes one hint compares at most, to answer within 5 ms; beyond, only what fits is looked at. */
const PAIRS = 700_000;
/** No guess can have more answers than these, so it cannot separate more sequences. */
const MAX_APART = 17;
/** Guesses that are looked at more closely when three rows are left. */
const CLOSELY = 40;
/** The additional information that a guess needs when it cannot be the solution. */
const BONUS = 1;

const counts = new Int32Array(ANSWERS);
/** c log2 c, for the expected rest. */
const WEIGHT = Float64Array.from({ length: 6721 }, (_, c) => (c < 2 ? 0 : c * Math.log2(c)));

/** How badly a guess divides the codes: the sum of c log2 c over its answers. */
function weigh(codes: Codes, left: readonly number[], guess: number): number {
  counts.fill(0);
  for (const code of left) counts[compare(codes, guess, code)]!++;
  let sum = 0;
  for (const count of counts) sum += WEIGHT[count]!;
  return sum;
}

/** The codes in groups by the answer that the guess would get. */
function groupsOf(codes: Codes, left: readonly number[], guess: number): number[][] {
  const groups: number[][] = Array.from({ length: ANSWERS }, () => []);
  for (const code of left) if (code !== guess) groups[compare(codes, guess, code)]!.push(code);
  return groups.filter((group) => group.length > 0);
}

const seen = new Int32Array(ANSWERS);
let looks = 0;
/** Does every one of these codes answer the guess in its own way? */
function separatesAll(codes: Codes, left: readonly number[], guess: number): boolean {
  looks++;
  for (const code of left) {
    const answer = compare(codes, guess, code);
    if (seen[answer] === looks) return false;
    seen[answer] = looks;
  }
  return true;
}

/** A guess after which the next one is sure to be right; undefined when there is none. */
function findSplitter(codes: Codes, left: readonly number[], pool: readonly number[]): number | undefined {
  if (left.length <= 2) return left[0];
  if (left.length > MAX_APART) return undefined;
  const apart = (guess: number): boolean => separatesAll(codes, left, guess);
  return left.find(apart) ?? pool.find(apart);
}

const everyCode = new WeakMap<Codes, readonly number[]>();
function allOf(codes: Codes): readonly number[] {
  const all = everyCode.get(codes) ?? [...codes.list.keys()];
  everyCode.set(codes, all);
  return all;
}

/** The guess for these codes with so many rows left, worked out. */
function workOut(codes: Codes, left: readonly number[], rowsLeft: number): number {
  if (left.length <= 2) return left[0]!;
  const all = allOf(codes);
  if (rowsLeft === 2) {
    const splitter = findSplitter(codes, left, all);
    if (splitter !== undefined) return splitter;
  }
  const may = new Set(left);
  const pool = left.length * all.length <= PAIRS ? all : left.slice(0, Math.ceil(PAIRS / left.length));
  const ranked = pool
    .map((guess) => ({ guess, weight: weigh(codes, left, guess) + (may.has(guess) ? 0 : BONUS) }))
    .toSorted((one, other) => one.weight - other.weight || one.guess - other.guess);
  const isSafe = (guess: number): boolean =>
    groupsOf(codes, left, guess)
      .toSorted((one, other) => other.length - one.length)
      .every((group) => findSplitter(codes, group, all) !== undefined);
  const safe = rowsLeft === 3 ? ranked.slice(0, CLOSELY).find(({ guess }) => isSafe(guess)) : undefined;
  return (safe ?? ranked[0]!).guess;
}

/** A sequence in the book's colours, where the first guess is 1, 2, 3, 4, 5. */
function asIn(
  first: Sequence,
  { colours }: Codes,
): { into: (s: Sequence) => Sequence; from: (s: Sequence) => Sequence } {
  const others = Array.from({ length: colours }, (_, n) => n + 1).filter((value) => !first.includes(value));
  const names = [...first, ...others];
  return {
    into: (sequence) => sequence.map((value) => names.indexOf(value) + 1),
    from: (sequence) => sequence.map((value) => names[value - 1]!),
  };
}

/** The book's guess; undefined where it has none or the player went another way. */
function inBook(codes: Codes, clues: readonly Clue[]): number | undefined {
  const [first, second, ...more] = clues;
  if (codes.fields !== 5 || !first || more.length > 0) return undefined;
  const names = asIn(codes.list[first.code]!, codes);
  const page = BOOK[first.answer];
  if (!page) return undefined;
  const read = (digits: string): number => codeOf(codes, names.from(Array.from(digits, Number)));
  if (!second) return read(page.second);
  if (read(page.second) !== second.code) return undefined;
  const third = page.third[second.answer];
  return third === undefined ? undefined : read(third);
}

/** What to try next: after the clues, of which there are fewer than `GUESSES`. */
export function advise(codes: Codes, clues: readonly Clue[]): Advice {
  const left = fitting(codes, clues);
  const code = left.length <= 2 ? left[0]! : (inBook(codes, clues) ?? workOut(codes, left, GUESSES - clues.length));
  const most = Math.max(0, ...groupsOf(codes, left, code).map((group) => group.length));
  return { code, left: left.length, most, fits: left.includes(code) };
}
