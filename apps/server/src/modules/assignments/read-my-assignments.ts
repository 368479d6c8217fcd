import type * as z from "zod";
import type { TaskPlan, UserStatus } from "@karota/contract/assignments/assignment.ts";
import type {
  MyAssignment,
  MyAssignmentDetail,
  myAssignmentsReply,
} from "@karota/contract/assignments/my-assignment.ts";
import type { Language } from "@karota/engine/message.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { readUuid } from "../../uuid.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { drawPlan, type PlacedTask } from "@karota/engine/quiz/draw-plan.ts";
import { describeTask, serializeTasks, openTasks } from "./stored-tasks.ts";
import { learnAfterEnd } from "./learn-answers.ts";
import { findMine, findTasks, saveFirstTasks, listMine, listMyMessages, noteOpening, type Mine } from "./my-store.ts";
import { openPlan } from "./plan.ts";
import { faceOf } from "../users/index.ts";
import { isOver, ownEndOf, statusAt } from "./rules.ts";
import { givenOf, listAnswers } from "./answer-store.ts";

function describeMine({ calendar: { iso } }: AssignmentsDeps, mine: Mine, now: number): MyAssignment {
  const end = ownEndOf(mine, mine.own_end);
  const status = statusAt(mine, now, end);
  const completed = mine.solved >= mine.num_tasks;
  return {
    assignment_id: mine.id,
    name: mine.name,
    mentor: mine.mentor,
    mentorFace: faceOf(mine.mentor_settings),
    status,
    startDate: iso(mine.start_at),
    endDate: iso(end),
    tasks: mine.num_tasks,
    numSolvedTasks: mine.solved,
    completed,
    mayAnswer: status === "inProgress" && !completed && mine.left_at === null,
    archived: mine.archived_at !== null,
    games: [...new Set((JSON.parse(mine.plan) as TaskPlan[]).map(({ game }) => game))],
    message: mine.message,
    numCorrect: isOver(mine, mine, now) ? mine.correct : null,
  };
}

/** The actor's assignments, open or archived ones. */
export async function listMyAssignments(
  deps: AssignmentsDeps,
  actor: Actor,
  userStatus: UserStatus,
): Promise<z.infer<typeof myAssignmentsReply>> {
  const now = deps.clock.now();
  const mine = await listMine(deps.database.db, actor.id, userStatus);
  return { assignments: mine.map((one) => describeMine(deps, one, now)), now: deps.calendar.iso(now) };
}

/** What the actor has been set. @throws E-KAROTA-WRONG_UUID_FORMAT, E-KAROTA-NOT_FOUND */
export async function getMine(deps: AssignmentsDeps, actor: Actor, id: string): Promise<Mine> {
  const mine = await findMine(deps.database.db, actor.id, readUuid(id));
  if (!mine) throw fail("E-KAROTA-NOT_FOUND", {}, "no assignment of one's own");
  return mine;
}

/** The student's stored tasks, drawn at the first reading, and whether just these are over for the student. */
async function openMyTasks(
  { database: { db }, quizzes, seedOf }: AssignmentsDeps,
  id: string,
  studentId: string,
  now: number,
): Promise<{ readonly tasks: readonly PlacedTask[]; readonly over: boolean }> {
  const found = await findTasks(db, id, studentId);
  if (found.tasks !== null) return { tasks: openTasks(quizzes, found.tasks), over: isOver(found, found, now) };
  const { plan } = found;
  const drawn = serializeTasks(drawPlan(openPlan(quizzes, plan), seedOf(id, studentId), id));
  await saveFirstTasks(db, id, studentId, { plan, tasks: drawn });
  const saved = await findTasks(db, id, studentId);
  return { tasks: openTasks(quizzes, saved.tasks ?? drawn), over: isOver(saved, saved, now) };
}

/** One of them with its tasks, from its start on; right and wrong only when it is over for the actor. */
export async function readMyAssignment(
  deps: AssignmentsDeps,
  actor: Actor,
  id: string,
  language: Language,
): Promise<MyAssignmentDetail> {
  const { database, calendar, clock } = deps;
  const mine = await getMine(deps, actor, id);
  const now = clock.now();
  const { iso } = calendar;
  const row = describeMine(deps, mine, now);
  const open = row.status === "inProgress" || row.status === "completed";
  const { tasks, over } = open ? await openMyTasks(deps, mine.id, actor.id, now) : { tasks: [], over: false };
  const answers = await listAnswers(database.db, mine.id, actor.id);
  const given = new Map(answers.map((answer) => [answer.task, givenOf(answer)]));
  if (over && answers.some(({ learned }) => learned === 0)) await learnAfterEnd(deps, mine.id, actor.id, now);
  if (row.mayAnswer && mine.opened_at === null) await noteOpening(database.db, mine.id, actor.id, now);
  const messages = await listMyMessages(database.db, mine, actor.id);
  return {
    ...row,
    description: mine.description,
    mentorMessages: messages.map(({ message, sent_at }) => ({ text: message, at: iso(sent_at) })),
    list: tasks.map((task, place) => describeTask(task, given.get(place) ?? null, over, language)),
    now: iso(now),
  };
}
