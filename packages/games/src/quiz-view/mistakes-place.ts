/** The id of the heading above the mistakes of a finished quiz, for those who lead to it. */
export const MISTAKES = "mistakes";
