/*
 * What the drawn pictures of quizzes share. Their colours are fixed on paper of their own, so that a picture is readable in
 * both colour schemes, with forced colours and in print; nothing in a picture is told by a colour alone.
 */

export const INK = "#3A2A00";
export const PAPER = "#FFFDF6";
export const FILL = "#FFE9A8";
/** For what is drawn upon a picture: rings, jumps. */
export const ACCENT = "#B3470E";

/** A picture as SVG text, in units that are pixels where there is room. */
export const svgPicture = (width: number, height: number, ...parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    ...parts,
    "</svg>",
  ].join("");

/** Paper under the whole picture. */
export const paper = (width: number, height: number): string =>
  `<rect width="${width}" height="${height}" rx="12" fill="${PAPER}"/>`;

/** Words in a picture; each is centred on its point. */
export const pictureWords = (
  size: number,
  words: readonly { readonly text: string; readonly x: number; readonly y: number }[],
): string =>
  [
    `<g fill="${INK}" font-family="system-ui, sans-serif" font-size="${size}" font-weight="600" text-anchor="middle">`,
    ...words.map(({ text, x, y }) => `<text x="${x}" y="${y}">${text}</text>`),
    "</g>",
  ].join("");
