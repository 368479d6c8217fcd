import { equal, exact, plus, type Exact } from "./exact.ts";
import { valueOf } from "./expression.ts";
import type { Choice, Given, Task } from "./task.ts";

/** The longest typed answer that is looked at, in characters. */
export const LONGEST_TEXT = 100;

const VULGAR = /[\u00bc-\u00be\u2150-\u215e\u2189]/g;
const SHAPE =
  /^(?<sign>[+-]?)\s*(?:(?<digits>\d{1,3}(?: \d{3})+|\d*)(?:[.,](?<decimals>\d+))?|(?:(?<whole>\d+) +)?(?<over>\d+) ?\/ ?(?<under>\d+))$/;

/**
 * The number somebody meant: decimal comma or point, any minus, spaces between thousands, fractions, mixed numbers.
 * Null when it cannot be read.
 */
export function readNumber(text: string): Exact | null {
  const tidy = text
    .replace(VULGAR, (sign) => ` ${sign.normalize("NFKC")}`)
    .replace(/[\u2044\u2215]/g, "/")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
  const parts = SHAPE.exec(tidy)?.groups;
  if (!parts) return null;
  const { sign, digits, decimals = "", whole = "0", over, under } = parts;
  try {
    const size =
      over === undefined
        ? decimal((digits ?? "").replaceAll(" ", ""), decimals)
        : plus(exact(Number(whole)), exact(Number(over), Number(under)));
    return size && (sign === "-" ? exact(-size.n, size.d) : size);
  } catch {
    return null; // too large to be exact, or over zero
  }
}

const decimal = (digits: string, decimals: string): Exact | null =>
  digits + decimals === "" ? null : exact(Number(digits + decimals), 10 ** decimals.length);

/** Words as they are compared: no capitals, accents, punctuation or doubled spaces. */
export const readWords = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("đ", "d")
    .replaceAll("ł", "l")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Whether a typed answer can be understood; one that cannot is not taken as an answer. */
export function canRead(task: Task, text: string): boolean {
  if (text.length > LONGEST_TEXT) return false;
  return rightValue(task) === null ? readWords(text) !== "" : readNumber(text) !== null;
}

const rightValue = (task: Task): Exact | null => valueOf(task.choices[task.correct]!.value);

/** Whether an answer is right; the one place that decides it. */
export function isRight(task: Task, given: Given): boolean {
  if ("selected" in given) return given.selected === task.correct;
  const right = task.choices[task.correct]!.value;
  const value = valueOf(right);
  const typed = value && readNumber(given.text);
  if (value && typed) return equal(value, typed);
  const names = right.kind === "symbol" ? [right.text, ...task.accepts] : task.accepts;
  return names.some((name) => readWords(name) === readWords(given.text));
}

/** The wrong choice that an answer amounts to, also when it was typed; undefined when there is none. */
export function wrongChoice(task: Task, given: Given): Choice | undefined {
  if (isRight(task, given)) return undefined;
  if ("selected" in given) return task.choices[given.selected];
  const typed = readNumber(given.text);
  return task.choices.find((choice) => {
    const value = valueOf(choice.value);
    return typed && value && equal(typed, value);
  });
}
