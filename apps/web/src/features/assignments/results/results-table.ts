import type { AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import type { Speaker } from "@karota/engine/message.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { csvText, numberCell, textCell } from "../../../shared/format/csv.ts";
import { gameName } from "../../../shared/format/game-words.ts";
import { loadChunk } from "../../../shared/api/load-chunk.ts";

/** A cell of the export; null is empty. */
export type Cell = string | number | Date | null;
export interface ResultsTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const COLUMNS: readonly MessageId[] = [
  "assignments.student",
  "assignments.col.right",
  "assignments.col.answered",
  "assignments.col.percent",
  "assignments.col.minutes",
  "assignments.col.begun",
  "assignments.col.finished",
];

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** The results as numbers: a row a student; 1 is right, 0 wrong, nothing is open. */
export function resultsTableOf({ students, tasks }: AssignmentDetail, speaker: Speaker): ResultsTable {
  const moment = (time: string | null): Cell => (time === null ? null : new Date(time));
  return {
    head: [
      ...COLUMNS.map((id) => speaker.say({ id })),
      ...tasks.map(({ index, game }) => `${index + 1} ${gameName(game, speaker)}`),
    ],
    rows: students.map(({ name, numCorrect, numSolved, seconds, started, finished, marks }) => [
      name ?? speaker.say({ id: "assignments.exMember" }),
      numCorrect,
      numSolved,
      numSolved === 0 ? null : hundredths((100 * numCorrect) / numSolved),
      numSolved === 0 ? null : hundredths(seconds / 60),
      moment(started),
      moment(finished),
      ...tasks.map(({ index }): Cell => {
        const mark = marks[index] ?? ".";
        return mark === "." ? null : Number(mark);
      }),
    ]),
  };
}

const two = (value: number): string => String(value).padStart(2, "0");
/** As spreadsheets of all languages read it, in the time of this place. */
const clockOf = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ` +
  `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;

export function resultsCsvOf({ head, rows }: ResultsTable, { language }: Speaker): string {
  const cell = (value: Cell): string =>
    value === null
      ? ""
      : typeof value === "number"
        ? numberCell(value, language)
        : textCell(typeof value === "string" ? value : clockOf(value));
  return csvText([head.map(textCell), ...rows.map((row) => row.map(cell))], language);
}

const TASK_COLUMN_WIDTH = 7;
const WIDTHS = [26, 8, 10, 10, 9, 18, 18];

/** The same as a workbook, whose numbers and times every spreadsheet shows in its own language. */
export async function xlsxOf({ head, rows }: ResultsTable, name: string): Promise<Blob> {
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
    columns: head.map((_, place) => ({ width: WIDTHS[place] ?? TASK_COLUMN_WIDTH })),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
  }).toBlob();
}
