import type { Speaker } from "@karota/engine/message.ts";
import { loadChunk } from "../api/load-chunk.ts";
import { csvText, numberCell, textCell } from "./csv.ts";

/** A cell of a table that is saved as a file; null is empty. */
export type Cell = string | number | Date | null;
export interface TableFile {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const two = (value: number): string => String(value).padStart(2, "0");
/** As spreadsheets of all languages read it, in the time of this place. */
const clockOf = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ` +
  `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;

export function csvOf({ head, rows }: TableFile, { language }: Speaker): string {
  const cell = (value: Cell): string =>
    value === null
      ? ""
      : typeof value === "number"
        ? numberCell(value, language)
        : textCell(typeof value === "string" ? value : clockOf(value));
  return csvText([head.map(textCell), ...rows.map((row) => row.map(cell))], language);
}

/** Of a column that `widths` does not name, in characters. */
const COLUMN_WIDTH = 7;

/** The same as a workbook, whose numbers and times every spreadsheet shows in its own language; widths in characters. */
export async function xlsxOf({ head, rows }: TableFile, name: string, widths: readonly number[]): Promise<Blob> {
  const { default: writeExcelFile } = await loadChunk(() => import("write-excel-file/universal"));
  const title = head.map((value) => ({ value, type: String, fontWeight: "bold" as const, wrap: true }));
  const cell = (value: Cell) =>
    value === null
      ? null
      : typeof value === "string"
        ? { value, type: String }
        : typeof value === "number"
          ? { value, type: Number }
          : // A workbook has no zones: the time as the clock here shows it.
            {
              value: new Date(value.getTime() - value.getTimezoneOffset() * 60_000),
              type: Date,
              format: "yyyy-mm-dd hh:mm:ss",
            };
  return writeExcelFile([title, ...rows.map((row) => row.map(cell))], {
    // Its name may not hold some signs, and has at most 31.
    sheet:
      name
        .replace(/[[\]:*?/\\']/g, " ")
        .trim()
        .slice(0, 31) || "1",
    columns: head.map((_, place) => ({ width: widths[place] ?? COLUMN_WIDTH })),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
  }).toBlob();
}
