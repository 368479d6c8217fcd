import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import type { Face, Measure } from "@karota/print/draw-op.ts";

const NAMES: Readonly<Record<Face, string>> = { plain: "regular", bold: "bold" };

interface LoadedFont {
  readonly file: Buffer;
  readonly font: Font;
}
const loaded = new Map<Face, LoadedFont>();

/**
 * The site's font, whole: the page's own comes in parts. Its 0 has no stroke (docs/decisions/0016). Read once, when the
 * first page is made.
 */
export function fontOf(face: Face): LoadedFont {
  const ready = loaded.get(face);
  if (ready) return ready;
  const file = readFileSync(join(import.meta.dirname, "fonts", `atkinson-hyperlegible-next-${NAMES[face]}.ttf`));
  const font = { file, font: create(file) as Font };
  loaded.set(face, font);
  return font;
}

/** Signs that the font does not have, as it can write them: the okina of Nukuʻalofa. */
export const writable = (text: string): string => text.replaceAll("\u02bb", "\u2018");

/** Whether every sign of a text has its shape in the font. */
export const canWrite = (text: string, face: Face): boolean =>
  [...writable(text)].every((sign) => fontOf(face).font.hasGlyphForCodePoint(sign.codePointAt(0)!));

/** Widths at size 1. */
const known = new Map<string, number>();
const MAX_KNOWN = 10_000;

export const measure: Measure = (text, size, face) => {
  const key = `${face} ${text}`;
  let width = known.get(key);
  if (width === undefined) {
    const { font } = fontOf(face);
    width = font.layout(writable(text)).advanceWidth / font.unitsPerEm;
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, width);
  }
  return width * size;
};
