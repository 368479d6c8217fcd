import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";

const FONT = "@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2";
/** The file's own weight is 400: edges drawn so wide, in parts of the size, give the look of 750, the headings' weight. */
const EDGE = 0.055;

let font: Font | undefined;
const headFont = (): Font => (font ??= create(readFileSync(createRequire(import.meta.url).resolve(FONT))) as Font);

export interface TextPlace {
  readonly x: number;
  /** The base line. */
  readonly y: number;
  readonly size: number;
  readonly anchor: "start" | "middle";
  readonly colour: string;
  readonly opacity?: number;
}

/** A text in the font of headings as an SVG path, because the rasteriser reads no web fonts. */
export function outlineOf(text: string, { x, y, size, anchor, colour, opacity = 1 }: TextPlace): string {
  const { unitsPerEm } = headFont();
  const { glyphs, positions, advanceWidth } = headFont().layout(text);
  const scale = size / unitsPerEm;
  const left = anchor === "middle" ? x - (advanceWidth * scale) / 2 : x;
  let pen = 0;
  const paths = glyphs.map((glyph, place) => {
    const path = `<path transform="translate(${pen} 0)" d="${glyph.path.toSVG()}"/>`;
    pen += positions[place]!.xAdvance;
    return path;
  });
  const look = `fill="${colour}" stroke="${colour}" stroke-width="${EDGE * unitsPerEm}" stroke-linejoin="round"`;
  return `<g transform="translate(${left} ${y}) scale(${scale} ${-scale})" ${look} opacity="${opacity}">${paths.join("")}</g>`;
}
