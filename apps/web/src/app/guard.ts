import type { Role } from "@karota/contract/wire.ts";
import { isValid, type Session } from "../shared/session/session.ts";

/** Who may see a screen. */
export type Access = "public" | "login" | Role;

export type Decision =
  | { readonly enter: true }
  | { readonly enter: false; readonly to: string; readonly because: "expired" | "login" | "role" };

/**
 * The guard of every navigation. Without a network an expired session stays on public screens, where what is played
 * waits for its person; the others are closed as ever (docs/decisions/0013).
 */
export function decide(
  route: { path: string; access: Access },
  session: Session | null,
  now: number,
  onLine = true,
): Decision {
  // Where one signs in, an expired session is cleared by the page.
  if (route.path === "/login" || route.path === "/class") return { enter: true };
  const expired = session !== null && !isValid(session, now);
  if (expired && (onLine || route.access !== "public"))
    return { enter: false, to: "/login?reset=true", because: "expired" };
  if (route.access === "public") return { enter: true };
  if (!session) return { enter: false, to: "/login", because: "login" };
  const { roles } = session;
  if (route.access === "login" || roles.includes("admin") || roles.includes(route.access)) return { enter: true };
  return { enter: false, to: "/", because: "role" };
}
