import { drawAmount, placesOf, type QuantityName } from "../stories/quantities.ts";
import type { Level, Story, Values } from "../stories/stories.ts";
import { written } from "../stories/values.ts";
import { endsWithZero, type Multiplication } from "./kinds.ts";

/** Decimal places of prices. */
const CENTS = 2;

type Why = "groups" | "rows" | "price" | "pace" | "times" | "combined";

/** Whether a factor's zeros make it a task of another kind: decimals end in none, and the other factor is a digit. */
const hasOddZeros = ({ factors, places }: Multiplication): boolean =>
  factors.some((factor, place) => endsWithZero(factor) && (places[place]! > 0 || Math.min(...factors) > 9));

/**
 * @param count how often
 * @param size  how much each time
 * @param money prices with cents
 */
const story = (
  name: string,
  level: Level,
  why: Why,
  count: QuantityName,
  size: QuantityName,
  money?: "money",
): Story<Multiplication> => ({
  name,
  level,
  why,
  amounts: [count, size],
  money: money === "money",
  draw: (random) => {
    const facts: Multiplication = {
      factors: [drawAmount(count, random), drawAmount(size, random)],
      places: [placesOf(count), placesOf(size)],
    };
    return hasOddZeros(facts) ? null : facts;
  },
});

export const STORIES: readonly Story<Multiplication>[] = [
  story("bags", "easy", "groups", "bags on a table", "apples in a bag"),
  story("chairs", "easy", "rows", "rows of chairs", "chairs in a short row"),
  story("cards", "easy", "groups", "packets of cards", "cards in a packet"),
  story("museum", "easy", "price", "tickets for a family and friends", "price of a child's ticket"),
  story("reading", "easy", "pace", "days of a short time", "pages read before sleep"),
  story("marbles", "easy", "times", "times as many", "few marbles"),
  story("lettuces", "easy", "rows", "rows in a vegetable bed", "lettuces in a row"),
  story("outfits", "easy", "combined", "T-shirts to choose from", "caps to choose from"),
  story("lengths", "easy", "pace", "practices in a month", "lengths of a pool"),
  story("tables", "easy", "groups", "tables taken", "children at a table"),
  story("eggs", "easy", "groups", "boxes of eggs", "eggs in a box"),
  story("tournament", "easy", "groups", "teams of a tournament", "children in a team"),
  story("coaches", "medium", "groups", "coaches of a trip", "seats in a coach"),
  story("theatre", "medium", "rows", "rows of a small theatre", "seats in a row"),
  story("train-tickets", "medium", "price", "tickets for a group", "price of a train ticket"),
  story("flour", "medium", "groups", "sacks of flour", "flour in a sack, in kg"),
  story("way-to-school", "medium", "pace", "walks in a week", "way to school, in m"),
  story("printer", "medium", "pace", "minutes of work", "pages printed in a minute"),
  story("horse", "medium", "times", "times a sheep's weight", "weight of a sheep, in kg"),
  story("bookshop", "medium", "groups", "boxes of books", "books in a box"),
  story("laps", "medium", "pace", "laps run", "length of a lap, in m"),
  story("full-house", "medium", "groups", "times a play is on", "seats in a school hall"),
  story("monthly", "medium", "pace", "months of saving", "money saved in a month"),
  story("concert-hall", "hard", "rows", "rows of a concert hall", "seats in a long row"),
  story("elephants", "hard", "times", "times a baby elephant's weight", "weight of a baby elephant, in kg"),
  story("school-trip", "hard", "price", "children on a school trip", "price of a school trip"),
  story("heart", "hard", "pace", "minutes of rest", "heartbeats in a minute"),
  story("cherries", "hard", "price", "kilograms bought", "price of a kilogram of cherries", "money"),
  story("ice-cream", "hard", "price", "scoops of ice cream", "price of a scoop", "money"),
  story("flags", "hard", "groups", "flags made", "fabric for a flag, in m"),
  story("lemonade", "hard", "groups", "jugs filled", "lemonade in a jug, in l"),
  story("bricks", "hard", "rows", "rows of bricks", "height of a row of bricks, in cm"),
  story("lorry", "hard", "groups", "pallets on a lorry", "load of a pallet, in kg"),
  story("orchard", "hard", "rows", "rows of an orchard", "trees in a row"),
];

export function valuesOf({ factors, places }: Multiplication, { money }: Pick<Story<unknown>, "money">): Values {
  const least = money ? CENTS : 0;
  const [a, b] = factors;
  return {
    a: written(a, places[0], least),
    b: written(b, places[1], least),
    r: written(a * b, places[0] + places[1], least),
  };
}
