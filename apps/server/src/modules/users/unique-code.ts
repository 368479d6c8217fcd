import { randomBytes } from "node:crypto";

/** Crockford's base 32: no I, L, O, U. */
const SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;

/** How long a code is good for, in milliseconds. */
export const CODE_TTL_MS = 24 * 60 * 60 * 1000;

/** How long the code before it still works, so that one that is just being written down does, in milliseconds. */
const GRACE_MS = 10 * 60 * 1000;

/** When the next code follows: every `CODE_LIFE` since the first one, whether or not those between were read. */
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

/** A code as a person wrote it down, in its form; null when it is invalid. O is read as 0, I and L as 1. */
export function readCode(written: string): string | null {
  const code = written
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return code.length === LENGTH && [...code].every((symbol) => SYMBOLS.includes(symbol)) ? code : null;
}

/** A new random code, by which a mentor finds a student. */
export const newCode = (): string => Array.from(randomBytes(LENGTH), (byte) => SYMBOLS[byte % SYMBOLS.length]).join("");
