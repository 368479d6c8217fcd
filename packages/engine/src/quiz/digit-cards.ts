import { ACCENT, FILL, INK, paper, svgPicture } from "./svg-picture.ts";

const CARD = { width: 34, height: 40, gap: 5 } as const;
const POINT_WIDTH = 18;
const ROW_GAP = 8;
const MARGIN = 14;
const WORD_SIZE = 22;
const BASELINE = 28;

/** The digits of a number from the left; null where there is no digit, before its first one. */
function digitsIn(units: number, places: number, length: number): readonly (string | null)[] {
  const digits = [...String(units).padStart(places + 1, "0")];
  return [...Array.from({ length: length - digits.length }, () => null), ...digits];
}

/** How many of the last digits are zeros that are only written to compare: of 40 with two places, 0,40, it is one. */
function addedZeros(units: number, places: number): number {
  for (let zeros = 0; zeros < places; zeros++) if (Math.floor(units / 10 ** zeros) % 10 > 0) return zeros;
  return places;
}

/** The first column from the left in which the digits differ. */
function decidingColumn(rows: readonly (readonly (string | null)[])[]): number {
  return rows[0]!.findIndex((_, column) => new Set(rows.map((row) => row[column] ?? "0")).size > 1);
}

/**
 * Numbers below each other, a card for each digit, ones below ones: zeros that fill the decimal places up are dashed, and
 * a frame is around the first column in which the numbers differ.
 * @param numbers whole, in units of the last of `places` decimal places
 */
export function digitCardsSvg(numbers: readonly number[], places: number): string {
  const length = Math.max(places + 1, ...numbers.map((units) => String(units).length));
  const rows = numbers.map((units) => digitsIn(units, places, length));
  const whole = length - places;
  const leftOf = (column: number): number =>
    MARGIN + column * (CARD.width + CARD.gap) + (column >= whole && places > 0 ? POINT_WIDTH : 0);
  const topOf = (row: number): number => MARGIN + row * (CARD.height + ROW_GAP);
  const width = leftOf(length) - CARD.gap + MARGIN;
  const height = topOf(rows.length) - ROW_GAP + MARGIN;
  const cards = rows.flatMap((digits, row) => {
    const added = addedZeros(numbers[row]!, places);
    return digits.flatMap((digit, column) => {
      if (digit === null) return [];
      const isAdded = column >= length - added;
      const [x, y] = [leftOf(column), topOf(row)];
      const look = isAdded ? `fill="none" stroke-dasharray="4 4"` : `fill="${FILL}"`;
      return [
        `<rect x="${x}" y="${y}" width="${CARD.width}" height="${CARD.height}" rx="6" ${look} stroke="${INK}" stroke-width="2"/>`,
        `<text x="${x + CARD.width / 2}" y="${y + BASELINE}">${digit}</text>`,
      ];
    });
  });
  const points = places > 0 ? rows.map((_, row) => ({ x: leftOf(whole) - POINT_WIDTH / 2 - 1, y: topOf(row) })) : [];
  const deciding = decidingColumn(rows);
  const frame =
    deciding < 0
      ? ""
      : `<rect x="${leftOf(deciding) - 4}" y="${MARGIN - 6}" width="${CARD.width + 8}"` +
        ` height="${height - 2 * MARGIN + 12}" rx="9" fill="none" stroke="${ACCENT}" stroke-width="3.5"/>`;
  return svgPicture(
    width,
    height,
    paper(width, height),
    `<g fill="${INK}" font-family="system-ui, sans-serif" font-size="${WORD_SIZE}" font-weight="600" text-anchor="middle">`,
    ...cards,
    ...points.map(({ x, y }) => `<text x="${x}" y="${y + BASELINE + 4}">{point:0}</text>`),
    "</g>",
    frame,
  );
}
