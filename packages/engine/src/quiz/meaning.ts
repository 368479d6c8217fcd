import type { Speaker } from "../message.ts";
import { equal, exact, type Exact } from "./exact.ts";
import { readDate, readWeekday } from "./calendar-words.ts";
import { readClockWords } from "./clock-words.ts";
import { isSolved, type Expression, type UnitSign } from "./expression.ts";
import { digitsOf, readDigits } from "./numeral.ts";
import { toPlain } from "./plain.ts";
import { readClock, readDuration, readNumber, readWords, tidy } from "./reading.ts";
import { isUnitWord } from "./unit-words.ts";
import { valueOf } from "./value.ts";

/** What an answer says, however it is written: its numbers in order, or its words. Null: it cannot be typed. */
export type Meaning = readonly Exact[] | string | null;

/** Says ids: what has no words in it is written without any language. */
const MUTE: Speaker = { language: "en", say: ({ id }) => id };

/** Signs as they are compared: no spaces, capitals or signs of multiplication, one kind of minus. */
const readSigns = (text: string): string =>
  tidy(text)
    .toLowerCase()
    .replace(/sqrt/g, "√")
    .replace(/[\s*×·()]/g, "");
/** The signs of a typed text; null when nothing in it says anything. */
const typedSigns = (text: string): string | null => (/[\p{L}\p{N}√∞<>=]/u.test(text) ? readSigns(text) : null);
const signsOf = (expression: Expression): string => readSigns(toPlain(expression, MUTE));
/** Signs with a fraction bar for each division, and a point for each comma. */
const calculated = (signs: string): string => signs.replace(/[:÷]/g, "/").replace(/,/g, ".");

/** Whether a text has the signs of a calculation or number; a fraction bar may be written for a division. */
export const isWrittenLike = (text: string, expression: Expression): boolean =>
  calculated(readSigns(text)) === calculated(signsOf(expression));

const flat = (meanings: readonly Meaning[]): readonly Exact[] | null => {
  const numbers = meanings.map((one) => (typeof one === "string" ? null : one));
  return numbers.every((one) => one !== null) ? numbers.flat() : null;
};

export function meaningOf(answer: Expression): Meaning {
  switch (answer.kind) {
    case "name":
      return readWords(answer.text);
    case "area":
      return readWords(answer.letter);
    case "words":
    case "drawing":
      return null;
    case "picture":
      return answer.means ? meaningOf(answer.means) : null;
    case "numeral":
      return answer.base === "Roman" ? digitsOf(answer.value, "Roman").toLowerCase() : [exact(answer.value)];
    case "quantity":
      return meaningOf(answer.amount);
    case "remainder":
      return [exact(answer.whole), exact(answer.rest)];
    case "system":
      return isSolved(answer.rows) ? flat(answer.rows.map(meaningOf)) : signsOf(answer);
    case "infix":
      if (answer.operator === "=") return meaningOf(answer.items.at(-1)!);
      // By its numbers alone 50 cm < 50 m would be 50 m < 50 cm.
      if (answer.operator === "<") return signsOf(answer);
      break;
    default:
      break;
  }
  const value = valueOf(answer);
  return value ? [value] : signsOf(answer);
}

/** Two answers with the same key mean the same: 0,5 and 1/2, x = 0,5 and x = 1/2. */
export function keyOf(answer: Expression): string {
  const meaning = meaningOf(answer);
  if (meaning === null) return JSON.stringify(answer);
  return typeof meaning === "string" ? meaning : meaning.map(({ n, d }) => `${n}/${d}`).join(" ");
}

export const sameMeaning = (one: Meaning, other: Meaning): boolean =>
  typeof one === "string" || typeof other === "string" || one === null || other === null
    ? one !== null && one === other
    : one.length === other.length && one.every((value, place) => equal(value, other[place]!));

/**
 * What a typed text means when it is taken as an answer like `like`: in its base, with its unit or none, with its
 * letter or none. Null when it cannot be read so.
 * @param whole every choice is a whole number, so that 1,000 is a thousand
 */
export function readAs(like: Expression, text: string, whole: boolean): Meaning {
  const counted = (read: number | null): Meaning => (read === null ? null : [exact(read)]);
  switch (like.kind) {
    case "name":
    case "area":
      return readWords(text) || null;
    case "words":
    case "drawing":
      return null;
    case "picture":
      return like.means ? readAs(like.means, text, whole) : null;
    case "numeral":
      return readNumeral(like, text);
    case "clock":
      return counted(readClock(text) ?? (like.as === "words" ? readClockWords(text) : null));
    case "duration":
      return counted(readDuration(text));
    case "weekday":
      return counted(readWeekday(text));
    case "date":
      return counted(readDate(text));
    case "quantity": {
      const amount = withoutUnit(text, like.unit);
      return amount === null ? null : readAs(like.amount, amount, whole);
    }
    case "remainder":
      return readRemainder(text);
    case "system":
      return isSolved(like.rows) ? readSystem(like.rows, text, whole) : typedSigns(text);
    case "infix":
      if (like.operator === "=") {
        const [first = "", last, ...more] = text.split("=");
        if (last === undefined) return readAs(like.items.at(-1)!, first, whole);
        const fits = more.length === 0 && readSigns(first) === signsOf(like.items[0]!);
        return fits ? readAs(like.items.at(-1)!, last, whole) : null;
      }
      if (like.operator === "<") return readOrder(like.items, text, whole);
      break;
    default:
      break;
  }
  if (valueOf(like) === null) return typedSigns(text);
  if (like.kind === "number" && isCalculation(text, whole)) return null;
  // The value alone does not show how a power is written.
  if (like.kind === "power" && !tidy(text).includes("^")) return null;
  const value = readNumber(text, whole);
  if (value) return [value];
  // Written just like it: a product of powers.
  return readSigns(text) === signsOf(like) ? meaningOf(like) : null;
}

