import { groupBy } from "@karota/engine/group-by.ts";
import type { Random } from "@karota/engine/random.ts";
import type { Continent, Country } from "./countries.ts";

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

type Rank = Country["familiarity"];
type Level = "easy" | "medium" | "hard";

/** Of twenty countries of a level so many are familiar, known from the news and rarely known. */
const SHARES: Readonly<Record<Level, Readonly<Record<Rank, number>>>> = {
  easy: { 1: 20, 2: 0, 3: 0 },
  medium: { 1: 5, 2: 15, 3: 0 },
  hard: { 1: 1, 2: 5, 3: 14 },
};
/** Where none of a rank are left, these follow. */
const INSTEAD: Readonly<Record<Rank, readonly Rank[]>> = { 1: [1, 2, 3], 2: [2, 1, 3], 3: [3, 2, 1] };

const RANKS: readonly Rank[] = [1, 2, 3];
const PATTERNS = Object.fromEntries(
  Object.entries(SHARES).map(([level, share]) => [
    level,
    RANKS.flatMap((rank) => Array.from({ length: share[rank] }, () => rank)),
  ]),
) as unknown as Readonly<Record<Level, readonly Rank[]>>;

/** The countries of a continent that are equally familiar. */
type Buckets = ReadonlyMap<string, readonly Country[]>;
const keyOf = (continent: Continent, rank: Rank): string => `${continent} ${rank}`;

/** A cache, since every draw needs the buckets. */
const bucketCache = new WeakMap<readonly Country[], Buckets>();
function bucketsOf(asked: readonly Country[]): Buckets {
  const known = bucketCache.get(asked);
  if (known) return known;
  const buckets = groupBy(asked, ({ continent, familiarity }) => keyOf(continent, familiarity));
  bucketCache.set(asked, buckets);
  return buckets;
}

/**
 * The countries among which a turn draws: equally familiar ones of the continent whose turn it is. Where these have all
 * had their turn, those of the next continent follow, and where none so familiar are left, other ones.
 * @param asked the same array at every call
 * @param random the same fork for all turns of a quiz: it decides in which order they are familiar or not
 */
export function poolOf(
  asked: readonly Country[],
  { continent, level }: { readonly continent: Continent | "all"; readonly level: Level },
  turn: number,
  random: Random,
): readonly Country[] {
  const buckets = bucketsOf(asked);
  const pattern = random.fork("familiarity").shuffled(PATTERNS[level]);
  const round = continent === "all" ? ROUND : [continent];
  const left = new Map([...buckets].map(([key, countries]) => [key, countries.length]));
  const keyAt = (place: number): string | undefined => {
    for (const rank of INSTEAD[pattern[place % pattern.length]!])
      for (let ahead = 0; ahead < round.length; ahead++) {
        const key = keyOf(round[(place + ahead) % round.length]!, rank);
        if ((left.get(key) ?? 0) > 0) return key;
      }
    return undefined;
  };
  for (let before = 0; before < turn; before++) {
    const key = keyAt(before);
    if (key !== undefined) left.set(key, left.get(key)! - 1);
  }
  const key = keyAt(turn);
  return key === undefined ? asked.filter((one) => round.includes(one.continent)) : buckets.get(key)!;
}
