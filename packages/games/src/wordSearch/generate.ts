import type { Edition } from "@karota/engine/edition.ts";
import type { Generate, Position } from "@karota/engine/game.ts";
import { seeded, type Random } from "@karota/engine/random.ts";
import { THEMES, type Content, type Options, type PlacedWord, type Puzzle } from "./board.ts";
import { FIELDS, positionIn, type Field } from "./field.ts";
import { turnOf, type Turn } from "./turns.ts";
import { attemptMessage } from "./generate-message.ts";
import { findRefused } from "./refused.ts";
import { CODES, EMPTY, getTongue, rowsOf, textOf } from "./symbols.ts";

const ATTEMPTS = 50;
/** Of sequences so many times as needed are drawn, for some find no place. */
const SPARE = 3;
const MAX_REPAIRS = 60;
/** From one place to look at to the next; shares no divisor with the numbers of places, so each is looked at once. */
const STRIDE = 41;

/*
 * The board in the making. It is made at a stretch, so one place for it serves all.
 */
const [LONGEST, MOST_WORDS] = [6, 12];
const cells = new Int16Array(14 * 14);
/** Bit w of WITH[n * CODES + code]: sign n of the word w is this one. */
const WITH = new Int32Array(LONGEST * CODES);
/** Where the words lie. */
const froms = new Int16Array(MOST_WORDS);
const ways = new Int16Array(MOST_WORDS);
/** Which cells hold none. */
const isFree = new Uint8Array(14 * 14);

/**
 * Puts a word into the grid, crossing others where their signs agree but not lying on one, which could only be the same
 * word; false when there is no room for it.
 */
function place({ places, length }: Field, word: Uint8Array, n: number, random: Random): boolean {
  const count = places.length / 2;
  let at = random.below(count);
  for (let tried = 0; tried < count; tried++) {
    const from = places[2 * at]!;
    const way = places[2 * at + 1]!;
    let [sign, fresh] = [0, 0];
    for (let cell = from; sign < length; sign++, cell += way) {
      const held = cells[cell]!;
      if (held === EMPTY) fresh++;
      else if (held !== word[sign]) break;
    }
    if (sign === length && fresh > 0) {
      for (sign = 0; sign < length; sign++) {
        cells[from + sign * way] = word[sign]!;
        WITH[sign * CODES + word[sign]!]! |= 1 << n;
      }
      froms[n] = from;
      ways[n] = way;
      return true;
    }
    at += STRIDE;
    if (at >= count) at %= count;
  }
  return false;
}

/** Nothing is wrong, or it cannot be mended. */
const [CLEAN, HOPELESS] = [-1, -2];

/** A cell without a word among these, of which something is wrong; the last such cell is taken. */
function freeAmong(from: number, way: number, length: number): number {
  for (let n = length - 1; n >= 0; n--) if (isFree[from + n * way]) return from + n * way;
  return HOPELESS;
}

/** A cell to be drawn again because a word is there a second time, in any direction. */
function repeated({ inside, steps, length }: Field): number {
  for (const cell of inside) {
    const begins = WITH[cells[cell]!]!;
    if (begins === 0) continue;
    for (const way of steps) {
      let words = begins;
      for (let n = 1, at = cell + way; words !== 0 && n < length; n++, at += way)
        words &= WITH[n * CODES + cells[at]!]!;
      // the words differ, so it is one
      if (words === 0) continue;
      const word = 31 - Math.clz32(words);
      if (froms[word] !== cell || ways[word] !== way) return freeAmong(cell, way, length);
    }
  }
  return CLEAN;
}

/** A cell to be drawn again because a refused word goes over it. */
function refused({ lines }: Field): number {
  const found = findRefused(lines, cells);
  if (!found) return CLEAN;
  const end = lines[found.end]!;
  return freeAmong(end, lines[found.end - 1]! - end, found.length);
}

