/*
 * Reads the pictures of scales from their SVG text, as one does who sees them and has no description: the numbers beside
 * the marks, the marks between them, and the level, the pointer or the ends of a pencil.
 */

interface Point {
  readonly x: number;
  readonly y: number;
}
const numbered = (svg: string): readonly (Point & { readonly value: number })[] =>
  [...svg.matchAll(/<text x="(-?[\d.]+)" y="(-?[\d.]+)">(\d+)<\/text>/g)].map(([, x, y, value]) => ({
    x: Number(x),
    y: Number(y),
    value: Number(value),
  }));

/** The value at a place between two numbers whose places are known; the marks between them are equally far apart. */
function between(
  place: number,
  one: readonly [place: number, value: number],
  other: readonly [place: number, value: number],
) {
  return one[1] + ((place - one[0]) / (other[0] - one[0])) * (other[1] - one[1]);
}

/** The value nearest to where a mark is. */
const atMark = (value: number, step: number): number => Math.round(value / step) * step;

/** What a jug shows: where its level is beside the numbers. */
export function readJug(svg: string): number {
  const numbers = numbered(svg).toSorted((one, other) => one.value - other.value);
  const [first, second] = [numbers[0]!, numbers[1]!];
  const marks = [...svg.matchAll(/<path d="M72 ([\d.]+)h(\d+)"/g)].map(([, y]) => Number(y)).toSorted((a, b) => b - a);
  const level = Number(/<path d="M72 ([\d.]+)H180" stroke=/.exec(svg)![1]);
  // A number is written beside its mark.
  const markOf = (y: number): number => marks.toSorted((a, b) => Math.abs(a - y + 6) - Math.abs(b - y + 6))[0]!;
  const ends = [first, second].map(({ y, value }) => [markOf(y), value] as const);
  const step = (second.value - first.value) / (marks.indexOf(ends[1]![0]) - marks.indexOf(ends[0]![0]));
  return atMark(between(level, ends[0]!, ends[1]!), step);
}

const degreesAt = ({ x, y }: Point): number => ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;

/** What scales show: the pointer's angle from the top, and how much a whole round is. */
export function readScales(svg: string): number {
  const lines = [
    ...svg.matchAll(/<path d="M(-?[\d.]+) (-?[\d.]+)L(-?[\d.]+) (-?[\d.]+)" stroke-width="([\d.]+)"/g),
  ].map(([, , , x, y, width]) => ({ x: Number(x), y: Number(y), width: Number(width) }));
  const pointer = lines.find(({ width }) => width === 4.5)!;
  const marks = lines.length - 1;
  const numbers = numbered(svg).toSorted((one, other) => one.value - other.value);
  // The most is where 0 is, and is not written.
  const most = numbers.length * numbers[1]!.value;
  return atMark(between(degreesAt(pointer), [0, 0], [360, most]), most / marks);
}

/** Where a pencil begins and ends on a ruler, in centimetres, and whether there is a mark for each millimetre. */
export function readRuler(svg: string) {
  const numbers = numbered(svg).toSorted((one, other) => one.value - other.value);
  const [zero, last] = [numbers[0]!, numbers.at(-1)!];
  const marks = [...svg.matchAll(/<path d="M([\d.]+) 62v/g)].map(([, x]) => Number(x));
  const [, from, to] = /<path d="M([\d.]+) 42V62M([\d.]+) 30V62"/.exec(svg)!.map(Number);
  const perCentimetre = (marks.length - 1) / last.value;
  const centimetresAt = (x: number): number => between(x, [zero.x, 0], [last.x, last.value]);
  const nearest = (x: number): number => marks.toSorted((one, other) => Math.abs(one - x) - Math.abs(other - x))[0]!;
  const read = (x: number): number => Math.round(centimetresAt(nearest(x)) * perCentimetre) / perCentimetre;
  return { from: read(from!), to: read(to!), perCentimetre };
}
