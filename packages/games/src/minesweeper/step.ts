import type { Rule } from "./board.ts";
import { findCases, isRefuted } from "./cases.ts";
import { BITS, HIDDEN, OPEN, STEPS } from "./places.ts";
import { comparePairs, field, left, mask, pair, status } from "./field.ts";

/** What one application of a rule proves about a field. All are places of the field. */
export interface Step {
  readonly rule: Rule;
  readonly safe: readonly number[];
  readonly mines: readonly number[];
  /** The open numbers that prove it; of a pair first the one with fewer mines left. */
  readonly numbers: readonly number[];
}

const placesOf = (place: number, set: number): number[] =>
  STEPS.flatMap((step, bit) => (set & (1 << bit) ? [place + step] : []));

/** The easiest step on the present field; null when the rules prove nothing. */
export function findStep(places: ArrayLike<number>, limit: number): Step | null {
  const numbers = Array.from(places).filter((place) => status[place] === OPEN && mask[place] !== 0);
  const full = numbers.find((place) => left[place] === 0);
  if (full !== undefined) return { rule: "number", safe: placesOf(full, mask[full]!), mines: [], numbers: [full] };
  if (field.minesLeft === 0)
    return {
      rule: "rest",
      safe: Array.from(places).filter((place) => status[place] === HIDDEN),
      mines: [],
      numbers: [],
    };
  const tight = numbers.find((place) => left[place] === BITS[mask[place]!]);
  if (tight !== undefined) return { rule: "number", safe: [], mines: placesOf(tight, mask[tight]!), numbers: [tight] };
  for (const place of numbers)
    if (comparePairs(place)) {
      const { few, many, safe, mines } = pair;
      return { rule: "pair", safe: placesOf(few, safe), mines: placesOf(many, mines), numbers: [few, many] };
    }
  return findCases(places, limit);
}

/** So many proven cells are tried for the one that needs the fewest numbers. */
const TRIED = 12;

/** The same step narrowed to one cell and what else the same few numbers prove: what a person can follow. */
export function narrowed(step: Step, limit: number): Step {
  if (step.rule !== "cases") return step;
  const kind = step.safe.length > 0 ? "safe" : "mines";
  const disproves = (numbers: readonly number[], cell: number): boolean =>
    isRefuted(numbers, cell, kind === "safe", limit);
  let best: readonly number[] = step.numbers;
  for (const cell of step[kind].slice(0, TRIED)) {
    let numbers = step.numbers;
    if (!disproves(numbers, cell)) continue;
    for (const number of step.numbers) {
      const fewer = numbers.filter((one) => one !== number);
      if (disproves(fewer, cell)) numbers = fewer;
    }
    if (numbers.length < best.length || best === step.numbers) best = numbers;
  }
  const cells = step[kind].filter((cell) => disproves(best, cell));
  return { ...step, safe: [], mines: [], [kind]: cells.length > 0 ? cells : step[kind], numbers: best };
}
