import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import type { Face, Measure } from "@karota/engine/paper/ink.ts";

const require = createRequire(import.meta.url);
const WEIGHTS: Readonly<Record<Face, string>> = { plain: "400-normal", bold: "700-normal", italic: "400-italic" };
/** The package has each font in parts; a letter is taken from the first part that has it. */
const PARTS = ["latin", "latin-ext"] as const;

/** A part of a font, as the document embeds it. */
export interface FontPart {
  readonly name: string;
  readonly file: Buffer;
  readonly font: Font;
}
/** Letters of one part side by side. */
export interface Run {
  readonly part: FontPart;
  readonly text: string;
  /** In points at size 1. */
  readonly width: number;
}

const read = (face: Face): readonly FontPart[] =>
  PARTS.map((part) => {
    const name = `atkinson-hyperlegible-next-${part}-${WEIGHTS[face]}`;
    const file = readFileSync(require.resolve(`@fontsource/atkinson-hyperlegible-next/files/${name}.woff`));
    return { name, file, font: create(file) as Font };
  });
const faces = new Map<Face, readonly FontPart[]>();
/** Read once, when the first page is made. */
export function partsOf(face: Face): readonly FontPart[] {
  const parts = faces.get(face) ?? read(face);
  faces.set(face, parts);
  return parts;
}

/** What the fonts write in another way: the okina of Nukuʻalofa. */
const WRITTEN: Readonly<Record<string, string>> = { "\u02bb": "\u2018" };

/** Whether a letter has its shape in the fonts. */
export const canWrite = (letter: string, face: Face = "plain"): boolean => {
  const code = (WRITTEN[letter] ?? letter).codePointAt(0)!;
  return partsOf(face).some(({ font }) => font.hasGlyphForCodePoint(code));
};

const known = new Map<string, readonly Run[]>();
const MOST_KNOWN = 5000;

/** A text cut where another part has to be taken. */
export function runsOf(text: string, face: Face): readonly Run[] {
  const key = `${face}${text}`;
  const ready = known.get(key);
  if (ready) return ready;
  const parts = partsOf(face);
  const runs: { part: FontPart; text: string }[] = [];
  for (const sign of text) {
    const letter = WRITTEN[sign] ?? sign;
    const part = parts.find(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)) ?? parts[0]!;
    const last = runs.at(-1);
    if (last?.part === part) last.text += letter;
    else runs.push({ part, text: letter });
  }
  const measured = runs.map(({ part, text: letters }) => ({
    part,
    text: letters,
    width: part.font.layout(letters).advanceWidth / part.font.unitsPerEm,
  }));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, measured);
  return measured;
}

export const measure: Measure = (text, size, face) =>
  runsOf(text, face).reduce((sum, { width }) => sum + width * size, 0);
