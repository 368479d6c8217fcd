/** How long a bank statement may be, in characters. */
export const MOST_STATEMENT = 1_000_000;
