import type { Random } from "@karota/engine/random.ts";
import type { Mini } from "./board.ts";

/**
 * Boards in which every letter, a dot, is in a run across and in a run down, of three letters or more. They are patterns
 * that the words of all three languages fill within a few hundred steps: most of their runs have 3 to 5 letters.
 */
export const PATTERNS: Readonly<Record<Mini, readonly string[]>> = {
  "5x5": [
    "...## ....# ..... #.... ##...",
    "...## ...## ..... ##... ##...",
    "...## ...## ..... #.... ##...",
    "...## ...## ..... #.... #....",
    "...## ...## ..... ..... #....",
    "...## ....# ..... #.... #....",
    "...## ..... ..... #.... #...#",
  ],
  "7x7": [
    "....### ....### .....## ###.... ....... ...#... ...#...",
    "....### ....### ....### ###.... ....... ...#... ...#...",
    "...#### ....### .....## ###.... ....... ...#... ...#...",
    "...#### ....### .....## ##..... ...#... ...#... ...#...",
    "...#### ....### ....### ###.... ....... ...#... ...#...",
    "...#### ....### ....### ##..... ...#... ...#... ...#...",
    "...#### ...#... ...#... ##..... .....## ....### ....###",
    "....### ....### .....## ...#... ##..... ###.... ###....",
    "#...### ....### .....## ...#... ##..... ###.... ###...#",
  ],
};

const mirrored = (rows: readonly string[]): string[] => rows.map((row) => [...row].reverse().join(""));
const turned = (rows: readonly string[]): string[] =>
  [...rows[0]!].map((_, x) =>
    rows
      .map((row) => row[x])
      .reverse()
      .join(""),
  );

/** The eight forms of a pattern, turned and mirrored, as rows. */
export function formsOf(pattern: string): readonly (readonly string[])[] {
  const forms: (readonly string[])[] = [pattern.split(" ")];
  for (let turns = 0; turns < 3; turns++) forms.push(turned(forms.at(-1)!));
  return [...forms, ...forms.map(mirrored)];
}

/** A pattern of this size in one of its forms. */
export const drawPattern = (size: Mini, random: Random): readonly string[] =>
  random.pick(formsOf(random.pick(PATTERNS[size])));
