import type { Case, SpokenLanguage } from "./spoken-language.ts";

const ONES = ["nič", "ena", "dve", "tri", "štiri", "pet", "šest", "sedem", "osem", "devet", "deset"];
const TEENS = ["enajst", "dvanajst", "trinajst", "štirinajst", "petnajst"];
const LATE_TEENS = ["šestnajst", "sedemnajst", "osemnajst", "devetnajst"];
const UNDER_TWENTY = [...ONES, ...TEENS, ...LATE_TEENS];
const TENS = ["dvajset", "trideset", "štirideset", "petdeset", "šestdeset", "sedemdeset", "osemdeset", "devetdeset"];
const HUNDREDS = ["", "sto", "dvesto", "tristo", "štiristo", "petsto", "šeststo", "sedemsto", "osemsto", "devetsto"];
const JOINED = ["", "ena", "dva", "tri", "štiri", "pet", "šest", "sedem", "osem", "devet"];

/** A whole number in words, as it counts something feminine: dve, but dvaindvajset. */
function cardinal(n: number): string {
  if (n < 20) return UNDER_TWENTY[n]!;
  if (n < 100) {
    const tens = TENS[Math.trunc(n / 10) - 2]!;
    return n % 10 === 0 ? tens : `${JOINED[n % 10]}in${tens}`;
  }
  if (n < 1000) return [HUNDREDS[Math.trunc(n / 100)], n % 100 > 0 && cardinal(n % 100)].filter(Boolean).join(" ");
  const thousands = Math.trunc(n / 1000);
  const rest = n % 1000 > 0 ? ` ${cardinal(n % 1000)}` : "";
  return `${thousands === 1 ? "" : `${cardinal(thousands)} `}tisoč${rest}`;
}

const INSTRUMENTAL = ["", "eno", "dvema", "tremi", "štirimi", "petimi", "šestimi", "sedmimi", "osmimi"];
/** With how many: z eno, z dvema, s tremi. Hundreds have one form. */
function withCardinal(n: number): string {
  if (n < INSTRUMENTAL.length) return INSTRUMENTAL[n]!;
  return n < 100 ? `${cardinal(n)}imi` : cardinal(n);
}

/** The dual and the plurals of Slovenian, by the last two digits. */
function pluralOf<Word>(n: number, one: Word, two: Word, few: Word, many: Word): Word {
  const last = n % 100;
  return last === 1 ? one : last === 2 ? two : last === 3 || last === 4 ? few : many;
}

const STEMS: Readonly<Record<number, string>> = {
  2: "polovic",
  3: "tretjin",
  4: "četrtin",
  7: "sedmin",
  8: "osmin",
  100: "stotin",
  1000: "tisočin",
};
const stemOf = (under: number): string => STEMS[under] ?? `${cardinal(under)}in`;

function fraction(over: number, under: number, form: Case): string {
  const stem = stemOf(under);
  if (form === "divisor") {
    const ending = pluralOf(over, "o", "ama", "ami", "ami");
    return `${withCardinal(over)} ${stem}${ending}`;
  }
  return `${cardinal(over)} ${stem}${pluralOf(over, "a", "i", "e", "")}`;
}

const ORDINALS = ["nič", "prvo", "drugo", "tretjo", "četrto", "peto", "šesto", "sedmo", "osmo"];
function power(exponent: number): string {
  if (exponent === 2) return "na kvadrat";
  const n = Math.abs(exponent);
  const ordinal = n < 100 ? (ORDINALS[n] ?? `${cardinal(n)}o`) : `potenco ${n}`;
  return exponent < 0 ? `na minus ${ordinal}` : `na ${ordinal}`;
}

const DEGREES: Readonly<Record<number, readonly [string, string]>> = {
  2: ["kvadratni koren", "kvadratnim korenom"],
  3: ["kubični koren", "kubičnim korenom"],
  4: ["četrti koren", "četrtim korenom"],
  5: ["peti koren", "petim korenom"],
};

/** "s" before voiceless consonants, "z" before all other sounds; digits as they are read. */
export function withPreposition(next: string): "s" | "z" {
  const digits = /^\d+/.exec(next)?.[0];
  const sound = digits ? cardinalSound(Number(digits)) : next.trim();
  return /^[ptkscčšfh]/i.test(sound) ? "s" : "z";
}
/** The number as it begins when it is read: also above a million. */
const cardinalSound = (n: number): string => (n < 1_000_000 ? cardinal(n) : cardinal(Math.trunc(n / 1_000_000)));

export const SLOVENIAN: SpokenLanguage = {
  plus: "plus",
  minus: "minus",
  times: "krat",
  dividedBy: (next) => `deljeno ${withPreposition(next)}`,
  over: (next, whole) => `${whole ? ", vse skupaj ulomljeno" : "ulomljeno"} ${withPreposition(next)}`,
  equals: "je enako",
  isWhat: "je koliko",
  areWhat: "je koliko",
  isHowMany: "je koliko",
  unknown: "koliko",
  howMany: "koliko",
  open: "oklepaj",
  close: "zaklepaj",
  and: "in",
  clock(hours, minutes) {
    const hour = `${hours} ${pluralOf(hours, "ura", "uri", "ure", "ur")}`;
    return minutes === 0 ? hour : `${hours} in ${minutes} ${pluralOf(minutes, "minuta", "minuti", "minute", "minut")}`;
  },
  fraction,
  parts: (under) => stemOf(under),
  mixed(whole, over, under, form) {
    const rest = fraction(over, under, form);
    if (form === "divisor")
      return `${withCardinal(whole)} ${pluralOf(whole, "celo", "celima", "celimi", "celimi")} in ${rest}`;
    return `${cardinal(whole)} ${pluralOf(whole, "cela", "celi", "cele", "celih")} in ${rest}`;
  },
  power,
  toThePower: "na",
  root(degree, form) {
    const [plain, divisor] = DEGREES[degree] ?? [`koren stopnje ${degree}`, `korenom stopnje ${degree}`];
    return `${form === "plain" ? plain : divisor} iz`;
  },
  logarithm: (base) => (base === null ? "logaritem od" : `logaritem z osnovo ${base} od`),
  base: (base) => `z osnovo ${base}`,
  empty: "prazno",
  roman: "rimsko",
  calls: { D: "največji skupni delitelj števil", v: "najmanjši skupni večkratnik števil" },
};
