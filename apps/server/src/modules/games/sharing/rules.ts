import { hashOfCode, newAddressCode } from "../../../code-symbols.ts";

/** Of a code, in symbols of five random bits: 80. */
const LENGTH = 16;

/** For how long a board is shared, in days. */
export const SHARED_DAYS = 90;

/** How many boards a person shares at a time; the oldest one makes room. */
export const MAX_SHARED = 50;

/** How many times of others who shares a board sees: the fastest. */
export const MAX_TIMES = 50;

export const newCode = (): string => newAddressCode(LENGTH);

/** How a board is found by its code; null for what cannot be a code. */
export const hashOf = (written: string): string | null => hashOfCode(written, LENGTH);
