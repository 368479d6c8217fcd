import type { Language } from "../message.ts";

export type Sign = "+" | "−" | "·" | ":" | "=" | "/" | "^";

/** A piece of a plain text, mathematics or prose. `gap`: there was a space before it. */
export type Token = { readonly gap: boolean } & Piece;
type Piece =
  | { readonly kind: "number" | "roman numeral" | "prose" | "pattern"; readonly text: string }
  /** `over` is null where it is asked for. */
  | { readonly kind: "fraction"; readonly whole: number | null; readonly over: number | null; readonly under: number }
  | { readonly kind: "numeral"; readonly digits: string; readonly base: number }
  | { readonly kind: "clock"; readonly hours: number; readonly minutes: number }
  | { readonly kind: "unit"; readonly symbol: string }
  | { readonly kind: "sign"; readonly sign: Sign }
  | { readonly kind: "open" | "close" | "unknown" }
  | { readonly kind: "root"; readonly degree: number }
  /** With the parenthesis that opens after it; its base is a plain text. */
  | { readonly kind: "logarithm"; readonly base: string | null }
  | { readonly kind: "call"; readonly name: string };

const ABOVE = [..."⁰¹²³⁴⁵⁶⁷⁸⁹"];
const BELOW = [..."₀₁₂₃₄₅₆₇₈₉"];
const valueOf = (small: string, row: readonly string[]): number =>
  Number([...small].map((one) => row.indexOf(one)).join(""));
const SIGNS: Readonly<Record<string, Sign>> = { "×": "·", "÷": ":" };

type Groups = readonly (string | undefined)[];
type Rule = readonly [pattern: RegExp, make: (found: Groups) => Piece];

/** A time of day: the point of Slovenian times is no decimal sign there, nor the colon one of ratios elsewhere. */
const CLOCKS: Readonly<Record<Language, RegExp>> = {
  sl: /(?<![\d.,])(\d{1,2})\.(\d\d)(?![\d.,]*\d)/y,
  en: /(?<![\d:])(\d{1,2}):(\d\d)(?!\d)/y,
  de: /(?<![\d:])(\d{1,2}):(\d\d)(?!\d)(?: Uhr\b)?/y,
};

/** From the most special to the most general. */
const RULES: readonly Rule[] = [
  // The letters of a word that are known, and gaps: "B _ K".
  [/(?<!\p{L})(?:[\p{Lu}_] ?)*_(?: ?[\p{Lu}_](?!\p{Ll}))*/uy, ([text]) => ({ kind: "pattern", text: text! })],
  // Only a division has a space on both sides of its colon.
  [/ : (?=[\d(−√?\p{L}])/uy, () => ({ kind: "sign", sign: ":" })],
  [
    /(?:(\d+) )?(\d+|(?<![\p{L}\d)])\?)\/(\d+)(?![\d.,]*\d)/uy,
    ([, whole, over, under]) => ({
      kind: "fraction",
      whole: whole === undefined ? null : Number(whole),
      over: over === "?" ? null : Number(over),
      under: Number(under),
    }),
  ],
  [/([\dA-F]+|\?)([₀-₉]+)/y, ([, digits, base]) => ({ kind: "numeral", digits: digits!, base: valueOf(base!, BELOW) })],
  [/\d+(?:[.,]\d+)?/y, ([text]) => ({ kind: "number", text: text! })],
  // What is asked for; after a word or a number it ends a question.
  [/(?<![\p{L}\d)…!?])\?/uy, () => ({ kind: "unknown" })],
  [
    /(?<=[\d?] ?)(mm[²³]?|cm[²³]?|dm[²³]?|km²?|m[²³]?|ha|kg|ml|cl|dl|hl|in²|ft²?|yd²?|min|%)(?![\p{L}\d])/uy,
    ([, symbol]) => ({ kind: "unit", symbol: symbol! }),
  ],
  [
    /log(?:([₀-₉]+)|_([a-z])|_\(([^()]+)\))?\(/y,
    ([, small, variable, term]) => ({
      kind: "logarithm",
      base: small === undefined ? (variable ?? term ?? null) : String(valueOf(small, BELOW)),
    }),
  ],
  [/(?<!\p{L})(D|v|gcd|lcm|ggT|kgV)\(/uy, ([, name]) => ({ kind: "call", name: name! })],
  [/([⁰¹²³⁴-⁹]*)√/uy, ([, degree]) => ({ kind: "root", degree: degree ? valueOf(degree, ABOVE) : 2 })],
  [/(?<!\p{L})[IVXLCDM]{2,}(?!\p{L})/uy, ([text]) => ({ kind: "roman numeral", text: text! })],
  [/[+−·×÷=/^]/y, ([sign]) => ({ kind: "sign", sign: SIGNS[sign!] ?? (sign as Sign) })],
  [/\(/y, () => ({ kind: "open" })],
  [/\)/y, () => ({ kind: "close" })],
  [/\p{L}[\p{L}\p{M}'’]*|./uy, ([text]) => ({ kind: "prose", text: text! })],
];
const RULES_OF: Readonly<Record<Language, readonly Rule[]>> = {
  sl: withClock("sl"),
  en: withClock("en"),
  de: withClock("de"),
};
function withClock(language: Language): readonly Rule[] {
  return [
    [CLOCKS[language], ([, hours, minutes]) => ({ kind: "clock", hours: Number(hours), minutes: Number(minutes) })],
    ...RULES,
  ];
}

/** A single capital is a Roman numeral where it is all there is, or where a sign of arithmetic is beside it. */
function withSingleRomans(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, place) => {
    if (token.kind !== "prose" || !/^[IVXLCDM]$/.test(token.text)) return token;
    const beside = [tokens[place - 1], tokens[place + 1]];
    const isNumeral = tokens.length === 1 || beside.some((one) => one?.kind === "sign");
    return isNumeral ? { kind: "roman numeral", text: token.text, gap: token.gap } : token;
  });
}

const inProse = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token) => {
    if (token.kind === "roman numeral") return { ...token, kind: "prose" };
    return token.kind === "unit" ? { kind: "prose", text: token.symbol, gap: token.gap } : token;
  });

/**
 * A plain text taken apart, as `toPlain`, `toSpoken` and the texts of games write it.
 * @param prose whether what can be a Roman numeral or a unit is a word
 */
export function tokensOf(text: string, language: Language, prose = false): readonly Token[] {
  const source = text.replaceAll(/\s/g, " ");
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const [found, make] = firstRule(source, at, language);
    const gap = at > 0 && source[at - 1] === " ";
    if (found[0] !== " ") tokens.push({ ...make(found), gap });
    at += found[0].length;
  }
  return prose ? inProse(tokens) : withSingleRomans(tokens);
}

function firstRule(source: string, at: number, language: Language) {
  for (const [pattern, make] of RULES_OF[language]) {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) return [found, make] as const;
  }
  throw new Error("The last rule takes any character.");
}
