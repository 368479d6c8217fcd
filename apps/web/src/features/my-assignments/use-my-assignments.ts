import type * as z from "zod";
import type {
  MyAssignment,
  MyAssignmentDetail,
  myAssignmentsReply,
  UserStatus,
} from "@karota/contract/assignments/assignment.ts";
import type { MentorsReply } from "@karota/contract/mentorship/mentorship.ts";
import type { User } from "@karota/contract/users/user.ts";
import { call } from "../../shared/api.ts";
import { useSpeaker } from "../../shared/i18n.tsx";
import { useSession } from "../../shared/session.ts";
import { useLoad } from "../../shared/use-load.ts";

type Reply = z.infer<typeof myAssignmentsReply>;
const useWho = () => useSession()?.userId ?? null;

export const useMyAssignments = (userStatus: UserStatus) =>
  useLoad(["assignments/my", useWho(), userStatus], () =>
    call<Reply>("GET", `assignments/myAssignments?userStatus=${userStatus}`),
  );

/** One assignment with its tasks, whose words are in the page's language. */
export function useMyAssignment(id: string) {
  const { language } = useSpeaker();
  return useLoad(["assignments/my", useWho(), id, language], () =>
    call<MyAssignmentDetail>("GET", `assignments/myAssignments/${id}`),
  );
}

export const useMyMentors = () =>
  useLoad(["mentorship/mentors", useWho()], () => call<MentorsReply>("GET", "mentorship/mentors"));

/** Oneself as the server tells it, with the unique code. */
export const useSelf = () => useLoad(["users", useWho()], () => call<User>("GET", "users"));

export interface Lists {
  readonly inProgress: readonly MyAssignment[];
  readonly upcoming: readonly MyAssignment[];
  /** Over, cancelled, or with every task answered: the latest first. */
  readonly completed: readonly MyAssignment[];
}

/** Where each assignment stands at a moment: the first to end, the first to start, the last to have ended. */
export function sortOut(all: readonly MyAssignment[], now: number): Lists {
  const time = (iso: string) => Date.parse(iso);
  const isUpcoming = (one: MyAssignment) => one.status !== "cancelled" && now < time(one.startDate);
  const isDone = (one: MyAssignment) => one.status === "cancelled" || one.completed || now > time(one.endDate);
  return {
    inProgress: all
      .filter((one) => !isUpcoming(one) && !isDone(one))
      .toSorted((a, b) => time(a.endDate) - time(b.endDate)),
    upcoming: all.filter(isUpcoming).toSorted((a, b) => time(a.startDate) - time(b.startDate)),
    completed: all
      .filter((one) => !isUpcoming(one) && isDone(one))
      .toSorted((a, b) => time(b.endDate) - time(a.endDate)),
  };
}
