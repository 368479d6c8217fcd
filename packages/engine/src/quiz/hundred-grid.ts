import { hatchingOf, outlineOf, type PicturePoint } from "./hatching.ts";
import { ACCENT, FILL, INK, paper, svgPicture } from "./svg-picture.ts";

const ROW = 10;
const HUNDRED = ROW * ROW;
const CELL = 18;
const MARGIN = 14;
const SIDE = 2 * MARGIN + ROW * CELL;
/** Thicker lines show fives, so that nobody has to count to ten. */
const FIVE = 5;

/** A rectangle of cells: columns from the left, rows from the top. */
function cells(top: number, columns: number, rows: number): readonly PicturePoint[] {
  const [left, above] = [MARGIN, MARGIN + top * CELL];
  const [right, below] = [left + columns * CELL, above + rows * CELL];
  return [
    [left, above],
    [right, above],
    [right, below],
    [left, below],
  ];
}

/** A square of ten rows of ten cells, the first of them shaded row by row: a hatched ground, not only a colour. */
export function hundredGridSvg(shaded: number): string {
  const [rows, rest] = [Math.floor(Math.min(shaded, HUNDRED) / ROW), shaded % ROW];
  const areas = [...(rows > 0 ? [cells(0, ROW, rows)] : []), ...(rest > 0 && rows < ROW ? [cells(rows, rest, 1)] : [])];
  const lines = (isThick: boolean): string =>
    Array.from({ length: ROW + 1 }, (_, place) => MARGIN + place * CELL)
      .filter((_, place) => (place % FIVE === 0) === isThick)
      .map((at) => `M${MARGIN} ${at}H${SIDE - MARGIN}M${at} ${MARGIN}V${SIDE - MARGIN}`)
      .join("");
  return svgPicture(
    SIDE,
    SIDE,
    paper(SIDE, SIDE),
    ...areas.map(
      (area) =>
        `<path d="${outlineOf(area)}" fill="${FILL}"/>` +
        `<path d="${hatchingOf(area, "rising")}" fill="none" stroke="${ACCENT}" stroke-width="2" stroke-linecap="round"/>`,
    ),
    `<path d="${lines(false)}" fill="none" stroke="${INK}" stroke-width="1"/>`,
    `<path d="${lines(true)}" fill="none" stroke="${INK}" stroke-width="2.5" stroke-linecap="square"/>`,
  );
}
