import type { CatalogueRow } from "./catalogue.ts";
import { SKILLS } from "./starter/counting.ts";

/**
 * What a quiz builds on: the quizzes that practice goes back to after two wrong answers, what is needed most first. Only
 * quizzes are named, nothing builds on itself, and what a quiz builds on is taught no later (prerequisites.test.ts).
 */
export const BUILDS_ON: Readonly<Record<string, readonly string[]>> = {
  subtraction: ["addition"],
  multiplication: ["addition"],
  division: ["multiplication", "subtraction"],
  exponentiation: ["multiplication"],
  percentage: ["fractions", "division"],
  fractions: ["division", "multiplication"],
  roots: ["exponentiation"],
  logarithms: ["exponentiation"],
  gcd: ["division"],
  lcm: ["multiplication"],
  binary: ["addition"],
  octal: ["division", "binary"],
  hexadecimal: ["binary"],
  roman: ["addition"],
  time: ["addition"],
  distance: ["multiplication"],
  mass: ["multiplication"],
  surface: ["multiplication"],
  volumeliquids: ["multiplication"],
  volumeobjects: ["surface"],
  equationssimple: ["subtraction", "addition"],
  equationsmultiple: ["equationssimple"],
};

/** Quizzes of facts, which are learned by heart: a mistake comes back as it was, since no other task asks the same. */
export const asksFacts = ({ subtype }: Pick<CatalogueRow, "subtype">): boolean => subtype === "geography";

/** The quizzes that a quiz builds on. */
export const buildsOn = (game: string): readonly string[] => BUILDS_ON[game] ?? [];

const STARTER_ORDER: readonly string[] = SKILLS;

/** Skills of one level in the order in which they are taught, as far as one is written down; the others stay behind. */
export function inTeachingOrder(skills: readonly string[]): readonly string[] {
  const first = STARTER_ORDER.filter((skill) => skills.includes(skill));
  return [...first, ...skills.filter((skill) => !first.includes(skill))];
}
