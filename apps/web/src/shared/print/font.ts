import type { Face, Measure } from "@karota/print/draw-op.ts";

/** The page's font, which is also that of the PDF. */
export const FAMILY = '"Atkinson Hyperlegible Next Variable", "Atkinson Hyperlegible Next", sans-serif';
const STYLES: Readonly<Record<Face, string>> = { plain: "400", bold: "700" };
/** Letters of both subsets of the font. */
const SAMPLE = "aš";
/** Measured at a large size, so that rounding errors stay small. */
const SIZE = 100;

/** Resolves when the font is loaded and can be measured. */
export const fontReady = (): Promise<unknown> =>
  Promise.all(Object.values(STYLES).map((style) => document.fonts.load(`${style} ${SIZE}px ${FAMILY}`, SAMPLE)));

let context: CanvasRenderingContext2D | null = null;
export const measure: Measure = (text, size, face) => {
  context ??= document.createElement("canvas").getContext("2d");
  if (!context) throw new Error("this browser measures no text");
  context.font = `${STYLES[face]} ${SIZE}px ${FAMILY}`;
  return (context.measureText(text).width * size) / SIZE;
};
