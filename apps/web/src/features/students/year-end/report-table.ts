import type { GroupReport } from "@karota/contract/assignments/grade-book.ts";
import type { Speaker } from "@karota/engine/message.ts";
import { LOCALES } from "@karota/texts/speaker.ts";
import type { TableFile } from "../../../shared/format/table-file.ts";

/** Of the columns before the assignments, in characters. */
export const WIDTHS = [26, 10, 12];

/** A row a student: what is right and answered of all, and the right answers of each assignment; empty is not theirs. */
export function reportTableOf({ assignments, students }: GroupReport, speaker: Speaker): TableFile {
  const { compare } = new Intl.Collator(LOCALES[speaker.language], { numeric: true });
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
  return {
    head: [
      ...(["yearEnd.col.student", "yearEnd.col.right", "yearEnd.col.answered"] as const).map((id) =>
        speaker.say({ id }),
      ),
      ...assignments.map(({ name, numTasks }) =>
        speaker.say({ id: "yearEnd.col.assignment", values: { name, tasks: numTasks } }),
      ),
    ],
    rows: students
      .toSorted((one, other) => compare(one.name, other.name))
      .map(({ name, grades }) => {
        const given = grades.filter((grade) => grade !== null);
        return [
          name,
          sum(given.map(({ numCorrect }) => numCorrect)),
          sum(given.map(({ numSolved }) => numSolved)),
          ...grades.map((grade) => grade && grade.numCorrect),
        ];
      }),
  };
}
