import type { Language, Message, Speaker } from "../message.ts";
import { exact } from "../quiz/exact.ts";
import { number, symbol, type Expression } from "../quiz/expression.ts";
import { toSpoken, unitWord } from "../quiz/plain.ts";
import { ENGLISH } from "./english.ts";
import { GERMAN } from "./german.ts";
import { SLOVENIAN } from "./slovenian.ts";
import { hasName, type Case, type SpokenLanguage } from "./spoken-language.ts";
import { tokensOf, type Token } from "./tokens.ts";

const LANGUAGES: Readonly<Record<Language, SpokenLanguage>> = { sl: SLOVENIAN, en: ENGLISH, de: GERMAN };

/** The units whose symbols stand in sentences, by their texts. */
const UNITS: Readonly<Record<string, string>> = {
  mm: "millimetre",
  cm: "centimetre",
  dm: "decimetre",
  m: "metre",
  km: "kilometre",
  "mm²": "square-millimetre",
  "cm²": "square-centimetre",
  "dm²": "square-decimetre",
  "m²": "square-metre",
  "km²": "square-kilometre",
  ha: "hectare",
  "mm³": "cubic-millimetre",
  "cm³": "cubic-centimetre",
  "dm³": "cubic-decimetre",
  "m³": "cubic-metre",
  kg: "kilogram",
  ml: "millilitre",
  cl: "centilitre",
  dl: "decilitre",
  hl: "hectolitre",
  ft: "foot",
  yd: "yard",
  "in²": "square-inch",
  "ft²": "square-foot",
  "yd²": "square-yard",
  min: "minute",
  "%": "percent",
};

export interface SpeechOptions {
  /** Whether no Roman numerals and no units are in it: capitals are words, and in Slovenian "min" are mines. */
  readonly prose?: boolean;
}

/**
 * A plain text as a teacher reads it aloud, for a voice of the speaker's language: "three quarters divided by one sixth".
 * Whole numbers and decimals stay digits, which voices read; prose stays as it is.
 */
export function toSpeech(text: string, speaker: Speaker, { prose }: SpeechOptions = {}): string {
  const tokens = tokensOf(text, speaker.language, prose);
  const words = read(tokens, { spoken: LANGUAGES[speaker.language], speaker });
  return words.replaceAll(" ,", ",").replaceAll(/,(?=\s*[,.;:!?]|$)/g, "");
}

/** A message in words, for voices and screen readers. */
export const messageToSpeech = (message: Message, speaker: Speaker, options?: SpeechOptions): string =>
  toSpeech(speaker.say(spokenForm(message)), speaker, options);

function spokenForm(message: Message): Message {
  const { values, spoken } = message;
  if (spoken || !values) return spoken ?? message;
  const parts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "object" ? spokenForm(value) : value,
  ]);
  return { ...message, values: Object.fromEntries(parts) };
}

/** An expression in words: "three quarters divided by one sixth". */
export const expressionToSpeech = (expression: Expression, speaker: Speaker): string =>
  toSpeech(toSpoken(expression, speaker), speaker);

interface Reader {
  readonly spoken: SpokenLanguage;
  readonly speaker: Speaker;
}
type Tokens = readonly Token[];

/** What is read first, how many tokens it takes, and the form in which what follows is read. */
interface Read {
  readonly words: string | ((rest: string) => string);
  readonly taken: number;
  readonly form?: Case;
}

/** @param before the token before these, which decides what a sign means */
function read(tokens: Tokens, reader: Reader, form: Case = "plain", before?: Token): string {
  const token = tokens[0];
  if (!token) return "";
  const { words, taken, form: next = "plain" } = readFirst(token, tokens, reader, form, before);
  const last = tokens[taken - 1]!;
  const rest = read(tokens.slice(taken), reader, next, last);
  const said = typeof words === "string" ? words : words(rest);
  return said === "" || rest === "" || isJoined(last, tokens[taken]) ? said + rest : `${said} ${rest}`;
}

