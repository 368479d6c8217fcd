import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { isRight } from "@karota/engine/quiz/marking.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { readWords } from "@karota/engine/quiz/reading.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { quizLaws } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { COUNTRIES, getCountry, hasTasks, lookAlike, mayBeOfferedTogether, type Continent } from "../data/countries.ts";
import { flagOf } from "../data/flags.ts";
import { flags } from "./index.ts";
import { ASKED } from "./pool.ts";
import { withSimilarFlag, withSimilarName } from "./similar.ts";

/** Names that the Unicode tables, the second source, write in another way. */
const OTHERWISE: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  sl: { CG: "Kongo", MM: "Mjanmar", PS: "Palestina", PW: "Palau", TL: "Vzhodni Timor" },
  en: {
    CD: "DR Congo",
    CG: "Republic of the Congo",
    CI: "Ivory Coast",
    MM: "Myanmar",
    PS: "Palestine",
    TL: "East Timor",
    TR: "Turkey",
    VC: "St. Vincent and the Grenadines",
  },
  de: {
    BN: "Brunei",
    CD: "Demokratische Republik Kongo",
    CG: "Republik Kongo",
    CI: "Elfenbeinküste",
    CV: "Kap Verde",
    MD: "Moldau",
    PS: "Palästina",
    TL: "Osttimor",
    US: "Vereinigte Staaten von Amerika",
  },
};
const alike = (name: string): string => readWords(name.replace("Saint ", "St. ").replace(" & ", " and "));
const regions = Object.fromEntries(LANGUAGES.map((one) => [one, new Intl.DisplayNames(one, { type: "region" })]));
const codes = new Map(
  LANGUAGES.flatMap((language) =>
    COUNTRIES.map(({ code }) => [
      `${language} ${alike(OTHERWISE[language][code] ?? regions[language]!.of(code)!)}`,
      code,
    ]),
  ),
);

const shown = ({ question }: Task): string => (question.kind === "picture" ? question.name : "");
quizLaws(flags, {
  speakers: SPEAKERS,
  different: ({ continent }) => (continent === "all" ? 50 : 10),
  answers: (question, choice, { language, options, task }) => {
    const code = codes.get(`${String(options["language"])} ${alike(choice)}`);
    return question === SPEAKERS[language].say({ id: "flags.flag" }) && code === shown(task);
  },
});

const DAILY = { ...flags.options.daily, tasks: 40 } as const;
const tasks = (options: Partial<typeof flags.options.daily>, quizzes: number): readonly Task[] =>
  Array.from(
    { length: quizzes },
    (_, quiz) => flags.generate({ ...DAILY, ...options }, seeded(`${quiz}`)).tasks,
  ).flat();

