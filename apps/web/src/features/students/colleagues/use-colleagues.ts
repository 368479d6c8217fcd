import type {
  ColleaguesReply,
  GroupLogReply,
  Invitation,
  InvitationsReply,
} from "@karota/contract/mentorship/colleagues.ts";
import { call } from "../../../shared/api/api.ts";
import { useLoad } from "../../../shared/api/use-load.ts";
import { usePages } from "../../../shared/api/use-pages.ts";
import { refresh } from "../use-mentor.ts";

const pathOf = (groupId: string) => `mentorship/groups/${groupId}/colleagues`;

export const useColleagues = (groupId: string) =>
  useLoad(["mentorship/groups", groupId, "colleagues"], () => call<ColleaguesReply>("GET", pathOf(groupId)));

export const useInvitations = () =>
  useLoad(["mentorship/invitations"], () => call<InvitationsReply>("GET", "mentorship/invitations"));

export const useGroupLog = (groupId: string) =>
  usePages(["mentorship/groups", groupId, "log"], async (before: number | null) => {
    const path = `mentorship/groups/${groupId}/log${before === null ? "" : `?before=${before}`}`;
    const { entries, next } = await call<GroupLogReply>("GET", path);
    return { items: entries, next };
  });

/** Carries a change out and loads what follows from it, also when it is refused: then something has changed before. */
async function change(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } finally {
    await refresh();
  }
}

export const invite = (groupId: string, uniqueCode: string) =>
  change(call("POST", pathOf(groupId), { body: { uniqueCode } }));

export const takeOut = (groupId: string, mentorId: string) => change(call("DELETE", `${pathOf(groupId)}/${mentorId}`));

/** Without a mentor, takes the offer back. */
export const offerGroup = (groupId: string, mentorId: string | null) =>
  change(call("PUT", `mentorship/groups/${groupId}/hand-over`, { body: { mentorId } }));

export const answer = ({ id, as }: Invitation, accept: boolean) =>
  change(call("POST", `mentorship/invitations/${id}`, { body: { as, accept } }));
