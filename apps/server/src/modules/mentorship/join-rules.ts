import type { FailureCode } from "@karota/contract/errors/codes.ts";
import type { JoinLink, JoinOffer } from "@karota/contract/mentorship/join.ts";
import { hashOfCode, newAddressCode } from "../../code-symbols.ts";

/** Of a token, in symbols of five random bits: 140, in seven fours that can be typed. */
const LENGTH = 28;

/** What a new link has, unless its mentor says otherwise. */
export const USUAL_DAYS = 14;
export const USUAL_MEMBERS = 30;

/** For how long somebody who asked waits for the mentor, or stays refused, in days. */
export const REQUEST_DAYS = 30;

export const newToken = (): string => newAddressCode(LENGTH);

/** How a link is found by its token; null for what cannot be a token. */
export const hashOf = (written: string): string | null => hashOfCode(written, LENGTH);

/** A link and who has come by it, at one moment. */
interface LinkFacts {
  readonly isOn: boolean;
  /** Its last day is over. */
  readonly isOver: boolean;
  /** There is room for one more, in the link's own limit and in the largest package. */
  readonly hasRoom: boolean;
}

/** Whether people can come by a link. */
export function stateOf({ isOn, isOver, hasRoom }: LinkFacts): JoinLink["state"] {
  if (!isOn) return "off";
  if (isOver) return "over";
  return hasRoom ? "open" : "full";
}

/** How the person who opens a link stands to it. */
export interface Opening extends LinkFacts {
  readonly isGroupRemoved: boolean;
  readonly isOwn: boolean;
  readonly isRenewed: boolean;
  readonly isMember: boolean;
  /** Was the mentor's student or the group's member once, and is not any more. */
  readonly hasLeft: boolean;
  readonly isWaiting: boolean;
  readonly isRefused: boolean;
  readonly needsApproval: boolean;
}

const FAILURES = {
  off: "E-MENTORSHIP-JOIN_LINK_OFF",
  over: "E-MENTORSHIP-JOIN_LINK_OVER",
  full: "E-MENTORSHIP-JOIN_LINK_FULL",
} as const;

/**
 * What a person can do by a link, or why nothing. Who is in, waits or was refused is told that first, since it stays true
 * when the link ends. Who has left, or was removed, comes back with the mentor's approval only.
 */
export function statusOf(opening: Opening): JoinOffer["state"] | FailureCode {
  if (opening.isGroupRemoved) return "E-MENTORSHIP-JOIN_LINK_WITHOUT_GROUP";
  if (opening.isOwn) return "E-MENTORSHIP-OWN_JOIN_LINK";
  if (opening.isMember) return "member";
  if (opening.isRefused) return "E-MENTORSHIP-JOIN_REFUSED";
  if (opening.isWaiting) return "waiting";
  if (opening.isRenewed) return "E-MENTORSHIP-JOIN_LINK_RENEWED";
  const state = stateOf(opening);
  if (state !== "open") return FAILURES[state];
  return opening.needsApproval || opening.hasLeft ? "approval" : "open";
}
