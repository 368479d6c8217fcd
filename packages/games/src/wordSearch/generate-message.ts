import { itemsInTurn, type Edition } from "@karota/engine/edition.ts";
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
  readonly places: ReadonlyMap<WordLength, Places>;
}

/** Where words of a length can lie. */
interface Places {
  /** First cell and step, pair after pair. */
  readonly all: Int16Array;
  /**
   * In the grid as it was when they were sorted: at `sign * CODES + code` the first place that has its first letter under
   * that sign of the word, and it is this one; at 0 the first that has none; -1 ends.
   */
  readonly first: Int16Array;
  /** After each place the next of the same kind, or -1. */
  readonly next: Int16Array;
}

const [LONGEST, MOST_WORDS, MOST_PLACES] = [9, 30, 800];

/** From one place to the next; shares no divisor with the numbers of places, so each is there once. */
const STRIDE = 41;
/** Of two places that follow each other, each is elsewhere on the board. */
function scattered(side: number, length: number): Places {
  const places = placesOf(side, length);
  const all = places.map((_, at) => places[((at >> 1) * STRIDE * 2 + (at & 1)) % places.length]!);
  return { all, first: new Int16Array(LONGEST * CODES), next: new Int16Array(all.length / 2) };
}

function planOf(
  side: number,
  message: Plan["message"],
  first: readonly WordLength[],
  later: readonly WordLength[],
): Plan {
  const lengths = new Set([...first, ...later]);
  return { message, first, later, places: new Map([...lengths].map((length) => [length, scattered(side, length)])) };
}

export const PLANS: Readonly<Record<Size, Plan>> = {
  "6x6": planOf(6, [4, 12], [6, 5, 5], [3, 4, 5]),
  "12x12": planOf(12, [20, 48], [9, 9, 8, 8, 8, 7, 7, 7, 7, 6, 6, 6, 5], [4, 5, 6, 7]),
};

/** The board in the making, as in `generate.ts`. */
const cells = new Int16Array(14 * 14);
/** Bit w of WITH[n * CODES + code]: sign n of the word w is this one. */
const WITH = new Int32Array(LONGEST * CODES);
/** Bit w of LAST[n]: the word w has its last sign there. */
const LAST = new Int32Array(LONGEST);
const froms = new Int16Array(MOST_WORDS);
const ways = new Int16Array(MOST_WORDS);
/** Places where a word can lie, as they are found: first cell and step, pair after pair. */
const open = new Int16Array(2 * MOST_PLACES);

/** Sorts the places of these lengths by the first letter that lies on each. */
function sortPlaces({ places }: Plan, lengths: readonly WordLength[]): void {
  for (const length of lengths) {
    const { all, first, next } = places.get(length)!;
    first.fill(-1);
    for (let n = 0; n < next.length; n++) {
      const way = all[2 * n + 1]!;
      let sign = 0;
      let cell = all[2 * n]!;
      for (; sign < length && cells[cell] === EMPTY; sign++) cell += way;
      const key = sign < length ? sign * CODES + cells[cell]! : 0;
      next[n] = first[key]!;
      first[key] = n;
    }
  }
}

/** The places, as they were sorted, whose first letter is the word's there, or that have none. */
function placesFor(word: Uint8Array, { all, first, next }: Places): Int16Array {
  let opened = 0;
  for (let sign = -1; sign < word.length; sign++)
    for (let n = first[sign < 0 ? 0 : sign * CODES + word[sign]!]!; n >= 0; n = next[n]!) {
      open[opened++] = all[2 * n]!;
      open[opened++] = all[2 * n + 1]!;
    }
  return open.slice(0, opened);
}

/**
 * Puts a word where it covers from `least` to `most` cells that are free, searching from the place `begin` on.
 * @returns how many it covers, or, where there is no such place, those to search the next time: a word that disagrees
 *   with a letter never fits there again
 */
