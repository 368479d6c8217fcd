import type { JoinLinkReply } from "@karota/contract/mentorship/join.ts";
import type { GroupDetail, PackageName } from "@karota/contract/mentorship/mentorship.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { lockPerson } from "../users/index.ts";
import { describeJoining } from "./change-join-link.ts";
import { describeGroup, getGroup, listMembers } from "./describe-group.ts";
import { admit } from "./join-group.ts";
import { deleteRequests, listRequests, refuse } from "./join-store.ts";
import { lockMentor } from "./mentor.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";

/**
 * Lets in those of some people who have asked, also whom the mentor refused before. Who has taken their request back is
 * left out; who is in already does no harm.
 * @throws E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST, E-MENTORSHIP-JOIN_REQUEST_GONE, E-MENTORSHIP-PACKAGE_LIMIT_REACHED
 */
export function approveRequests(
  deps: MentorshipDeps,
  actor: Actor,
  groupId: string,
  ids: readonly string[],
): Promise<{ code: "S-MENTORSHIP-MEMBER_ADDED"; group: GroupDetail; package: PackageName }> {
  const { calendar, clock, database } = deps;
  const now = clock.now();
  return database.transaction(async (queries) => {
    const mentor = await lockMentor(deps, queries, actor, now);
    await getGroup(queries, mentor.id, groupId);
    const members = new Set((await listMembers(queries, groupId)).map(({ id }) => id));
    const asking = (await listRequests(queries, groupId)).map(({ id }) => id).filter((id) => ids.includes(id));
    const studentIds: string[] = [];
    // An account that is erased at this moment must not come back.
    for (const id of asking.toSorted()) if (await lockPerson(queries, id)) studentIds.push(id);
    if (studentIds.length === 0 && !ids.some((id) => members.has(id))) throw fail("E-MENTORSHIP-JOIN_REQUEST_GONE");
    const name =
      studentIds.length === 0
        ? mentor.package.name
        : await admit(deps, queries, mentor, { groupId, studentIds, actorId: actor.id, now });
    if (studentIds.length > 0) await deleteRequests(queries, groupId, studentIds);
    const group = await describeGroup(queries, mentor.id, groupId, calendar);
    return { code: "S-MENTORSHIP-MEMBER_ADDED", group, package: name };
  });
}

/**
 * Refuses those of some people who wait: they see it when they open the link again.
 * @throws E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST, E-MENTORSHIP-JOIN_REQUEST_GONE
 */
export function refuseRequests(
  deps: MentorshipDeps,
  actor: Actor,
  groupId: string,
  ids: readonly string[],
): Promise<JoinLinkReply> {
  const now = deps.clock.now();
  return deps.database.transaction(async (queries) => {
    const mentor = await lockMentor(deps, queries, actor, now);
    await getGroup(queries, mentor.id, groupId);
    if (!(await listRequests(queries, groupId)).some(({ id }) => ids.includes(id)))
      throw fail("E-MENTORSHIP-JOIN_REQUEST_GONE");
    await refuse(queries, groupId, ids, now);
    return describeJoining(deps, queries, mentor.id, groupId);
  });
}
