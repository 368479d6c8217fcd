import type { JoinLinkReply } from "@karota/contract/mentorship/join.ts";
import type { Actor } from "../../../deps.ts";
import type { TestApp } from "../../../testing/test-app.ts";

/** The present unique code of a person. */
export async function codeOf(it: TestApp, actor: Actor): Promise<string> {
  const { unique_code } = await it.database.db
    .selectFrom("users")
    .select("unique_code")
    .where("id", "=", actor.id)
    .executeTakeFirstOrThrow();
  return unique_code;
}

/** New people who are the mentor's students. */
export async function newStudents(it: TestApp, mentor: Actor, count: number): Promise<readonly Actor[]> {
  const students: Actor[] = [];
  for (let i = 0; i < count; i++) {
    const student = await it.newPlayer({ balance: 0 });
    const reply = await it.call(mentor, "POST", "mentorship/students", { uniqueCode: await codeOf(it, student) });
    if (reply.statusCode !== 200) throw new Error(`The student was not added: ${reply.body}`);
    students.push(student);
  }
  return students;
}

/** A new group of the mentor's; its id. */
export async function newGroup(
  it: TestApp,
  mentor: Actor,
  name: string,
  members: readonly Actor[] = [],
): Promise<string> {
  const made = await it.call(mentor, "POST", "mentorship/groups", { name });
  const { group } = made.json<{ group: { id: string } }>();
  if (members.length > 0)
    await it.call(mentor, "POST", `mentorship/groups/${group.id}/members`, {
      studentIds: members.map((member) => member.id),
    });
  return group.id;
}

/** Turns a group's join link on, or changes it; its token. */
export async function linkOf(it: TestApp, mentor: Actor, groupId: string, change: object = {}): Promise<string> {
  const reply = await it.call(mentor, "PUT", `mentorship/groups/${groupId}/join-link`, { on: true, ...change });
  const { link } = reply.json<JoinLinkReply>();
  if (!link) throw new Error(`There is no link: ${reply.body}`);
  return link.token;
}

/** Sets the package a mentor is in. */
export const putIntoPackage = (it: TestApp, mentor: Actor, name: string) =>
  it.database.db
    .insertInto("mentors")
    .values({ user_id: mentor.id, package: name, created_at: it.clock.now() })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ package: name }))
    .execute();
