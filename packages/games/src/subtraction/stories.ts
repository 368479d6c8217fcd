import { drawAmount, placesOf, type QuantityName } from "../stories/quantities.ts";
import type { Level, Story, Values } from "../stories/stories.ts";
import { written } from "../stories/values.ts";
import type { Subtraction } from "./kinds.ts";

const MIN_RESULT = 2;

type Why = "left" | "difference" | "missing" | "part" | "smaller" | "earlier";

/**
 * @param minuend what is taken from, with as many decimal places as `subtrahend`
 * @param money   prices with cents
 */
const story = (
  name: string,
  level: Level,
  why: Why,
  minuend: QuantityName,
  subtrahend: QuantityName,
  money?: "money",
): Story<Subtraction> => ({
  name,
  level,
  why,
  amounts: [minuend, subtrahend],
  money: money === "money",
  draw: (random) => {
    const facts = {
      minuend: drawAmount(minuend, random),
      subtrahend: drawAmount(subtrahend, random),
      places: placesOf(minuend),
    };
    const shortened = facts.places > 0 && facts.minuend % 10 === 0 && facts.subtrahend % 10 === 0;
    return facts.minuend - facts.subtrahend >= MIN_RESULT && !shortened ? facts : null;
  },
});

export const STORIES: readonly Story<Subtraction>[] = [
  story("sweets", "easy", "left", "sweets in a bag", "sweets given away"),
  story("balloons", "easy", "left", "balloons for a party", "few balloons"),
  story("album", "easy", "missing", "cards in an album", "cards collected so far"),
  story("class", "easy", "part", "children in a class", "half a class"),
  story("ages", "easy", "difference", "age of a parent", "age of a pupil"),
  story("book-price", "easy", "left", "pocket money saved", "price of a child's book"),
  story("shells", "easy", "smaller", "shells collected", "few shells"),
  story("postcards", "easy", "earlier", "postcards collected", "few postcards"),
  story("pages", "easy", "missing", "pages of a thin book", "pages read in a day"),
  story("bus", "easy", "left", "people on a bus", "people getting off a bus"),
  story("ribbon", "easy", "left", "length of a ribbon, in cm", "piece of a ribbon, in cm"),
  story("concert", "medium", "left", "seats in a hall", "tickets sold for a concert"),
  story("hills", "medium", "difference", "height of a higher hill", "height of a lower hill"),
  story("saving", "medium", "missing", "price of a bike", "money saved for a bike"),
  story("library", "medium", "left", "books of a kind in a school library", "books lent out"),
  story("pond", "medium", "earlier", "fish in a pond", "fish put into a pond"),
  story("zoo", "medium", "smaller", "visitors of a zoo in a day", "fewer visitors"),
  story("seaside", "medium", "missing", "way to the seaside, in km", "part of the way, in km"),
  story("strawberries", "medium", "part", "bowl of strawberries, in g", "empty bowl, in g"),
  story("notebooks", "medium", "left", "exercise books of a school", "exercise books handed out"),
  story("dominoes", "medium", "smaller", "dominoes in a row", "dominoes more"),
  story("canteen", "medium", "difference", "lunches on a busy day", "lunches on a quiet day"),
  story("change", "hard", "left", "banknote", "price of a snack", "money"),
  story("t-shirt", "hard", "smaller", "price of a T-shirt", "money off a T-shirt", "money"),
  story("towns", "hard", "difference", "people in a larger town", "people in a village"),
  story("run", "hard", "missing", "running course, in km", "part of a course, in km"),
  story("plank", "hard", "left", "length of a plank, in m", "piece of a plank, in m"),
  story("cat", "hard", "part", "cat in its basket, in kg", "basket of a cat, in kg"),
  story("jump", "hard", "smaller", "long jump of a child, in m", "longer jump, in m"),
  story("counter", "hard", "earlier", "counter of a bike, in km", "a day's cycling, in km"),
  story("shelter", "hard", "missing", "money a school wants to raise", "money raised so far"),
  story("stadium", "hard", "left", "seats in a small stadium", "tickets sold for a match"),
  story("flour", "hard", "left", "sack of flour, in kg", "flour used, in kg"),
];

export function valuesOf(
  { minuend, subtrahend, places }: Subtraction,
  { money }: Pick<Story<unknown>, "money">,
): Values {
  const least = money ? places : 0;
  const [a, b, r] = [minuend, subtrahend, minuend - subtrahend].map((one) => written(one, places, least)) as [
    Values[string],
    Values[string],
    Values[string],
  ];
  return { a, b, r };
}
