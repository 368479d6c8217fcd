import type { Language } from "@karota/engine/message.ts";

/*
 * Reads clocks from the texts that a player gets, by other means than the quiz: the numbers of a description, and the
 * parts of a saying.
 */

const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

/** The minutes from 0:00 that a description of hands says: "between 7 and 8 … 3 marks after 6" is 7:33, so 453. */
export function readHands(description: string): number {
  const found = numbersIn(description);
  const hour = found[0]! % 12;
  if (found.length === 2) return found[1] === 12 ? hour * 60 : NaN;
  if (found[1]! % 12 !== (hour + 1) % 12) return NaN;
  const [marks, number] = found.length === 4 ? [found[2]!, found[3]!] : [0, found[2]!];
  return hour * 60 + (number % 12) * 5 + marks;
}

/** Two clocks, one after the other: in the middle is the only full stop. */
export const readTwoHands = (description: string): readonly number[] => description.split(". ").map(readHands);

const HOURS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: "one two three four five six seven eight nine ten eleven twelve".split(" ").map((word) => RegExp(`^${word}$`)),
  de: "eins? zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ").map((word) => RegExp(`^${word}$`)),
  // All forms of an hour have its stem.
  sl: "en|d[vn]|tr|štir|pet|šest|sed|os|dev|des|enajst|dvanajst".split("|").map((stem) => RegExp(`^${stem}`)),
};

function hourOf(word: string, language: Language): number {
  const fits = HOURS[language].flatMap((hour, place) => (hour.test(word) ? [place + 1] : []));
  // "enajst" begins like "en", "dvanajst" like "dv".
  return fits.at(-1) ?? NaN;
}

/** Minutes after the hour that is said, and whether it is the next hour that is said. */
const PARTS: Readonly<Record<Language, readonly (readonly [RegExp, number])[]>> = {
  en: [
    [/^half past/, 30],
    [/^quarter past/, 15],
    [/^quarter to/, -15],
    [/^(five|ten|twenty|twenty-five) past/, 0],
    [/^(five|ten|twenty|twenty-five) to/, 0],
  ],
  de: [
    [/^fünf vor halb/, -35],
    [/^fünf nach halb/, -25],
    [/^halb/, -30],
    [/^viertel nach/, 15],
    [/^viertel vor/, -15],
    [/^(fünf|zehn|zwanzig) nach/, 0],
    [/^(fünf|zehn|zwanzig) vor/, 0],
  ],
  sl: [
    [/^pet do pol/, -35],
    [/^pet čez pol/, -25],
    [/^pol/, -30],
    [/^tri četrt na/, -15],
    [/^četrt na/, -45],
    [/^(pet|deset|dvajset) čez/, 0],
    [/^(pet|deset|dvajset) do/, 0],
  ],
};
const MINUTES: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  twenty: 20,
  "twenty-five": 25,
  fünf: 5,
  zehn: 10,
  zwanzig: 20,
  pet: 5,
  deset: 10,
  dvajset: 20,
};

/** The minutes from 0:00, below 720, that a saying means: halb acht is 450. */
export function readSaying(saying: string, language: Language): number {
  const text = saying.toLowerCase();
  const words = text.replace(/ (o’clock|uhr)$/, "").split(" ");
  const hour = hourOf(words.at(-1)!, language);
  for (const [pattern, offset] of PARTS[language]) {
    const found = pattern.exec(text);
    if (!found) continue;
    const said = found[1] ? MINUTES[found[1]]! : 0;
    const minutes = / (to|vor|do)$/.test(found[0]) ? -said : said;
    return (hour * 60 + (offset || minutes) + 720) % 720;
  }
  return words.length === 1 ? (hour * 60) % 720 : NaN;
}

/** The minutes from 0:00, below 720, of a time in digits: 19.38 is 458. */
export function readDigits(text: string): number {
  const [, hour = NaN, minute = NaN] = /^(\d{1,2})[.:](\d\d)$/.exec(text) ?? [];
  return (Number(hour) * 60 + Number(minute)) % 720;
}
