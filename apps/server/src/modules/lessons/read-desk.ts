import { createHash } from "node:crypto";
import type { LessonBoard, LessonDesk } from "@karota/contract/lessons/lesson.ts";
import type { Language } from "@karota/engine/message.ts";
import type { Actor } from "../../deps.ts";
import { describeTask, findTask } from "../assignments/index.ts";
import { faceOf } from "../users/index.ts";
import { getOwn } from "./get-lesson.ts";
import type { LessonsDeps } from "./lessons-deps.ts";
import { listAnswers, listPeople } from "./people-store.ts";
import { AWAY_AFTER_MS, countChoices, phaseAt } from "./rules.ts";
import { findQuestion } from "./store.ts";

/** What desk and board have in common. @throws E-KAROTA-NOT_FOUND for who does not lead it */
async function readPresent({ database: { db }, clock, quizzes }: LessonsDeps, actor: Actor, id: string) {
  const lesson = await getOwn(db, actor, id);
  const now = clock.now();
  const phase = phaseAt(lesson, now);
  const question = phase === "ended" || lesson.number === 0 ? null : await findQuestion(db, id, lesson.number);
  const placed = question && findTask(quizzes, question.task, 0);
  const answers = placed ? await listAnswers(db, id, { number: lesson.number }) : [];
  const selected = new Map(answers.map(({ user_id, choice }) => [user_id, choice]));
  const people = (await listPeople(db, id)).map(({ settings, seen_at, ...person }) => ({
    ...person,
    face: faceOf(settings),
    here: phase !== "ended" && (now - seen_at <= AWAY_AFTER_MS || selected.has(person.id)),
    selected: selected.get(person.id) ?? null,
  }));
  const counts = placed ? countChoices([...selected.values()], placed.task.choices.length) : [];
  const here = people.filter((person) => person.here);
  const base = {
    id,
    phase,
    number: lesson.number,
    version: lesson.version,
    code: phase === "ended" ? null : lesson.code,
    planned: lesson.planned,
    asked: lesson.asked,
    answered: answers.length,
    here: here.length,
  };
  return { lesson, placed, people, counts, here, base };
}

/** Changes with all that is sent, and reveals no more than that. */
const withState = <View extends object>(view: View): View & { readonly state: string } => ({
  ...view,
  state: createHash("sha256").update(JSON.stringify(view)).digest("base64url"),
});

/** A lesson as its mentor works with it. @throws E-KAROTA-NOT_FOUND */
export async function readDesk(deps: LessonsDeps, actor: Actor, id: string, language: Language): Promise<LessonDesk> {
  const { lesson, placed, people, counts, base } = await readPresent(deps, actor, id);
  return withState({
    ...base,
    group: lesson.group_id === null ? null : { id: lesson.group_id, name: lesson.group_name ?? "" },
    names: lesson.names === 1,
    task: placed && describeTask(placed, null, true, language),
    counts,
    people,
  });
}

/** A lesson as everybody in the room may see it. @throws E-KAROTA-NOT_FOUND */
export async function readBoard(deps: LessonsDeps, actor: Actor, id: string, language: Language): Promise<LessonBoard> {
  const { lesson, placed, counts, here, base } = await readPresent(deps, actor, id);
  const isRevealed = base.phase === "revealed";
  return withState({
    ...base,
    task: placed && describeTask(placed, null, isRevealed, language),
    counts: isRevealed ? counts : null,
    names: lesson.names === 1 ? here.map(({ name }) => name) : null,
  });
}
