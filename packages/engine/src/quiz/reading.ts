import { exact, plus, toThe, type Exact } from "./exact.ts";

/** The longest typed answer that is looked at, in characters. */
export const MAX_TEXT_LENGTH = 100;

const VULGAR = /[\u00bc-\u00be\u2150-\u215e\u2189]/g;
const SMALL = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const SHAPE =
  /^(?<sign>[+-]?)\s*(?:(?<digits>\d*)(?:[.,](?<decimals>\d+))?|(?:(?<whole>\d+) +)?(?<over>\d+) ?\/ ?(?<under>\d+))$/;
/** Thousands in groups of three, all by the same sign; by a point or comma only where nothing else can be meant. */
const BY_SPACES = /^([+-]?\s*)(\d{1,3}(?: \d{3})+)([.,]\d+)?$/;
const GROUPED = /^([+-]?\s*)([1-9]\d{0,2}(?:([.,])\d{3})(?:\3\d{3})*)(?!\3)([.,]\d+)?$/;

/** A typed text with one kind of minus and of space, and with fractions and powers in full digits. */
export const tidy = (text: string): string =>
  text
    .replace(VULGAR, (sign) => ` ${sign.normalize("NFKC")}`)
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (small) => `^${[...small].map((digit) => SMALL.indexOf(digit)).join("")}`)
    .replace(/[\u2044\u2215]/g, "/")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ")
    .trim();

/**
 * The number that a text means: decimal comma or point, any minus, groups of thousands, fractions, mixed numbers,
 * powers. Null when it cannot be parsed.
 * @param whole whether a whole number is expected, so that 1,000 and 1.000 are a thousand; else they are one
 */
export function readNumber(text: string, whole = false): Exact | null {
  try {
    const [base = "", exponent, ...more] = tidy(text).replace(/^= ?/, "").split("^");
    if (exponent === undefined) return readPlain(base, whole);
    const [a, b] = [readPlain(base.replace(/^\((.*)\)$/, "$1").trim(), whole), readPlain(exponent.trim(), true)];
    return more.length === 0 && a && b?.d === 1 && Math.abs(b.n) < 100 ? toThe(a, b.n) : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // too large to be exact, or over zero
    throw error;
  }
}

function readPlain(text: string, whole: boolean): Exact | null {
  const parts = SHAPE.exec(ungrouped(text, whole))?.groups;
  if (!parts) return null;
  const { sign, digits = "", decimals = "", whole: before = "0", over, under } = parts;
  if (over === undefined && digits + decimals === "") return null;
  const size =
    over === undefined
      ? exact(Number(digits + decimals), 10 ** decimals.length)
      : plus(exact(Number(before)), exact(Number(over), Number(under)));
  return sign === "-" ? exact(-size.n, size.d) : size;
}

function ungrouped(text: string, whole: boolean): string {
  const [, sign = "", digits = "", decimals = ""] = BY_SPACES.exec(text) ?? [];
  if (digits !== "") return sign + digits.replaceAll(" ", "") + decimals;
  const groups = GROUPED.exec(text);
  if (!groups) return text;
  const [, before = "", grouped = "", separator = ",", rest = ""] = groups;
  const sure = whole || rest !== "" || grouped.split(separator).length > 2;
  return sure ? before + grouped.replaceAll(separator, "") + rest : text;
}

const LETTERS: Readonly<Record<string, string>> = { ß: "ss", đ: "d", ð: "d", ł: "l", ø: "o", ı: "i", æ: "ae", œ: "oe" };

/**
 * Words as they are compared: no capitals, accents, punctuation or doubled spaces; ae, oe and ue are ä, ö and ü without
 * their dots, so that Oesterreich, Österreich and Osterreich are one.
 */
export const readWords = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}.'’‘ʻʼ`´]/gu, "")
    .toLowerCase()
    .replace(/[ßđðłøıæœ]/g, (letter) => LETTERS[letter]!)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/([aou])e/g, "$1")
    .trim();

const DAY_MINUTES = 24 * 60;
const CLOCK = /^(\d{1,2})(?: ?[:.] ?| ?h ?| ?uhr ?| )?(\d{2})?(?: ?(?:h|uhr))?(?: ?([ap])\.?m\.?)?$/;

/** A time of day in minutes: 14:05, 14.05, 14 05, 1405, 2:05 pm, 14 h. Null when it cannot be read. */
export function readClock(text: string): number | null {
  const [, hours, minutes = "0", half] = CLOCK.exec(tidy(text).toLowerCase()) ?? [];
  if (hours === undefined || Number(hours) > 24 || Number(minutes) > 59) return null;
  if (half && (Number(hours) < 1 || Number(hours) > 12)) return null;
  const hour = half ? (Number(hours) % 12) + (half === "p" ? 12 : 0) : Number(hours);
  const read = hour * 60 + Number(minutes);
  return read > DAY_MINUTES ? null : read % DAY_MINUTES;
}

const DURATION = /^(?:(\d+(?:[.,]\d+)?) ?(?:h|ur|st)\p{L}*\.?)?(?: ?(?:in|and|und)?) ?(?:(\d+) ?(?:m\p{L}*\.?)?)?$/u;

/** A length of time in minutes: 2 h 15 min, 2:15, 135 min, 1,5 h, 135. Null when it cannot be read. */
export function readDuration(text: string): number | null {
  const tidied = tidy(text).toLowerCase();
  const [, whole, part] = /^(\d+) ?: ?([0-5]\d)$/.exec(tidied) ?? [];
  if (whole !== undefined) return Number(whole) * 60 + Number(part);
  const [, hours, minutes] = DURATION.exec(tidied) ?? [];
  if (hours === undefined && minutes === undefined) return null;
  const read = (readNumber(hours ?? "0")?.n ?? 0) * (60 / (readNumber(hours ?? "0")?.d ?? 1)) + Number(minutes ?? 0);
  return Number.isSafeInteger(read) ? read : null;
}
