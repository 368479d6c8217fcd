import {
  curriculaFor,
  CURRICULUM_LANGUAGE,
  gistOf,
  OBJECTIVES,
  yearLabel,
  type Curriculum,
  type Objective,
} from "@karota/games/data/objectives/objectives.ts";
import { SECONDARY } from "@karota/games/school-years.ts";
import { search } from "../search.ts";

/** Names by which a curriculum is looked for, in the three languages. */
const NAMES: Readonly<Record<Curriculum, string>> = {
  slovenia: "Slovenija Slovenia Slowenien učni načrt curriculum",
  austria: "Avstrija Austria Österreich Lehrplan učni načrt curriculum",
  bavaria: "Bavarska Bavaria Bayern Nemčija Germany Deutschland Lehrplan učni načrt curriculum",
};

const ENTRIES = OBJECTIVES.map((objective, index) => {
  const { game, level, curriculum, document, area, text } = objective;
  const about = [area, document.title, document.year, yearLabel(objective), NAMES[curriculum]].join(" ");
  return { id: String(index), name: `${text} ${gistOf(game, level)}`, text: about, objective };
});

/** A typed number up to 13 is a school year: `LehrplanPLUS 6`, `4. razred`. */
const SCHOOL_YEAR = /(?<![\p{L}\p{N}])(?:1[0-3]|[1-9])(?![\p{L}\p{N}])\.?/gu;

const isTaught = ({ years: [from, to] }: Objective, year: number): boolean => from <= year && year <= to;
/** As the catalogue counts: all of secondary school is one year. */
const isTaughtAbout = ({ years: [from, to] }: Objective, year: number): boolean =>
  Math.min(from, SECONDARY) <= year && year <= Math.min(to, SECONDARY);

/** An objective with its school year in words, and the language of both. */
export interface FoundObjective extends Objective {
  readonly yearLabel: string;
  readonly lang: "sl" | "de";
}

export interface ObjectiveFilter {
  readonly typed: string;
  /** Null: of all. */
  readonly curriculum: Curriculum | null;
  readonly year: number | null;
  /** Quizzes that what is typed names; all of their objectives match it. */
  readonly named: ReadonlySet<string>;
}

/**
 * The best objective of each quiz that has one, by its words in any of the three languages, without accents.
 * @param language of the page: of equally good ones that of the reader's schools is taken
 */
export function findObjectives(
  { typed, curriculum, year, named }: ObjectiveFilter,
  language: string,
  tags: readonly string[],
): ReadonlyMap<string, FoundObjective> {
  const years = [...typed.matchAll(SCHOOL_YEAR)].map(([text]) => parseInt(text, 10));
  const words = typed.replaceAll(SCHOOL_YEAR, " ").trim();
  const wanted = ENTRIES.filter(
    ({ objective }) =>
      (curriculum === null || objective.curriculum === curriculum) &&
      (year === null || isTaughtAbout(objective, year)) &&
      years.every((one) => isTaught(objective, one)),
  );
  const found = words === "" ? (typed.trim() === "" ? wanted : []) : search(wanted, words);
  const ofNamed = typed.trim() === "" ? [] : wanted.filter(({ objective }) => named.has(objective.game));
  const order = curriculaFor(language, tags);
  const best = new Map<string, FoundObjective>();
  for (const list of [found, ofNamed])
    for (const { objective } of list.toSorted(
      (one, other) => order.indexOf(one.objective.curriculum) - order.indexOf(other.objective.curriculum),
    ))
      if (!best.has(objective.game)) {
        const lang = CURRICULUM_LANGUAGE[objective.curriculum];
        best.set(objective.game, { ...objective, lang, yearLabel: yearLabel(objective) });
      }
  return best;
}
