import { randomBytes } from "node:crypto";

/** Crockford's base 32: no I, L, O, U. */
const SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;

/** How long a code is good for, in milliseconds. */
export const CODE_LIFE = 24 * 60 * 60 * 1000;

/** A new random code, by which a mentor finds a student. */
export const newCode = (): string => Array.from(randomBytes(LENGTH), (byte) => SYMBOLS[byte % SYMBOLS.length]).join("");