function place(
  word: Uint8Array,
  n: number,
  places: Int16Array,
  [least, most]: readonly [number, number],
  begin: number,
): number | Int16Array {
  const { length } = word;
  const end = places.length;
  let opened = 0;
  for (let at = 2 * begin, searched = 0; searched < end; searched += 2, at = at + 2 === end ? 0 : at + 2) {
    const from = places[at]!;
    const way = places[at + 1]!;
    let sign = 0;
    let fresh = 0;
    for (let cell = from; sign < length; sign++, cell += way) {
      const held = cells[cell]!;
      if (held === EMPTY) fresh++;
      else if (held !== word[sign]) break;
    }
    if (sign < length) continue;
    if (fresh < least || fresh > most) {
      open[opened++] = from;
      open[opened++] = way;
      continue;
    }
    for (sign = 0; sign < length; sign++) {
      cells[from + sign * way] = word[sign]!;
      WITH[sign * CODES + word[sign]!]! |= 1 << n;
    }
    LAST[length - 1]! |= 1 << n;
    froms[n] = from;
    ways[n] = way;
    return fresh;
  }
  return open.slice(0, opened);
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

/** A word that is to be put into the grid, and where it can still lie, once that has been searched. */
interface Waiting {
  readonly word: ThemeWord;
  places?: Int16Array;
}

/** The words that were put into the grid. */
class Hidden {
  readonly texts: string[] = [];
  /** They, and those like them. */
  readonly #excluded = new Set<string>();

  /** Puts the word into the grid if it is unlike those there; says how many free cells it has covered. */
  add(
    waiting: Waiting,
    findPlaces: (word: Uint8Array) => Int16Array,
    fresh: readonly [number, number],
    random: Random,
  ): number {
    const { text, codes, alike } = waiting.word;
    if (this.texts.length === MOST_WORDS || this.#excluded.has(text)) return 0;
    const places = waiting.places ?? findPlaces(codes);
    if (places.length === 0) return 0;
    // Those of before begin anywhere already.
    const begin = waiting.places ? 0 : random.below(places.length / 2);
    const placed = place(codes, this.texts.length, places, fresh, begin);
    if (typeof placed !== "number") {
      waiting.places = placed;
      return 0;
    }
    this.texts.push(text);
    this.#excluded.add(text);
    for (const other of alike) this.#excluded.add(other);
    return placed;
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

/** Takes any of these words out of them; undefined when there is none. */
function draw(words: ThemeWord[], random: Random): ThemeWord | undefined {
  if (words.length === 0) return undefined;
  const place = random.below(words.length);
  const drawn = words[place];
  words[place] = words.at(-1)!;
  words.pop();
  return drawn;
}

/** Words in the grid that leave just so many cells free; null when that fails. */
function hideWords(plan: Plan, bank: Bank, free: number, random: Random): readonly string[] | null {
  const hidden = new Hidden();
  let left = free;
  const words = new Map([...plan.places.keys()].map((length) => [length, [...bank.get(length)!]]));
  for (const length of plan.first) {
    const { all } = plan.places.get(length)!;
    for (let word = draw(words.get(length)!, random); word; word = draw(words.get(length)!, random)) {
      const covered = hidden.add({ word }, () => all, [length - 2, left], random);
      left -= covered;
      if (covered > 0) break;
    }
  }
  sortPlaces(plan, plan.later);
  const later = random.shuffled(plan.later.flatMap((length) => words.get(length)!)).map((word): Waiting => ({ word }));
  const sorted = (word: Uint8Array) => placesFor(word, plan.places.get(word.length as WordLength)!);
  // words that cross others a little come before those that cross them often
  for (let crossed = 1; crossed <= LONGEST && left > 0; crossed++)
    for (const waiting of later) {
      if (left === 0) break;
      const least = Math.max(1, Math.min(left, waiting.word.codes.length - crossed));
      left -= hidden.add(waiting, sorted, [least, left], random);
    }
  return left === 0 ? hidden.texts : null;
}

/** A theme and a message about it that leaves room for the words: any, or the one that has its turn. */
function drawMessage({ size, language }: Options, random: Random, edition: Edition | undefined) {
  const [least, most] = PLANS[size].message;
  const fitting = (theme: Theme) =>
    getTongue(language)
      .messages.get(theme)!
      .filter(({ letters }) => letters.length >= least && letters.length <= most)
      .map((message) => ({ theme, message }));
  return random.pick(
    edition
      ? itemsInTurn(THEMES.flatMap(fitting), 1, edition, ({ message }) => message.text)
      : fitting(random.pick(THEMES)),
  );
}

/** A board on which the letters that no word covers say something about the theme; null when this draw leads to none. */
export function attemptMessage(options: Options, random: Random, edition?: Edition): Puzzle | null {
  const { size, language } = options;
  const [field, plan] = [FIELDS[size], PLANS[size]];
  const { theme, message } = drawMessage(options, random, edition);
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
