import {
  boxedLines,
  characterCells,
  characterRows,
  looseLines,
  tableCells,
  tokenCells,
  type Cells,
} from "./bring-grids.ts";

/** Longer texts are refused unread: a sudoku with its frame and comments has less than a tenth of this. */
export const MAX_TEXT_LENGTH = 20_000;
/** With fewer cells a text is no sudoku that somebody got slightly wrong. */
const LEAST_CELLS = 17;
/** With more wrong characters than cells of a box, and than digits where there are 81 cells, the text is something else. */
const MOST_WRONG = 9;

/** What a text says. Digits are 81 numbers, 0 for an empty cell. */
export type ReadText =
  | { readonly kind: "empty" }
  /** `others` more sudokus follow in the text. */
  | { readonly kind: "read"; readonly digits: readonly number[]; readonly others: number }
  | { readonly kind: "long" }
  /** A link whose board is compressed. */
  | { readonly kind: "packed" }
  | { readonly kind: "nothing" }
  /** The cells whose character is no digit and no sign of an empty cell; their digit is 0. */
  | { readonly kind: "characters"; readonly digits: readonly number[]; readonly wrong: readonly WrongCharacter[] }
  /** Nine rows, of which one (from 1) has another number of cells than nine. */
  | { readonly kind: "row"; readonly row: number; readonly count: number }
  | { readonly kind: "count"; readonly count: number };
export interface WrongCharacter {
  readonly cell: number;
  readonly character: string;
}

/** 81 cells in one piece, as links, lists and files have them. */
const RUN = /(?<![\d.*_xX?-])[\d.*_xX?-]{81}(?![\d.*_xX?-])/g;
const EMPTY = /^[0.*_xX?\-·•□▢☐]?$/;

/** Signs of one kind in one way of writing: digits as 1, three dots of a text program as three. Marks that show nothing are left out. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\r\n?/g, "\n")
    .replace(/\u200B|\u200C|\u200D|\u2060|\uFE0F|\uFEFF|\u20E3/g, "");

/** A row of a table may begin with an empty cell. */
const isComment = (line: string): boolean =>
  /^\s*(#|\/\/)/.test(line) || (/^\s*;/.test(line) && line.split(";").length < 9);
const isLink = (line: string): boolean => /https?:\/\/|\bwww\./.test(line);

/** The lines that hold the board: no comments, and of a file with sections the givens alone. HoDoKu writes + before digits that are not given. */
function boardLines(text: string): string[] {
  const lines = text.split("\n").filter((line) => !isComment(line));
  const givens = lines.findIndex((line) => /^\s*\[puzzle\]\s*$/i.test(line));
  if (givens < 0) return lines.map((line) => (line.startsWith(":") ? line.replaceAll("+", "") : line));
  const rest = lines.slice(givens + 1);
  const end = rest.findIndex((line) => /^\s*\[/.test(line));
  return end < 0 ? rest : rest.slice(0, end);
}

/** Signs that no misread digit can be, as they are in more cells than any digit of a board: each means an empty cell. */
function frequentSigns(cells: Cells): ReadonlySet<string> {
  if (cells.filter((sign) => /^[1-9]$/.test(sign)).length < LEAST_CELLS) return new Set();
  return new Set(cells.filter((sign) => cells.filter((one) => one === sign).length > 9));
}

function fromCells(cells: Cells): ReadText {
  const wrong: WrongCharacter[] = [];
  const empty = frequentSigns(cells);
  const digits = cells.map((sign, cell) => {
    if (/^[1-9]$/.test(sign)) return Number(sign);
    // several digits in a cell are pencil marks
    if (!EMPTY.test(sign) && !empty.has(sign) && !/^[1-9]+$/.test(sign)) wrong.push({ cell, character: sign });
    return 0;
  });
  if (wrong.length === 0) return { kind: "read", digits, others: 0 };
  const most = Math.max(MOST_WRONG, digits.filter((digit) => digit > 0).length);
  return wrong.length > most ? { kind: "nothing" } : { kind: "characters", digits, wrong };
}

/** What is wrong with rows of signs that are no 81 cells. */
function faultOf(rows: readonly string[]): ReadText {
  const signs = rows.join("");
  const good = signs.replace(/[^\d.*_xX?·•□▢☐-]/g, "").length;
  if (good < LEAST_CELLS || signs.length - good > MOST_WRONG) return { kind: "nothing" };
  const uneven = rows.flatMap((row, n) => (row.length === 9 ? [] : [{ row: n + 1, count: row.length }]));
  const [only, second] = uneven;
  if (rows.length === 9 && only && !second) return { kind: "row", ...only };
  return { kind: "count", count: signs.length };
}

/** Reads a sudoku from what people paste: 81 signs, nine lines, drawn grids, tables, links and files of other programs. */
export function readText(pasted: string): ReadText {
  if (pasted.length > MAX_TEXT_LENGTH) return { kind: "long" };
  const text = plain(pasted);
  if (text.trim() === "") return { kind: "empty" };
  const lines = boardLines(text);

  const withRun = lines.flatMap((line) => [...line.matchAll(RUN)].filter(([run]) => /[1-9]/.test(run)).slice(0, 1));
  const [first] = withRun;
  if (first) {
    const read = fromCells([...first[0]]);
    return read.kind === "read" ? { ...read, others: withRun.length - 1 } : read;
  }

  const own = lines.filter((line) => !isLink(line));
  if (own.length < lines.length && own.join("").replace(/\D/g, "").length < LEAST_CELLS) {
    const longest = Math.max(0, ...[...lines.join("\n").matchAll(/[\d.]+/g)].map(([run]) => run.length));
    return longest > 40 ? { kind: "count", count: longest } : { kind: "packed" };
  }

  const table = tableCells(own);
  if (table) return table.length === 81 ? fromCells(table) : { kind: "count", count: table.length };
  const readings = [tokenCells(own), characterCells(own), characterCells(own, true), boxedLines(own), looseLines(own)]
    .filter((cells) => cells?.length === 81)
    .map((cells) => fromCells(cells!));
  return (
    readings.find(({ kind }) => kind === "read") ??
    readings[0] ??
    faultOf(characterRows(own).filter((row) => row !== ""))
  );
}
