import { useSyncExternalStore } from "react";
import type { Role } from "@karota/contract/wire.ts";
import { markLeft } from "./ask-who.ts";
import { onClockSet, serverNow } from "./clock.ts";

/** What the browser stores of a login, and nothing more. */
export interface AccountUser {
  readonly name: string;
  readonly token: string;
  readonly roles: readonly Role[];
  /** In carrots. */
  readonly credit_amount: number;
  readonly new_user: boolean;
}

/** The account user with what its token says. */
export interface Session extends AccountUser {
  readonly userId: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

const KEY = "karota:user";
const DRAFTS = "karota:draft:";
/** Keys that begin so are personal and leave with the user. */
const PERSONAL = [
  KEY,
  DRAFTS,
  "karota:play:",
  "karota:learning",
  "karota:outbox:",
  "karota:answers:",
  "karota:choices:",
  "karota:settings",
];

function tokenData(token: string): { sub: string; exp: number } | null {
  try {
    const part = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0));
    const data = JSON.parse(new TextDecoder().decode(bytes)) as { sub?: unknown; exp?: unknown };
    return typeof data.sub === "string" && typeof data.exp === "number" ? { sub: data.sub, exp: data.exp } : null;
  } catch {
    return null;
  }
}

function parse(text: string | null): Session | null {
  if (!text) return null;
  try {
    const { name, token, roles, credit_amount, new_user } = JSON.parse(text) as AccountUser;
    const data = tokenData(token);
    if (!data || !Array.isArray(roles)) return null;
    return { name, token, roles, credit_amount, new_user, userId: data.sub, expires: data.exp * 1000 };
  } catch {
    return null;
  }
}

/** Undefined before the first reading. */
let seen: string | null | undefined;
let session: Session | null = null;
const listeners = new Set<() => void>();
const notifyAll = (): void => {
  for (const listener of listeners) listener();
};
// Whether it is still valid is another question then.
onClockSet(notifyAll);

/** A draft in this tab is for no other person: it goes with the session. */
function dropDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFTS)) sessionStorage.removeItem(key);
}

/** The session in this browser, expired or not; the same object until it changes. */
export function readSession(): Session | null {
  const text = localStorage.getItem(KEY);
  if (text !== seen) {
    const next = parse(text);
    if (seen !== undefined && next?.userId !== session?.userId) dropDrafts();
    seen = text;
    session = next;
  }
  return session;
}

/** By the server's clock: a device's may be wrong by a day. */
export const isValid = (one: Session | null, now: number = serverNow()): boolean => one !== null && one.expires > now;

function write(user: AccountUser | null): void {
  readSession();
  if (user) {
    const { name, token, roles, credit_amount, new_user } = user;
    localStorage.setItem(KEY, JSON.stringify({ name, token, roles, credit_amount, new_user }));
  } else localStorage.removeItem(KEY);
  // The last person's data goes now, not at the next reading.
  readSession();
  notifyAll();
}

export const signIn = (user: AccountUser): void => write(user);

/** New facts about the signed-in user: the balance after a start, another name. */
export function updateSession(change: Partial<Omit<AccountUser, "token" | "roles">>): void {
  const now = readSession();
  if (now) write({ ...now, ...change });
}

/** Ends the session and leaves the outbox: it is sent after the next login of the same user. */
export const clearSession = (): void => write(null);

type Farewell = () => Promise<boolean>;
const farewells = new Set<Farewell>();

/** Runs before sign-out; false when something could not be sent. Returns a function that removes it. */
export function beforeSignOut(farewell: Farewell): () => void {
  farewells.add(farewell);
  return () => farewells.delete(farewell);
}

/**
 * Sends what waits and removes everything personal from this browser; the provider shows its form at the next sign-in.
 * Returns "unsent", and removes nothing, when something could not be sent and `evenUnsent` is not set.
 */
export async function signOut(evenUnsent = false): Promise<"done" | "unsent"> {
  if (!evenUnsent) {
    const sent = await Promise.all([...farewells].map((farewell) => farewell().catch(() => false)));
    if (sent.includes(false)) return "unsent";
  }
  markLeft();
  for (const key of Object.keys(localStorage))
    if (PERSONAL.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key);
  sessionStorage.clear();
  write(null);
  return "done";
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  listeners.add(listener);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}

/** Follows sign-in and sign-out, also in other tabs. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, readSession, () => null);
export const onSessionChange = subscribe;
