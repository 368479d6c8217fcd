import * as z from "zod/mini";
import { line } from "../text.ts";
import { shownFace } from "../users/face.ts";
import { time, uuid } from "../wire.ts";
import { MAX_ADDED } from "./mentorship.ts";

/** Members that a join link can allow at most; the packages allow fewer. */
export const MAX_JOIN_MEMBERS = 1000;

/** A group's join link, as its mentor sees it. */
const joinLink = z.object({
  /** The last part of `/join/{token}`. */
  token: z.string(),
  on: z.boolean(),
  /** The last day on which it works, in the site's time zone. */
  lastDay: z.iso.date(),
  /** So many members the group may have, with those who wait, until nobody else can come by the link. */
  maxMembers: z.int(),
  /** Whether the mentor approves everybody who comes. */
  approval: z.boolean(),
  /** Whether people can come by it now, or why they cannot. */
  state: z.enum(["open", "off", "over", "full"]),
});
export type JoinLink = z.infer<typeof joinLink>;

/** Somebody who has asked to come into a group. */
const joinRequest = z.object({ id: uuid, name: z.string(), face: shownFace, asked: time });
export type JoinRequest = z.infer<typeof joinRequest>;

/** `GET` and `PUT mentorship/groups/{id}/join-link`, `POST mentorship/groups/{id}/join-link/renew`. */
export const joinLinkReply = z
  .object({
    /** Null until it is wanted. */
    link: z.nullable(joinLink),
    /** The longest wait first. */
    waiting: z.array(joinRequest),
    /** Whom the mentor has refused, the latest request first; they can be approved later. */
    refused: z.array(joinRequest),
  })
  .check(z.meta({ id: "GroupJoinLink" }));
export type JoinLinkReply = z.infer<typeof joinLinkReply>;

/** `PUT mentorship/groups/{id}/join-link`: the first one makes the link, with usual values for what is left out. */
export const joinLinkUpdate = z.strictObject({
  on: z.optional(z.boolean()),
  lastDay: z.optional(z.iso.date()),
  maxMembers: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_JOIN_MEMBERS))),
  approval: z.optional(z.boolean()),
});

/** `POST mentorship/groups/{id}/join-requests/approve` and `…/refuse`: only those whom the mentor has seen. */
export const joinRequestsBody = z.strictObject({
  studentIds: z.array(uuid).check(z.minLength(1), z.maxLength(MAX_ADDED)),
});

/** The calls of whoever opens a link. The token is in the body, since addresses are written to logs. */
export const joinBody = z.strictObject({ token: line(100) });

/** `POST mentorship/join/open`: who asks, and how the caller stands. */
export const joinOffer = z
  .object({
    mentor: z.object({ name: z.string(), face: shownFace }),
    group: z.object({ name: z.string() }),
    /** `approval`: may ask to join; `open`: joins at once. */
    state: z.enum(["open", "approval", "waiting", "member"]),
  })
  .check(z.meta({ id: "JoinOffer" }));
export type JoinOffer = z.infer<typeof joinOffer>;

/** `POST mentorship/join`. */
export const joinReply = z.object({
  code: z.enum(["S-MENTORSHIP-JOINED", "S-MENTORSHIP-JOIN_REQUESTED", "I-MENTORSHIP-ALREADY_A_MEMBER"]),
  offer: joinOffer,
});
export type JoinReply = z.infer<typeof joinReply>;
