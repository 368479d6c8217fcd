import type { AssignmentPrice } from "@karota/contract/assignments/assignment.ts";
import type { MentorInfo } from "@karota/contract/mentorship/mentorship.ts";
import { call } from "../../../shared/api/api.ts";
import { useSession } from "../../../shared/session/session.ts";
import { useLoad, type Loaded } from "../../../shared/api/use-load.ts";

/** What one more assignment costs, and the moments of the presets. */
export function usePrice(): Loaded<AssignmentPrice> {
  const who = useSession()?.userId ?? null;
  return useLoad(["assignments/price", who], () => call<AssignmentPrice>("GET", "assignments/price"));
}

/** The package before the assignment. */
export function usePackage(): string | undefined {
  const who = useSession()?.userId ?? null;
  return useLoad(["mentorship/info", who], () => call<MentorInfo>("GET", "mentorship/info")).data?.package.name;
}
