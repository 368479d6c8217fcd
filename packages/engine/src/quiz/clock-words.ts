import { LANGUAGES, type Language } from "../message.ts";
import { readWords } from "./reading.ts";

/** Times are said in steps of five minutes; the hours are those of the dial, 1 to 12. */
const STEP_MINUTES = 5;
const HOUR_MINUTES = 60;
const HOURS = 12;

/** An hour of the dial from any whole number: 13 is 1, 0 is 12. */
const onDial = (hour: number): number => ((hour - 1 + HOURS) % HOURS) + 1;

/** Hours from 1 to 12, in the forms that a language needs. */
const ENGLISH = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const GERMAN = "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ");
const SLOVENIAN = "ena dve tri štiri pet šest sedem osem devet deset enajst dvanajst".split(" ");
/** After "na" and "čez". */
const SLOVENIAN_TO = ["eno", ...SLOVENIAN.slice(1)];
/** After "pol" and "do". */
const SLOVENIAN_OF = "enih dveh treh štirih petih šestih sedmih osmih devetih desetih enajstih dvanajstih".split(" ");

/** One hour, by its forms: as it is named, and where Slovenian has others. */
type Hour = (form?: "to" | "of") => string;

/** How a time is said between an hour and the next one, every five minutes; the first way is written, all are read. */
type Sayings = (hour: Hour, next: Hour) => readonly (readonly string[])[];

const english: Sayings = (hour, next) => [
  [`${hour()} o’clock`, hour()],
  [`five past ${hour()}`, `five after ${hour()}`],
  [`ten past ${hour()}`, `ten after ${hour()}`],
  [`quarter past ${hour()}`, `a quarter past ${hour()}`, `quarter after ${hour()}`, `a quarter after ${hour()}`],
  [`twenty past ${hour()}`, `twenty after ${hour()}`],
  [`twenty-five past ${hour()}`, `twenty-five after ${hour()}`],
  [`half past ${hour()}`, `half ${hour()}`],
  [`twenty-five to ${next()}`],
  [`twenty to ${next()}`],
  [`quarter to ${next()}`, `a quarter to ${next()}`],
  [`ten to ${next()}`],
  [`five to ${next()}`],
];

const german: Sayings = (hour, next) => [
  [`${hour() === "eins" ? "ein" : hour()} Uhr`, hour()],
  [`fünf nach ${hour()}`],
  [`zehn nach ${hour()}`],
  [`Viertel nach ${hour()}`, `viertel ${next()}`],
  [`zwanzig nach ${hour()}`, `zehn vor halb ${next()}`],
  [`fünf vor halb ${next()}`],
  [`halb ${next()}`],
  [`fünf nach halb ${next()}`],
  [`zwanzig vor ${next()}`, `zehn nach halb ${next()}`],
  [`Viertel vor ${next()}`, `drei viertel ${next()}`, `dreiviertel ${next()}`],
  [`zehn vor ${next()}`],
  [`fünf vor ${next()}`],
];

const slovenian: Sayings = (hour, next) => [
  [hour()],
  [`pet čez ${hour("to")}`],
  [`deset čez ${hour("to")}`],
  [`četrt na ${next("to")}`, `četrt čez ${hour("to")}`, `${hour()} in četrt`],
  [`dvajset čez ${hour("to")}`],
  [`pet do pol ${next("of")}`],
  [`pol ${next("of")}`, `${hour()} in pol`],
  [`pet čez pol ${next("of")}`],
  [`dvajset do ${next("of")}`],
  [`tri četrt na ${next("to")}`, `tričetrt na ${next("to")}`, `četrt do ${next("of")}`],
  [`deset do ${next("of")}`],
  [`pet do ${next("of")}`],
];

const SAYINGS: Readonly<Record<Language, Sayings>> = { sl: slovenian, en: english, de: german };

const hourIn = (language: Language, hour: number): Hour => {
  const place = onDial(hour) - 1;
  if (language === "en") return () => ENGLISH[place]!;
  if (language === "de") return () => GERMAN[place]!;
  return (form) => (form === "of" ? SLOVENIAN_OF : form === "to" ? SLOVENIAN_TO : SLOVENIAN)[place]!;
};

const sayingsOf = (language: Language, hour: number): readonly (readonly string[])[] =>
  SAYINGS[language](hourIn(language, hour), hourIn(language, hour + 1));

/** Whether a time has words of its own: every fifth minute has. */
export const hasClockWords = (minutes: number): boolean => minutes % STEP_MINUTES === 0;

/**
 * A time of the dial as it is said: half past seven, halb acht, pol osmih.
 * @param minutes from midnight, a multiple of five; the half of the day is not said. Throws a RangeError on others
 */
export function clockWords(minutes: number, language: Language): string {
  if (!hasClockWords(minutes)) throw new RangeError(`no words for ${minutes} minutes`);
  const step = (minutes % HOUR_MINUTES) / STEP_MINUTES;
  return sayingsOf(language, Math.floor(minutes / HOUR_MINUTES))[step]![0]!;
}

const HOUR_DIGITS: ReadonlyMap<string, string> = new Map(
  [ENGLISH, GERMAN, SLOVENIAN, SLOVENIAN_TO, SLOVENIAN_OF].flatMap((row) =>
    row.map((word, place) => [readWords(word), String(place + 1)] as const),
  ),
);
/** What may be said before a time. */
const BEFORE = /^(?:(?:ura je|es ist|it is|its|tocno|punkt|genau|exactly) )+/;
/** Words as they are compared, their hour in digits: half past 7. */
const withDigits = (text: string): string =>
  readWords(text)
    .replace(BEFORE, "")
    .split(" ")
    .map((word) => HOUR_DIGITS.get(word) ?? word)
    .join(" ");

/** All sayings of all languages with the times that they mean; made when the first one is read. */
let sayings: ReadonlyMap<string, number> | undefined;
const allSayings = (): ReadonlyMap<string, number> =>
  (sayings ??= new Map(
    LANGUAGES.flatMap((language) =>
      Array.from({ length: HOURS }, (_, place) => place + 1).flatMap((hour) =>
        sayingsOf(language, hour).flatMap((ways, step) =>
          ways.map((way) => [withDigits(way), hour * HOUR_MINUTES + step * STEP_MINUTES] as const),
        ),
      ),
    ),
  ));

/**
 * The time that words mean, in any of the languages, the hour also in digits: halb 8. In minutes from 1:00 (60) to
 * 12:55 (775); null when they mean none.
 */
export const readClockWords = (text: string): number | null => allSayings().get(withDigits(text)) ?? null;
