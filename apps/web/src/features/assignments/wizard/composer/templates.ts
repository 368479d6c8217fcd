import type { TaskPlan } from "@karota/contract/assignments/assignment.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { levelsFor, yearsOfLevel, type Level } from "@karota/games/school-years.ts";

/** How many questions a ready plan has. */
const PLAN_SIZE = 10;
/** How many quizzes get a plan of their own, and at first of one category. */
const MAX_SINGLE = 4;
const MAX_OF_CATEGORY = 2;

interface Fit {
  readonly game: CatalogueRow;
  readonly level: Level;
  readonly isNew: boolean;
  readonly span: number;
}

/** The difficulty of a quiz that is most particular to a school year: begun in it, or revised in few others. */
function fitOf(game: CatalogueRow, year: number): Fit | null {
  const fits = levelsFor(game.id, year).map((level): Fit => {
    const [from, to] = yearsOfLevel(game.id, level)!;
    return { game, level, isNew: from === year, span: to - from };
  });
  return fits.toSorted(moreParticular)[0] ?? null;
}
const moreParticular = (one: Fit, other: Fit): number =>
  Number(other.isNew) - Number(one.isNew) || one.span - other.span;

/** The difficulty that a quiz begins with for a school year. */
export const levelFor = (game: CatalogueRow, year: number): Level | null => fitOf(game, year)?.level ?? null;

/** Ready plans for a school year from the quizzes that suit it best: one of each, and all of them mixed. */
export function templatesFor(year: number, games: readonly CatalogueRow[]): readonly (readonly TaskPlan[])[] {
  const fits = games.flatMap((game) => fitOf(game, year) ?? []).toSorted(moreParticular);
  const isOneOfFew = ({ game }: Fit, place: number) =>
    fits.slice(0, place).filter((before) => before.game.subtype === game.subtype).length < MAX_OF_CATEGORY;
  const best = [...fits.filter(isOneOfFew), ...fits.filter((fit, place) => !isOneOfFew(fit, place))].slice(
    0,
    MAX_SINGLE,
  );
  const planOf = ({ game, level }: Fit, count: number): TaskPlan => ({ game: game.id, options: { level }, count });
  const mixed = best.map((fit, place) => planOf(fit, Math.ceil((PLAN_SIZE - place) / best.length)));
  return [...best.map((fit) => [planOf(fit, PLAN_SIZE)]), ...(best.length > 1 ? [mixed] : [])];
}
