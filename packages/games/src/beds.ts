/** The catalogue's subtypes; each has a bed, that is, a gradient of its own. */
export const BEDS = [
  "arithmetic",
  "numbers",
  "measures",
  "equations",
  "geography",
  "logic",
  "words",
  "leisure",
] as const;
export type Bed = (typeof BEDS)[number];
