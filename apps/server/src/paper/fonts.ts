import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";
import type { Face, Measure } from "@karota/engine/paper/ink.ts";

const PACKAGE = "@expo-google-fonts/atkinson-hyperlegible-next";
const NAMES: Readonly<Record<Face, string>> = { plain: "400Regular", bold: "700Bold", italic: "400Regular_Italic" };

interface LoadedFont {
  readonly file: Buffer;
  readonly font: Font;
}
const loaded = new Map<Face, LoadedFont>();

/** The house's font, whole: the page's own comes in parts. Read once, when the first page is made. */
export function fontOf(face: Face): LoadedFont {
  const ready = loaded.get(face);
  if (ready) return ready;
  const name = NAMES[face];
  const file = readFileSync(
    fileURLToPath(import.meta.resolve(`${PACKAGE}/${name}/AtkinsonHyperlegibleNext_${name}.ttf`)),
  );
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
const MOST_KNOWN = 10_000;

export const measure: Measure = (text, size, face) => {
  const key = `${face} ${text}`;
  let width = known.get(key);
  if (width === undefined) {
    const { font } = fontOf(face);
    width = font.layout(writable(text)).advanceWidth / font.unitsPerEm;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, width);
  }
  return width * size;
};
