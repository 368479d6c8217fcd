/**
 * A minefield as bordered typed arrays, and the rules that use one number or two. Every hidden neighbour of a cell is a
 * bit in its mask, so a number proves something when its mines left are none or as many as its bits, and two numbers
 * are compared through tables that translate one mask into the other. Nothing is allocated while it runs.
 */
import { BITS, EIGHT, FOUND, HERE, NEAR_STEPS, OPEN, PLACES, STEPS, type Frame } from "./places.ts";

const [NW, N, NE, W, E, SW, S, SE] = STEPS;

/** 1 where a mine lies: the truth, which no rule looks at. */
export const mine = new Uint8Array(PLACES);
/** How many mines touch a place: the truth as well, to be looked at where it is open. */
const around = new Uint8Array(PLACES);
export const status = new Uint8Array(PLACES);
/** Hidden neighbours. */
export const mask = new Uint8Array(PLACES);
/** Mines around less those found; may be below 0 where a flag is wrong. */
export const left = new Int8Array(PLACES);
/** Cells that are neither open nor mines, and mines that are not found. */
export const field = { safeLeft: 0, minesLeft: 0 };

/** Numbers waiting to be looked at alone (bit 1) and beside others (bit 2). */
const waiting = new Uint8Array(PLACES);
const alone = new Int32Array(PLACES);
const beside = new Int32Array(PLACES);
let aloneCount = 0;
let besideCount = 0;

/** Takes all mines away. */
export function clearMines(): void {
  mine.fill(0);
  around.fill(0);
}

/** Puts a mine where none is, before anything is covered. */
export function putMine(place: number): void {
  mine[place] = 1;
  for (let bit = 0; bit < 8; bit++) around[place + EIGHT[bit]!]!++;
}

/** Covers the whole board again. */
export function cover(frame: Frame, mines: number): void {
  status.set(frame.status);
  mask.set(frame.mask);
  left.set(around);
  waiting.fill(0);
  aloneCount = 0;
  besideCount = 0;
  field.minesLeft = mines;
  field.safeLeft = frame.places.length - mines;
}

/** A number may say something new. */
function wake(place: number): void {
  if (status[place] === OPEN && (waiting[place]! & 1) === 0) {
    waiting[place]! |= 1;
    alone[aloneCount++] = place;
  }
}

/** Moves a mine from one hidden cell to another while the board is in play. */
export function moveMine(from: number, to: number): void {
  for (let side = 0; side < 2; side++) {
    const place = side === 0 ? from : to;
    const by = side === 0 ? -1 : 1;
    mine[place]! += by;
    for (let bit = 0; bit < 8; bit++) {
      const other = place + EIGHT[bit]!;
      around[other]! += by;
      left[other]! += by;
      wake(other);
    }
  }
}

function notHidden(place: number, bit: number): void {
  mask[place]! &= ~bit;
  if (status[place] === OPEN && mask[place] !== 0 && (waiting[place]! & 1) === 0) {
    waiting[place]! |= 1;
    alone[aloneCount++] = place;
  }
}

/** Opens a hidden cell. */
export function open(place: number): void {
  status[place] = OPEN;
  field.safeLeft--;
  notHidden(place + NW, 128);
  notHidden(place + N, 64);
  notHidden(place + NE, 32);
  notHidden(place + W, 16);
  notHidden(place + E, 8);
  notHidden(place + SW, 4);
  notHidden(place + S, 2);
  notHidden(place + SE, 1);
  wake(place);
}

/** Notes a hidden cell as a mine. */
export function find(place: number): void {
  status[place] = FOUND;
  field.minesLeft--;
  for (let bit = 0; bit < 8; bit++) {
    const other = place + EIGHT[bit]!;
    left[other]!--;
    notHidden(other, 128 >> bit);
  }
}

function openAll(place: number, set: number): void {
  for (let bit = 0; bit < 8; bit++) if (set & (1 << bit)) open(place + EIGHT[bit]!);
}
function findAll(place: number, set: number): void {
  for (let bit = 0; bit < 8; bit++) if (set & (1 << bit)) find(place + EIGHT[bit]!);
}

/** Opens all around the cells that no mine touches: what one click opens. */
export function flood(): void {
  for (let i = 0; i < aloneCount; i++) if (around[alone[i]!] === 0) openAll(alone[i]!, mask[alone[i]!]!);
}

/** Each number by itself, until none says anything. Ends, because every cell is opened or found once. */
export function runNumbers(): void {
  while (aloneCount > 0) {
    const place = alone[--aloneCount]!;
    waiting[place]! &= ~1;
    const set = mask[place]!;
    if (set === 0) continue;
    const mines = left[place]!;
    if (mines === 0) openAll(place, set);
    else if (mines === BITS[set]) findAll(place, set);
    else if ((waiting[place]! & 2) === 0) {
      waiting[place]! |= 2;
      beside[besideCount++] = place;
    }
  }
}

/** What two numbers say together: `few` has so many mines fewer that all cells of only `many` are mines. */
export interface Pair {
  few: number;
  many: number;
  /** Bits of `few`: cells that touch only it, and so are safe. */
  safe: number;
  /** Bits of `many`: cells that touch only it, and so are mines. */
  mines: number;
}
export const pair: Pair = { few: 0, many: 0, safe: 0, mines: 0 };

/** Compares an open number with the 24 around it; true when one pair says something, which `pair` then holds. */
export function comparePairs(place: number): boolean {
  const set = mask[place]!;
  if (set === 0) return false;
  for (let j = 0; j < 24; j++) {
    const other = place + NEAR_STEPS[j]!;
    if (status[other] !== OPEN) continue;
    const otherSet = mask[other]!;
    const shared = HERE[j * 256 + otherSet]! & set;
    if (shared === 0) continue;
    const own = set & ~shared;
    const others = otherSet & ~HERE[(23 - j) * 256 + set]!;
    if ((own | others) === 0) continue;
    const more = left[other]! - left[place]!;
    if (more === BITS[others]) {
      pair.few = place;
      pair.many = other;
      pair.safe = own;
      pair.mines = others;
      return true;
    }
    if (-more === BITS[own]) {
      pair.few = other;
      pair.many = place;
      pair.safe = others;
      pair.mines = own;
      return true;
    }
  }
  return false;
}

/** Acts on the first pair that says something; false when none does. */
export function runPair(): boolean {
  while (besideCount > 0) {
    const place = beside[--besideCount]!;
    if (comparePairs(place)) {
      besideCount++;
      openAll(pair.few, pair.safe);
      findAll(pair.many, pair.mines);
      return true;
    }
    waiting[place]! &= ~2;
  }
  return false;
}
