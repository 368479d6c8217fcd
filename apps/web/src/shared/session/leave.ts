import { markLeft } from "./ask-who.ts";
import { isValid, readSession, updateSession } from "./session.ts";

/** Full page loads; a seam for tests. */
export const page = { load: (address: string): void => location.assign(address) };

const RETURN_KEY = "karota:return";

/**
 * Where to go after the login: an address of ours, never one at which people sign in or out. Behind it is the id of
 * whoever is signed in, or was: where they were is nothing for the next person. Links to join, to a lesson and to a board
 * are for whoever opened them, also where a former person's session has only now ended.
 */
export function rememberReturn(address: string): void {
  if (/^\/(login|logout|class)\b/.test(address)) return;
  const session = /^\/(join|lesson|b)\//.test(address) ? null : readSession();
  sessionStorage.setItem(RETURN_KEY, session ? `${address}\n${session.userId}` : address);
}

/** To be called after the login. */
export function takeReturn(): string {
  const [address, owner] = sessionStorage.getItem(RETURN_KEY)?.split("\n") ?? [];
  sessionStorage.removeItem(RETURN_KEY);
  const isTheirs = !owner || owner === readSession()?.userId;
  // After a second slash of either kind, browsers expect a host; tabs before it they skip.
  return isTheirs && address?.match(/^\/[^/\\\s]/) ? address : "/home";
}

const AGAIN_KEY = "karota:again";

/** To be called by a link to `/login?again=true`: without it, a foreign link would sign people in. */
export function wantAgain(back: string): void {
  rememberReturn(back);
  sessionStorage.setItem(AGAIN_KEY, "1");
}

/** Whether a link of ours has requested a new sign-in; only once. */
export function takeAgain(): boolean {
  const wanted = sessionStorage.getItem(AGAIN_KEY) !== null;
  sessionStorage.removeItem(AGAIN_KEY);
  return wanted;
}

/** A flag for the next page: in memory, so that no link and no arrow of the browser brings it back. */
let everywhere = false;

/** To be called by a link to `/logout` that is to end all sessions of the account. */
export const wantEverywhere = (): void => {
  everywhere = true;
};

export function takeEverywhere(): boolean {
  const wanted = everywhere;
  everywhere = false;
  return wanted;
}

let leaving = false;

/**
 * The server refused the token; a session that it has ended early may be followed by another person. It expires, and the
 * login page, which is loaded once, clears it: until then a move is still its person's own, and is saved after the login.
 * The page of class cards clears it, too, and stays: the secret of a card that was scanned is nowhere else. A newer login
 * from another tab is left alone.
 */
export function endSession(token: string | undefined): void {
  const session = readSession();
  if (token !== session?.token) return;
  if (isValid(session)) markLeft();
  updateSession({ ended: true });
  if (leaving || /^\/(login|class)$/.test(location.pathname)) return;
  leaving = true;
  rememberReturn(location.pathname + location.search);
  page.load("/login?reset=true");
}
