import { hatchingOf, outlineOf } from "./hatching.ts";
import { ACCENT, FILL, INK, paper, svgPicture } from "./svg-picture.ts";

const CARD = { width: 70, height: 92, gap: 10 } as const;
const MARGIN = 14;
const DOT = { radius: 4, step: 12 } as const;
/** Dots in a row, for each power of two. */
const ROW: Readonly<Record<number, number>> = { 1: 1, 2: 2, 4: 2, 8: 4, 16: 4 };
/** More dots cannot be drawn on a card. */
const MOST_DOTS = 16;

/** How many cards, of one dot, two, four and so on, are needed to show a number. */
export const cardsFor = (of: number): number => Math.floor(Math.log2(of)) + 1;
/** The largest number whose cards are drawn. */
export const MOST_ON_CARDS = 2 * MOST_DOTS - 1;

function face(dots: number, left: number, top: number): string {
  const inRow = ROW[dots]!;
  const [x, y] = [left + CARD.width / 2 - ((inRow - 1) / 2) * DOT.step, top + 40 - ((dots / inRow - 1) / 2) * DOT.step];
  return Array.from({ length: dots }, (_, place) => {
    const [across, down] = [x + (place % inRow) * DOT.step, y + Math.floor(place / inRow) * DOT.step];
    return `<circle cx="${across}" cy="${down}" r="${DOT.radius}" fill="${ACCENT}"/>`;
  }).join("");
}

/**
 * Cards with twice as many dots from each to the next on its left, side by side. Those that make up the number lie open
 * and show their dots, the others are turned over and hatched.
 */
export function bitCardsSvg(number: number): string {
  const count = cardsFor(number);
  const [width, height] = [2 * MARGIN + count * (CARD.width + CARD.gap) - CARD.gap, 2 * MARGIN + CARD.height];
  const cards = Array.from({ length: count }, (_, place) => {
    const dots = 2 ** (count - 1 - place);
    const left = MARGIN + place * (CARD.width + CARD.gap);
    const isOpen = Math.floor(number / dots) % 2 === 1;
    const [right, bottom] = [left + CARD.width, MARGIN + CARD.height];
    const area = [
      [left, MARGIN],
      [right, MARGIN],
      [right, bottom],
      [left, bottom],
    ] as const;
    const card = `<path d="${outlineOf(area)}" fill="${isOpen ? FILL : "none"}" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/>`;
    if (!isOpen) return `${card}<path d="${hatchingOf(area, "rising")}" stroke="${INK}" stroke-width="1.2"/>`;
    return (
      card +
      face(dots, left, MARGIN) +
      `<text x="${left + CARD.width / 2}" y="${bottom - 7}" fill="${INK}" font-family="system-ui, sans-serif" font-size="15" font-weight="600" text-anchor="middle">${dots}</text>`
    );
  });
  return svgPicture(width, height, paper(width, height), ...cards);
}
