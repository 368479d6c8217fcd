import type { MailTemplate } from "../template.ts";
import { momentWords } from "./figures.ts";

/** Mails about assignments name nobody but their reader: the other students are on the pages. */
export interface NewAssignment {
  readonly name: string;
  readonly id: string;
  readonly title: string;
  /** Null when it can be opened already. */
  readonly start: string | null;
  readonly end: string;
  readonly tasks: number;
}

/** To a student who wants mails about new assignments. */
export const assignmentMail: MailTemplate<NewAssignment> = (
  { name, id, title, start, end, tasks },
  speaker,
  publicUrl,
) => {
  const { say } = speaker;
  const until = momentWords(speaker, end);
  return {
    subject: say({ id: "mail.assignment.subject", values: { title } }),
    name,
    lines: [
      say({ id: "mail.assignment.text", values: { title } }),
      start === null
        ? say({ id: "mail.assignment.open", values: { tasks, end: until } })
        : say({ id: "mail.assignment.later", values: { tasks, start: momentWords(speaker, start), end: until } }),
    ],
    link: `${publicUrl}/myAssignments/${id}`,
    button: say({ id: "mail.assignment.button" }),
    why: say({ id: "mail.why.chosen" }),
    chosen: "new_assignment",
  };
};

export interface DueTomorrow {
  readonly name: string;
  readonly assignments: readonly {
    readonly id: string;
    readonly title: string;
    readonly end: string;
    readonly done: number;
    readonly tasks: number;
  }[];
}

/** To a student who wants to be reminded, one mail for all that end tomorrow. */
export const dueMail: MailTemplate<DueTomorrow> = ({ name, assignments }, speaker, publicUrl) => {
  const { say } = speaker;
  const only = assignments.length === 1 ? `/${assignments[0]!.id}` : "";
  return {
    subject: say({ id: "mail.due.subject", values: { count: assignments.length } }),
    name,
    lines: [say({ id: "mail.due.text" })],
    sections: [
      {
        heading: say({ id: "mail.due.heading" }),
        items: assignments.map(({ title, end, done, tasks }) =>
          say({ id: "mail.due.item", values: { title, done, tasks, end: momentWords(speaker, end) } }),
        ),
      },
    ],
    link: `${publicUrl}/myAssignments${only}`,
    button: say({ id: "mail.due.button", values: { count: assignments.length } }),
    why: say({ id: "mail.why.chosen" }),
    chosen: "due_tomorrow",
  };
};
