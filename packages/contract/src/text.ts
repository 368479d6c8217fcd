import * as z from "zod";

/** Signs that turn the direction of the words around them. */
const TURNS = String.raw`\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069`;
const LINE = new RegExp(String.raw`^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}${TURNS}]*$`, "u");
/** As a line, with line feeds and tabs. */
const TEXT = new RegExp(String.raw`^(?:[\n\t]|[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}${TURNS}])*$`, "u");
/** Anything but blanks, controls, and signs that show nothing by themselves (zero width, fillers). */
const VISIBLE = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

const isVisible = (text: string): boolean => text === "" || VISIBLE.test(text);

/**
 * One line that somebody writes, such as a name: blanks at its ends go; without control characters and signs that turn
 * its direction, and with something to be seen in it where it is not empty.
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
