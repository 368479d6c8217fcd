import { reduceSets } from "../grade.ts";
import { alsXz } from "./als.ts";
import { bug } from "./bug.ts";
import { fish } from "./fish.ts";
import { rectangle } from "./rectangle.ts";
import { hiddenSet, nakedSet } from "./sets.ts";
import type { Technique } from "./step.ts";
import { strongLinks } from "./strong-links.ts";
import { xyWing, xyzWing } from "./wings.ts";

/**
 * A technique and its rating. `all` takes all its steps at once in frame 0, which is faster; from the rating `until` on
 * others find them as well.
 */
type Rung = readonly [
  technique: Technique,
  rating: number,
  faster?: { readonly all?: () => number; readonly until?: number },
];

/**
 * What singles and locked candidates do not solve, from the easiest, with ratings in tenths on the scale of Sukaku
 * Explainer. It has no ALS-XZ, but those with a group of one cell are its wings of four and five cells.
 */
export const BEYOND_LOCKED: readonly Rung[] = [
  [nakedSet(2), 30, { all: () => reduceSets(2, 1), until: 30 }],
  [fish(2), 32],
  [hiddenSet(2), 34, { all: () => reduceSets(2, 2), until: 34 }],
  [nakedSet(3), 36, { all: () => reduceSets(3, 2), until: 36 }],
  [fish(3), 38],
  [hiddenSet(3), 40, { all: () => reduceSets(3, 3), until: 40 }],
  [strongLinks(2, false), 40, { until: 43 }],
  [xyWing, 42],
  [strongLinks(2, true), 43],
  [xyzWing, 44],
  [rectangle, 45],
  [nakedSet(4), 50, { all: () => reduceSets(4, 3), until: 50 }],
  [fish(4), 52],
  [hiddenSet(4), 54, { all: () => reduceSets(4, 4), until: 54 }],
  [strongLinks(3, true), 54],
  [alsXz([1, 3]), 56],
  [bug, 56],
  [strongLinks(4, true), 58],
  [alsXz([1, 4]), 62],
];

/** Of what is beyond: chains and trial. */
export const BEYOND = 70;
