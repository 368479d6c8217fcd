/*
 * Reads the pictures of the starter level from their SVG text, as one does who sees them and hears nothing: the counters of
 * the frames by their shapes, a jump by the marks that it passes.
 */

const count = (svg: string, pattern: RegExp): number => svg.match(pattern)?.length ?? 0;

/** How many circles, squares and crosses are in the frames; the cells do not count. */
export const readFrames = (svg: string) => ({
  circles: count(svg, /<circle /g),
  squares: count(svg, /<rect x=/g),
  crosses: count(svg, /<path d="M[\d. ]+L/g),
});

/** The texts of a line and where each of them is. */
const textsOf = (svg: string) =>
  [...svg.matchAll(/<text x="(\d+)" y="(\d+)">([^<]+)<\/text>/g)].map(([, x, y, text]) => ({
    x: Number(x),
    y: Number(y),
    text: text!,
  }));

/** One jump: the number written where it begins, how many marks it goes on, and what is written above and at its end. */
export function readJump(svg: string) {
  const [, from = "", to = ""] = /<path d="M(\d+) 72Q\d+ \d+ (\d+) 72"/.exec(svg) ?? [];
  const marks = [...svg.matchAll(/<path d="M(\d+) \d+V\d+"/g)].map(([, x]) => Number(x));
  const [low, high] = [Math.min(Number(from), Number(to)), Math.max(Number(from), Number(to))];
  const steps = marks.filter((x) => x > low && x <= high).length;
  const at = (x: string) => textsOf(svg).find((one) => one.x === Number(x) && one.y > 100)?.text;
  return {
    start: Number(at(from)),
    change: Number(to) > Number(from) ? steps : -steps,
    above: textsOf(svg).find(({ y }) => y < 50)?.text,
    end: at(to),
  };
}

/** How many counters there are, in how many rows, and on how many plates, or beside so many empty ones. */
export const readGroups = (svg: string) => ({
  counters: count(svg, /<circle /g),
  rows: new Set([...svg.matchAll(/<circle cx="[\d.]+" cy="([\d.]+)"/g)].map(([, y]) => y)).size,
  plates: count(svg, /<rect x=/g),
});
