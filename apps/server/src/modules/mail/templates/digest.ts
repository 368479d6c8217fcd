import type { Speaker } from "@karota/engine/message.ts";
import { mistakeText } from "@karota/engine/quiz/topic.ts";
import type { MailTemplate } from "../template.ts";
import { percentWords, shortDayWords } from "./figures.ts";

interface WeekAssignment {
  readonly title: string;
  readonly running: boolean;
  readonly students: number;
  /** How many students have answered everything. */
  readonly done: number;
  readonly answers: number;
  readonly right: number;
  /** The commonest, most frequent first. */
  readonly mistakes: readonly { readonly game: string; readonly name: string; readonly count: number }[];
}

export interface Digest {
  readonly name: string;
  /** The first and the last day of the week. */
  readonly from: string;
  readonly to: string;
  /** By group; single students, who are not named in mails, are together under null. */
  readonly groups: readonly { readonly name: string | null; readonly assignments: readonly WeekAssignment[] }[];
  /** How many more there were. */
  readonly more: number;
}

function itemsOf(speaker: Speaker, assignment: WeekAssignment): string[] {
  const { say } = speaker;
  const { title, running, students, done, answers, right } = assignment;
  if (answers === 0) return [say({ id: "mail.digest.unanswered", values: { title } })];
  const values = { title, done, students, right: percentWords(speaker, right / answers) };
  const mistakes = assignment.mistakes.flatMap(({ game, name, count }) => {
    const id = mistakeText(game, name);
    const words = say({ id });
    // A name that this version no longer uses has no words.
    return words === id ? [] : [say({ id: "mail.digest.mistake", values: { title, words, count } })];
  });
  return [say({ id: running ? "mail.digest.running" : "mail.digest.ended", values }), ...mistakes];
}

/** To a mentor who wants the digest of a week on Mondays. */
export const digestMail: MailTemplate<Digest> = ({ name, from, to, groups, more }, speaker, publicUrl) => {
  const { say } = speaker;
  return {
    subject: say({
      id: "mail.digest.subject",
      values: { from: shortDayWords(speaker, from), to: shortDayWords(speaker, to) },
    }),
    name,
    lines: [
      say({ id: "mail.digest.text" }),
      ...(more > 0 ? [say({ id: "mail.digest.more", values: { count: more } })] : []),
    ],
    sections: groups.map((group) => ({
      heading: group.name ?? say({ id: "mail.digest.students" }),
      items: group.assignments.flatMap((assignment) => itemsOf(speaker, assignment)),
    })),
    link: `${publicUrl}/mentorship`,
    button: say({ id: "mail.digest.button" }),
    why: say({ id: "mail.why.chosen" }),
    chosen: "weekly_digest",
  };
};
