import type { GradeBook } from "@karota/contract/assignments/grade-book.ts";
import { call } from "../../../shared/api/api.ts";
import { useLoad, type Loaded } from "../../../shared/api/use-load.ts";
import { useSession } from "../../../shared/session/session.ts";

/** A page of a group's grade book; like all of mentorship it is loaded anew when the group's members change. */
export function useGradeBook(groupId: string, page: number): Loaded<GradeBook> {
  const who = useSession()?.userId ?? null;
  return useLoad(["mentorship/grades", who, groupId, String(page)], () =>
    call<GradeBook>("GET", `mentorship/groups/${encodeURIComponent(groupId)}/grades?page=${page}`),
  );
}
