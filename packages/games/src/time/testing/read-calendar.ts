import { LANGUAGES, type Language } from "@karota/engine/message.ts";

/*
 * Answers questions about a calendar page from the texts that a player gets, by walking day by day from the page's first
 * day.
 */

const DAY_MS = 86_400_000;
/** The days of two months: all that is asked of a page. */
const WALKED = 60;

const range = (length: number): readonly number[] => Array.from({ length }, (_, place) => place);
const formatted = (language: Language, part: { month: "long" } | { weekday: "long" }, day: number): string =>
  // oxlint-disable-next-line eslint/no-restricted-properties -- names from another source than the texts that are tested
  new Intl.DateTimeFormat(language, { ...part, timeZone: "UTC" }).format(day * DAY_MS);
/**
 * The names by Intl: the days are in the middle of the months of 1970, and from its first Monday on. Formatters are made
 * once: each takes memory that is given back late, and a sweep asks for the names a million times.
 */
const NAMES = new Map(
  LANGUAGES.map((language) => [
    language,
    {
      months: range(12).map((month) => formatted(language, { month: "long" }, 15 + 30.4 * month)),
      weekdays: range(7).map((day) => formatted(language, { weekday: "long" }, 4 + day)),
    },
  ]),
);

interface Day {
  readonly name: string;
  readonly weekday: string;
}

/** The days from the first one of the page on, as they are written. */
function walk(question: string, language: Language): readonly Day[] {
  const { months, weekdays } = NAMES.get(language)!;
  let month = months.findIndex((name) => question.includes(` ${name}:`));
  let length = Number(/: .*?(\d+)/.exec(question)?.[1]);
  let weekday = weekdays.findIndex((name) => question.endsWith(name));
  let day = 1;
  return range(WALKED).map(() => {
    const now = { name: `${day}${language === "en" ? "" : "."} ${months[month]}`, weekday: weekdays[weekday]! };
    weekday = (weekday + 1) % 7;
    day += 1;
    if (day > length) [day, month, length] = [1, (month + 1) % 12, Infinity];
    return now;
  });
}

/** Whether a choice answers a question about a page. */
export function answersCalendar(question: string, ask: string, choice: string, language: Language): boolean {
  const days = walk(question, language);
  // In the order of the text: today before the other day.
  const asked = days
    .flatMap(({ name }, place) => {
      const at = ask.search(new RegExp(`(?<!\\d)${name.replace(".", "\\.")}`));
      return at < 0 ? [] : [{ at, place }];
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ place }) => place);
  const [first = NaN, second] = asked;
  if (second !== undefined) return Number(/^\d+/.exec(choice)?.[0]) === second - first;
  const weeks = Number(/(\d+) (?:ted|week|Woche)/.exec(ask)?.[1] ?? 0);
  return choice === (weeks === 0 ? days[first]?.weekday : days[first + 7 * weeks]?.name);
}
