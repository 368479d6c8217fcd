import type { MyAssignmentDetail } from "@karota/contract/assignments/my-assignment.ts";
import type { MentorsReply } from "@karota/contract/mentorship/mentorship.ts";
import { call } from "../../shared/api/api.ts";
import { useSpeaker } from "../../shared/i18n/i18n.tsx";
import { useSession } from "../../shared/session/session.ts";
import { useLoad } from "../../shared/api/use-load.ts";

const useWho = () => useSession()?.userId ?? null;

/** One assignment with its tasks, whose words are in the page's language. */
export function useMyAssignment(id: string) {
  const { language } = useSpeaker();
  return useLoad(["assignments/my", useWho(), id, language], () =>
    call<MyAssignmentDetail>("GET", `assignments/myAssignments/${id}`),
  );
}

export const useMyMentors = () =>
  useLoad(["mentorship/mentors", useWho()], () => call<MentorsReply>("GET", "mentorship/mentors"));
