import { useEffect, useState } from "react";
import type { SessionReply } from "@karota/contract/users/session.ts";
import { call } from "../../shared/api/api.ts";
import { serverNow } from "../../shared/session/clock.ts";
import type { Session } from "../../shared/session/session.ts";

/** How long before its end a session is announced to end. */
export const WARN_BEFORE_MS = 5 * 60 * 1000;
/** A page that was just loaded has used its session; within this time no session ends for want of use (server: `LIVES`). */
const SURELY_USED_MS = 40 * 60 * 1000;
/** How often the server is asked while a warning is shown: another device's page may use the session, too. */
const LOOK_INTERVAL_MS = 30 * 1000;
/** Before the next attempt where the server did not answer. */
const RETRY_DELAY_MS = 60 * 1000;

export interface SessionEnd {
  /** In milliseconds since 1970, by the server's clock. */
  readonly ends: number;
  readonly extendable: boolean;
}

const CHANNEL = "karota:session";
/** Notifies the other tabs that the session was extended. */
function notifyTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origins but its own
  channel.postMessage(null);
  channel.close();
}

/** Uses the session, so that it ends later. Throws ApiFailure. */
export async function extendSession(): Promise<void> {
  await call<SessionReply>("POST", "users/session");
  notifyTabs();
}

/**
 * When the session ends, once that is near; null before, and without a network. After its end the server refuses the
 * token, which leads to the login page. Returns it with a function that asks again.
 */
export function useSessionEnd({ token, expires }: Session): readonly [SessionEnd | null, () => void] {
  const [near, setNear] = useState<SessionEnd | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let stopped = false;
    let timer: ReturnType<typeof setTimeout>;
    let due = 0;
    const schedule = (wait: number) => {
      clearTimeout(timer);
      due = Date.now() + wait;
      if (!stopped) timer = setTimeout(() => void look(), wait);
    };
    const look = async () => {
      // Until the reply comes, nothing else asks.
      due = Infinity;
      try {
        const reply = await call<SessionReply>("GET", "users/session", { token });
        const end = { ends: Date.parse(reply.ends), extendable: reply.extendable };
        const left = end.ends - serverNow();
        if (stopped) return;
        setNear(left <= WARN_BEFORE_MS ? end : null);
        schedule(left <= WARN_BEFORE_MS ? Math.min(LOOK_INTERVAL_MS, Math.max(0, left) + 1000) : left - WARN_BEFORE_MS);
      } catch {
        // Without a network nobody could extend it; what has ended leads to the login by itself.
        setNear(null);
        schedule(RETRY_DELAY_MS);
      }
    };
    const onWake = () => {
      // Timers of a device that slept are late.
      if (document.visibilityState === "visible" && Date.now() >= due) void look();
    };
    const onOnline = () => void look();
    const onOffline = () => setNear(null);
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", onOnline);
    document.addEventListener("visibilitychange", onWake);
    addEventListener("online", onOnline);
    addEventListener("offline", onOffline);
    if (asked > 0) void look();
    else schedule(Math.max(0, Math.min(SURELY_USED_MS, expires - WARN_BEFORE_MS - serverNow())));
    return () => {
      stopped = true;
      clearTimeout(timer);
      channel.close();
      document.removeEventListener("visibilitychange", onWake);
      removeEventListener("online", onOnline);
      removeEventListener("offline", onOffline);
    };
  }, [token, expires, asked]);
  return [near, () => setAsked((times) => times + 1)];
}
