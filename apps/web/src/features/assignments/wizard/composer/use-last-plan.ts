import type { AssignmentDetail, AssignmentRow } from "@karota/contract/assignments/assignment.ts";
import { EVERY } from "@karota/contract/assignments/collections.ts";
import { call } from "../../../../shared/api/api.ts";
import { useLoad } from "../../../../shared/api/use-load.ts";
import { useSession } from "../../../../shared/session/session.ts";

/** The name and the plan of the mentor's latest assignment; null where there is none, and until it is loaded. */
export function useLastPlan(): Pick<AssignmentDetail, "name" | "plan"> | null {
  const who = useSession()?.userId ?? null;
  const { data } = useLoad(["assignments/last", who], async () => {
    const { assignments } = await call<{ assignments: readonly AssignmentRow[] }>("GET", `assignments/group/${EVERY}`);
    const last = assignments.find(({ status }) => status !== "cancelled");
    return last ? call<AssignmentDetail>("GET", `assignments/${last.id}`) : null;
  });
  return data ?? null;
}
