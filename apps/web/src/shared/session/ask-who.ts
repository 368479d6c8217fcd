const MARK = "karota:left";

/**
 * A mark that names nobody: somebody left this browser, so whoever signs in next is asked by the provider who they are.
 * A provider remembers its own sign-in, and would let the former person in without a question.
 */
export const markLeft = (): void => localStorage.setItem(MARK, "1");

export const wasLeft = (): boolean => localStorage.getItem(MARK) !== null;

/** The provider has asked, and somebody is signed in. */
export const clearLeft = (): void => localStorage.removeItem(MARK);
