import { coordinate, hatchingOf, outlineOf, type Hatching, type PicturePoint } from "./hatching.ts";
import { ACCENT, FILL, INK, paper, svgPicture } from "./svg-picture.ts";

/** How a part of a whole looks; shaded ones are hatched, one way or the other, so that nobody needs to see colours. */
export type Part = "blank" | "shaded" | "added" | "crossed out";

/** So many parts of one look. */
export const parts = (count: number, part: Part): readonly Part[] => Array.from({ length: count }, () => part);

/** Wholes of `under` equal parts each, as many as are needed, of which the first `over` parts are shaded. */
export function shadedWholes(over: number, under: number): readonly (readonly Part[])[] {
  const wholes = Math.max(1, Math.ceil(over / under));
  return Array.from({ length: wholes }, (_, place) => {
    const shaded = Math.min(under, over - place * under);
    return [...parts(shaded, "shaded"), ...parts(under - shaded, "blank")];
  });
}

const HATCHINGS: Readonly<Record<Part, Hatching | null>> = {
  blank: null,
  shaded: "rising",
  added: "falling",
  "crossed out": "rising",
};

const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

/** One part: its ground, its hatching and its outline. */
function partOf(area: readonly PicturePoint[], part: Part): string {
  const hatching = HATCHINGS[part];
  const outline = `<path d="${outlineOf(area)}" fill="${hatching ? FILL : "none"}" stroke="${INK}" stroke-width="2"/>`;
  return outline + (hatching ? line(hatchingOf(area, hatching), ACCENT, 2) : "");
}

const MARGIN = 14;
const BAR = { width: 408, height: 56, gap: 12 } as const;
/** How far a cross stays from the sides of its part. */
const CROSS_MARGIN = 5;

/** Bars of the same length below each other, each a whole of equal parts. */
export function fractionBarsSvg(bars: readonly (readonly Part[])[]): string {
  const [width, height] = [2 * MARGIN + BAR.width, 2 * MARGIN + bars.length * (BAR.height + BAR.gap) - BAR.gap];
  const drawn = bars.flatMap((bar, row) => {
    const top = MARGIN + row * (BAR.height + BAR.gap);
    const bottom = top + BAR.height;
    const xOf = (place: number): number => MARGIN + (place / bar.length) * BAR.width;
    return bar.map((part, place) => {
      const [left, right] = [xOf(place), xOf(place + 1)];
      const corners: readonly PicturePoint[] = [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ];
      const [from, to] = [left + CROSS_MARGIN, right - CROSS_MARGIN].map(coordinate);
      const [above, below] = [top + CROSS_MARGIN, bottom - CROSS_MARGIN];
      const cross = line(`M${from} ${above}L${to} ${below}M${to} ${above}L${from} ${below}`, INK, 3.5);
      return partOf(corners, part) + (part === "crossed out" ? cross : "");
    });
  });
  return svgPicture(width, height, paper(width, height), ...drawn);
}

const CIRCLE = { radius: 62, gap: 16 } as const;
/** Straight pieces that an arc of the whole circle has. */
const ARC_PIECES = 72;

/** Circles side by side, each a whole of equal parts, the first of which begins at the top and goes clockwise. */
export function fractionCirclesSvg(circles: readonly (readonly Part[])[]): string {
  const step = 2 * CIRCLE.radius + CIRCLE.gap;
  const [width, height] = [2 * MARGIN + circles.length * step - CIRCLE.gap, 2 * (MARGIN + CIRCLE.radius)];
  const drawn = circles.flatMap((circle, column) => {
    const centre: PicturePoint = [MARGIN + CIRCLE.radius + column * step, MARGIN + CIRCLE.radius];
    const rimAt = (share: number): PicturePoint => {
      const angle = 2 * Math.PI * share;
      return [centre[0] + CIRCLE.radius * Math.sin(angle), centre[1] - CIRCLE.radius * Math.cos(angle)];
    };
    const pieces = Math.ceil(ARC_PIECES / circle.length);
    return circle.map((part, place) => {
      const rim = Array.from({ length: pieces + 1 }, (_, piece) => rimAt((place + piece / pieces) / circle.length));
      return partOf([centre, ...rim], part);
    });
  });
  return svgPicture(width, height, paper(width, height), ...drawn);
}
