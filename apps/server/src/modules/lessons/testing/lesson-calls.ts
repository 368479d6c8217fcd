import type {
  LessonBoard,
  LessonDesk,
  LessonOffer,
  LessonReply,
  LessonView,
  Step,
} from "@karota/contract/lessons/lesson.ts";
import type { Actor } from "../../../deps.ts";
import type { TestApp } from "../../../testing/test-app.ts";

export const ADDITIONS = [{ game: "addition", options: { level: "easy" }, count: 3 }];

/** Throws with the reply's body when a call does not succeed. */
export async function good<Reply>(it: TestApp, ...call: Parameters<TestApp["call"]>): Promise<Reply> {
  const reply = await it.call(...call);
  if (reply.statusCode !== 200) throw new Error(`${call[1]} ${call[2]}: ${reply.statusCode} ${reply.body}`);
  return reply.json<Reply>();
}

/** The status and the code of a call that fails. */
export async function outcome(it: TestApp, ...call: Parameters<TestApp["call"]>) {
  const reply = await it.call(...call);
  return [reply.statusCode, reply.json<{ code?: string }>().code] as const;
}

/** A mentor with a group "5. b" of two students. */
export async function newClassroom(it: TestApp) {
  const mentor = await it.newPlayer({ roles: ["mentor"] });
  const { group } = await good<{ group: { id: string } }>(it, mentor, "POST", "mentorship/groups", { name: "5. b" });
  const students = [await it.newPlayer(), await it.newPlayer()] as const;
  for (const student of students) {
    const { unique_code: uniqueCode } = await good<{ unique_code: string }>(it, student, "GET", "users");
    await good(it, mentor, "POST", "mentorship/students", { uniqueCode });
  }
  const studentIds = students.map(({ id }) => id);
  await good(it, mentor, "POST", `mentorship/groups/${group.id}/members`, { studentIds });
  return { mentor, groupId: group.id, students };
}

/** A mentor with a running lesson. */
export interface Led {
  readonly mentor: Actor;
  readonly id: string;
  readonly code: string;
}

export const desk = (it: TestApp, { mentor, id }: Omit<Led, "code">): Promise<LessonDesk> =>
  good(it, mentor, "GET", `lessons/${id}/desk`);
export const board = (it: TestApp, { mentor, id }: Led): Promise<LessonBoard> =>
  good(it, mentor, "GET", `lessons/${id}/board`);

/** A lesson with three additions. */
export async function startLesson(it: TestApp, mentor: Actor, more: object = {}): Promise<Led> {
  const { id } = await good<LessonReply>(it, mentor, "POST", "lessons", { tasks: ADDITIONS, ...more });
  const { code } = await desk(it, { mentor, id });
  return { mentor, id, code: code! };
}

/** The next step, on the present version. */
export async function step(it: TestApp, led: Led, name: Step): Promise<LessonDesk> {
  const { version } = await desk(it, led);
  return good(it, led.mentor, "POST", `lessons/${led.id}/steps`, { step: name, version });
}

export const joinBy = (it: TestApp, who: Actor, { code }: Led): Promise<LessonOffer> =>
  good(it, who, "POST", "lessons/join", { code });
export const view = (it: TestApp, who: Actor, { id }: Led): Promise<LessonView> =>
  good(it, who, "GET", `lessons/${id}`);
export const answer = (it: TestApp, who: Actor, { id }: Led, number: number, taskSelected: number) =>
  it.call(who, "POST", `lessons/${id}/answers`, { number, taskSelected });

/** The place of the right choice, which the mentor's desk has. */
export const rightChoice = async (it: TestApp, led: Led): Promise<number> => (await desk(it, led)).task!.result!.right;
