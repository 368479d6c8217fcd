import { ACCENT, FILL, INK, paper, svgPicture } from "./svg-picture.ts";

/** What lies in a cell of a ten-frame: the shapes differ, so that nobody needs to see colours. */
export type Counter = "circle" | "square" | "crossed circle" | null;

const FRAME = 10;
const ROW = 5;
const CELL = 40;
const MARGIN = 14;
/** Between two frames. */
const GAP = 18;
/** Half the size of a counter. */
const HALF = 13;

const times = (count: number, counter: Counter): readonly Counter[] => Array.from({ length: count }, () => counter);

/**
 * Circles and then squares, from the first cell on.
 * @param apart the squares begin in the second frame, so that the circles' frame is seen to be not full
 */
export const countersOf = (circles: number, squares: number, apart = false): readonly Counter[] => [
  ...times(circles, "circle"),
  ...times(apart ? FRAME - circles : 0, null),
  ...times(squares, "square"),
];

/** Circles, the last of which are crossed out. */
export const crossedOut = (circles: number, crossed: number): readonly Counter[] => [
  ...times(circles - crossed, "circle"),
  ...times(crossed, "crossed circle"),
];

function counterAt(counter: Counter, x: number, y: number): string {
  const cross = `M${x - HALF} ${y - HALF}L${x + HALF} ${y + HALF}M${x + HALF} ${y - HALF}L${x - HALF} ${y + HALF}`;
  switch (counter) {
    case "circle":
      return `<circle cx="${x}" cy="${y}" r="${HALF}" fill="${ACCENT}" stroke="${INK}" stroke-width="2"/>`;
    case "square":
      return (
        `<rect x="${x - HALF}" y="${y - HALF}" width="${2 * HALF}" height="${2 * HALF}" fill="${FILL}"` +
        ` stroke="${INK}" stroke-width="3"/>`
      );
    case "crossed circle":
      return (
        `<circle cx="${x}" cy="${y}" r="${HALF}" fill="none" stroke="${INK}" stroke-width="2"/>` +
        `<path d="${cross}" stroke="${INK}" stroke-width="3.5" stroke-linecap="round"/>`
      );
    default:
      return "";
  }
}

/** One or two ten-frames, two rows of five cells each and side by side, with counters from the top left on. */
export function tenFrameSvg(counters: readonly Counter[]): string {
  const frames = Math.ceil(counters.length / FRAME);
  const cellOf = (place: number): readonly [left: number, top: number] => {
    const [frame, within] = [Math.floor(place / FRAME), place % FRAME];
    return [MARGIN + frame * (ROW * CELL + GAP) + (within % ROW) * CELL, MARGIN + (within < ROW ? 0 : CELL)];
  };
  const [width, height] = [2 * MARGIN + frames * (ROW * CELL + GAP) - GAP, 2 * MARGIN + 2 * CELL];
  return svgPicture(
    width,
    height,
    paper(width, height),
    `<g fill="none" stroke="${INK}" stroke-width="2">`,
    ...Array.from({ length: frames * FRAME }, (_, place) => {
      const [left, top] = cellOf(place);
      return `<path d="M${left} ${top}h${CELL}v${CELL}h-${CELL}z"/>`;
    }),
    "</g>",
    ...counters.map((counter, place) => {
      const [left, top] = cellOf(place);
      return counterAt(counter, left + CELL / 2, top + CELL / 2);
    }),
  );
}
