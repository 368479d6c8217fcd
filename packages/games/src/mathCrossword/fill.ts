import type { Run } from "@karota/engine/grid/crossing.ts";
import type { Random } from "@karota/engine/random.ts";
import type { Numbers } from "./numbers.ts";

/** So many numbers are tried on one pattern. */
const TRIES = 80;

/** The digit of a number at a place, counted from its end. */
const POWERS = [1, 10, 100, 1000, 10_000] as const;

/** What each cell can still take, as a set of digits: digit d is the bit 1 << d. */
const sets = new Uint16Array(64);

/** The digits at each place of the numbers of one length. */
function digitsAt(numbers: Uint16Array, length: number): number[] {
  const found = Array.from({ length }, () => 0);
  for (const number of numbers)
    for (let i = 0; i < length; i++) found[i]! |= 1 << (Math.floor(number / POWERS[length - 1 - i]!) % 10);
  return found;
}

function isPossible(number: number, cells: readonly number[]): boolean {
  for (let i = cells.length - 1, rest = number; i >= 0; i--) {
    const left = (rest / 10) | 0;
    if ((sets[cells[i]!]! & (1 << (rest - 10 * left))) === 0) return false;
    rest = left;
  }
  return true;
}

/** How often each number is used. */
const used = new Uint8Array(10_001);
/** A number may come twice only where there are so few that they would not do otherwise. */
const FEW_NUMBERS = 40;

const haveCommonDivisor = (one: number, other: number): boolean =>
  other === 0 ? one > 1 : haveCommonDivisor(other, one % other);

/** A step of about 0.618 of the length which visits every place: what it finds is near nothing but chance. */
function strideFor({ length }: Uint16Array): number {
  let stride = Math.max(1, Math.round(0.618 * length));
  while (haveCommonDivisor(length, stride)) stride++;
  return stride;
}

/** A number of the list that fits the cells and is free, sought from a place in the list; -1 when there is none. */
function findNumber(numbers: Uint16Array, stride: number, cells: readonly number[], from: number): number {
  const most = numbers.length < FEW_NUMBERS ? 2 : 1;
  for (let i = 0, at = from % numbers.length; i < numbers.length; i++, at = (at + stride) % numbers.length) {
    const number = numbers[at]!;
    if (used[number]! < most && isPossible(number, cells)) return number;
  }
  return -1;
}

/**
 * A number for each run, all different as far as there are enough, so that crossing runs agree; null when it was not found soon. The run that crosses
 * most written ones comes next; a number is taken only if every run across it still has one. Each number counts as a
 * try, whence it ends.
 */
export function fill(runs: readonly Run[], numbers: Numbers, random: Random): Map<Run, number> | null {
  const crossing = runs.map((run) =>
    runs.filter((other) => other.heading !== run.heading && other.cells.some((cell) => run.cells.includes(cell))),
  );
  sets.fill(1023);
  const places = numbers.map(digitsAt);
  const strides = numbers.map(strideFor);
  for (const { cells } of runs) cells.forEach((cell, i) => (sets[cell]! &= places[cells.length]![i]!));

  const taken = new Map<Run, number>();
  used.fill(0);
  let tries = 0;
  const pickRun = (): number => {
    let best = -1;
    let most = -1;
    for (let n = 0; n < runs.length; n++) {
      if (taken.has(runs[n]!)) continue;
      const crossed = crossing[n]!.reduce((count, other) => count + (taken.has(other) ? 1 : 0), 0);
      const rank = 8 * crossed + runs[n]!.cells.length;
      if (rank > most) [best, most] = [n, rank];
    }
    return best;
  };
  const place = (): boolean => {
    const n = pickRun();
    if (n < 0) return true;
    const run = runs[n]!;
    const list = numbers[run.cells.length]!;
    const before = run.cells.map((cell) => sets[cell]!);
    for (let choice = 0; choice < 6 && tries < TRIES; choice++) {
      tries++;
      const number = findNumber(list, strides[run.cells.length]!, run.cells, random.below(list.length));
      if (number < 0) return false;
      run.cells.forEach((cell, i) => {
        sets[cell] = 1 << (Math.floor(number / POWERS[run.cells.length - 1 - i]!) % 10);
      });
      taken.set(run, number);
      used[number]!++;
      const open = crossing[n]!.every(
        (other) =>
          taken.has(other) ||
          findNumber(numbers[other.cells.length]!, strides[other.cells.length]!, other.cells, number) >= 0,
      );
      if (open && place()) return true;
      taken.delete(run);
      used[number]!--;
      run.cells.forEach((cell, i) => (sets[cell] = before[i]!));
    }
    return false;
  };
  return place() ? taken : null;
}
