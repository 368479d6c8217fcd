const MARK = "karota:left";

/**
 * A mark that names no person: a session has ended in this browser, so the provider shows its form at the next sign-in.
 * A provider has its own session, and would let the former person in silently.
 */
export const markLeft = (): void => localStorage.setItem(MARK, "1");

export const wasLeft = (): boolean => localStorage.getItem(MARK) !== null;

/** The provider has shown its form, and a person is signed in. */
export const clearLeft = (): void => localStorage.removeItem(MARK);
