import type { Role } from "@karota/contract/wire.ts";
import { onClockSet, serverNow } from "./clock.ts";
import { storedValue } from "./stored-value.ts";

/** What the browser stores of a login, and nothing more. */
export interface AccountUser {
  readonly name: string;
  readonly token: string;
  readonly roles: readonly Role[];
  /** In carrots. */
  readonly credit_amount: number;
  readonly new_user: boolean;
  /** The server has refused the token before its time. */
  readonly ended?: boolean;
}

/** The account user with what its token says. */
export interface Session extends AccountUser {
  readonly userId: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

const KEY = "karota:user";
export const DRAFTS = "karota:draft:";

/** What a token says, as it is: only the server checks it. Null for what cannot be read. */
export function claimsOf(token: string): { sub?: unknown; exp?: unknown; buys?: unknown; mentors?: unknown } | null {
  try {
    const part = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as { sub?: unknown } | null;
  } catch {
    return null;
  }
}

function parse(text: string | null): Session | null {
  if (!text) return null;
  try {
    const user = JSON.parse(text) as AccountUser;
    const { sub, exp } = claimsOf(user.token) ?? {};
    if (typeof sub !== "string" || typeof exp !== "number" || !Array.isArray(user.roles)) return null;
    return { ...user, userId: sub, expires: user.ended ? 0 : exp * 1000 };
  } catch {
    return null;
  }
}

const stored = storedValue(KEY, parse);
// Whether it is still valid is another question then.
onClockSet(stored.notify);

/** What somebody began to write in this tab is for nobody else: it goes when they do. */
function dropDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFTS)) sessionStorage.removeItem(key);
}

/** Whose session was read last; undefined before the first reading. */
let lastUser: string | null | undefined;

/** The session as it stands in this browser, expired or not; the same object until it changes. */
export function readSession(): Session | null {
  const session = stored.read();
  const user = session?.userId ?? null;
  if (lastUser !== undefined && user !== lastUser) dropDrafts();
  lastUser = user;
  return session;
}

/** By the server's clock: a device's may be wrong by a day. */
export const isValid = (one: Session | null, now: number = serverNow()): boolean => one !== null && one.expires > now;

/** The fields of `AccountUser`: what the token says is not stored a second time. */
const STORED = ["name", "token", "roles", "credit_amount", "new_user", "ended"];

function write(user: AccountUser | null): void {
  readSession();
  stored.write(user && JSON.stringify(user, STORED));
  readSession();
}

export const signIn = (user: AccountUser): void => write(user);

/** New facts about the signed-in user: the balance after a start, another name, that the server refuses the token. */
export function updateSession(change: Partial<Omit<AccountUser, "token" | "roles">>): void {
  const now = readSession();
  if (now) write({ ...now, ...change });
}

/** Ends the session and leaves the outbox: it is sent after the next login of the same user. */
export const clearSession = (): void => write(null);

/** Follows sign-in and sign-out, also in other tabs. */
export const useSession = (): Session | null => stored.use();
/** Who is signed in with a session that is still valid. */
export function useUser(): Session | null {
  const session = useSession();
  return isValid(session) ? session : null;
}
export const onSessionChange = stored.subscribe;