const isLetters = (token: Token | undefined): boolean => token?.kind === "prose" && /^\p{L}/u.test(token.text);
const isPunctuation = (token: Token | undefined): boolean => token?.kind === "prose" && !isLetters(token);
/** Whether there is no space between two tokens: around punctuation as it is written, and in the German "4er". */
const isJoined = (last: Token, next: Token | undefined): boolean =>
  next !== undefined &&
  !next.gap &&
  (isPunctuation(next) || isPunctuation(last) || (last.kind === "number" && isWord(next)));
/** Whether something multiplies what follows it right away: 7√6, 2(x − 6). */
const isFactor = (token: Token | undefined): boolean =>
  token !== undefined && (["number", "unknown", "close", "fraction"].includes(token.kind) || isVariable(token));
const isVariable = (token: Token): boolean => token.kind === "prose" && /^[a-z]$/.test(token.text);
const isWord = (token: Token | undefined): boolean =>
  token?.kind === "prose" && /^\p{L}{2}/u.test(token.text) && !Object.hasOwn(UNITS, token.text);

function readFirst(token: Token, tokens: Tokens, reader: Reader, form: Case, before: Token | undefined): Read {
  const { spoken, speaker } = reader;
  const times = !token.gap && isFactor(before) ? `${spoken.times} ` : "";
  switch (token.kind) {
    case "number":
    case "prose":
      return { words: token.text, taken: 1 };
    case "pattern":
      return { words: lettersOf(token, spoken).join(", "), taken: 1 };
    case "roman numeral":
      return { words: `${spoken.roman} ${[...token.text].join(" ")}`, taken: 1 };
    case "clock":
      return { words: spoken.clock(token.hours, token.minutes) ?? clockOf(token.hours, token.minutes), taken: 1 };
    case "numeral":
      return { words: `${digitsOf(token, spoken)} ${spoken.base(token.base)}`, taken: 1 };
    case "fraction":
      return { words: readFraction(token, spoken, form), taken: 1 };
    case "unit":
      return { words: speaker.say(unitWord(UNITS[token.symbol]!, amountOf(before))), taken: 1 };
    case "unknown":
      return { words: spoken.unknown, taken: 1 };
    case "sign":
      return readSign(token.sign, tokens, reader, before);
    case "root":
      return { words: times + spoken.root(token.degree, form), taken: 1 };
    case "logarithm":
    case "call":
    case "open":
      return readParenthesis(token, tokens, reader, times, before);
    case "close":
      return { words: "", taken: 1 };
  }
}

/** Digit by digit, since a voice would read "ten" in 10₂. */
const digitsOf = ({ digits }: { readonly digits: string }, spoken: SpokenLanguage): string =>
  digits === "?" ? spoken.unknown : [...digits].join(" ");

const lettersOf = ({ text }: { readonly text: string }, spoken: SpokenLanguage): readonly string[] =>
  [...text.replaceAll(" ", "")].map((letter) => (letter === "_" ? spoken.empty : letter));

const clockOf = (hours: number, minutes: number): string => `${hours}:${String(minutes).padStart(2, "0")}`;

function readFraction(token: Token & { kind: "fraction" }, spoken: SpokenLanguage, form: Case): string {
  const { whole, over, under } = token;
  if (hasName(under)) {
    if (over === null) return `${spoken.howMany} ${spoken.parts(under)}`;
    return whole === null ? spoken.fraction(over, under, form) : spoken.mixed(whole, over, under, form);
  }
  const fraction = `${over ?? spoken.unknown} ${spoken.over(String(under), false)} ${under}`;
  return whole === null ? fraction : `${whole} ${spoken.and} ${fraction}`;
}

function amountOf(token: Token | undefined) {
  if (token?.kind !== "number") return symbol("?");
  const [whole, places = ""] = token.text.split(/[.,]/);
  return number(exact(Number(whole + places), 10 ** places.length), places.length);
}

