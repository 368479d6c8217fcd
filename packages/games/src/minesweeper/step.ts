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

/** Whether these numbers alone leave no way in which the cell is other than the step says. */
type Disproves = (numbers: readonly number[], cell: number) => boolean;

/** The numbers of a step that disprove one of its cells, as few as can be found; all of them where they disprove none. */
function fewestOf({ numbers }: Step, cells: readonly number[], disproves: Disproves): readonly number[] {
  let best = numbers;
  for (const cell of cells.slice(0, TRIED)) {
    let fewest = numbers;
    if (!disproves(fewest, cell)) continue;
    for (const number of numbers) {
      const fewer = fewest.filter((one) => one !== number);
      if (disproves(fewer, cell)) fewest = fewer;
    }
    if (fewest.length < best.length) best = fewest;
  }
  return best;
}

/** The same step narrowed to one cell and what else the same few numbers prove: what a person can follow. */
export function narrowed(step: Step, limit: number): Step {
  if (step.rule !== "cases") return step;
  for (const kind of ["safe", "mines"] as const) {
    const disproves: Disproves = (numbers, cell) => isRefuted(numbers, cell, kind === "safe", limit);
    const numbers = fewestOf(step, step[kind], disproves);
    const cells = step[kind].filter((cell) => disproves(numbers, cell));
    if (cells.length > 0) return { ...step, safe: [], mines: [], [kind]: cells, numbers };
  }
  // The search lays no more mines than are left: their count has decided what the numbers alone do not.
  return { ...step, rule: "total" };
}
