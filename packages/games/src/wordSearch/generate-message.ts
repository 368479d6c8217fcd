import type { Position } from "@karota/engine/game.ts";
import type { Language } from "@karota/engine/message.ts";
import type { Random } from "@karota/engine/random.ts";
import type { WordLength } from "../data/words.ts";
import { backwards, THEMES, type Options, type PlacedWord, type Puzzle, type Size, type Theme } from "./board.ts";
import { FIELDS, placesOf, positionIn, type Field } from "./field.ts";
import { findRefused } from "./refused.ts";
import { CODES, EMPTY, getTongue, rowsOf, textOf } from "./symbols.ts";

/** What a board with a message is made of. */
interface Plan {
  /** Letters of its message. */
  readonly message: readonly [least: number, most: number];
  /** The lengths of its first words, the longest first. */
  readonly first: readonly WordLength[];
  /** The lengths of the words after them, of which as many come as the message leaves cells for. */
  readonly later: readonly WordLength[];
  /** Where a word can lie, by length. */
  readonly places: ReadonlyMap<WordLength, Int16Array>;
}

function planOf(
  side: number,
  message: Plan["message"],
  first: readonly WordLength[],
  later: readonly WordLength[],
): Plan {
  const lengths = new Set([...first, ...later]);
  return { message, first, later, places: new Map([...lengths].map((length) => [length, placesOf(side, length)])) };
}

export const PLANS: Readonly<Record<Size, Plan>> = {
  "6x6": planOf(6, [4, 12], [6, 5, 5], [3, 4, 5]),
  "12x12": planOf(12, [20, 48], [9, 9, 8, 8, 8, 7, 7, 7, 7, 6, 6, 6, 5], [4, 5, 6, 7]),
};

const [LONGEST, MOST_WORDS] = [9, 30];
/** The board in the making, as in `generate.ts`. */
const cells = new Int16Array(14 * 14);
/** Bit w of WITH[n * CODES + code]: sign n of the word w is this one. */
const WITH = new Int32Array(LONGEST * CODES);
/** Bit w of LAST[n]: the word w has its last sign there. */
const LAST = new Int32Array(LONGEST);
const froms = new Int16Array(MOST_WORDS);
const ways = new Int16Array(MOST_WORDS);
/** From one place to look at to the next; shares no divisor with the numbers of places, so each is looked at once. */
const STRIDE = 41;

/** Puts a word where it covers from `least` to `most` cells that are free; says how many, 0 when there is no such place. */
function place(
  word: Uint8Array,
  n: number,
  places: Int16Array,
  [least, most]: readonly [number, number],
  random: Random,
): number {
  const { length } = word;
  const count = places.length / 2;
  let at = random.below(count);
  for (let tried = 0; tried < count; tried++, at += STRIDE) {
    if (at >= count) at %= count;
    const from = places[2 * at]!;
    const way = places[2 * at + 1]!;
    let sign = 0;
    let fresh = 0;
    for (let cell = from; sign < length; sign++, cell += way) {
      const held = cells[cell]!;
      if (held !== EMPTY) {
        if (held !== word[sign] || sign - fresh === length - least) break;
      } else if (++fresh > most) break;
    }
    if (sign < length) continue;
    for (sign = 0; sign < length; sign++) {
      cells[from + sign * way] = word[sign]!;
      WITH[sign * CODES + word[sign]!]! |= 1 << n;
    }
    LAST[length - 1]! |= 1 << n;
    froms[n] = from;
    ways[n] = way;
    return fresh;
  }
  return 0;
}

/** Whether a word is there a second time, in any direction. */
function isRepeated({ inside, steps }: Field): boolean {
  for (const cell of inside)
    for (const way of steps) {
      let words = WITH[cells[cell]!]!;
      for (let n = 1, at = cell + way; words !== 0 && n < LONGEST; n++, at += way) {
        words &= WITH[n * CODES + cells[at]!]!;
        // none contains another, so one word at most ends here
        const ended = words & LAST[n]!;
        if (ended === 0) continue;
        const word = 31 - Math.clz32(ended);
        if (froms[word] !== cell || ways[word] !== way) return true;
        break;
      }
    }
  return false;
}

