import { digitsOf, numeralMistakes, readDigits } from "./numeral.ts";
import type { Named } from "./topic.ts";

/** One column of a written addition. */
export interface SumColumn {
  readonly digits: readonly [number, number];
  /** What came over from the column to the right. */
  readonly carried: number;
  readonly total: number;
}

/** The columns of a written addition in a base, from the right. */
export function sumColumns(one: number, other: number, base: number): readonly SumColumn[] {
  const columns: SumColumn[] = [];
  let carried = 0;
  for (let worth = 1; worth <= Math.max(one, other); worth *= base) {
    const digits = [Math.floor(one / worth) % base, Math.floor(other / worth) % base] as const;
    const total = digits[0] + digits[1] + carried;
    columns.push({ digits, carried, total });
    carried = total >= base ? 1 : 0;
  }
  return columns;
}

/** What sum comes out when the columns are added in the usual wrong ways; the likelier errors first. */
export function wrongSums(one: number, other: number, base: number): readonly Named<number>[] {
  const right = one + other;
  const wrong: Named<number>[] = [];
  const add = (name: string, value: number | null) => {
    if (value !== null && value > 0 && value !== right) wrong.push({ name, value });
  };
  const columns = sumColumns(one, other, base);
  const bare = columns.map(({ digits: [upper, lower] }) => upper + lower);
  add(
    "carry-forgotten",
    bare.reduce((sum, digit, place) => sum + (digit % base) * base ** place, 0),
  );
  columns.forEach(({ total }, place) => {
    if (total >= base) add("carry-forgotten", right - base ** (place + 1));
  });
  if (base > 2) add("carried-at-ten", carriedAtTen(columns, base));
  if (columns.some(({ total }) => total >= base))
    add(
      "carry-written-out",
      readDigits(
        bare
          .toReversed()
          .map((digit) => digitsOf(digit, base))
          .join(""),
        base,
      ),
    );
  columns.forEach(({ total }, place) => {
    // Only where no other digit changes with it.
    if (total % base < base - 1) add("column-off", right + base ** place);
  });
  for (const { name, value } of numeralMistakes(right, base)) if (name === "digits-swapped") add(name, value);
  return wrong;
}

/** The sum of a pupil who carries from ten on, as in the decimal system; null where a digit would not exist. */
function carriedAtTen(columns: readonly SumColumn[], base: number): number | null {
  let carried = 0;
  let written = "";
  for (const { digits } of columns) {
    const total = digits[0] + digits[1] + carried;
    carried = total >= 10 ? 1 : 0;
    const digit = total - 10 * carried;
    if (digit >= base) return null;
    written = digitsOf(digit, base) + written;
  }
  return readDigits((carried > 0 ? "1" : "") + written, base);
}
