import type { Message } from "@karota/engine/message.ts";
import { columnOf, rowOf } from "./board.ts";
import { MAX_SOLUTIONS, type Clash, type DeadEnd, type Report } from "./bring-check.ts";
import type { ReadText } from "./bring-read.ts";
import { cellName, cellNames, inUnit } from "./words.ts";

/** What is said of a text or a board: a title, then sentences; `cells` are those that they name. */
export interface Remark {
  readonly tone: "good" | "info" | "warn";
  readonly title: Message;
  readonly lines: readonly Message[];
  readonly cells: readonly number[];
}

/** Faults of one kind that are named one by one. */
const MAX_NAMED = 3;

const say = (id: string, values?: Message["values"]): Message => ({ id, ...(values && { values }) });
const warn = (title: Message, lines: readonly Message[] = [], cells: readonly number[] = []): Remark => ({
  tone: "warn",
  title,
  lines,
  cells,
});
const more = (all: number): Message[] =>
  all > MAX_NAMED ? [say("sudoku.bring.more", { count: all - MAX_NAMED })] : [];

/** What is wrong with a text; null when it is a sudoku or nothing at all. */
export function faultOfText(read: ReadText): Remark | null {
  switch (read.kind) {
    case "empty":
    case "read":
      return null;
    case "characters": {
      const named = read.wrong.slice(0, MAX_NAMED).map(({ cell, character }) =>
        say("sudoku.bring.characters.one", {
          character: character.slice(0, 8),
          row: rowOf(cell) + 1,
          column: columnOf(cell) + 1,
        }),
      );
      const lines = [...named, ...more(read.wrong.length), say("sudoku.bring.characters.how")];
      return warn(
        say("sudoku.bring.characters", { count: read.wrong.length }),
        lines,
        read.wrong.map(({ cell }) => cell),
      );
    }
    case "row":
      return warn(say("sudoku.bring.row", { row: read.row, count: read.count }), [say("sudoku.bring.row.how")]);
    case "count":
      return warn(say("sudoku.bring.count", { count: read.count }), [
        say(read.count < 81 ? "sudoku.bring.count.few" : "sudoku.bring.count.many", { by: Math.abs(81 - read.count) }),
      ]);
    default:
      return warn(say(`sudoku.bring.${read.kind}`), [say(`sudoku.bring.${read.kind}.how`)]);
  }
}

/** A picture cannot be read. */
export const PICTURE: Remark = warn(say("sudoku.bring.picture"), [say("sudoku.bring.picture.how")]);

const clashLine = ({ unit, digit, cells }: Clash): Message =>
  say("sudoku.bring.clash.one", { inUnit: inUnit(unit), digit, count: cells.length, cells: cellNames(cells) });
const deadEndLine = (end: DeadEnd): Message =>
  say("sudoku.bring.none.deadEnd", {
    where:
      "cell" in end
        ? { id: "sudoku.conflict.cell", values: { cell: cellName(end.cell) } }
        : { id: "sudoku.conflict.unit", values: { inUnit: inUnit(end.unit), digit: end.digit } },
  });

function noneRemark({ deadEnd, suspects }: Extract<Report, { kind: "none" }>, digits: readonly number[]): Remark {
  const lines = deadEnd ? [deadEndLine(deadEnd)] : [];
  if (suspects === null) return warn(say("sudoku.bring.none"), [...lines, say("sudoku.bring.none.looking")]);
  if (suspects.length === 0) return warn(say("sudoku.bring.none"), [...lines, say("sudoku.bring.none.several")]);
  // A list of half the board helps nobody.
  if (suspects.length > 2 * MAX_NAMED)
    return warn(say("sudoku.bring.none"), [...lines, say("sudoku.bring.none.compare")], suspects);
  const named = suspects.map((cell) =>
    say("sudoku.bring.none.suspect", { digit: digits[cell]!, cell: cellName(cell) }),
  );
  return warn(
    say("sudoku.bring.none"),
    [...lines, say("sudoku.bring.none.suspects", { count: suspects.length }), ...named],
    suspects,
  );
}

/** What is said of a board of these digits. The techniques of a good one are listed by the screen. */
export function remarkOf(report: Report, digits: readonly number[]): Remark {
  switch (report.kind) {
    case "empty":
      return { tone: "info", title: say("sudoku.bring.noDigits"), lines: [], cells: [] };
    case "clash": {
      const lines = [...report.clashes.slice(0, MAX_NAMED).map(clashLine), ...more(report.clashes.length)];
      return warn(say("sudoku.bring.clash"), lines, [...new Set(report.clashes.flatMap(({ cells }) => cells))]);
    }
    case "complete":
      return {
        tone: "good",
        title: say("sudoku.bring.complete"),
        lines: [say("sudoku.bring.complete.how")],
        cells: [],
      };
    case "none":
      return noneRemark(report, digits);
    case "several": {
      const [one, other] = report.differences;
      const title =
        report.count >= MAX_SOLUTIONS
          ? say("sudoku.bring.several.many", { count: MAX_SOLUTIONS })
          : say("sudoku.bring.several", { count: report.count });
      const lines = [one, other].map(({ cell, digits: [a, b] }) =>
        say("sudoku.bring.several.cell", { cell: cellName(cell), a, b }),
      );
      return warn(
        title,
        [say("sudoku.bring.several.see"), ...lines, say("sudoku.bring.several.how")],
        [one.cell, other.cell],
      );
    }
    case "one": {
      const { grading, puzzle } = report;
      const clues = [...puzzle.initial].filter((digit) => digit !== "0").length;
      const trials = grading.trials > 0 ? [say("sudoku.bring.one.trial", { count: grading.trials })] : [];
      return {
        tone: "good",
        title: say("sudoku.bring.one"),
        lines: [say("sudoku.bring.one.clues", { count: clues }), ...trials],
        cells: [],
      };
    }
  }
}
