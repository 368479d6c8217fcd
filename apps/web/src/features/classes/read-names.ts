import { FORMULA, GARBLED, MAX_PUPIL_NAME } from "@karota/contract/classes/classes.ts";
import { lineOf } from "@karota/contract/text.ts";

/** Why no pupil is made of a line: `classes.fault.<name>`. */
export type NameFault = "empty" | "long" | "formula" | "signs" | "garbled" | "alike" | "taken";

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

/** The sign between columns: a tab, a semicolon, or, in a file, a comma; empty where there is one column. */
const separatorOf = (text: string, isFile: boolean): string =>
  ["\t", ";", ...(isFile ? [","] : [])].find((sign) => text.includes(sign)) ?? "";

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * The rows of a table. A cell in quotes may contain the separator, line breaks, and quotes as two (RFC 4180); a quote that is
 * never closed is a sign as any other.
 */
function readRows(text: string, separator: string): readonly Row[] {
  const cell = new RegExp(
    String.raw`(?:[^\S\r\n${separator}]*"([^"]*(?:""[^"]*)*)"[^\S\r\n${separator}]*(?=[\r\n${separator}]|$)|([^\r\n${separator}]*))(\r\n|[\r\n${separator}]|$)`,
    "y",
  );
  const rows: Row[] = [];
  let cells: string[] = [];
  let line = 1;
  let begin = 1;
  while (cell.lastIndex < text.length) {
    const [whole, quoted, plain = "", end = ""] = cell.exec(text)!;
    cells.push((quoted?.replaceAll('""', '"') ?? plain).replace(/\s+/g, " ").trim());
    line += whole.match(/\r\n|[\r\n]/g)?.length ?? 0;
    if (end === separator && end !== "") continue;
    rows.push({ line: begin, cells });
    cells = [];
    begin = line;
  }
  if (cells.length > 0) rows.push({ line: begin, cells });
  return rows;
}

function faultOf(name: string, known: ReadonlySet<string>, taken: ReadonlySet<string>): NameFault | null {
  if (name === "") return "empty";
  if (FORMULA.test(name)) return "formula";
  if (GARBLED.test(name)) return "garbled";
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
  const table = text.replace(BYTE_ORDER_MARK, "");
  const separator = separatorOf(table, isFile);
  const taken = new Set(present.map(keyOf));
  const known = new Set<string>();
  const lines: NameLine[] = [];
  for (const { line, cells } of readRows(table, separator)) {
    if (cells.every((one) => one === "")) continue;
    const name = cells[0]!;
    if (lines.length === 0 && HEADINGS.includes(name.toLowerCase())) continue;
    const fault = faultOf(name, known, taken);
    if (fault === null) known.add(keyOf(name));
    lines.push({ line, name, fault });
  }
  return { lines, hasColumns: separator !== "" };
}
