/** How many of everything a country has. */
export interface CountrySize {
  readonly accounts: number;
  readonly mentors: number;
  readonly groups: number;
  /** Each is set to a group; four in five of its members answer all of it. */
  readonly assignments: number;
}

const ACCOUNTS = 1_000_000;
const MIN_ACCOUNTS = 400;
/** Answers for each account, and for each assignment. */
const ANSWERS = 5;
const ANSWERS_OF_ASSIGNMENT = 120;

/** @param share 1: a million accounts, 20 million boards, 5 million answers */
export function sizeOf(share: number): CountrySize {
  const accounts = Math.max(MIN_ACCOUNTS, Math.round(ACCOUNTS * share));
  return {
    accounts,
    mentors: Math.round(accounts * 0.03),
    groups: Math.round(accounts * 0.1),
    assignments: Math.round((accounts * ANSWERS) / ANSWERS_OF_ASSIGNMENT),
  };
}

/** How far back the boards, the ledger and the sign-ins go, in days. */
export const DAYS = 730;
