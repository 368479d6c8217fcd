import type { LessonResults, LessonsReply, RunningLessons } from "@karota/contract/lessons/lesson.ts";
import type { TaskPlan } from "@karota/contract/assignments/assignment.ts";
import type { Language } from "@karota/engine/message.ts";
import type { Actor } from "../../deps.ts";
import { describeTask, findTask } from "../assignments/index.ts";
import { faceOf, isPupilId } from "../users/index.ts";
import { getOwn } from "./get-lesson.ts";
import type { LessonsDeps } from "./lessons-deps.ts";
import { isInGroupOf, listAnswers, listPeople } from "./people-store.ts";
import { countChoices, IDLE_LIMIT_MS, phaseAt } from "./rules.ts";
import { listLessons, listQuestions, listRunning } from "./store.ts";

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

/** The running lessons that somebody may come into without being told the code. */
export async function readRunning({ database: { db }, clock }: LessonsDeps, actor: Actor): Promise<RunningLessons> {
  const rows = await listRunning(db, actor.id, clock.now() - IDLE_LIMIT_MS);
  const isPupil = rows.length > 0 && (await isPupilId(db, actor.id));
  const lessons = [];
  for (const { code, mentor_id, mentor_name, group_name } of rows)
    if (code !== null && (!isPupil || (await isInGroupOf(db, actor.id, mentor_id))))
      lessons.push({ code, mentor: mentor_name, group: group_name });
  return { lessons };
}
