import { LEFT } from "../../shared/session/ask-who.ts";

/** Whom this tab has asked for its form. */
const ASKED = "karota:asked";

/**
 * Whether whoever is about to be asked has to show its form, which is noted for `noteAsked`: after a sign-out until a
 * sign-in there has succeeded. Another one's sign-in does not count, nor does a class card: the session of the person who
 * left is still where it was.
 * @param where the id of a provider, or of a school, since each school has its own sessions
 */
export function mustAsk(where: string): boolean {
  const mark = localStorage.getItem(LEFT);
  // After the mark itself, a line for each that has shown its form.
  const asks = mark !== null && !mark.split("\n").slice(1).includes(where);
  if (asks) sessionStorage.setItem(ASKED, where);
  else sessionStorage.removeItem(ASKED);
  return asks;
}

/** Whoever this tab has asked for its form has shown it, and a person is signed in. */
export function noteAsked(): void {
  const where = sessionStorage.getItem(ASKED);
  const mark = localStorage.getItem(LEFT);
  sessionStorage.removeItem(ASKED);
  if (where !== null && mark !== null) localStorage.setItem(LEFT, `${mark}\n${where}`);
}
