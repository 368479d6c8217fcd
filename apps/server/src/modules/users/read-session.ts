import type { SessionReply } from "@karota/contract/users/session.ts";
import { calendarOf } from "../../calendar.ts";
import type { Deps } from "../../deps.ts";
import { livesOf, type Claims } from "../../plugins/tokens.ts";

/** When the session of these claims ends, if it was last used at `usedAt` (ms since 1970) and is not used again. */
export function readSession({ config }: Deps, { exp, roles }: Claims, usedAt: number): SessionReply {
  const [unused, expired] = [usedAt + livesOf(roles).idleS * 1000, exp * 1000];
  return { ends: calendarOf(config.timeZone).iso(Math.min(unused, expired)), extendable: unused < expired };
}
