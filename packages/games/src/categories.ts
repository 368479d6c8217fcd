/** The catalogue's subtypes; each has colours of its own. */
export const CATEGORIES = [
  "arithmetic",
  "numbers",
  "measures",
  "equations",
  "geography",
  "logic",
  "words",
  "leisure",
] as const;
export type Category = (typeof CATEGORIES)[number];
