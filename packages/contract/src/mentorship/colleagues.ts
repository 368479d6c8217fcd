import * as z from "zod/mini";
import { line } from "../text.ts";
import { shownFace } from "../users/face.ts";
import { time, uuid } from "../wire.ts";

/** Colleagues that a group can have, with those who are invited. */
export const MAX_COLLEAGUES = 10;
/** After so many days an invitation and an offer are deleted. */
export const INVITATION_DAYS = 30;
export const LOG_PAGE_SIZE = 30;

/** What a mentor is in a group: the owner changes it, a colleague sees and publishes. */
export const GROUP_ROLES = ["owner", "colleague"] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

const mentor = { id: uuid, name: z.string(), face: shownFace };

/** `GET mentorship/groups/{id}/colleagues`, and the reply of what changes them: the mentors of a group. */
export const colleaguesReply = z
  .object({
    owner: z.object(mentor),
    /** Those who are in, the longest first; to one of them the group may be offered. */
    colleagues: z.array(z.object({ ...mentor, since: time, offered: z.boolean() })),
    /** Who has not answered; empty for colleagues. */
    invited: z.array(z.object({ ...mentor, asked: time })),
  })
  .check(z.meta({ id: "GroupMentors" }));
export type ColleaguesReply = z.infer<typeof colleaguesReply>;

/** `POST mentorship/groups/{id}/colleagues`: the code as the other mentor reads it out. */
export const inviteBody = z.strictObject({ uniqueCode: line(100) });
/** `PUT mentorship/groups/{id}/hand-over`: whom the group is offered; null takes the offer back. */
export const handOverBody = z.strictObject({ mentorId: z.nullable(uuid) });

/** What is asked of a mentor: to come into a group, or to become its owner. */
export const INVITATIONS = ["colleague", "owner"] as const;
/** `GET mentorship/invitations`: what others ask of the calling mentor, the oldest first. */
export const invitationsReply = z.object({
  invitations: z.array(
    z.object({
      /** The group's id. */
      id: uuid,
      group: z.string(),
      as: z.enum(INVITATIONS),
      owner: z.object({ name: z.string(), face: shownFace }),
      /** How many students come with it, of an offer; null of an invitation. */
      members: z.nullable(z.int()),
      asked: time,
    }),
  ),
});
export type InvitationsReply = z.infer<typeof invitationsReply>;
export type Invitation = InvitationsReply["invitations"][number];
/** `POST mentorship/invitations/{id}`. */
export const answerBody = z.strictObject({ as: z.enum(INVITATIONS), accept: z.boolean() });
export type AnswerBody = z.infer<typeof answerBody>;

/** What a group's log contains; the texts are `groupLog.<name>`. */
export const GROUP_ACTIONS = [
  "memberAdded",
  "memberJoined",
  "memberCame",
  "memberLeft",
  "memberRemoved",
  "invited",
  "invitationTakenBack",
  "invitationDeclined",
  "colleagueJoined",
  "colleagueLeft",
  "colleagueRemoved",
  "offered",
  "offerTakenBack",
  "offerDeclined",
  "handedOver",
  "inherited",
  "classTaken",
  "linkOn",
  "linkOff",
  "linkRenewed",
  "published",
  "cancelled",
] as const;
export type GroupAction = (typeof GROUP_ACTIONS)[number];

/** `GET mentorship/groups/{id}/log`: a page of what happened in a group, the newest first. */
export const groupLogQuery = z.object({
  /** The `next` of the page before; left out: the newest. */
  before: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
});
export const groupLogReply = z.object({
  entries: z.array(
    z.object({
      id: z.int(),
      at: time,
      action: z.enum(GROUP_ACTIONS),
      /**
       * Null of students who have left the group, and of erased people; for colleagues also of who was invited and has not
       * accepted.
       */
      actor: z.nullable(z.string()),
      /** Whom it was about; null as well where it was about nobody else. */
      subject: z.nullable(z.string()),
      assignment: z.nullable(z.string()),
    }),
  ),
  /** Where the next page begins; null on the last one. */
  next: z.nullable(z.int()),
});
export type GroupLogReply = z.infer<typeof groupLogReply>;
export type GroupLogEntry = GroupLogReply["entries"][number];
