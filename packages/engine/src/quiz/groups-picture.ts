import { ACCENT, FILL, INK, PAPER, paper, svgPicture } from "./svg-picture.ts";

/** Between the middles of two counters, and the size of a counter. */
const STEP = 24;
const RADIUS = 9;
/** Counters in a row of a group, so that five and ten are seen at once. */
const ROW = 5;
const MARGIN = 14;
const GAP = 12;
/** Around the counters of a group. */
const INSIDE = 10;
/** The widest picture, as wide as other ones. */
const WIDTH = 440;

const count = <Made>(length: number, make: (place: number) => Made): readonly Made[] =>
  Array.from({ length }, (_, place) => make(place));

/** Counters in rows, their block's corner at a point. */
const counters = (amount: number, row: number, left: number, top: number, fill = ACCENT): string =>
  count(amount, (place) => {
    const [x, y] = [left + ((place % row) + 0.5) * STEP, top + (Math.floor(place / row) + 0.5) * STEP];
    return `<circle cx="${x}" cy="${y}" r="${RADIUS}" fill="${fill}" stroke="${INK}" stroke-width="2"/>`;
  }).join("");

/** The places of equal boxes, as many in a row as there is room for, and the size of them all. */
function boxes(amount: number, width: number, height: number) {
  const inRow = Math.min(amount, Math.floor((WIDTH - 2 * MARGIN + GAP) / (width + GAP)));
  const rows = Math.ceil(amount / inRow);
  return {
    width: 2 * MARGIN + inRow * (width + GAP) - GAP,
    height: 2 * MARGIN + rows * (height + GAP) - GAP,
    at: count(amount, (place) => ({
      left: MARGIN + (place % inRow) * (width + GAP),
      top: MARGIN + Math.floor(place / inRow) * (height + GAP),
    })),
  };
}

const plate = (left: number, top: number, width: number, height: number): string =>
  `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="16" fill="${FILL}" stroke="${INK}"` +
  ` stroke-width="2"/>`;

/** Groups of the same size, each on a plate of its own. */
export function groupsSvg(groups: number, size: number): string {
  const inRow = Math.min(size, ROW);
  const [wide, high] = [inRow * STEP + 2 * INSIDE, Math.ceil(size / ROW) * STEP + 2 * INSIDE];
  const { width, height, at } = boxes(groups, wide, high);
  return svgPicture(
    width,
    height,
    paper(width, height),
    ...at.map(({ left, top }) => plate(left, top, wide, high) + counters(size, inRow, left + INSIDE, top + INSIDE)),
  );
}

/** Counters in rows of the same length. */
export function arraySvg(rows: number, columns: number): string {
  const [width, height] = [2 * MARGIN + columns * STEP, 2 * MARGIN + rows * STEP];
  return svgPicture(width, height, paper(width, height), counters(rows * columns, columns, MARGIN, MARGIN));
}

/** Counters in rows of the same length, and apart from them the ones that are left over, which are empty circles. */
export function restSvg(rows: number, columns: number, rest: number): string {
  const below = MARGIN + rows * STEP + GAP;
  const [width, height] = [2 * MARGIN + columns * STEP, below + STEP + MARGIN];
  return svgPicture(
    width,
    height,
    paper(width, height),
    counters(rows * columns, columns, MARGIN, MARGIN),
    counters(rest, columns, MARGIN, below, PAPER),
  );
}

const TEN = 10;
const PLATE = { width: 64, height: 44 } as const;

/** Counters in rows of ten, and below them empty plates on which they are to be shared. */
export function sharingSvg(amount: number, plates: number): string {
  const below = Math.ceil(amount / TEN) * STEP + GAP;
  const { width, height, at } = boxes(plates, PLATE.width, PLATE.height);
  const whole = Math.max(width, 2 * MARGIN + TEN * STEP);
  return svgPicture(
    whole,
    height + below,
    paper(whole, height + below),
    counters(amount, TEN, MARGIN, MARGIN),
    ...at.map(({ left, top }) => plate(left, top + below, PLATE.width, PLATE.height)),
  );
}
