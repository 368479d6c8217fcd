/**
 * All ways to lay mines beside the open numbers. Hidden cells that share numbers make a component; each is searched
 * through by itself, and for every number of mines it can take it is noted which cells may be mines. What all ways agree
 * on is proven; with the number of mines on the board some ways drop out (exact, also for the cells beside no number).
 */
import { BITS, HIDDEN, OPEN, STEPS } from "./places.ts";
import { field, left, mask, status } from "./field.ts";

/** Searching a component takes at most so many steps in the generator; what needs more is left alone. */
export const STEP_LIMIT = 400;

interface Component {
  readonly cells: readonly number[];
  readonly numbers: readonly number[];
  /** For a number of mines: how often each cell was a mine, and in the last place how many ways there are. */
  readonly ways: Map<number, Int32Array>;
}
export interface Findings {
  readonly rule: "cases" | "total";
  readonly safe: readonly number[];
  readonly mines: readonly number[];
  /** The open numbers that were looked at. */
  readonly numbers: readonly number[];
}

const hiddenAround = (place: number): number[] =>
  STEPS.flatMap((step, bit) => (mask[place]! & (1 << bit) ? [place + step] : []));
const numbersAround = (place: number): number[] =>
  STEPS.flatMap((step) => (status[place + step] === OPEN ? [place + step] : []));

/** The components of the hidden cells beside open numbers, each with its cells in an order that goes along the numbers. */
function componentsOf(places: ArrayLike<number>): Component[] {
  const seen = new Set<number>();
  const components: Component[] = [];
  for (let i = 0; i < places.length; i++) {
    const first = places[i]!;
    if (status[first] !== OPEN || mask[first] === 0 || seen.has(first)) continue;
    const numbers = [first];
    const cells: number[] = [];
    seen.add(first);
    for (const number of numbers)
      for (const cell of hiddenAround(number)) {
        if (seen.has(cell)) continue;
        seen.add(cell);
        cells.push(cell);
        for (const other of numbersAround(cell))
          if (!seen.has(other)) {
            seen.add(other);
            numbers.push(other);
          }
      }
    components.push({ cells, numbers, ways: new Map() });
  }
  return components;
}

/** Fills `ways`; false when it gave up. Ends: every step decides one cell more. */
function search({ cells, numbers, ways }: Component, limit: number): boolean {
  const place = new Map(numbers.map((number, n) => [number, n]));
  const touched = cells.map((cell) => numbersAround(cell).map((number) => place.get(number)!));
  const need = numbers.map((number) => left[number]!);
  const room = numbers.map((number) => BITS[mask[number]!]!);
  const laid = new Uint8Array(cells.length);
  let steps = 0;
  const decide = (at: number, mines: number): boolean => {
    if (++steps > limit) return false;
    if (at === cells.length) {
      let counts = ways.get(mines);
      if (!counts) ways.set(mines, (counts = new Int32Array(cells.length + 1)));
      for (let i = 0; i < cells.length; i++) counts[i]! += laid[i]!;
      counts[cells.length]!++;
      return true;
    }
    const near = touched[at]!;
    let [mayBe, mayNot] = [mines < field.minesLeft, true];
    for (const n of near) {
      if (need[n] === 0) mayBe = false;
      if (need[n]! >= room[n]!) mayNot = false;
    }
    for (const n of near) room[n]!--;
    let whole = !mayNot || decide(at + 1, mines);
    if (whole && mayBe) {
      for (const n of near) need[n]!--;
      laid[at] = 1;
      whole = decide(at + 1, mines + 1);
      laid[at] = 0;
      for (const n of near) need[n]!++;
    }
    for (const n of near) room[n]!++;
    return whole;
  };
  return decide(0, 0);
}

/** What the ways of a component with an allowed number of mines agree on. */
function agreed({ cells, ways }: Component, allowed: (mines: number) => boolean): Pick<Findings, "safe" | "mines"> {
  const sum = new Int32Array(cells.length + 1);
  for (const [mines, counts] of ways) if (allowed(mines)) counts.forEach((count, i) => (sum[i]! += count));
  const all = sum[cells.length];
  return {
    safe: cells.filter((_, i) => sum[i] === 0),
    mines: cells.filter((_, i) => sum[i] === all),
  };
}

/** How many mines the components can take together: a flag for each sum. */
function sumsOf(components: readonly Component[]): readonly boolean[] {
  let sums = [true];
  for (const { ways } of components) {
    const next: boolean[] = [];
    sums.forEach((_, sum) => {
      for (const mines of ways.keys()) next[sum + mines] = true;
    });
    sums = next;
  }
  return sums;
}

/** What is proven about hidden cells on the present field, by the easier way if that proves something. */
export function findCases(places: ArrayLike<number>, limit: number): Findings | null {
  const components = componentsOf(places);
  let whole = true;
  for (const component of components) {
    if (!search(component, limit)) {
      whole = false;
      continue;
    }
    const { safe, mines } = agreed(component, () => true);
    if (safe.length + mines.length > 0) return { rule: "cases", safe, mines, numbers: component.numbers };
  }
  if (!whole) return null;

  const beside = new Set(components.flatMap(({ cells }) => cells));
  const inner = Array.from(places).filter((place) => status[place] === HIDDEN && !beside.has(place));
  const safe: number[] = [];
  const mines: number[] = [];
  for (const component of components) {
    const others = sumsOf(components.filter((other) => other !== component));
    const allowed = (own: number): boolean =>
      others.some((_, sum) => field.minesLeft - own - sum >= 0 && field.minesLeft - own - sum <= inner.length);
    const found = agreed(component, allowed);
    safe.push(...found.safe);
    mines.push(...found.mines);
  }
  const rest = sumsOf(components).flatMap((_, sum) => {
    const within = field.minesLeft - sum;
    return within >= 0 && within <= inner.length ? [within] : [];
  });
  if (rest.every((within) => within === 0)) safe.push(...inner);
  else if (rest.every((within) => within === inner.length)) mines.push(...inner);
  if (safe.length + mines.length === 0) return null;
  return { rule: "total", safe, mines, numbers: components.flatMap(({ numbers }) => numbers) };
}

/**
 * Whether the numbers alone leave no way in which the cell is a mine (or is none). Returns false as well when the
 * search is given up.
 */
export function isRefuted(numbers: readonly number[], cell: number, asMine: boolean, limit: number): boolean {
  const cells = [...new Set([cell, ...numbers.flatMap(hiddenAround)])];
  const need = new Map(numbers.map((number) => [number, left[number]!]));
  const room = new Map(numbers.map((number) => [number, BITS[mask[number]!]!]));
  const touched = cells.map((one) => numbersAround(one).filter((number) => need.has(number)));
  let steps = 0;
  /** True as soon as one way is found, or too many steps were taken. */
  const isPossible = (at: number): boolean => {
    if (++steps > limit || at === cells.length) return true;
    const near = touched[at]!;
    for (const number of near) room.set(number, room.get(number)! - 1);
    for (const mines of at > 0 ? [0, 1] : [asMine ? 1 : 0]) {
      for (const number of near) need.set(number, need.get(number)! - mines);
      const fits = near.every((number) => need.get(number)! >= 0 && need.get(number)! <= room.get(number)!);
      if (fits && isPossible(at + 1)) return true;
      for (const number of near) need.set(number, need.get(number)! + mines);
    }
    for (const number of near) room.set(number, room.get(number)! + 1);
    return false;
  };
  return !isPossible(0);
}
