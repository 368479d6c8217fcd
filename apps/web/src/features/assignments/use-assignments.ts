import type { AssignmentDetail, AssignmentRow } from "@karota/contract/assignments/assignment.ts";
import { call } from "../../shared/api/api.ts";
import { useSession } from "../../shared/session/session.ts";
import { useLoad, type Loaded } from "../../shared/api/use-load.ts";
import type { Target } from "./wizard/target.ts";

/** The assignments of a student or a group: the present ones, or the archive. */
export function useAssignments(
  { of, id }: Target,
  userStatus: "ACTIVE" | "ARCHIVED",
): Loaded<readonly AssignmentRow[]> {
  const who = useSession()?.userId ?? null;
  return useLoad(["assignments", who, of, id, userStatus], async () => {
    const path = `assignments/${of}/${id}?userStatus=${userStatus}`;
    return (await call<{ assignments: AssignmentRow[] }>("GET", path)).assignments;
  });
}

/** Everything about one assignment. */
export function useAssignment(id: string): Loaded<AssignmentDetail> {
  const who = useSession()?.userId ?? null;
  return useLoad(["assignment", who, id], () => call<AssignmentDetail>("GET", `assignments/${id}`));
}
