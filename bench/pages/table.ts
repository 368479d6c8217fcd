const widthOf = (rows: readonly (readonly string[])[], column: number): number =>
  Math.max(...rows.map((row) => row[column]!.length));

/** Prints rows under their heads; the first column is words, the others are figures. */
export function printTable(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const all = [heads, ...rows.map((row) => row.map(String))];
  for (const row of all)
    console.log(
      `  ${row.map((text, column) => (column === 0 ? text.padEnd(widthOf(all, 0)) : text.padStart(widthOf(all, column)))).join("  ")}`,
    );
}

export const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
