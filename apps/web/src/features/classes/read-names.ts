import { FORMULA, MAX_PUPIL_NAME } from "@karota/contract/classes/classes.ts";
import { lineOf } from "@karota/contract/text.ts";

/** Why no pupil is made of a line: `classes.fault.<name>`. */
export type NameFault = "empty" | "long" | "formula" | "signs" | "alike" | "taken";

export interface NameLine {
  /** From 1, as in the text or the file. */
  readonly line: number;
  readonly name: string;
  readonly fault: NameFault | null;
}

export interface ReadNames {
  readonly lines: readonly NameLine[];
  /** Whether there were more columns than the first, which alone is read. */
  readonly hasColumns: boolean;
}

const BYTE_ORDER_MARK = "\uFEFF";
/** Words at the top of a list that are no name, in small letters. */
const HEADINGS = ["ime", "ime in priimek", "priimek in ime", "učenec", "name", "names", "pupil", "student", "vorname"];

/** As the server compares names: small letters without their marks. */
const keyOf = (name: string): string =>
  name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ");

/** The sign between columns: a tab, a semicolon, or, in a file, a comma; null where there is one column. */
function separatorOf(rows: readonly string[], isFile: boolean): string | null {
  for (const sign of isFile ? ["\t", ";", ","] : ["\t", ";"]) if (rows.some((row) => row.includes(sign))) return sign;
  return null;
}

/** The first cell of a row; in quotes it may contain the separator, and quotes as two. */
function firstCell(row: string, separator: string | null): string {
  const quoted = /^\s*"((?:[^"]|"")*)"/.exec(row);
  if (quoted) return quoted[1]!.replaceAll('""', '"').trim();
  return (separator === null ? row : row.slice(0, Math.max(0, `${row}${separator}`.indexOf(separator)))).trim();
}

function faultOf(name: string, known: ReadonlySet<string>, taken: ReadonlySet<string>): NameFault | null {
  if (name === "") return "empty";
  if (FORMULA.test(name)) return "formula";
  // Signs that cannot be seen, or that turn the direction of others.
  if (lineOf(name, name.length) !== name) return "signs";
  if ([...name].length > MAX_PUPIL_NAME) return "long";
  if (taken.has(keyOf(name))) return "taken";
  return known.has(keyOf(name)) ? "alike" : null;
}

/**
 * The names in a text, one a line, or in the first column of a table from a spreadsheet. Empty lines and a heading are
 * left out.
 * @param present names that are in the class already
 */
export function readNames(text: string, present: readonly string[], isFile = false): ReadNames {
  const rows = text.replace(BYTE_ORDER_MARK, "").split(/\r\n|\r|\n/);
  const separator = separatorOf(rows, isFile);
  const taken = new Set(present.map(keyOf));
  const known = new Set<string>();
  const lines: NameLine[] = [];
  for (const [place, row] of rows.entries()) {
    if (row.trim() === "") continue;
    const name = firstCell(row, separator);
    if (lines.length === 0 && HEADINGS.includes(name.toLowerCase())) continue;
    const fault = faultOf(name, known, taken);
    if (fault === null) known.add(keyOf(name));
    lines.push({ line: place + 1, name, fault });
  }
  return { lines, hasColumns: separator !== null };
}
