import { hatchingOf, outlineOf, type PicturePoint } from "./hatching.ts";
import { ACCENT, FILL, INK, PAPER, paper, pictureWords, svgPicture } from "./svg-picture.ts";

/** Where the rectangle begins; its sides are written left of it and above it. */
const LEFT = 62;
const TOP = 44;
const MARGIN = 18;
const MOST = { width: 340, height: 150 } as const;
/** The least side of a part, so that its words find room. */
const LEAST = { width: 54, height: 40 } as const;
const WORD_SIZE = 18;

/** A part of a side: how long it is drawn, and what is written at it. */
export interface Side {
  readonly size: number;
  readonly text: string;
}

const lengthOf = (sides: readonly Side[]): number => sides.reduce((sum, { size }) => sum + size, 0);

/** Where the parts of a side begin and end, true to scale. */
function exactPlaces(sides: readonly Side[], unit: number): readonly number[] {
  let at = 0;
  return [0, ...sides.map(({ size }) => (at += size * unit))];
}

/** The same with room for words in each part. */
function placesOf(sides: readonly Side[], most: number, least: number): readonly number[] {
  const whole = lengthOf(sides);
  const lengths = sides.map(({ size }) => Math.max(least, (size / whole) * most));
  let at = 0;
  return [0, ...lengths.map((length) => Math.round((at += length)))];
}

/**
 * A rectangle that is cut into the parts of its sides, so that each part of one is multiplied by each part of the other.
 * @param areas   what is written in the parts, row by row; none: they are left empty
 * @param squares draws each unit of the sides, so that the small squares can be counted
 */
export function areaModelSvg(
  across: readonly Side[],
  down: readonly Side[],
  areas: readonly string[] = [],
  squares?: "squares",
): string {
  const [wide, high] = [across, down].map(lengthOf) as [number, number];
  const unit = Math.floor(Math.min(MOST.width / wide, MOST.height / high));
  const columns = (squares ? exactPlaces(across, unit) : placesOf(across, MOST.width, LEAST.width)).map(
    (x) => LEFT + x,
  );
  const rows = (squares ? exactPlaces(down, unit) : placesOf(down, MOST.height, LEAST.height)).map((y) => TOP + y);
  const [right, bottom] = [columns.at(-1)!, rows.at(-1)!];
  const [width, height] = [right + MARGIN, bottom + MARGIN];
  const middle = (places: readonly number[], at: number): number => Math.round((places[at]! + places[at + 1]!) / 2);
  const cuts = [
    ...columns.slice(1, -1).map((x) => `M${x} ${TOP}V${bottom}`),
    ...rows.slice(1, -1).map((y) => `M${LEFT} ${y}H${right}`),
  ].join("");
  const grid = [
    ...Array.from({ length: wide - 1 }, (_, at) => `M${LEFT + (at + 1) * unit} ${TOP}V${bottom}`),
    ...Array.from({ length: high - 1 }, (_, at) => `M${LEFT} ${TOP + (at + 1) * unit}H${right}`),
  ].join("");
  const words = [
    ...across.map(({ text }, at) => ({ text, x: middle(columns, at), y: TOP - 14 })),
    ...down.map(({ text }, at) => ({ text, x: LEFT / 2 + 4, y: middle(rows, at) + 6 })),
    ...areas.map((text, at) => ({
      text,
      x: middle(columns, at % across.length),
      y: middle(rows, Math.floor(at / across.length)) + 6,
    })),
  ];
  return svgPicture(
    width,
    height,
    paper(width, height),
    `<rect x="${LEFT}" y="${TOP}" width="${right - LEFT}" height="${bottom - TOP}" fill="${FILL}" stroke="${INK}" stroke-width="3"/>`,
    squares ? `<path d="${grid}" stroke="${INK}" stroke-width="0.8"/>` : "",
    cuts
      ? `<path d="${cuts}" stroke="${INK}" stroke-width="${squares ? 4 : 2}"${squares ? "" : ` stroke-dasharray="7 5"`}/>`
      : "",
    `<g stroke="${PAPER}" stroke-width="4" stroke-linejoin="round" paint-order="stroke">`,
    pictureWords(WORD_SIZE, words),
    "</g>",
  );
}

const SQUARE = { width: 240, height: 168, margin: 16 } as const;

/**
 * A whole as a rectangle of equal parts: so many of its columns are hatched one way, so many of its rows the other way;
 * the product of both fractions is where the lines cross.
 */
export function fractionProductSvg(
  [columns, ofColumns]: readonly [number, number],
  [rows, ofRows]: readonly [number, number],
): string {
  const { width, height, margin } = SQUARE;
  const xOf = (column: number): number => margin + (column / ofColumns) * width;
  const yOf = (row: number): number => margin + (row / ofRows) * height;
  const area = (right: number, bottom: number): readonly PicturePoint[] => [
    [margin, margin],
    [right, margin],
    [right, bottom],
    [margin, bottom],
  ];
  const [all, crossed] = [area(xOf(ofColumns), yOf(ofRows)), area(xOf(columns), yOf(rows))];
  const lines = [
    ...Array.from({ length: ofColumns - 1 }, (_, at) => `M${Math.round(xOf(at + 1))} ${margin}v${height}`),
    ...Array.from({ length: ofRows - 1 }, (_, at) => `M${margin} ${Math.round(yOf(at + 1))}h${width}`),
  ].join("");
  const hatched = (of: readonly PicturePoint[], way: "rising" | "falling"): string =>
    `<path d="${hatchingOf(of, way)}" fill="none" stroke="${ACCENT}" stroke-width="2" stroke-linecap="round"/>`;
  return svgPicture(
    width + 2 * margin,
    height + 2 * margin,
    paper(width + 2 * margin, height + 2 * margin),
    `<path d="${outlineOf(crossed)}" fill="${FILL}"/>`,
    hatched(area(xOf(columns), yOf(ofRows)), "rising"),
    hatched(area(xOf(ofColumns), yOf(rows)), "falling"),
    `<path d="${lines}" stroke="${INK}" stroke-width="1.5"/>`,
    `<path d="${outlineOf(all)}" fill="none" stroke="${INK}" stroke-width="3"/>`,
  );
}