/** A word of a theme, and those of its words that it contains or that contain it, forwards or backwards. */
interface ThemeWord {
  readonly text: string;
  readonly codes: Uint8Array;
  readonly alike: ReadonlySet<string>;
}
type Bank = ReadonlyMap<WordLength, readonly ThemeWord[]>;

function bankOf(language: Language, theme: Theme): Bank {
  const words = getTongue(language).words.get(theme)!;
  const texts = [...words.values()].flat().map(textOf);
  const alikeTo = (word: string): ReadonlySet<string> => {
    const back = backwards(word);
    const isAlike = (other: string) =>
      word.includes(other) || back.includes(other) || other.includes(word) || other.includes(back);
    return new Set(texts.filter((other) => other !== word && isAlike(other)));
  };
  const entryOf = (codes: Uint8Array): ThemeWord => ({ text: textOf(codes), codes, alike: alikeTo(textOf(codes)) });
  return new Map([...words].map(([length, all]) => [length, all.map(entryOf)]));
}

const known = new Map<string, Bank>();
/** Compared once a theme and language. */
function getBank(language: Language, theme: Theme): Bank {
  const key = `${language} ${theme}`;
  const bank = known.get(key) ?? bankOf(language, theme);
  known.set(key, bank);
  return bank;
}

/** The words that were put into the grid. */
class Hidden {
  readonly texts: string[] = [];

  /** Puts the word into the grid if it is unlike those there; says how many free cells it has covered. */
  add({ text, codes, alike }: ThemeWord, plan: Plan, fresh: readonly [number, number], random: Random): number {
    if (this.texts.length === MOST_WORDS || this.texts.some((other) => other === text || alike.has(other))) return 0;
    const covered = place(codes, this.texts.length, plan.places.get(text.length as WordLength)!, fresh, random);
    if (covered > 0) this.texts.push(text);
    return covered;
  }
}

/** The words with the cells where they were put, the longest first. */
const placedIn = (field: Field, texts: readonly string[]): readonly PlacedWord[] =>
  texts
    .map((word, n): PlacedWord => {
      const end = froms[n]! + (word.length - 1) * ways[n]!;
      const [from, to]: [Position, Position] = [positionIn(field, froms[n]!), positionIn(field, end)];
      return { word, from, to };
    })
    .toSorted((one, other) => other.word.length - one.word.length);

/** Words in the grid that leave just so many cells free; null when that fails. */
function hideWords(plan: Plan, bank: Bank, free: number, random: Random): readonly string[] | null {
  const hidden = new Hidden();
  let left = free;
  const drawn = new Map([...plan.places.keys()].map((length) => [length, random.shuffled(bank.get(length)!)]));
  for (const length of plan.first)
    for (let word = drawn.get(length)!.pop(); word; word = drawn.get(length)!.pop()) {
      const covered = hidden.add(word, plan, [length - 2, left], random);
      left -= covered;
      if (covered > 0) break;
    }
  const later = random.shuffled(plan.later.flatMap((length) => drawn.get(length)!));
  // words that cross others a little come before those that cross them often
  for (let crossed = 1; crossed <= LONGEST && left > 0; crossed++)
    for (const word of later) {
      if (left === 0) break;
      left -= hidden.add(word, plan, [Math.max(1, Math.min(left, word.text.length - crossed)), left], random);
    }
  return left === 0 ? hidden.texts : null;
}

/** A board on which the letters that no word covers say something about the theme; null when this draw leads to none. */
export function attemptMessage({ size, language }: Options, random: Random): Puzzle | null {
  const [field, plan] = [FIELDS[size], PLANS[size]];
  const theme: Theme = random.pick(THEMES);
  const [least, most] = plan.message;
  const message = random.pick(
    getTongue(language)
      .messages.get(theme)!
      .filter(({ letters }) => letters.length >= least && letters.length <= most),
  );
  cells.set(field.blank);
  WITH.fill(0);
  LAST.fill(0);
  const texts = hideWords(plan, getBank(language, theme), field.inside.length - message.letters.length, random);
  if (!texts || new Set(ways.subarray(0, texts.length).map(Math.abs)).size < field.ways) return null;
  let next = 0;
  for (const cell of field.inside) if (cells[cell] === EMPTY) cells[cell] = message.letters[next++]!;
  if (isRepeated(field) || findRefused(field.lines, cells)) return null;
  return { rows: rowsOf(field, cells), words: placedIn(field, texts), theme, message: message.text, language };
}
