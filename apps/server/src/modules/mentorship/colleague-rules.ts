import type { FailureCode } from "@karota/contract/errors/codes.ts";
import {
  MAX_COLLEAGUES,
  type AnswerBody,
  type GroupAction,
  type GroupRole,
} from "@karota/contract/mentorship/colleagues.ts";

/** Another mentor of a group, or one who is invited; times in ms since 1970. */
export interface Colleague {
  readonly id: string;
  readonly askedAt: number;
  /** Null: has not accepted. */
  readonly joinedAt: number | null;
  /** Since when the owner offers the group to this colleague. */
  readonly offeredAt: number | null;
}

/** The mentors of one group. */
export interface GroupMentors {
  readonly ownerId: string;
  readonly colleagues: readonly Colleague[];
}

/** What a mentor does about the mentors of a group. */
export type MentorsAct =
  | { readonly kind: "invite"; readonly id: string }
  | ({ readonly kind: "answer" } & AnswerBody)
  | { readonly kind: "remove"; readonly id: string }
  /** Null takes the offer back. */
  | { readonly kind: "offer"; readonly id: string | null };

/** The mentors afterwards, and what the log says; null: nothing has changed. */
export interface MentorsChange {
  readonly after: GroupMentors;
  readonly action: GroupAction | null;
  readonly subjectId: string | null;
}

/** What somebody is in a group; null also of who is only invited. */
export function roleOf({ ownerId, colleagues }: GroupMentors, id: string): GroupRole | null {
  if (id === ownerId) return "owner";
  return colleagues.some((one) => one.id === id && one.joinedAt !== null) ? "colleague" : null;
}

/** What a mentor's act makes of the mentors of a group, or why it is refused. What is done already succeeds again. */
export function changeMentors(
  mentors: GroupMentors,
  actorId: string,
  act: MentorsAct,
  now: number,
): MentorsChange | FailureCode {
  if (act.kind === "answer") return answer(mentors, actorId, act, now);
  const role = roleOf(mentors, actorId);
  if (role === null) return "E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST";
  if (act.kind === "remove" && act.id === actorId && role === "colleague")
    return without(mentors, actorId, "colleagueLeft", null);
  if (role !== "owner") return "E-MENTORSHIP-NOT_THE_OWNER";
  if (act.kind === "invite") return invite(mentors, act.id, now);
  return act.kind === "remove" ? remove(mentors, act.id) : offer(mentors, act.id, now);
}

const unchanged = (mentors: GroupMentors): MentorsChange => ({ after: mentors, action: null, subjectId: null });

const without = (mentors: GroupMentors, id: string, action: GroupAction, subjectId: string | null): MentorsChange => ({
  after: { ...mentors, colleagues: mentors.colleagues.filter((one) => one.id !== id) },
  action,
  subjectId,
});

const withColleague = (mentors: GroupMentors, changed: Colleague): GroupMentors => ({
  ...mentors,
  colleagues: mentors.colleagues.map((one) => (one.id === changed.id ? changed : one)),
});

function invite(mentors: GroupMentors, id: string, now: number): MentorsChange | FailureCode {
  const known = mentors.colleagues.find((one) => one.id === id);
  if (id === mentors.ownerId || (known && known.joinedAt !== null)) return "E-MENTORSHIP-ALREADY_A_COLLEAGUE";
  if (known) return unchanged(mentors);
  if (mentors.colleagues.length >= MAX_COLLEAGUES) return "E-MENTORSHIP-TOO_MANY_COLLEAGUES";
  const invited: Colleague = { id, askedAt: now, joinedAt: null, offeredAt: null };
  return { after: { ...mentors, colleagues: [...mentors.colleagues, invited] }, action: "invited", subjectId: id };
}

function remove(mentors: GroupMentors, id: string): MentorsChange | FailureCode {
  const known = mentors.colleagues.find((one) => one.id === id);
  if (!known) return "E-MENTORSHIP-NOT_A_COLLEAGUE";
  return without(mentors, id, known.joinedAt === null ? "invitationTakenBack" : "colleagueRemoved", id);
}

/** A group is offered to one colleague at a time. */
function offer(mentors: GroupMentors, id: string | null, now: number): MentorsChange | FailureCode {
  const present = mentors.colleagues.find((one) => one.offeredAt !== null);
  if (present?.id === id || (!present && id === null)) return unchanged(mentors);
  if (id !== null && roleOf(mentors, id) !== "colleague") return "E-MENTORSHIP-NOT_A_COLLEAGUE";
  const colleagues = mentors.colleagues.map((one) => ({ ...one, offeredAt: one.id === id ? now : null }));
  return {
    after: { ...mentors, colleagues },
    action: id === null ? "offerTakenBack" : "offered",
    subjectId: id ?? present!.id,
  };
}

function answer(
  mentors: GroupMentors,
  actorId: string,
  { as, accept }: AnswerBody,
  now: number,
): MentorsChange | FailureCode {
  const role = roleOf(mentors, actorId);
  if (accept && role !== null && (as === "colleague" || role === "owner")) return unchanged(mentors);
  const own = mentors.colleagues.find((one) => one.id === actorId);
  if (!own || (as === "colleague" ? own.joinedAt !== null : own.offeredAt === null))
    return "E-MENTORSHIP-INVITATION_GONE";
  if (as === "colleague")
    return accept
      ? { after: withColleague(mentors, { ...own, joinedAt: now }), action: "colleagueJoined", subjectId: null }
      : without(mentors, actorId, "invitationDeclined", null);
  return accept
    ? { after: swap(mentors, actorId, now), action: "handedOver", subjectId: actorId }
    : { after: withColleague(mentors, { ...own, offeredAt: null }), action: "offerDeclined", subjectId: null };
}

/** The colleague becomes the owner, and the owner the newest colleague. */
function swap({ ownerId, colleagues }: GroupMentors, id: string, now: number): GroupMentors {
  const former: Colleague = { id: ownerId, askedAt: now, joinedAt: now, offeredAt: null };
  return { ownerId: id, colleagues: [...colleagues.filter((one) => one.id !== id), former] };
}

/** The colleagues who are in, the longest first. */
export const presentOf = ({ colleagues }: GroupMentors): readonly (Colleague & { readonly joinedAt: number })[] =>
  colleagues
    .filter((one): one is Colleague & { readonly joinedAt: number } => one.joinedAt !== null)
    .toSorted((one, other) => one.joinedAt - other.joinedAt || (one.id < other.id ? -1 : 1));
