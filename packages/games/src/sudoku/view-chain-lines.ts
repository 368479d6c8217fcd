import type { HintLink, HintPlace, Position } from "@karota/engine/game.ts";

/** The drawing's units: a cell is 100 wide, its digits lie as pencil marks do, on three by three places. */
export const CELL = 100;
const MARGIN = 7;
const THIRD = (CELL - 2 * MARGIN) / 3;
/** The radius of a digit's disc. */
export const RADIUS = 13;
const HEAD = 14;
/** Arrows bow to their left, so that two on one line do not cover each other. */
const BOW = { share: 0.2, least: 42, most: 46 };

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** A digit of a chain in one cell. */
export interface Disc extends Point {
  readonly digit: number;
  /** What follows: it is right, or it is wrong. */
  readonly isRight: boolean;
}
export interface Arrow {
  readonly kind: HintLink["kind"];
  /** A quadratic curve up to the head, as the path of an SVG. */
  readonly line: string;
  readonly head: readonly [tip: Point, left: Point, right: Point];
}
export interface ChainLines {
  readonly discs: readonly Disc[];
  /** Cells of one candidate, from one to the next. */
  readonly groups: readonly (readonly Point[])[];
  readonly arrows: readonly Arrow[];
}

const pointOf = ([x, y]: Position, digit: number): Point => ({
  x: CELL * x + MARGIN + THIRD * (((digit - 1) % 3) + 0.5),
  y: CELL * y + MARGIN + THIRD * (Math.floor((digit - 1) / 3) + 0.5),
});
const pointsOf = ({ cells, value }: HintPlace): Point[] => cells.map((cell) => pointOf(cell, value));
const distance = (one: Point, other: Point): number => Math.hypot(other.x - one.x, other.y - one.y);
/** The point at this distance from `one` towards `other`. */
const towards = (one: Point, other: Point, by: number): Point => {
  const share = by / distance(one, other);
  return { x: one.x + share * (other.x - one.x), y: one.y + share * (other.y - one.y) };
};

function arrowOf({ kind, from, to }: HintLink): Arrow {
  const [start, end] = pointsOf(from)
    .flatMap((one) => pointsOf(to).map((other) => [one, other] as const))
    .reduce((best, pair) => (distance(...pair) < distance(...best) ? pair : best));
  const length = distance(start, end);
  const bow = Math.min(BOW.most, Math.max(BOW.least, BOW.share * length)) / length;
  const bend = {
    x: (start.x + end.x) / 2 + bow * (end.y - start.y),
    y: (start.y + end.y) / 2 - bow * (end.x - start.x),
  };
  const tip = towards(end, bend, RADIUS);
  const neck = towards(end, bend, RADIUS + HEAD);
  const [across, down] = [(neck.x - tip.x) / 2, (neck.y - tip.y) / 2];
  const { x, y } = towards(start, bend, RADIUS);
  return {
    kind,
    line: `M${x} ${y}Q${bend.x} ${bend.y} ${neck.x} ${neck.y}`,
    head: [tip, { x: neck.x - down, y: neck.y + across }, { x: neck.x + down, y: neck.y - across }],
  };
}

/** Where a chain is drawn. */
export function linesOf(links: readonly HintLink[]): ChainLines {
  const discs = new Map<string, Disc>();
  const groups = new Map<string, readonly Point[]>();
  for (const { kind, from, to } of links)
    for (const [place, isRight] of [
      [from, kind === "weak"],
      [to, kind === "strong"],
    ] as const) {
      const points = pointsOf(place);
      for (const point of points) discs.set(`${point.x} ${point.y}`, { ...point, digit: place.value, isRight });
      if (points.length > 1) groups.set(JSON.stringify(place), points);
    }
  return { discs: [...discs.values()], groups: [...groups.values()], arrows: links.map(arrowOf) };
}
