import type { AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import type { Speaker } from "@karota/engine/message.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { LOCALES } from "@karota/texts/speaker.ts";
import { gameName } from "../../../shared/format/game-words.ts";
import type { Cell, TableFile } from "../../../shared/format/table-file.ts";
import { sorted } from "./figures.ts";

const COLUMNS: readonly MessageId[] = [
  "assignments.student",
  "assignments.col.right",
  "assignments.col.answered",
  "assignments.col.percent",
  "assignments.col.minutes",
  "assignments.col.begun",
  "assignments.col.finished",
];

/** Of the columns before the tasks, in characters. */
export const WIDTHS = [26, 8, 10, 10, 9, 18, 18];

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** The results as numbers: a row a student, by name; 1 is right, 0 wrong, nothing is open. */
export function resultsTableOf({ students, tasks }: AssignmentDetail, speaker: Speaker): TableFile {
  const moment = (time: string | null): Cell => (time === null ? null : new Date(time));
  const byName = sorted(students, { by: "name", down: false }, LOCALES[speaker.language]);
  return {
    head: [
      ...COLUMNS.map((id) => speaker.say({ id })),
      ...tasks.map(({ index, game }) => `${index + 1} ${gameName(game, speaker)}`),
    ],
    rows: byName.map(({ name, numCorrect, numSolved, seconds, started, finished, marks }) => [
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
