import type { JoinLink, JoinLinkReply } from "@karota/contract/mentorship/join.ts";
import { call } from "../../../shared/api/api.ts";
import { useLoad } from "../../../shared/api/use-load.ts";
import { refresh } from "../use-mentor.ts";

/** What only a group's own mentor may read; `asks` as for `useLoad`. */
export const useJoinLink = (groupId: string, asks = true) =>
  useLoad(
    ["mentorship/groups", groupId, "join-link"],
    () => call<JoinLinkReply>("GET", `mentorship/groups/${groupId}/join-link`),
    asks,
  );

/** Changes the link of a group, and loads what follows from it. */
export async function changeLink(
  groupId: string,
  body: Partial<Pick<JoinLink, "on" | "lastDay" | "maxMembers" | "approval">>,
): Promise<void> {
  try {
    await call("PUT", `mentorship/groups/${groupId}/join-link`, { body });
  } finally {
    await refresh();
  }
}

/** A token as it is read and typed, in fours: the server takes it with and without the hyphens. */
const written = (token: string): string => token.replaceAll(/.{4}(?=.)/g, "$&-");

/** The address that people open. */
export const joinAddress = (token: string): string => `${location.origin}/join/${written(token)}`;

/** The day of a link, at a time at which it is that day in every time zone nearby. */
export const noonOf = (day: string): string => `${day}T12:00:00`;
