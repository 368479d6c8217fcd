import { reduceSets } from "../grade.ts";
import { alsXz } from "./als.ts";
import { bug } from "./bug.ts";
import { fish } from "./fish.ts";
import { rectangle } from "./rectangle.ts";
import { hiddenSet, nakedSet } from "./sets.ts";
import type { Technique } from "./step.ts";
import { strongLinks } from "./strong-links.ts";
import { xyWing, xyzWing } from "./wings.ts";

/** A technique, its rating, and what takes all its steps at once in frame 0, where that is faster. */
type Rung = readonly [technique: Technique, rating: number, all?: () => number];

/**
 * What singles and locked candidates do not solve, from the easiest, with ratings in tenths on the scale of Sukaku
 * Explainer. It has no ALS-XZ, but those with a group of one cell are its wings of four and five cells.
 */
export const BEYOND_LOCKED: readonly Rung[] = [
  [nakedSet(2), 30, () => reduceSets(2, 1)],
  [fish(2), 32],
  [hiddenSet(2), 34, () => reduceSets(2, 2)],
  [nakedSet(3), 36, () => reduceSets(3, 2)],
  [fish(3), 38],
  [hiddenSet(3), 40, () => reduceSets(3, 3)],
  [strongLinks(2, false), 40],
  [xyWing, 42],
  [strongLinks(2, true), 43],
  [xyzWing, 44],
  [rectangle, 45],
  [nakedSet(4), 50, () => reduceSets(4, 3)],
  [fish(4), 52],
  [hiddenSet(4), 54, () => reduceSets(4, 4)],
  [strongLinks(3, true), 54],
  [alsXz([1, 3]), 56],
  [bug, 56],
  [strongLinks(4, true), 58],
  [alsXz([1, 4]), 62],
];

/** Of what is beyond: chains and trial. */
export const BEYOND = 70;
