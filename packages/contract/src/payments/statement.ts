/** How long a bank statement may be, in characters. */
export const MAX_STATEMENT_LENGTH = 1_000_000;
