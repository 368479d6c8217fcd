import type * as z from "zod";
import type { JoinLink, JoinLinkReply, JoinRequest, joinLinkUpdate } from "@karota/contract/mentorship/join.ts";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import { faceOf } from "../users/index.ts";
import { getGroup } from "./describe-group.ts";
import { addToLog } from "./group-log.ts";
import { hashOf, newToken, stateOf, USUAL_DAYS, USUAL_MEMBERS } from "./join-rules.ts";
import {
  addLink,
  changeLink,
  endLinkOf,
  findLinkOf,
  listRequests,
  type LinkRow,
  type PresentLink,
  type RequestRow,
} from "./join-store.ts";
import { lockMentor } from "./mentor.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";
import { hasRoom, isOver } from "./open-join-link.ts";

type Terms = Pick<LinkRow, "is_on" | "last_day" | "max_members" | "approval">;

async function describeLink(
  deps: MentorshipDeps,
  queries: Queries,
  mentorId: string,
  row: PresentLink,
): Promise<JoinLink> {
  const room = await hasRoom(deps, queries, { ...row, mentor_id: mentorId }, false);
  return {
    token: row.token,
    on: row.is_on === 1,
    lastDay: row.last_day,
    maxMembers: row.max_members,
    approval: row.approval === 1,
    state: stateOf({ isOn: row.is_on === 1, isOver: isOver(deps, row), hasRoom: room }),
  };
}

/** A mentor's view of a group's link, and of who asks to come into the group. */
export async function describeJoining(
  deps: MentorshipDeps,
  queries: Queries,
  mentorId: string,
  groupId: string,
): Promise<JoinLinkReply> {
  const row = await findLinkOf(queries, groupId);
  const requests = await listRequests(queries, groupId);
  const describe = ({ id, name, settings, asked }: RequestRow): JoinRequest => ({
    id,
    name,
    face: faceOf(settings),
    asked: deps.calendar.iso(asked),
  });
  return {
    link: row && (await describeLink(deps, queries, mentorId, row)),
    waiting: requests.filter(({ refused }) => refused === null).map(describe),
    refused: requests
      .filter(({ refused }) => refused !== null)
      .map(describe)
      .toReversed(),
  };
}

/** The link of a group. @throws E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST */
export async function readJoinLink(deps: MentorshipDeps, actor: Actor, groupId: string): Promise<JoinLinkReply> {
  const { db } = deps.database;
  await getGroup(db, actor.id, groupId);
  return describeJoining(deps, db, actor.id, groupId);
}

/** The last day of a link that says nothing of it. */
const usualLastDay = ({ calendar, clock }: MentorshipDeps): string =>
  calendar.spanOf("daily", calendar.daysAfter(clock.now(), USUAL_DAYS)).key;

async function addNewLink(queries: InTransaction, groupId: string, terms: Terms): Promise<void> {
  const token = newToken();
  await addLink(queries, { token_hash: hashOf(token)!, token, group_id: groupId, ...terms });
}

/** A link that is over and is wanted again has the usual last day, unless another one is asked for. */
function termsOf(deps: MentorshipDeps, row: LinkRow | null, change: z.infer<typeof joinLinkUpdate>): Terms {
  const isWanted = change.on ?? row?.is_on === 1;
  const known = row && !(isWanted && isOver(deps, row)) ? row.last_day : usualLastDay(deps);
  return {
    is_on: isWanted ? 1 : 0,
    last_day: change.lastDay ?? known,
    max_members: change.maxMembers ?? row?.max_members ?? USUAL_MEMBERS,
    approval: (change.approval ?? row?.approval === 1) ? 1 : 0,
  };
}

/** Changes a group's link, or makes its first one. @throws E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST */
export function changeJoinLink(
  deps: MentorshipDeps,
  actor: Actor,
  groupId: string,
  change: z.infer<typeof joinLinkUpdate>,
): Promise<JoinLinkReply> {
  return deps.database.transaction(async (queries) => {
    const now = deps.clock.now();
    const mentor = await lockMentor(deps, queries, actor, now);
    await getGroup(queries, mentor.id, groupId);
    const row = await findLinkOf(queries, groupId);
    const terms = termsOf(deps, row, change);
    if (row) await changeLink(queries, row.token_hash, terms);
    else await addNewLink(queries, groupId, terms);
    if (terms.is_on !== (row?.is_on ?? 0))
      await addToLog(queries, { groupId, actorId: actor.id, action: terms.is_on === 1 ? "linkOn" : "linkOff", now });
    return describeJoining(deps, queries, mentor.id, groupId);
  });
}

/** Ends a group's link and makes a new one on the same terms. @throws E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST */
export function renewJoinLink(deps: MentorshipDeps, actor: Actor, groupId: string): Promise<JoinLinkReply> {
  return deps.database.transaction(async (queries) => {
    const now = deps.clock.now();
    const mentor = await lockMentor(deps, queries, actor, now);
    await getGroup(queries, mentor.id, groupId);
    const terms = termsOf(deps, await findLinkOf(queries, groupId), {});
    await endLinkOf(queries, groupId);
    await addNewLink(queries, groupId, terms);
    await addToLog(queries, { groupId, actorId: actor.id, action: "linkRenewed", now });
    return describeJoining(deps, queries, mentor.id, groupId);
  });
}
