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
const told = (
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
  told("bags", "easy", "groups", "bags on a table", "apples in a bag"),
  told("chairs", "easy", "rows", "rows of chairs", "chairs in a short row"),
  told("cards", "easy", "groups", "packets of cards", "cards in a packet"),
  told("museum", "easy", "price", "tickets for a family and friends", "price of a child's ticket"),
  told("reading", "easy", "pace", "days of a short time", "pages read before sleep"),
  told("marbles", "easy", "times", "times as many", "few marbles"),
  told("lettuces", "easy", "rows", "rows in a vegetable bed", "lettuces in a row"),
  told("outfits", "easy", "combined", "T-shirts to choose from", "caps to choose from"),
  told("lengths", "easy", "pace", "practices in a month", "lengths of a pool"),
  told("tables", "easy", "groups", "tables taken", "children at a table"),
  told("eggs", "easy", "groups", "boxes of eggs", "eggs in a box"),
  told("tournament", "easy", "groups", "teams of a tournament", "children in a team"),
  told("coaches", "medium", "groups", "coaches of a trip", "seats in a coach"),
  told("theatre", "medium", "rows", "rows of a small theatre", "seats in a row"),
  told("train-tickets", "medium", "price", "tickets for a group", "price of a train ticket"),
  told("flour", "medium", "groups", "sacks of flour", "flour in a sack, in kg"),
  told("way-to-school", "medium", "pace", "walks in a week", "way to school, in m"),
  told("printer", "medium", "pace", "minutes of work", "pages printed in a minute"),
  told("horse", "medium", "times", "times a sheep's weight", "weight of a sheep, in kg"),
  told("bookshop", "medium", "groups", "boxes of books", "books in a box"),
  told("laps", "medium", "pace", "laps run", "length of a lap, in m"),
  told("full-house", "medium", "groups", "times a play is on", "seats in a school hall"),
  told("monthly", "medium", "pace", "months of saving", "money saved in a month"),
  told("concert-hall", "hard", "rows", "rows of a concert hall", "seats in a long row"),
  told("elephants", "hard", "times", "times a baby elephant's weight", "weight of a baby elephant, in kg"),
  told("school-trip", "hard", "price", "children on a school trip", "price of a school trip"),
  told("heart", "hard", "pace", "minutes of rest", "heartbeats in a minute"),
  told("cherries", "hard", "price", "kilograms bought", "price of a kilogram of cherries", "money"),
  told("ice-cream", "hard", "price", "scoops of ice cream", "price of a scoop", "money"),
  told("flags", "hard", "groups", "flags made", "fabric for a flag, in m"),
  told("lemonade", "hard", "groups", "jugs filled", "lemonade in a jug, in l"),
  told("bricks", "hard", "rows", "rows of bricks", "height of a row of bricks, in cm"),
  told("lorry", "hard", "groups", "pallets on a lorry", "load of a pallet, in kg"),
  told("orchard", "hard", "rows", "rows of an orchard", "trees in a row"),
];

export function valuesOf({ factors, places }: Multiplication, story: string): Values {
  const least = STORIES.some(({ name, money }) => money && name === story) ? CENTS : 0;
  const [a, b] = factors;
  return {
    a: written(a, places[0], least),
    b: written(b, places[1], least),
    r: written(a * b, places[0] + places[1], least),
  };
}
