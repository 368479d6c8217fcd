import { coordinate, type PicturePoint } from "./hatching.ts";
import { INK, PAPER } from "./svg-picture.ts";

/*
 * Areas of a picture that are answers: each is marked with a letter and can be pressed. The drawing itself says where they
 * are, so that this holds for a picture that travels as SVG text too.
 */

/** The radius of a letter's circle, and of what is pressed around it, in the units of pictures of areas: two a pixel. */
export const BADGE_RADIUS = 40;
export const PRESSED_RADIUS = 78;
const LETTER_SIZE = 52;

/** An area that can be pressed, under its letter. */
export const areaPath = (letter: string, path: string, look: string): string =>
  `<path data-area="${letter}" d="${path}" ${look}/>`;

/** The letter of an area, in a circle. */
export const areaBadge = (letter: string, [x, y]: PicturePoint): string =>
  [
    `<circle data-area="${letter}" cx="${coordinate(x)}" cy="${coordinate(y)}" r="${BADGE_RADIUS}" fill="${PAPER}" stroke="${INK}" stroke-width="6"/>`,
    `<text x="${coordinate(x)}" y="${coordinate(y + 0.36 * LETTER_SIZE)}" fill="${INK}" font-family="system-ui, sans-serif" font-size="${LETTER_SIZE}" font-weight="700" text-anchor="middle">${letter}</text>`,
  ].join("");

/** What of a picture can be pressed. */
export interface PressedArea {
  readonly letter: string;
  readonly path: string;
  readonly badge: PicturePoint;
}

/** The areas of a picture and the box of its units; null where it has none. */
export function areasOf(svg: string): { readonly box: string; readonly areas: readonly PressedArea[] } | null {
  const badges = [...svg.matchAll(/<circle data-area="(\w)" cx="([-\d.]+)" cy="([-\d.]+)"/g)];
  const paths = new Map(
    [...svg.matchAll(/<path data-area="(\w)" d="([^"]*)"/g)].map(([, letter, path]) => [letter, path!]),
  );
  const box = /^<svg[^>]* viewBox="([-\d. ]+)"/.exec(svg)?.[1];
  if (badges.length === 0 || box === undefined) return null;
  const areas = badges.map(([, letter, x, y]): PressedArea => ({
    letter: letter!,
    path: paths.get(letter) ?? "",
    badge: [Number(x), Number(y)],
  }));
  return { box, areas };
}
