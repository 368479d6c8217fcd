import { bitOf, digitsIn, UNITS } from "../board.ts";
import { cellNames, digitNames } from "../words.ts";
import { bandsOf, both, isEmpty, isWithin, SETS_OF_SIZE, seenByAll, SIZE, type Bands, type Sight } from "./sight.ts";
import { takeOutOf, type Technique } from "./step.ts";

/** Cells of a unit with one digit more than cells. */
interface AlmostLocked {
  readonly cells: readonly number[];
  readonly digits: number;
  readonly bands: Bands;
  /** For each digit the cells that can take it, and what sees all of these. */
  readonly of: ReadonlyMap<number, { readonly bands: Bands; readonly seen: Bands }>;
}

function almostLocked(sight: Sight, size: number): AlmostLocked[] {
  const found = new Map<string, AlmostLocked>();
  for (const unit of UNITS)
    for (const some of SETS_OF_SIZE[size]!) {
      let digits = 0;
      for (let i = 0; i < 9 && digits >= 0; i++)
        if (some & (1 << i)) digits = sight.sets[unit[i]!] === 0 ? -1 : digits | sight.sets[unit[i]!]!;
      if (digits < 0 || SIZE[digits] !== size + 1) continue;
      const cells = unit.filter((_, i) => some & (1 << i));
      const key = cells.join();
      if (found.has(key)) continue;
      const of = new Map(
        digitsIn(digits).map((digit) => {
          const places = cells.filter((cell) => sight.sets[cell]! & bitOf(digit));
          return [digit, { bands: bandsOf(places), seen: seenByAll(places) }];
        }),
      );
      found.set(key, { cells, digits, bands: bandsOf(cells), of });
    }
  return [...found.values()];
}

/**
 * ALS-XZ: two groups of cells, each with one digit more than cells. The digit x is in one of them only, so one of them
 * is left with as many digits as cells: another digit of both, z, is in that one or in the other. With a
 * group of one cell it is also known as a WXYZ-wing, VWXYZ-wing and so on.
 */
export const alsXz =
  (...sizes: readonly (readonly [number, number])[]): Technique =>
  (sight) => {
    const known = new Map<number, AlmostLocked[]>();
    const ofSize = (size: number) => known.get(size) ?? known.set(size, almostLocked(sight, size)).get(size)!;
    for (const [small, large] of sizes)
      for (const one of ofSize(small))
        for (const other of ofSize(large)) {
          const shared = one.digits & other.digits;
          if (SIZE[shared]! < 2 || !isEmpty(both(one.bands, other.bands))) continue;
          for (const x of digitsIn(shared)) {
            if (!isWithin(one.of.get(x)!.bands, other.of.get(x)!.seen)) continue;
            for (const z of digitsIn(shared & ~bitOf(x))) {
              const conclusion = takeOutOf(sight, both(one.of.get(z)!.seen, other.of.get(z)!.seen), z);
              if (conclusion === null) continue;
              const values = {
                one: cellNames(one.cells),
                other: cellNames(other.cells),
                oneDigits: digitNames(one.digits),
                otherDigits: digitNames(other.digits),
                x,
                z,
              };
              return {
                words: () => ({
                  title: { id: "sudoku.technique.alsXz" },
                  steps: [
                    { id: "sudoku.hint.alsXz.look", values },
                    { id: "sudoku.hint.alsXz.why", values },
                    { id: "sudoku.hint.alsXz.so", values },
                  ],
                }),
                reason: [...one.cells, ...other.cells],
                conclusion,
              };
            }
          }
        }
    return null;
  };
