import * as z from "zod/mini";

/** Signs that turn the direction of the words around them. */
const TURNS = String.raw`\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069`;
const LINE = new RegExp(String.raw`^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}${TURNS}]*$`, "u");
/** As a line, with line feeds and tabs. */
const TEXT = new RegExp(String.raw`^(?:[\n\t]|[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}${TURNS}])*$`, "u");
/** Anything but blanks, controls, and signs that show nothing by themselves (zero width, fillers). */
const VISIBLE = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

const isVisible = (text: string): boolean => text === "" || VISIBLE.test(text);

/**
 * One line that a person types, such as a name: trimmed; without control characters and characters that turn its
 * direction, and with a visible character where it is not empty.
 */
export const line = (longest: number, shortest = 0) =>
  z.string().check(z.trim(), z.minLength(shortest), z.maxLength(longest), z.regex(LINE), z.refine(isVisible));

/** As `line`, with line breaks: a message. */
export const text = (longest: number, shortest = 0) =>
  z.string().check(
    z.overwrite((given) => given.replaceAll(/\r\n?|\u2028|\u2029/g, "\n")),
    z.trim(),
    z.minLength(shortest),
    z.maxLength(longest),
    z.regex(TEXT),
    z.refine(isVisible),
  );

const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
const DROPPED = new RegExp(String.raw`[\p{Cs}${TURNS}]`, "gu");

/**
 * A text that no person here has typed, such as a name from an identity provider, as a `line` of at most `longest`
 * characters: what a line refuses is left out, and what is too long is cut. Empty when nothing visible is left.
 */
export function lineOf(given: string, longest: number): string {
  const tidy = given.replaceAll(DROPPED, "").replaceAll(BREAKS, " ").trim();
  // Whole characters, as the schemas count them; the cut may leave a blank.
  const made = [...tidy].slice(0, longest).join("").trim();
  return VISIBLE.test(made) ? made : "";
}