function readSign(sign: string, tokens: Tokens, { spoken }: Reader, before: Token | undefined): Read {
  switch (sign) {
    case "+":
      return { words: spoken.plus, taken: 1 };
    case "−":
      return { words: spoken.minus, taken: 1 };
    case "·":
      return { words: spoken.times, taken: 1 };
    case ":":
      return { words: (rest) => spoken.dividedBy(rest), taken: 1, form: "divisor" };
    case "/":
      // "row 4/column 6": between words it is no bar of a fraction.
      if (isWord(before) || isWord(tokens[1])) return { words: ",", taken: 1 };
      return { words: (rest) => spoken.over(rest, before?.kind === "close"), taken: 1 };
    case "^":
      return readExponent(tokens, spoken);
    default:
      return readEquals(tokens, spoken, before);
  }
}

const isUnit = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind === "unit" || (isLetters(token) && !isVariable(token)));

/** "equals"; "is how many metres" and the like before what is asked for. */
function readEquals(tokens: Tokens, spoken: SpokenLanguage, before: Token | undefined): Read {
  const [, next, after] = tokens;
  if (next?.kind === "unknown") {
    const isWhat = isUnit(before) ? spoken.areWhat : spoken.isWhat;
    return { words: after?.kind === "unit" || isLetters(after) ? spoken.isHowMany : isWhat, taken: 2 };
  }
  if (next?.kind === "numeral" && next.digits === "?")
    return { words: `${spoken.isWhat} ${spoken.base(next.base)}`, taken: 2 };
  if (next?.kind === "fraction" && next.over === null && hasName(next.under))
    return { words: `${spoken.isHowMany} ${spoken.parts(next.under)}`, taken: 2 };
  return { words: spoken.equals, taken: 1 };
}

/** A small whole number after ^, with its minus, has words of its own; anything else follows "to the power of". */
function readExponent(tokens: Tokens, spoken: SpokenLanguage): Read {
  const minus = tokens[1]?.kind === "sign" && tokens[1].sign === "−";
  const exponent = tokens[minus ? 2 : 1];
  if (exponent?.kind !== "number" || !/^\d{1,3}$/.test(exponent.text)) return { words: spoken.toThePower, taken: 1 };
  return { words: spoken.power(Number(exponent.text) * (minus ? -1 : 1)), taken: minus ? 3 : 2 };
}

/** Where the parenthesis closes that the first token opens. */
function closingPlace(tokens: Tokens): number {
  let depth = 0;
  for (const [place, { kind }] of tokens.entries()) {
    if (["open", "logarithm", "call"].includes(kind)) depth++;
    else if (kind === "close" && --depth === 0) return place;
  }
  return tokens.length;
}

function readParenthesis(token: Token, tokens: Tokens, reader: Reader, times: string, before: Token | undefined): Read {
  const { spoken } = reader;
  const end = closingPlace(tokens);
  const inside = tokens.slice(1, end);
  const taken = Math.min(end + 1, tokens.length);
  const words = read(inside, reader);
  if (token.kind === "logarithm") {
    const base = token.base === null ? null : read(tokensOf(token.base, reader.speaker.language), reader);
    return { words: `${times}${spoken.logarithm(base)} ${words}`, taken };
  }
  if (token.kind === "call")
    return { words: `${times}${spoken.calls[token.name] ?? token.name} ${listOf(inside, reader)}`, taken };
  const after = tokens[taken];
  const isRaised = after?.kind === "sign" && after.sign === "^";
  const isNumerator = after?.kind === "sign" && after.sign === "/";
  const isNegative = inside.length === 2 && inside[0]!.kind === "sign" && inside[0]!.sign === "−";
  if (isNumerator || (isNegative && !isRaised)) return { words: times + words, taken };
  const isAfterWords = before?.kind === "number" || (isLetters(before) && !isVariable(before!));
  const isAside = token.gap && (isAfterWords || inside.some(isWord));
  if (isAside) return { words: `, ${words},`, taken };
  return { words: `${times}${spoken.open} ${words} ${spoken.close}`, taken };
}

/** "5, 9 and 14" from what is between the parentheses of a function. */
function listOf(tokens: Tokens, reader: Reader): string {
  const items: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === "prose" && /[,;]/.test(token.text)) items.push([]);
    else items.at(-1)!.push(token);
  }
  const said = items.map((item) => read(item, reader));
  const last = said.pop()!;
  return said.length === 0 ? last : `${said.join(", ")} ${reader.spoken.and} ${last}`;
}
