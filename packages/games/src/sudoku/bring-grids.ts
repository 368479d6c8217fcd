/** One text for each cell, row by row; 81 where the grid is whole. */
export type Cells = readonly string[];

/** Lines, crossings and corners that people and programs draw between boxes. */
const FRAME = /[|¦!+\u2500-\u257F]/g;
/** A line of a frame: three strokes or more, and no cell. */
const BORDER = /^[\s\-=+*|:.,'`\u2014\u2500-\u257F]*[-=\u2014\u2500-\u257F]{3}[\s\-=+*|:.,'`\u2014\u2500-\u257F]*$/;
/** The same where strokes may be empty cells: only crossings tell them apart. */
const CROSSED = /^[\s\-=]*([+=\u2500-\u257F]|\*-|-\*)[\s\-=+*|:.,'`\u2500-\u257F]*$/;

const withoutBorders = (lines: readonly string[], border: RegExp): string[] =>
  lines.filter((line) => !border.test(line));

/** The signs of each line, without frame and spaces. `dashes`: a dash is an empty cell. */
export const characterRows = (lines: readonly string[], dashes = false): string[] =>
  withoutBorders(lines, dashes ? CROSSED : BORDER).map((line) => line.replace(FRAME, "").replace(/\s/g, ""));

export const characterCells = (lines: readonly string[], dashes = false): Cells => [
  ...characterRows(lines, dashes).join(""),
];

/** Cells with spaces between them, also such with several digits. */
export const tokenCells = (lines: readonly string[]): Cells =>
  withoutBorders(lines, BORDER)
    .join(" ")
    .replace(FRAME, " ")
    .split(/\s+/)
    .filter((token) => token !== "");

const MARKS = [",", ";", "\t"];

/** A table of a spreadsheet: commas, semicolons or tabs between cells, nothing between them for an empty one. Null for other texts. */
export function tableCells(lines: readonly string[]): Cells | null {
  const mark = MARKS.find((one) => lines.some((line) => line.split(one).length >= 9));
  if (mark === undefined) return null;
  const rows = lines
    .filter((line) => line.trim() !== "" && line.includes(mark))
    .map((line) => line.split(mark).map((cell) => cell.replaceAll('"', "").trim()))
    .map((row) => (row.length === 10 && row[9] === "" ? row.slice(0, 9) : row));
  const isHeading = rows.length === 10 && rows[0]!.every((cell) => !/^[1-9]?$/.test(cell));
  return (isHeading ? rows.slice(1) : rows).flat();
}

/** Nine lines of three boxes with strokes between them, in which a space may be an empty cell. */
export function boxedLines(lines: readonly string[]): Cells | null {
  const rows = withoutBorders(lines, BORDER)
    .filter((line) => /[|\u2502\u2503\u2551]/.test(line))
    .map((line) => line.trim().replace(/^[|\u2502\u2503\u2551]|[|\u2502\u2503\u2551]$/g, ""));
  const cells = rows.flatMap((row) =>
    row.split(/[|\u2502\u2503\u2551]/).flatMap((box) => {
      if (box.length === 3) return [...box];
      const from = box.length === 7 ? 1 : 0;
      return box.length === 5 || box.length === 7 ? [box[from]!, box[from + 2]!, box[from + 4]!] : [];
    }),
  );
  return rows.length === 9 ? cells.map((cell) => cell.trim()) : null;
}

/** Signs without a frame in which each space is an empty cell: nine lines, or one of 81. */
export function looseLines(lines: readonly string[]): Cells | null {
  const first = lines.findIndex((line) => line.trim() !== "");
  const last = lines.findLastIndex((line) => line.trim() !== "");
  const rows = lines.slice(first, last + 1);
  // Where empty cells have a sign, a space is none.
  if (!rows.some((row) => row.includes(" ")) || rows.some((row) => /[0.*_xX?]/.test(row))) return null;
  const length = rows.length === 1 ? 81 : 9;
  if ((rows.length !== 9 && rows.length !== 1) || rows.some((row) => row.trimEnd().length > length)) return null;
  // A line of 81 that lost its end was not one.
  if (rows.length === 1 && rows[0]!.length < 81) return null;
  return rows.flatMap((row) => Array.from(row.padEnd(length).slice(0, length), (cell) => cell.trim()));
}
