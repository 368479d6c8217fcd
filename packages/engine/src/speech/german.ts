import type { SpokenLanguage } from "./spoken-language.ts";

const UNDER_TWENTY = [
  "null",
  "ein",
  "zwei",
  "drei",
  "vier",
  "fünf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
  "elf",
  "zwölf",
  "dreizehn",
  "vierzehn",
  "fünfzehn",
  "sechzehn",
  "siebzehn",
  "achtzehn",
  "neunzehn",
];
const TENS = ["zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig"];

/** A whole number up to 999 in words, as it counts something: ein, einundzwanzig. */
function cardinal(n: number): string {
  if (n < 20) return UNDER_TWENTY[n]!;
  if (n < 100) return `${n % 10 > 0 ? `${UNDER_TWENTY[n % 10]}und` : ""}${TENS[Math.trunc(n / 10) - 2]}`;
  if (n > 999) return String(n);
  return `${UNDER_TWENTY[Math.trunc(n / 100)]}hundert${n % 100 > 0 ? cardinal(n % 100) : ""}`;
}

const DENOMINATORS: Readonly<Record<number, string>> = {
  3: "Drittel",
  7: "Siebtel",
  8: "Achtel",
  100: "Hundertstel",
  1000: "Tausendstel",
};
function denominator(under: number, many: boolean): string {
  if (under === 2) return many ? "Halbe" : "Halb";
  const words = cardinal(under);
  const made = `${words.charAt(0).toUpperCase()}${words.slice(1)}${under < 20 ? "tel" : "stel"}`;
  return DENOMINATORS[under] ?? made;
}
const fraction = (over: number, under: number): string => `${cardinal(over)} ${denominator(under, over !== 1)}`;

const DEGREES: Readonly<Record<number, string>> = { 2: "die Wurzel", 3: "die dritte Wurzel", 4: "die vierte Wurzel" };

export const GERMAN: SpokenLanguage = {
  plus: "plus",
  minus: "minus",
  times: "mal",
  dividedBy: () => "geteilt durch",
  over: (_, whole) => (whole ? ", das Ganze durch" : "durch"),
  equals: "ist gleich",
  isWhat: "ist wie viel",
  areWhat: "sind wie viel",
  isHowMany: "sind wie viele",
  unknown: "wie viel",
  howMany: "wie viele",
  open: "Klammer auf",
  close: "Klammer zu",
  and: "und",
  clock: (hours, minutes) => `${hours} Uhr${minutes === 0 ? "" : ` ${minutes}`}`,
  fraction,
  parts: (under) => denominator(under, true),
  mixed: (whole, over, under) => `${cardinal(whole)} ${whole === 1 ? "Ganzes" : "Ganze"} und ${fraction(over, under)}`,
  power: (exponent) => `hoch ${exponent < 0 ? "minus " : ""}${Math.abs(exponent)}`,
  toThePower: "hoch",
  root: (degree) => `${DEGREES[degree] ?? `die ${degree}. Wurzel`} aus`,
  logarithm: (base) => (base === null ? "Logarithmus von" : `Logarithmus zur Basis ${base} von`),
  base: (base) => `zur Basis ${base}`,
  empty: "leer",
  roman: "römisch",
  calls: { ggT: "der größte gemeinsame Teiler von", kgV: "das kleinste gemeinsame Vielfache von" },
};
