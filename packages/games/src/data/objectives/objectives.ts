import AUSTRIA from "./austria.json" with { type: "json" };
import BAVARIA from "./bavaria.json" with { type: "json" };
import GISTS from "./gists.json" with { type: "json" };
import SLOVENIA from "./slovenia.json" with { type: "json" };

/** Each in its own words and language; Bavaria is the example of a German state (decision 0042). */
export const CURRICULA = ["slovenia", "austria", "bavaria"] as const;
export type Curriculum = (typeof CURRICULA)[number];

/**
 * Why a level of a quiz serves no objective: none was found in the documents, its subject is not taught to everybody, or
 * the documents ask for countries on maps and not for their flags.
 */
export const ABSENCES = ["unclear", "outside", "flags"] as const;
export type Absence = (typeof ABSENCES)[number];

/** A curriculum as it was published. */
interface Document {
  readonly title: string;
  /** In which it was published. */
  readonly year: number;
}

/** What a level of a quiz practises, as a curriculum places it. Texts are in the language of the curriculum. */
export interface Objective {
  readonly game: string;
  readonly level: string;
  readonly curriculum: Curriculum;
  readonly document: Document;
  /** Of school, counted from age 6 on; both ends included. */
  readonly years: readonly [from: number, to: number];
  readonly area: string;
  /** In our words. */
  readonly text: string;
  /** The values of other options that it is about; absent where it holds for all of them. */
  readonly only?: Readonly<Record<string, string>>;
}

type Row = readonly [
  document: string,
  from: number,
  to: number,
  area: string,
  text: string,
  only?: Record<string, string>,
];
type Table = Readonly<Record<string, Readonly<Record<string, readonly Row[] | Absence>>>>;

const TABLES = { slovenia: SLOVENIA, austria: AUSTRIA, bavaria: BAVARIA } as unknown as Record<Curriculum, Table>;

const LAWS = "BGBl. II Nr. 1/2023";
const DOCUMENTS: Readonly<Record<Curriculum, Readonly<Record<string, Document>>>> = {
  slovenia: {
    os: { title: "Program osnovna šola. Matematika. Učni načrt", year: 2011 },
    geo: { title: "Program osnovna šola. Geografija. Učni načrt", year: 2011 },
    rac: { title: "Program osnovna šola. Računalništvo. Neobvezni izbirni predmet. Učni načrt", year: 2013 },
    gim: { title: "Gimnazija. Matematika. Učni načrt", year: 2008 },
  },
  austria: {
    vs: { title: `Lehrplan der Volksschule, Mathematik (${LAWS})`, year: 2023 },
    sek: { title: `Lehrpläne der Mittelschule und der AHS-Unterstufe, Mathematik (${LAWS})`, year: 2023 },
    geo: {
      title: `Lehrpläne der Mittelschule und der AHS-Unterstufe, Geographie und wirtschaftliche Bildung (${LAWS})`,
      year: 2023,
    },
    ahs: { title: "Lehrplan der AHS-Oberstufe, Mathematik (BGBl. II Nr. 219/2016)", year: 2016 },
  },
  bavaria: {
    gs: { title: "LehrplanPLUS Grundschule, Mathematik", year: 2014 },
    ms: { title: "LehrplanPLUS Mittelschule, Mathematik", year: 2017 },
    rs: { title: "LehrplanPLUS Realschule, Mathematik", year: 2017 },
    rsgeo: { title: "LehrplanPLUS Realschule, Geographie", year: 2017 },
    gym: { title: "LehrplanPLUS Gymnasium, Mathematik", year: 2017 },
  },
};

export const CURRICULUM_LANGUAGE = { slovenia: "sl", austria: "de", bavaria: "de" } as const;

/** The objectives of every quiz in every curriculum, in the order of the tables. */
export const OBJECTIVES: readonly Objective[] = CURRICULA.flatMap((curriculum) =>
  Object.entries(TABLES[curriculum]).flatMap(([game, levels]) =>
    Object.entries(levels).flatMap(([level, rows]) =>
      typeof rows === "string"
        ? []
        : rows.map(([document, from, to, area, text, only]): Objective => ({
            game,
            level,
            curriculum,
            document: DOCUMENTS[curriculum][document]!,
            years: [from, to],
            area,
            text,
            ...(only && { only }),
          })),
    ),
  ),
);

/** Why a curriculum has no objective for a level; null where it has one, undefined where the level is not listed. */
export function findAbsence(curriculum: Curriculum, game: string, level: string): Absence | null | undefined {
  const rows = TABLES[curriculum][game]?.[level];
  return typeof rows === "string" ? rows : rows && null;
}

/** What a level practises, in English, which none of the curricula is written in. */
export const gistOf = (game: string, level: string): string =>
  (GISTS as Record<string, Record<string, string>>)[game]?.[level] ?? "";

/** The levels of a quiz, easiest first. */
export const listedLevels = (game: string): readonly string[] =>
  Object.keys((GISTS as Record<string, Record<string, string>>)[game] ?? {});

const COMPULSORY_YEARS = 9;

/** School years as the curriculum calls them: `3.–4. razred`, `1. letnik`, `5. Schulstufe`, `Jahrgangsstufe 3/4`. */
export function yearLabel({ curriculum, years: [from, to] }: Pick<Objective, "curriculum" | "years">): string {
  if (curriculum === "bavaria") return `Jahrgangsstufe ${from === to ? from : `${from}/${to}`}`;
  const isSecondary = curriculum === "slovenia" && from > COMPULSORY_YEARS;
  const [first, last] = isSecondary ? [from - COMPULSORY_YEARS, to - COMPULSORY_YEARS] : [from, to];
  const word = curriculum === "austria" ? "Schulstufe" : isSecondary ? "letnik" : "razred";
  return `${first === last ? first : `${first}.–${last}`}. ${word}`;
}

/**
 * The curricula, that of the reader's schools first.
 * @param tags the languages that a browser prefers, best first; the first German one tells Austria from Germany
 */
export function curriculaFor(language: string, tags: readonly string[] = []): readonly Curriculum[] {
  const german = tags.find((tag) => /^de\b/i.test(tag)) ?? "";
  const own: Curriculum = language !== "de" ? "slovenia" : /^de-AT\b/i.test(german) ? "austria" : "bavaria";
  return [own, ...CURRICULA.filter((one) => one !== own)];
}

/** Whether an objective is about the chosen options; the level counts too. */
export const isAbout = ({ level, only }: Objective, options: Readonly<Record<string, string | number>>): boolean =>
  level === options["level"] &&
  Object.entries(only ?? {}).every(([name, value]) => (options[name] ?? value) === value || options[name] === "all");
