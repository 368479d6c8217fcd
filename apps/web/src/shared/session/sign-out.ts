import { markLeft } from "./ask-who.ts";
import { clearSession, DRAFTS } from "./session.ts";

/** Keys that begin so are personal and leave with the user, as the session does. */
const PERSONAL = [
  DRAFTS,
  "karota:play:",
  "karota:learning",
  "karota:outbox:",
  "karota:answers:",
  "karota:unread:",
  "karota:choices:",
  "karota:settings",
];

/** Nobody waits longer for what is sent before they sign out: on a dead line a request may take minutes to fail. */
const PATIENCE_MS = 10_000;

type Farewell = () => Promise<boolean>;
const farewells = new Set<Farewell>();

/** Runs before sign-out; false when something could not be sent. Returns a function that removes it. */
export function beforeSignOut(farewell: Farewell): () => void {
  farewells.add(farewell);
  return () => farewells.delete(farewell);
}

/** In memory, as the address may hold the secret of a class card, and for one sign-out, so that no later one leads there. */
let after: string | null = null;

/** To be called by a link to `/logout` behind which the page goes on here, for another person. */
export const afterSignOut = (address: string): void => {
  after = address;
};

export function takeAfter(): string | null {
  const address = after;
  after = null;
  return address;
}

/**
 * Sends what waits and removes everything personal from this browser; the provider shows its form at the next sign-in.
 * Returns "unsent", and removes nothing, when something could not be sent in time and `evenUnsent` is not set.
 */
export async function signOut(evenUnsent = false): Promise<"done" | "unsent"> {
  if (!evenUnsent) {
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false));
    const sent = await Promise.all(
      [...farewells].map((farewell) => Promise.race([farewell().catch(() => false), late])),
    );
    if (sent.includes(false)) return "unsent";
  }
  markLeft();
  for (const key of Object.keys(localStorage))
    if (PERSONAL.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key);
  sessionStorage.clear();
  clearSession();
  return "done";
}
