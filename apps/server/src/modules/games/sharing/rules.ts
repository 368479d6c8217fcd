import { createHash } from "node:crypto";
import { randomSymbols, readSymbols } from "../../../code-symbols.ts";

/** Of a code, in symbols of five random bits: 80. */
const LENGTH = 16;

/** For how long a board is shared, in days. */
export const SHARED_DAYS = 90;

/** How many boards a person shares at a time; the oldest one makes room. */
export const MAX_SHARED = 50;

/** How many times of others who shares a board sees: the fastest. */
export const MAX_TIMES = 50;

/** A new code, in small letters as addresses usually are. */
export const newCode = (): string => randomSymbols(LENGTH).toLowerCase();

/** How a board is found by its code: two that are written differently are one. Null for what cannot be a code. */
export function hashOf(written: string): string | null {
  const symbols = readSymbols(written, LENGTH);
  return symbols === null ? null : createHash("sha256").update(symbols).digest("hex");
}
