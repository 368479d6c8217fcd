export const LEFT = "karota:left";

/**
 * A mark that names no person: a session has ended in this browser, or a class card was used, so each provider shows its form at the next sign-in
 * there. A provider has its own session, and would let the former person in silently. Which providers have shown their
 * form since then is written into it (features/account/asked.ts).
 */
export const markLeft = (): void => localStorage.setItem(LEFT, "1");
