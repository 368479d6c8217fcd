import type { AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import type { ColleaguesReply, GroupLogReply, InvitationsReply } from "@karota/contract/mentorship/colleagues.ts";
import type { JoinLinkReply } from "@karota/contract/mentorship/join.ts";
import type { GroupDetail } from "@karota/contract/mentorship/mentorship.ts";
import type { User } from "@karota/contract/users/user.ts";
import type { Actor } from "../../../deps.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import { bodyFor, good, newClassroom, outcome, type Classroom } from "./classroom.ts";

/** A classroom with a second mentor. */
export interface StaffRoom extends Classroom {
  readonly colleague: Actor;
}

/** The present unique code of a person. */
export const codeOf = async (it: TestApp, who: Actor): Promise<string> =>
  (await good<User>(it, who, "GET", "users")).unique_code;

export const newMentor = (it: TestApp): Promise<Actor> => it.newPlayer({ roles: ["mentor"], balance: 100_000 });

export const invite = async (it: TestApp, { mentor, groupId }: Classroom, other: Actor): Promise<ColleaguesReply> =>
  good(it, mentor, "POST", `mentorship/groups/${groupId}/colleagues`, { uniqueCode: await codeOf(it, other) });

export const answerAs = (it: TestApp, { groupId }: Classroom, other: Actor, as: "colleague" | "owner", accept = true) =>
  outcome(it, other, "POST", `mentorship/invitations/${groupId}`, { as, accept });

/** Another mentor who is in the group. */
export async function newColleague(it: TestApp, room: Classroom): Promise<Actor> {
  const colleague = await newMentor(it);
  await invite(it, room, colleague);
  await answerAs(it, room, colleague, "colleague");
  return colleague;
}

export async function newStaffRoom(it: TestApp, size: number): Promise<StaffRoom> {
  const room = await newClassroom(it, size);
  return { ...room, colleague: await newColleague(it, room) };
}

export const offer = (it: TestApp, { mentor, groupId }: Classroom, to: Actor | null) =>
  outcome(it, mentor, "PUT", `mentorship/groups/${groupId}/hand-over`, { mentorId: to?.id ?? null });

export const takeOut = (it: TestApp, { groupId }: Classroom, by: Actor, other: Actor) =>
  outcome(it, by, "DELETE", `mentorship/groups/${groupId}/colleagues/${other.id}`);

/** Publishes an assignment to the group, as one of its mentors. */
export const publishAs = async (
  it: TestApp,
  { groupId }: Classroom,
  mentor: Actor,
  change = {},
): Promise<AssignmentDetail> =>
  (await good<{ assignment: AssignmentDetail }>(it, mentor, "POST", "assignments", bodyFor({ groupId }, change)))
    .assignment;

export const mentorsOf = (it: TestApp, { groupId }: Classroom, as: Actor): Promise<ColleaguesReply> =>
  good(it, as, "GET", `mentorship/groups/${groupId}/colleagues`);

export const invitationsOf = async (it: TestApp, mentor: Actor) =>
  (await good<InvitationsReply>(it, mentor, "GET", "mentorship/invitations")).invitations;

export const logOf = (it: TestApp, { groupId }: Classroom, as: Actor, before = ""): Promise<GroupLogReply> =>
  good(it, as, "GET", `mentorship/groups/${groupId}/log${before}`);

/** Another group of a mentor's; its id. */
export async function addGroup(it: TestApp, mentor: Actor, name: string, members: readonly Actor[] = []) {
  const { group } = await good<{ group: GroupDetail }>(it, mentor, "POST", "mentorship/groups", { name });
  const studentIds = members.map(({ id }) => id);
  if (members.length > 0) await good(it, mentor, "POST", `mentorship/groups/${group.id}/members`, { studentIds });
  return group.id;
}

/** Turns the group's join link on; its token. */
export async function turnLinkOn(it: TestApp, { mentor, groupId }: Classroom): Promise<string> {
  const { link } = await good<JoinLinkReply>(it, mentor, "PUT", `mentorship/groups/${groupId}/join-link`, { on: true });
  return link!.token;
}