/** Whether a text says how a number is worked out: 7^2, and where all are whole 84/4. */
const isCalculation = (text: string, whole: boolean): boolean => (whole ? /[/^]/ : /\^/).test(tidy(text));

function readNumeral({ base }: Extract<Expression, { kind: "numeral" }>, text: string): Meaning {
  const bare = text.replace(/[₀-₉]+|_\d+$/g, "").replace(/\s/g, "");
  if (base === "Roman") return /^[ivxlcdm]+$/i.test(bare) ? bare.toLowerCase() : null;
  const prefix = { 2: /^0b/i, 8: /^0o/i, 16: /^(0x|#)/i }[base];
  const read = readDigits(prefix ? bare.replace(prefix, "") : bare, base);
  return read === null ? null : [exact(read)];
}

const unitSigns = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s.^]+/g, " ")
    .trim();

/**
 * The text before its unit, a symbol or a word; null for another unit. Without the unit's country it is the unit too:
 * gal.
 */
function withoutUnit(text: string, { name, symbol }: UnitSign): string | null {
  const [, amount = "", unit = ""] = /^([^\p{L}%°]*)([\p{L}%°].*)?$/su.exec(text.trim()) ?? [];
  const own = unitSigns(symbol);
  const written = unitSigns(unit).replace(/ (?=\d)/g, "");
  const isSign = written === "" || written === own || written === own.replace(/^(us|imp) /, "");
  return isSign || isUnitWord(name, unit) ? amount : null;
}

/** A whole number, what the language calls the remainder or its first letter, and the remainder: 3 r 2, 3, ost. 2, 3 Rest 2. */
const REMAINDER = /^\s*(\d{1,9})[\s,;(]*(?:r|rem|remainder|rest|o|ost|ostanek)[\s.:=]*(\d{1,9})[\s)]*$/i;

function readRemainder(text: string): Meaning {
  const [, whole, rest] = REMAINDER.exec(text) ?? [];
  return whole === undefined || rest === undefined ? null : [exact(Number(whole)), exact(Number(rest))];
}

/** Between numbers that are written without < and >: after a unit a comma or a space is enough. */
const BETWEEN = /[;\n]|,\s|(?<=[\p{L}%]),?\s*(?=\d)/u;

/**
 * Numbers in an order: 0,4 < 0,45, or from the largest on 0,45 > 0,4, or without signs 0,4; 0,45. Null where they are
 * not the given ones, each once, or where a number without its unit could be two of them.
 */
function readOrder(items: readonly Expression[], text: string, whole: boolean): Meaning {
  const parts = text.trim().split(text.includes("<") ? "<" : text.includes(">") ? ">" : BETWEEN);
  if (parts.length !== items.length) return null;
  const rising = text.includes("<") || !text.includes(">") ? parts : parts.toReversed();
  const read = rising.map((part) => {
    const meant = items.filter((item) => sameMeaning(readAs(item, part.trim(), whole), meaningOf(item)));
    return meant.length === 1 ? meant[0]! : null;
  });
  const isEachOnce = new Set(read).size === items.length && !read.includes(null);
  return isEachOnce ? read.map((item) => signsOf(item!)).join("<") : null;
}

/** "x = 3, y = −2", in any order, or the numbers alone in the order of the rows. */
function readSystem(rows: readonly Expression[], text: string, whole: boolean): Meaning {
  const parts = text
    .replace(/^[\s({]+|[\s)}]+$/g, "")
    .split(/;|\n|,\s|,(?=\s*\p{L}\s*=)|\s(?:in|and|und|ter)\s|\s(?=\p{L}\s*=)/u)
    .filter((part) => part.trim() !== "");
  if (parts.length !== rows.length) return null;
  const lettered = parts.every((part) => part.includes("="));
  const read = rows.map((row, place) => {
    const own = lettered ? parts.find((part) => readAs(row, part, whole) !== null) : parts[place];
    return own === undefined || own.includes("=") !== lettered ? null : readAs(row, own, whole);
  });
  return flat(read);
}

const numbersOf = (answer: Expression): readonly Expression[] =>
  answer.kind === "infix" && answer.operator === "<" ? answer.items : [answer];

/** Whether all of these are whole numbers; of orders, those in them. */
export const areWhole = (answers: readonly Expression[]): boolean =>
  answers.flatMap(numbersOf).every((answer) => {
    const meaning = meaningOf(answer);
    return typeof meaning === "object" && meaning !== null && meaning.every(({ d }) => d === 1);
  });
