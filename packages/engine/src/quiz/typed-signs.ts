import { ALPHABETS } from "../alphabet.ts";
import type { Language, Speaker } from "../message.ts";
import { typedForm, type Expression } from "./expression.ts";
import { decimalSign, MINUS, toPlain, unitGap } from "./plain.ts";
import type { OpenTask } from "./task.ts";

/** In this order they lie on the keypad, whatever the order of the choices; others follow them. */
const ORDER = [",", ".", MINUS, "/", " ", "^", ":", "x", "y", "z", " = ", "; "];
const ROMAN = [..."IVXLCDM"];
const BASE_DIGITS = [..."1234567890ABCDEF"];

/** The letters of a language in its order, with those that foreign names need: Washington in Slovenian. */
function lettersOf(language: Language): readonly string[] {
  const own = ALPHABETS[language];
  const foreign = ALPHABETS.en.filter((letter) => !own.includes(letter));
  return foreign.length === 0 ? own : [...own, ...foreign].toSorted((a, b) => a.localeCompare(b, language));
}

const isRoman = (answer: Expression): boolean =>
  answer.kind === "numeral" ? answer.base === "Roman" : answer.kind === "symbol" && /^[IVXLCDM]+$/.test(answer.text);

/** What an answer of numbers has besides digits; spaces around signs are as they are written, and none is needed. */
function signsIn(answer: Expression, speaker: Speaker): readonly string[] {
  const { language } = speaker;
  const inAll = (answers: readonly Expression[]) => answers.flatMap((one) => signsIn(one, speaker));
  switch (answer.kind) {
    case "clock":
      return [":"];
    case "date":
      return ["."];
    case "duration":
      return [" h ", " min"];
    case "remainder":
      return [speaker.say({ id: "quiz.remainder", values: { whole: 0, rest: 0 } }).replace(/[\d,]/g, "")];
    case "quantity":
      return signsIn(answer.amount, speaker);
    case "power":
      return [...inAll([answer.base, answer.exponent]), "^"];
    case "system": {
      const letters = answer.rows.flatMap((row) => toPlain(row, speaker).match(/[a-z]/g) ?? []);
      return [...inAll(answer.rows), ...letters, " = ", "; "];
    }
    case "infix": {
      const { operator, items } = answer;
      if (operator === "=") return signsIn(items.at(-1)!, speaker);
      if (operator !== "<") break;
      const units = items.flatMap((one) => (one.kind === "quantity" ? [one.unit.symbol] : []));
      return [...inAll(items), ...units.map((unit) => unitGap(unit, language) + unit), " < "];
    }
    default:
      break;
  }
  const plain = toPlain(answer, speaker);
  return [decimalSign(language), MINUS, "/", " ", ...plain.replace(/\d/g, "")];
}

/**
 * What the keys of a keypad write for an answer of this task, one sign each: digits, letters of names or numerals, the
 * signs between numbers. After all four choices together, so that they say nothing about the right one.
 */
export function signsOf({ choices }: OpenTask, speaker: Speaker): readonly string[] {
  const answers = choices.map(({ value }) => typedForm(value));
  const [first] = answers;
  if (answers.every(({ kind }) => kind === "name" || kind === "weekday"))
    return [...lettersOf(first?.kind === "name" ? first.language : speaker.language), " "];
  if (answers.every(isRoman)) return ROMAN;
  const bases = answers.flatMap((one) => (one.kind === "numeral" && one.base !== "Roman" ? [one.base] : []));
  if (bases.length > 0 && bases.length === answers.length) {
    const highest = Math.max(...bases);
    return BASE_DIGITS.filter((digit) => parseInt(digit, 16) < highest);
  }
  const rank = (sign: string): number => (ORDER.includes(sign) ? ORDER.indexOf(sign) : ORDER.length);
  const signs = new Set(answers.flatMap((one) => signsIn(one, speaker)));
  return [...BASE_DIGITS.slice(0, 10), ...[...signs].toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))];
}