describe("flags", () => {
  it("that look the same are never beside each other, and both names are right when typed", () => {
    const pairs = ["ID MC", "RO TD", "NL LU", "NI SV"].map((pair) => pair.split(" ").map(getCountry));
    for (const [one, other] of pairs) expect(mayBeOfferedTogether(one!, other!)).toBe(false);
    const twinOf = (code: string) =>
      pairs.find((pair) => pair.some((one) => one.code === code))?.find((one) => one.code !== code);
    const beside = tasks({ level: "hard" }, 100).filter((task) => {
      const offered = task.choices.map((choice) => toPlain(choice.value, SPEAKERS.sl));
      return offered.includes(twinOf(shown(task))?.name.sl ?? "");
    });
    expect(beside).toStrictEqual([]);
    const monaco = tasks({ level: "hard", continent: "europe" }, 3).find((task) => shown(task) === "MC")!;
    expect(["Monako", "Monaco", "Indonezija", "indonesia"].map((text) => isRight(monaco, { text }))).toStrictEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it("are asked of every continent by turns, and of the chosen one alone", () => {
    const all = Object.groupBy(tasks({ tasks: 10 }, 20), ({ skill }) => skill);
    expect(Object.fromEntries(Object.entries(all).map(([skill, some]) => [skill, some!.length]))).toStrictEqual({
      africa: 40,
      asia: 40,
      europe: 60,
      "north-america": 20,
      oceania: 20,
      "south-america": 20,
    });
    for (const task of tasks({ continent: "africa", level: "hard" }, 5)) {
      const offered = task.choices.map((choice) => codes.get(`sl ${alike(toPlain(choice.value, SPEAKERS.sl))}`)!);
      expect(offered.map((code) => getCountry(code).continent)).toStrictEqual(Array(4).fill("africa"));
    }
  });

  it("are offered with a flag that looks similar, where there is one", () => {
    const mistaken = tasks({ level: "easy" }, 20).filter((task) => withSimilarFlag(getCountry(shown(task))).length > 0);
    expect(mistaken.length).toBeGreaterThan(100);
    for (const { choices } of mistaken) expect(choices.map(({ mistake }) => mistake)).toContain("similar-flag");
  });

  it("of Afghanistan are not asked: two of them are flown", () => {
    const pictures = tasks({ level: "hard", continent: "asia" }, 20).map(shown);
    expect(new Set(pictures).size).toBe(COUNTRIES.filter(({ continent }) => continent === "asia").length - 1);
    expect(pictures).not.toContain("AF");
  });

  it("of observer states of the United Nations are asked too: Palestine and the Vatican", () => {
    const asked = (continent: Continent) => tasks({ level: "medium", continent }, 20).map(shown);
    expect(asked("asia")).toContain("PS");
    expect(asked("europe")).toContain("VA");
  });

  it("of Kosovo are not asked, and its name is no choice", () => {
    const asked = tasks({ level: "hard", continent: "europe" }, 20);
    expect(asked.map(shown)).not.toContain("XK");
    expect(asked.flatMap(({ choices }) => choices.map(({ value }) => toPlain(value, SPEAKERS.sl)))).not.toContain(
      "Kosovo",
    );
  });

  it("end their numbers of tasks at the continent's countries", () => {
    const offered = (continent: Continent | "all") =>
      [5, 10, 20, 40].filter((count) => hasTasks(ASKED, continent, count));
    expect(offered("south-america")).toStrictEqual([5, 10]);
    expect(offered("oceania")).toStrictEqual([5, 10]);
    expect(offered("north-america")).toStrictEqual([5, 10, 20]);
    expect(offered("europe")).toStrictEqual([5, 10, 20, 40]);
  });

  it("are explained beside similar ones, with the country's continent and capital", () => {
    const stepsOf = (code: string, ...similar: string[]) =>
      flags
        .solution({ facts: { code, language: "sl", similar } } as never)
        .map(({ say, shown: seen }) =>
          [SPEAKERS.sl.say(say), ...seen.map((one) => toPlain(one, SPEAKERS.sl))].join(" "),
        );
    expect(stepsOf("SI", "SK")).toStrictEqual([
      "Celina: Evropa. Glavno mesto: Ljubljana.",
      "V soseščini: Avstrija, Hrvaška, Italija, Madžarska. Zemljevid, Evropa. Označena je ta država: Slovenija, na jugu zemljevida. Pika je glavno mesto.",
      "Primerjamo jo s podobno zastavo države Slovaška: Zastava države Slovaška",
      "To je zastava države: Slovenija",
    ]);
    expect(stepsOf("RO").at(-2)).toContain("Čad");
    expect(stepsOf("NR")[0]).toBe("Celina: Avstralija in Oceanija.");
  });
});

describe("the pictures", () => {
  it("are framed flags without words that name the country", () => {
    for (const { code, name } of ASKED) {
      const [svg, plain] = [flags.picture!(code), flagOf(code)];
      expect(svg.startsWith(plain.slice(0, -"</svg>".length))).toBe(true);
      expect(svg).toMatch(/<rect x="\S+" y="\S+" width="[1-9]\S+" height="[1-9]\S+" fill="none" [^>]+\/><\/svg>$/);
      expect(svg).not.toContain(name.en);
      expect(svg).not.toMatch(/<(title|desc|text|script|style|image|marker|foreignObject)\b|<!--/);
      expect(svg).not.toMatch(/ (class|aria-label|font-family)=/);
      const ids = [...svg.matchAll(/(?:\bid="|href="#|url\(#)([^")]+)/g)].map(([, id]) => id!);
      expect(ids.filter((id) => !/^f\d+$/.test(id))).toStrictEqual([]);
      const defined = new Set([...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id));
      expect(ids.filter((id) => !defined.has(id))).toStrictEqual([]);
    }
  });

  it("are the whole flags: fifty stars, squares where they are squares, and Nepal's two pennants alone", () => {
    expect(flagOf("US").match(/<path d="m\d+ \d+ 9 27-23-17h28l-23 17z"\/>/g)).toHaveLength(50);
    const sidesOf = (code: string) => /viewBox="[-\d.]+ [-\d.]+ (\d+) (\d+)"/.exec(flagOf(code))!.slice(1, 3);
    for (const code of ["CH", "VA"]) expect(new Set(sidesOf(code)).size).toBe(1);
    expect(sidesOf("SI")).toStrictEqual(["640", "480"]);
    expect(sidesOf("NP")).toStrictEqual(["400", "482"]);
    expect(() => flagOf("ZZ")).toThrow();
  });
});

describe("the tables of what is easily mistaken", () => {
  it("name countries of the quiz, never one that looks the same", () => {
    for (const country of ASKED) {
      const others = [
        ...withSimilarFlag(country),
        ...LANGUAGES.flatMap((language) => withSimilarName(country, language)),
      ];
      expect(others.filter((other) => !ASKED.includes(other) || other === lookAlike(country))).toStrictEqual([]);
    }
    expect(ASKED.filter((country) => withSimilarFlag(country).length > 0).length).toBeGreaterThan(130);
  });
});
