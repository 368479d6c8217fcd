import { bitOf, DIGITS, digitsIn, sees } from "../board.ts";
import { bothNames, cellName, cellNames, inUnit, listOf, shortName } from "../words.ts";
import { chainSentence, linksAlong } from "./chain-words.ts";
import { both, cellsAt, maskOf, pairCells, seenByAll, SIZE, type Sight } from "./sight.ts";
import { takeOutOf, type Link, type Step, type Technique } from "./step.ts";

/** If the pivot is x, the wing is not, and so it is z. */
function wingLinks(pivot: number, wing: number, x: number, z: number): Link[] {
  const [lost, left] = [
    { cells: [wing], digit: x },
    { cells: [wing], digit: z },
  ];
  return [
    { kind: "weak", from: { cells: [pivot], digit: x }, to: lost },
    { kind: "strong", from: lost, to: left },
  ];
}

/** A cell with x or y, or for an XYZ-wing x, y or z, sees one with x or z and one with y or z: z is in one of these. */
const wing = (sight: Sight, size: 2 | 3): Step | null => {
  const pairs = pairCells(sight);
  for (let pivot = 0; pivot < 81; pivot++) {
    const set = sight.sets[pivot]!;
    if (SIZE[set] !== size) continue;
    const wings = pairs.filter(
      (cell) => sees(cell, pivot) && SIZE[sight.sets[cell]! & set] === size - 1 && sight.sets[cell] !== set,
    );
    for (const [i, one] of wings.entries())
      for (const other of wings.slice(i + 1)) {
        const shared = sight.sets[one]! & sight.sets[other]!;
        const ends = (sight.sets[one]! | sight.sets[other]!) & ~shared;
        if (SIZE[shared] !== 1 || (ends | (size === 3 ? shared : 0)) !== set) continue;
        const z = digitsIn(shared)[0]!;
        const seen = both(seenByAll([one, other]), size === 3 ? seenByAll([pivot]) : [-1, -1, -1]);
        const conclusion = takeOutOf(sight, seen, z);
        if (conclusion === null) continue;
        const x = digitsIn(sight.sets[one]! & ~shared)[0]!;
        const y = digitsIn(sight.sets[other]! & ~shared)[0]!;
        const values = { cell: cellName(pivot), one: cellName(one), other: cellName(other), x, y, z };
        const cells = cellNames([one, other]);
        const links = () => [...wingLinks(pivot, one, x, z), ...wingLinks(pivot, other, y, z)];
        return {
          words: () =>
            size === 2
              ? {
                  title: { id: "sudoku.technique.xyWing" },
                  steps: [
                    { id: "sudoku.hint.xyWing.look", values },
                    { id: "sudoku.hint.xyWing.why", values },
                    { id: "sudoku.hint.xyWing.so", values: { z, cells } },
                  ],
                  links: links(),
                }
              : {
                  title: { id: "sudoku.technique.xyzWing" },
                  steps: [
                    { id: "sudoku.hint.xyzWing.look", values },
                    { id: "sudoku.hint.xyzWing.why", values },
                    { id: "sudoku.hint.xyzWing.so", values: { z } },
                  ],
                  links: links(),
                },
          reason: [pivot, one, other],
          conclusion,
        };
      }
  }
  return null;
};

export const xyWing: Technique = (sight) => wing(sight, 2);
export const xyzWing: Technique = (sight) => wing(sight, 3);

/** W-wing: two cells with the same two digits, joined by a unit in which one of the digits has two places. */
export const wWing: Technique = (sight) => {
  const pairs = pairCells(sight);
  for (const [i, one] of pairs.entries())
    for (const other of pairs.slice(i + 1)) {
      const set = sight.sets[one]!;
      if (sight.sets[other] !== set || sees(one, other)) continue;
      for (const x of digitsIn(set))
        for (let unit = 0; unit < 27; unit++) {
          const mask = maskOf(sight, unit, x);
          if (SIZE[mask] !== 2) continue;
          const ends = cellsAt(unit, mask) as [number, number];
          const join = (a: number, b: number) => sees(a, one) && sees(b, other);
          if (!join(...ends) && !join(ends[1], ends[0])) continue;
          const [a, b] = join(...ends) ? ends : [ends[1], ends[0]];
          const y = DIGITS.find((digit) => digit !== x && set & bitOf(digit))!;
          const conclusion = takeOutOf(sight, seenByAll([one, other]), y);
          if (conclusion === null) continue;
          const place = (cell: number, digit: number) => ({ cells: [cell], digit });
          const places = [place(one, y), place(one, x), place(a, x), place(b, x), place(other, x), place(other, y)];
          return {
            words: () => ({
              title: { id: "sudoku.technique.wWing" },
              steps: [
                {
                  id: "sudoku.hint.wWing.look",
                  values: { cells: listOf([one, other].map(bothNames)), x, y, inUnit: inUnit(unit) },
                },
                chainSentence(places),
                { id: "sudoku.hint.wWing.so", values: { y, cells: listOf([one, other].map(shortName)) } },
              ],
              links: linksAlong(places),
            }),
            reason: [one, other, a, b],
            conclusion,
          };
        }
    }
  return null;
};
