import { isValid, readSession } from "../session/session.ts";
import type { Who } from "./progress.ts";
import type { QueueDeps } from "./queue.ts";

/** Returns the user whose token is valid now. */
export function validUser(): Who | null {
  const session = readSession();
  return session && isValid(session) ? session.userId : null;
}

/** Uses web locks where the browser has them, else a queue in this tab. */
const last = new Map<string, Promise<unknown>>();
async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if ("locks" in navigator) return (await navigator.locks.request(name, work)) as T;
  const result = (last.get(name) ?? Promise.resolve()).then(work, work);
  last.set(name, result);
  return result;
}

/** What the queues of this page share. */
export const browserQueue: QueueDeps = {
  who: validUser,
  withLock,
  setTimer: (work, ms) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