/** Fills the empty cells so that each word is there once and no refused one at all; false when that fails. */
function fill(field: Field, pool: Uint8Array, withLetters: boolean, random: Random): boolean {
  for (const cell of field.inside) {
    const free = cells[cell] === EMPTY;
    isFree[cell] = free ? 1 : 0;
    if (free) cells[cell] = pool[random.below(pool.length)]!;
  }
  for (let repairs = 0; repairs < MAX_REPAIRS; repairs++) {
    let fault = repeated(field);
    if (fault === CLEAN && withLetters) fault = refused(field);
    if (fault === CLEAN) return true;
    if (fault === HOPELESS) return false;
    cells[fault] = pool[random.below(pool.length)]!;
  }
  return false;
}

/** A sequence without a sign twice: so it differs from itself backwards, and from itself shifted. */
function drawSequence(pool: Uint8Array, length: number, random: Random): Uint8Array {
  const drawn = new Uint8Array(length);
  for (let n = 0; n < length;) {
    const code = pool[random.below(pool.length)]!;
    // ends, because every pool has more signs than a sequence
    if (!drawn.includes(code)) drawn[n++] = code;
  }
  return drawn;
}

/** Of boards on which letters without a meaning are between the words. */
type FilledOptions = Options & { readonly content: Exclude<Content, "message"> };

/** Gives the words that the board may hold one after the other, in random order and more than needed. */
function* drawWords(
  { size, content, language }: FilledOptions,
  { words }: Turn,
  random: Random,
): Generator<Uint8Array> {
  const { length, count } = FIELDS[size];
  if (content === "letters") yield* random.shuffled(words);
  else for (let n = 0; n < SPARE * count; n++) yield drawSequence(getTongue(language).pools[content], length, random);
}

/** Any theme with all of its words. */
function drawTurn({ size, language }: Options, random: Random): Turn {
  const theme = random.pick(THEMES);
  return { theme, words: getTongue(language).words.get(theme)!.get(FIELDS[size].length)! };
}

/** A board with all its words, or null when there was no room or no way to fill the rest. */
function attemptFilled(options: FilledOptions, random: Random, edition?: Edition): Puzzle | null {
  const { size, content, language } = options;
  const field = FIELDS[size];
  const turn = edition ? turnOf(options, edition) : drawTurn(options, random);
  cells.set(field.blank);
  WITH.fill(0);
  const words: PlacedWord[] = [];
  for (const codes of drawWords(options, turn, random)) {
    const n = words.length;
    if (n === field.count) break;
    if (!place(field, codes, n, random)) continue;
    const end = froms[n]! + (field.length - 1) * ways[n]!;
    const [from, to]: [Position, Position] = [positionIn(field, froms[n]!), positionIn(field, end)];
    words.push({ word: textOf(codes), from, to });
  }
  if (words.length < field.count) return null;
  // each way and the one back are one
  if (new Set(ways.subarray(0, field.count).map(Math.abs)).size < field.ways) return null;
  const withLetters = content !== "numbers" && content !== "special";
  if (!fill(field, getTongue(language).pools[content], withLetters, random)) return null;
  return { rows: rowsOf(field, cells), words, theme: content === "letters" ? turn.theme : null, language };
}

const isFilled = (options: Options): options is FilledOptions => options.content !== "message";

const attempt = (options: Options, random: Random, edition?: Edition): Puzzle | null =>
  isFilled(options) ? attemptFilled(options, random, edition) : attemptMessage(options, random, edition);

/**
 * Words go in one after the other, the rest is filled, then the whole grid is read in all eight directions: each word
 * is there once, and no refused word of any language is. What is wrong is mended by drawing single cells again.
 */
export const generate: Generate<Options, Puzzle> = (options, random, edition) => {
  for (let tried = 0; tried < ATTEMPTS; tried++) {
    const board = attempt(options, random, edition);
    if (board) return board;
  }
  return sureBoard(options);
};

/**
 * The board for when all attempts fail: always the same one. Of its fixed seeds the first few lead to a board, as the
 * test shows for all options.
 */
export function sureBoard(options: Options): Puzzle {
  for (let seed = 0; seed < ATTEMPTS; seed++) {
    const board = attempt(options, seeded(`sure ${seed}`));
    if (board) return board;
  }
  throw new Error("word search: no seed is sure");
}
