import type { UserStatus } from "@karota/contract/assignments/assignment.ts";
import type { MyAssignment } from "@karota/contract/assignments/my-assignment.ts";
import { call } from "../api/api.ts";
import { useLoad } from "../api/use-load.ts";
import { useServerNow } from "../session/clock.ts";
import { useSession } from "../session/session.ts";
import { sortOut } from "./sort-out.ts";

interface Reply {
  readonly assignments: readonly MyAssignment[];
}

/** How often an assignment may change from upcoming to under way, in milliseconds. */
const TICK_MS = 30_000;

/** What the signed-in person has been set; `asks` as for `useLoad`. */
export function useMyAssignments(userStatus: UserStatus, asks = true) {
  const who = useSession()?.userId ?? null;
  return useLoad(
    ["assignments/my", who, userStatus],
    () => call<Reply>("GET", `assignments/myAssignments?userStatus=${userStatus}`),
    asks,
  );
}

/**
 * The signed-in person's assignments that can be solved now, the first to end first. None until they are loaded, which
 * the menu at the foot of the page asks for on every screen.
 */
export function useWaitingAssignments(): readonly MyAssignment[] {
  const { data } = useMyAssignments("ACTIVE", false);
  return sortOut(data?.assignments ?? [], useServerNow(TICK_MS)).inProgress;
}
