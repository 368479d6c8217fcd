import { createHash, randomBytes } from "node:crypto";

/** Crockford's base 32: no I, L, O, U. Each symbol is five random bits. */
const SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Random symbols, for a code that people read to each other. */
export const randomSymbols = (length: number): string =>
  Array.from(randomBytes(length), (byte) => SYMBOLS[byte % SYMBOLS.length]).join("");

/** A new code that stands in an address, in small letters as addresses usually are. */
export const newAddressCode = (length: number): string => randomSymbols(length).toLowerCase();

/** A code as a person wrote it down, in its form; null when it is none of this length. O is read as 0, I and L as 1. */
export function readSymbols(written: string, length: number): string | null {
  const code = written
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return code.length === length && [...code].every((symbol) => SYMBOLS.includes(symbol)) ? code : null;
}

/** How something is found by its code: two that are written differently are one. Null for what cannot be a code. */
export function hashOfCode(written: string, length: number): string | null {
  const symbols = readSymbols(written, length);
  return symbols === null ? null : createHash("sha256").update(symbols).digest("hex");
}
