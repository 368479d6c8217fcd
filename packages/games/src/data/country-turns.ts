import { countriesOf, type Continent, type Country } from "./countries.ts";

/** The continents in turn, larger ones more often. */
const ROUND: readonly Continent[] = [
  "europe",
  "africa",
  "asia",
  "north-america",
  "europe",
  "oceania",
  "africa",
  "asia",
  "europe",
  "south-america",
];

type Choice = Parameters<typeof countriesOf>[1];

/** A cache of the pool of each level and continent: every draw needs one, and they are filtered and sorted. */
const poolCache = new WeakMap<readonly Country[], Map<string, readonly Country[]>>();
function levelOf(asked: readonly Country[], choice: Choice, of: Continent | "all"): readonly Country[] {
  const pools = poolCache.get(asked) ?? new Map<string, readonly Country[]>();
  poolCache.set(asked, pools);
  const key = `${choice.continent} ${choice.level} ${choice.tasks} ${of}`;
  const pool =
    pools.get(key) ?? countriesOf(asked, choice).filter((country) => of === "all" || country.continent === of);
  pools.set(key, pool);
  return pool;
}

/**
 * The countries among which a turn draws: those of its continent, or all when these have all had their turn.
 * @param asked the same array at every call
 */
export function poolOf(asked: readonly Country[], choice: Choice, turn: number): readonly Country[] {
  if (choice.continent !== "all") return levelOf(asked, choice, "all");
  const continent = ROUND[turn % ROUND.length]!;
  const had = Array.from({ length: turn }, (_, before) => ROUND[before % ROUND.length]);
  const pool = levelOf(asked, choice, continent);
  return had.filter((one) => one === continent).length < pool.length ? pool : levelOf(asked, choice, "all");
}
