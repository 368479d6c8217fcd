import type { TaskPlan } from "@karota/contract/assignments/assignment.ts";
import type { PersonExport } from "@karota/contract/users/export.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import type { Calendar } from "../../calendar.ts";
import type { Queries } from "../../database/database.ts";
import type { Deps } from "../../deps.ts";
import { carrotsOf } from "../credits/index.ts";
import type { PersonalData, StoredData } from "../../personal-data.ts";
import { findRecipient } from "../users/index.ts";
import { describeTask, openTasks, wireGiven } from "./stored-tasks.ts";
import { findTasks, listMine, listMyMessages, type Mine } from "./my-store.ts";
import { loadQuizzes } from "./plan.ts";
import { isOver, ownEndOf } from "./rules.ts";
import { listSent } from "./message-store.ts";
import { eraseTexts, listPublished } from "./store.ts";
import { givenOf, listAnswers } from "./answer-store.ts";

type Needs = Pick<Deps, "clock" | "catalogue">;

/**
 * A person's data in this module, as a student and as a mentor. Results stay, under an id that names no one. An erased
 * mentor's texts are deleted, except the names under which students find what they have answered. All texts are deleted
 * of what was set for an erased student alone, and what an erased student typed as answers.
 */
export const assignmentsPersonalData = (needs: Needs): PersonalData => ({
  erase: (queries, userId) => eraseTexts(queries, userId),

  async export(queries, userId, calendar) {
    const assignments = [];
    for (const userStatus of ["ACTIVE", "ARCHIVED"] as const)
      for (const mine of await listMine(queries, userId, userStatus))
        assignments.push(await exportMine(needs, queries, { mine, userId, calendar }));
    const sent = await listSent(queries, userId);
    const published = (await listPublished(queries, userId)).map((own) => exportOwn(own, sent, calendar));
    const assignment_messages = sent
      .filter(({ published_by }) => published_by !== userId)
      .map((one) => ({ assignment: one.assignment, ...exportSent(one, calendar) }));
    return { assignments, published, assignment_messages };
  },
});

const timeOf = ({ iso }: Calendar, time: number | null): string | null => (time === null ? null : iso(time));

/** What a student was set, as their page shows it. */
async function exportMine(
  { clock, catalogue }: Needs,
  queries: Queries,
  { mine, userId, calendar }: { readonly mine: Mine; readonly userId: string; readonly calendar: Calendar },
): Promise<PersonExport["assignments"][number]> {
  const { iso } = calendar;
  const answers = await listAnswers(queries, mine.id, userId);
  const given = new Map(answers.map((answer) => [answer.task, givenOf(answer)]));
  const found = await findTasks(queries, mine.id, userId);
  // Whether an answer was right must not be read before the assignment is over, here either.
  const over = isOver(found, found, clock.now());
  const drawn = found.tasks === null ? [] : openTasks(await loadQuizzes(catalogue), found.tasks);
  const language = (await findRecipient(queries, userId))?.language ?? LANGUAGES[0];
  return {
    name: mine.name,
    description: mine.description,
    message: mine.message,
    messages: (await listMyMessages(queries, mine, userId)).map((one) => ({ text: one.message, at: iso(one.sent_at) })),
    mentor: mine.mentor,
    start: iso(mine.start_at),
    end: iso(ownEndOf(mine, mine.own_end)),
    opened: timeOf(calendar, mine.opened_at),
    left: timeOf(calendar, mine.left_at),
    archived: timeOf(calendar, mine.archived_at),
    tasks: mine.num_tasks,
    drawn: drawn.map((task, place) => describeTask(task, given.get(place) ?? null, over, language)),
    answers: answers.map((answer) => ({
      taskId: String(answer.task + 1),
      ...wireGiven(givenOf(answer)),
      correct: over ? answer.correct === 1 : null,
      at: iso(answer.answered_at),
    })),
  };
}

type Sent = Awaited<ReturnType<typeof listSent>>[number];

/** A message without whom it was for, which is that student's own. */
const exportSent = ({ message, sent_at, student_id }: Sent, { iso }: Calendar) => ({
  text: message,
  at: iso(sent_at),
  toAll: student_id === null,
});

/** What a mentor set others, with the messages that they wrote themselves. */
function exportOwn(
  own: Awaited<ReturnType<typeof listPublished>>[number],
  sent: readonly Sent[],
  calendar: Calendar,
): PersonExport["published"][number] {
  const { iso } = calendar;
  return {
    name: own.name,
    description: own.description,
    message: own.message,
    messages: sent.filter((one) => one.assignment_id === own.id).map((one) => exportSent(one, calendar)),
    start: iso(own.start_at),
    end: iso(own.end_at),
    published: iso(own.published_at),
    cancelled: timeOf(calendar, own.cancelled_at),
    archived: timeOf(calendar, own.archived_at),
    price: carrotsOf(own.price),
    plan: JSON.parse(own.plan) as TaskPlan[],
  };
}

export const assignmentsStoredData: readonly StoredData[] = [
  {
    id: "assignments",
    tables: ["assignments", "assignment_students", "assignment_answers", "assignment_messages"],
    people: ["mentors", "students"],
    basis: "contract",
    recipients: ["mentors", "students"],
    deletion: "anonymous",
  },
];
