import { useEffect } from "react";
import type { AssignmentDetail, AssignmentRow } from "@karota/contract/assignments/assignment.ts";
import { call } from "../../shared/api/api.ts";
import { useSession } from "../../shared/session/session.ts";
import { revalidate, useLoad, type Loaded } from "../../shared/api/use-load.ts";
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

/** Notes that the mentor in charge has seen these results, after which the menu counts their answers no more. */
export function useSeen({ id, numNew, numSolved }: AssignmentDetail): void {
  useEffect(() => {
    if (numNew === 0) return;
    call("PUT", `assignments/${id}/seen`, { body: { numSolved } }).then(
      () => revalidate("assignments/new-answers"),
      // The next look notes it.
      () => undefined,
    );
  }, [id, numNew, numSolved]);
}
