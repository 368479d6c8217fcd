import { clearSession, readSession } from "./session.ts";

/** Full page loads; a seam for tests. */
export const page = { load: (address: string): void => location.assign(address) };

const RETURN = "karota:return";

/** Where to go after the login: an address of ours, never the login itself. */
export function rememberReturn(address: string): void {
  if (!/^\/(login|logout)\b/.test(address)) sessionStorage.setItem(RETURN, address);
}

export function takeReturn(): string {
  const address = sessionStorage.getItem(RETURN);
  sessionStorage.removeItem(RETURN);
  return address?.startsWith("/") && !address.startsWith("//") ? address : "/home";
}

let leaving = false;

/**
 * The server refused the token. Loads the login page once: without a session no later call can be refused again, and on
 * the login page itself nothing is loaded. A newer login from another tab is left alone.
 */
export function endSession(token: string | undefined): void {
  if (token !== readSession()?.token) return;
  clearSession();
  if (leaving || location.pathname === "/login") return;
  leaving = true;
  rememberReturn(location.pathname + location.search);
  page.load("/login?reset=true");
}
