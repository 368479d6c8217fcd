import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PREVIEW_SIZE } from "../../../packages/contract/src/rendering.ts";
import type { Category } from "../../../packages/games/src/categories.ts";
import { outlineOf } from "./text-outlines.ts";

const ROOT = join(import.meta.dirname, "../../..");
const GAMES = join(ROOT, "packages/games/src");
const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
const MIDDLE = WIDTH / 2;

const tokens = readFileSync(join(ROOT, "packages/ui/src/styles/tokens.css"), "utf8");
/** A token's colour in the light scheme. */
function light(token: string): string {
  const value = new RegExp(`${token}: light-dark\\((#\\w+),`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`the tokens have no colour ${token}`);
  return value;
}

const contentOf = (svg: string): string => svg.replace(/^\s*<svg [^>]*>/, "").replace(/<\/svg>\s*$/, "");
const attribute = (tag: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

/** A game's drawing in its category's colours, its texts as outlines. */
function glyphOf(game: string, category: Category): string {
  const ink = light(`--category-${category}-ink`);
  return contentOf(readFileSync(join(GAMES, game, "glyph.svg"), "utf8"))
    .replace(/var\(--category-(a|b)\)/g, (_, stop: string) => light(`--category-${category}-${stop}`))
    .replace(/var\((--(?!font)[\w-]+)\)/g, (_, token: string) => light(token))
    .replaceAll("currentColor", ink)
    .replace(/<text( [^>]*)>([^<]*)<\/text>/g, (_, tag: string, text: string) =>
      outlineOf(text, {
        x: Number(attribute(tag, "x")),
        y: Number(attribute(tag, "y")),
        size: Number(attribute(tag, "font-size")),
        anchor: "middle",
        colour: attribute(tag, "fill"),
        opacity: Number(attribute(tag, "opacity") || 1),
      }),
    );
}

const carrot = (x: number, y: number, side: number): string =>
  `<g transform="translate(${x} ${y}) scale(${side / 32})">${contentOf(readFileSync(join(ROOT, "apps/web/public/carrot.svg"), "utf8"))}</g>`;

const brand = (x: number, y: number, size: number, anchor: "start" | "middle"): string =>
  outlineOf("Karota", { x, y, size, anchor, colour: light("--ink") });

/** The paper with two hills at its foot. */
const sheet = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${light("--paper")}"/>` +
  `<path fill="${light("--hill-far")}" d="M0 560C160 500 300 545 470 540S830 430 1200 500V630H0z"/>` +
  `<path fill="${light("--hill")}" d="M0 590C260 545 480 600 700 575S1020 540 1200 572V630H0z"/>` +
  `${inside}</svg>\n`;

/** The game's card and its parts: a seam, the drawing, a label. */
const CARD = { left: MIDDLE - 206, top: 56, width: 412, height: 502, seam: 40, art: 366 };

/** A game's picture: its card with the brand on the label. Its colour changes downwards only: smaller files. */
export function drawGame(game: string, category: Category): string {
  const { left, top, width, height, seam, art } = CARD;
  const [a, b, ink] = ["a", "b", "ink"].map((stop) => light(`--category-${category}-${stop}`));
  const right = left + width;
  const side = 264;
  const body = `M${left} ${top + 20}q0-20 20-20H${right - 20}q20 0 20 20V${top + height - 40}q0 40-40 40H${left + 40}q-40 0-40-40z`;
  return sheet(
    `<defs><linearGradient id="art" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient>` +
      `<clipPath id="body"><path d="${body}"/></clipPath></defs>` +
      [14, 9, 4]
        .map((down) => `<path d="${body}" transform="translate(0 ${down})" fill="${light("--soil")}" opacity=".06"/>`)
        .join("") +
      `<g clip-path="url(#body)"><path fill="url(#art)" d="M${left} ${top}h${width}v${height}h-${width}z"/>` +
      `<path fill="${b}" d="M${left} ${top}h${width}v${seam}h-${width}z"/>` +
      `<path stroke="${ink}" stroke-width="3.5" stroke-dasharray="11 9" opacity=".4" d="M${left} ${top + seam}h${width}"/>` +
      `<path fill="${light("--surface")}" d="M${left} ${top + art + 14}Q${MIDDLE} ${top + art - 34} ${right} ${top + art + 14}V${top + height}H${left}z"/></g>` +
      `<g transform="translate(${MIDDLE - side / 2} ${top + seam + 24}) scale(${side / 64})">${glyphOf(game, category)}</g>` +
      carrot(MIDDLE - 118, top + art + 34, 66) +
      brand(MIDDLE - 40, top + art + 85, 56, "start"),
  );
}

/** The picture of every other page: the brand. */
export const drawSite = (): string => sheet(carrot(MIDDLE - 120, 66, 240) + brand(MIDDLE, 444, 150, "middle"));
