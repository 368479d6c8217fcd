import { drawAmount, type QuantityName } from "../stories/quantities.ts";
import type { Level, Story, Values } from "../stories/stories.ts";
import { clockValue, durationValue, written } from "../stories/values.ts";
import { answerOf, conversionOf } from "./form.ts";
import { CONVERSIONS, DAY, HOUR, type Facts } from "./kinds.ts";

const TENTH_OF_AN_HOUR = HOUR / 10;

type Why =
  | "later"
  | "starts"
  | "elapsed"
  | "toHours"
  | "toMinutes"
  | "toSmaller"
  | "toLarger"
  | "joined"
  | "difference";

/** A kind of task; of units with the place of their conversion in `CONVERSIONS`. */
type Kind = Exclude<Facts["kind"], "units"> | `units:${0 | 1 | 2}`;

/** The facts of a kind from what was drawn, in the quantities' units; null where they do not fit. */
function factsOf(kind: Kind, first: number, second: number): Facts | null {
  switch (kind) {
    case "elapsed":
      return { kind, numbers: [first, (first + second) % DAY] };
    case "decimal-hours":
      return first % 10 === 0 ? null : { kind, numbers: [first * TENTH_OF_AN_HOUR, 0] };
    case "sum":
      return (first % HOUR) + (second % HOUR) > HOUR ? { kind, numbers: [first, second] } : null;
    case "difference":
      return first > second && first % HOUR < second % HOUR ? { kind, numbers: [first, second] } : null;
    case "units:0":
    case "units:1":
    case "units:2": {
      const conversion = Number(kind.slice(-1));
      return { kind: "units", numbers: [first * CONVERSIONS[conversion]!.factor, conversion] };
    }
    default:
      return { kind, numbers: [first, second] };
  }
}

/** @param amounts a time of day and how long it takes, or the durations of the kind */
const story = (
  name: string,
  level: Level,
  why: Why,
  kind: Kind,
  ...amounts: readonly QuantityName[]
): Story<Facts> => ({
  name,
  level,
  why,
  amounts,
  draw: (random) => {
    const [first = 0, second = 0] = amounts.map((one) => drawAmount(one, random));
    return factsOf(kind, first, second);
  },
});

export const STORIES: readonly Story<Facts>[] = [
  story("lunch", "easy", "later", "later", "start of lunch", "lunch, in min"),
  story("school-bus", "easy", "elapsed", "elapsed", "start of the school bus", "ride on the school bus, in min"),
  story("film-hours", "easy", "toHours", "to-hours", "short film, in min"),
  story("walk", "easy", "toMinutes", "to-minutes", "walk, in min"),
  story("outing", "easy", "later", "later", "start of an outing", "outing, in hours"),
  story("swimming", "easy", "elapsed", "elapsed", "start of a swimming lesson", "swimming lesson, in min"),
  story("cake", "easy", "later", "later", "cake put into the oven", "baking of a cake, in min"),
  story("reading", "easy", "toMinutes", "to-minutes", "reading in a week, in min"),
  story("train-hours", "easy", "toHours", "to-hours", "train across the country, in min"),
  story("piano", "easy", "elapsed", "elapsed", "start of a piano lesson", "piano lesson, in min"),
  story("party", "easy", "later", "later", "start of a party", "party, in hours"),
  story("cinema", "medium", "later", "later", "start of a film", "film, in min"),
  story("seaside", "medium", "elapsed", "elapsed", "start of a holiday", "drive to the seaside, in min"),
  story("arrival", "medium", "starts", "earlier", "arrival of a train", "train to another town, in min"),
  story("getting-up", "medium", "starts", "earlier", "start of school", "breakfast and way to school, in min"),
  story("match", "medium", "toMinutes", "to-minutes", "match with its break, in min"),
  story("flight", "medium", "toHours", "to-hours", "flight within Europe, in min"),
  story("hikers", "medium", "later", "later", "start of a hike", "climb to a summit, in min"),
  story("shop", "medium", "elapsed", "elapsed", "opening of a shop", "hours of a shop, in min"),
  story("camp", "medium", "toSmaller", "units:2", "camp, in days"),
  story("song", "medium", "toSmaller", "units:0", "songs on a stage, in min"),
  story("egg", "medium", "toLarger", "units:1", "boiling of an egg, in min"),
  story("night-train", "hard", "elapsed", "elapsed", "start of a night train", "night train, in min"),
  story("sleep", "hard", "elapsed", "elapsed", "falling asleep", "sleep of a child, in min"),
  story("cycling", "hard", "joined", "sum", "day of cycling, in min", "day of cycling, in min"),
  story(
    "runners",
    "hard",
    "difference",
    "difference",
    "half marathon of a slow runner, in min",
    "half marathon of a fast runner, in min",
  ),
  story("drive", "hard", "toSmaller", "decimal-hours", "drive, in tenths of an hour"),
  story("night-bus", "hard", "later", "later", "start of a night train", "night bus, in min"),
  story("bread", "hard", "starts", "earlier", "bread ready", "making of bread, in min"),
  story("rehearsal", "hard", "joined", "sum", "rehearsal, in min", "rehearsal, in min"),
  story("by-train", "hard", "difference", "difference", "slow journey, in min", "fast journey, in min"),
  story("museum", "hard", "elapsed", "elapsed", "opening of a museum", "hours of a museum, in min"),
  story("headphones", "hard", "toSmaller", "decimal-hours", "battery of headphones, in tenths of an hour"),
];

/** What is given and what comes out, as sentences write it. */
export function valuesOf(facts: Facts): Values {
  const [first, second] = facts.numbers;
  const answer = answerOf(facts);
  switch (facts.kind) {
    case "later":
    case "earlier":
      return { a: clockValue(first), b: durationValue(second), r: clockValue(answer) };
    case "elapsed":
      return { a: clockValue(first), b: clockValue(second), r: durationValue(answer) };
    case "to-minutes":
      return { a: durationValue(first), r: answer };
    case "to-hours":
      return { a: first, r: durationValue(answer) };
    case "decimal-hours":
      return { a: written(first / TENTH_OF_AN_HOUR, 1), r: answer };
    case "units":
      return { a: conversionOf(facts).given, r: answer };
    default:
      return { a: durationValue(first), b: durationValue(second), r: durationValue(answer) };
  }
}
