import { randomSymbols, readSymbols } from "../../code-symbols.ts";

const LENGTH = 8;

/** How long a code is good for, in milliseconds. */
export const CODE_TTL_MS = 24 * 60 * 60 * 1000;

/** How long the code before it still works, so that one that is just being written down does, in milliseconds. */
const GRACE_MS = 10 * 60 * 1000;

/** When the next code follows: every `CODE_TTL_MS` since the first one, whether or not those between were read. */
export const nextExpiry = (expires: number, now: number): number =>
  expires + Math.ceil((now - expires + 1) / CODE_TTL_MS) * CODE_TTL_MS;

interface Codes {
  readonly unique_code: string;
  readonly unique_code_expires: number;
  readonly previous_code: string | null;
}
/** Whether a code finds the person now: their own one, or the one before it for a while. */
export const isGoodCode = (person: Codes, code: string, now: number): boolean =>
  (person.unique_code === code && now < person.unique_code_expires + GRACE_MS) ||
  (person.previous_code === code && now < person.unique_code_expires - CODE_TTL_MS + GRACE_MS);

/** A code as a person wrote it down, in its form; null when it is invalid. */
export const readCode = (written: string): string | null => readSymbols(written, LENGTH);

/** A new random code, by which a mentor finds a student. */
export const newCode = (): string => randomSymbols(LENGTH);
