/*
 * Reads a hundred-grid from its SVG text, as one does who sees it and has no description: the lines that make the cells, and
 * the areas in which lines are drawn.
 */

const AREA = /<path d="M([\d.]+) ([\d.]+)L[\d.]+ [\d.]+L([\d.]+) ([\d.]+)L[^"]+Z"[^>]*\/><path d="M[^"Z]+"/g;

/** How many cells there are, and how many of them are shaded. */
export function readGrid(svg: string): { readonly cells: number; readonly shaded: number } {
  const across = [...svg.matchAll(/M\d+ (\d+)H/g)].map(([, y]) => Number(y)).toSorted((one, other) => one - other);
  const columns = [...svg.matchAll(/M\d+ \d+V/g)].length - 1;
  const cell = across[1]! - across[0]!;
  const areas = [...svg.matchAll(AREA)].map((found) => found.slice(1).map(Number) as [number, number, number, number]);
  const size = areas.reduce((sum, [left, top, right, bottom]) => sum + (right - left) * (bottom - top), 0);
  return { cells: columns * (across.length - 1), shaded: size / cell ** 2 };
}
