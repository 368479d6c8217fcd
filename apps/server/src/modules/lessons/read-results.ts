import type { LessonResults, LessonsReply, RunningLessons } from "@karota/contract/lessons/lesson.ts";
import type { TaskPlan } from "@karota/contract/assignments/assignment.ts";
import type { Language } from "@karota/engine/message.ts";
import type { Queries } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import { describeTask, findTask } from "../assignments/index.ts";
import { faceOf, isPupilId } from "../users/index.ts";
import { getOwn, phaseOf } from "./get-lesson.ts";
import type { LessonsDeps } from "./lessons-deps.ts";
import { findPerson, isInGroupOf, listAnswers, listPeople } from "./people-store.ts";
import { countChoices, IDLE_LIMIT_MS, phaseAt } from "./rules.ts";
import { listLessons, listQuestions, listRunning, type NamedLesson } from "./store.ts";

/** The newest are shown. */
const MAX_LISTED = 30;

/** A mentor's lessons. */
export async function readLessons({ database, clock, calendar }: LessonsDeps, actor: Actor): Promise<LessonsReply> {
  const now = clock.now();
  const rows = await listLessons(database.db, actor.id, MAX_LISTED);
  return {
    lessons: rows.map((row) => ({
      id: row.id,
      phase: phaseAt(row, now),
      group: row.group_name,
      started: calendar.iso(row.started_at),
      questions: row.number,
      people: row.people ?? 0,
      games: [...new Set((JSON.parse(row.plan) as TaskPlan[]).map(({ game }) => game))],
    })),
  };
}

/** What was revealed, with who answered what, for who led the lesson. @throws E-KAROTA-NOT_FOUND */
export async function readResults(
  { database: { db }, quizzes, calendar }: LessonsDeps,
  actor: Actor,
  id: string,
  language: Language,
): Promise<LessonResults> {
  const lesson = await getOwn(db, actor, id);
  const answers = await listAnswers(db, id);
  const questions = (await listQuestions(db, id)).filter(({ revealed_at }) => revealed_at !== null);
  const chosen = new Map(answers.map(({ number, user_id, choice }) => [`${number} ${user_id}`, choice]));
  return {
    id,
    group: lesson.group_name,
    started: calendar.iso(lesson.started_at),
    ended: lesson.ended_at === null ? null : calendar.iso(lesson.ended_at),
    questions: questions.map(({ number, task }) => {
      const placed = findTask(quizzes, task, 0)!;
      const choices = answers.filter((answer) => answer.number === number).map(({ choice }) => choice);
      return {
        number,
        task: describeTask(placed, null, true, language),
        counts: countChoices(choices, placed.task.choices.length),
      };
    }),
    people: (await listPeople(db, id)).map(({ id: userId, name, settings }) => ({
      id: userId,
      name,
      face: faceOf(settings),
      choices: questions.map(({ number }) => chosen.get(`${number} ${userId}`) ?? null),
    })),
  };
}

/** Whether somebody may come into a lesson without being told the code. */
async function seesRunning(db: Queries, actor: Actor, { id, mentor_id }: NamedLesson): Promise<boolean> {
  const person = await findPerson(db, id, actor.id);
  if (person && person.removed_at !== null) return false;
  return (person && !(await isPupilId(db, actor.id))) || (await isInGroupOf(db, actor.id, mentor_id));
}

/** The running lesson that somebody leads, and those they may come into without being told the code. */
export async function readRunning(deps: LessonsDeps, actor: Actor): Promise<RunningLessons> {
  const { db } = deps.database;
  const rows = await listRunning(db, actor.id, deps.clock.now() - IDLE_LIMIT_MS);
  const running: RunningLessons = { own: null, lessons: [] };
  for (const row of rows.filter((one) => phaseOf(deps, one) !== "ended"))
    if (row.mentor_id === actor.id) running.own ??= { id: row.id, group: row.group_name };
    else if (row.code !== null && (await seesRunning(db, actor, row)))
      running.lessons.push({ code: row.code, mentor: row.mentor_name, group: row.group_name });
  return running;
}
