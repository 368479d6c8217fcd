import { decimalPlaces, exact } from "@karota/engine/quiz/exact.ts";
import { drawAmount, QUANTITIES, type QuantityName } from "../stories/quantities.ts";
import type { Level, Story, Values } from "../stories/stories.ts";
import { written } from "../stories/values.ts";
import { answerOf, isTellable, partOf, resultOf, type AskedFor, type Percentage } from "./kinds.ts";

/** Decimal places of prices, which no other answer exceeds. */
const CENTS = 2;

type Why = "percentOf" | "share" | "whole" | "less" | "more" | "original" | "change" | "twoChanges";

/** Things and people are whole, weights and lengths have tenths, money has cents. */
function placesIn(whole: QuantityName, money: boolean): number {
  const unit = QUANTITIES[whole][3];
  return unit === "pieces" || unit === "people" ? 0 : money ? CENTS : 1;
}

/**
 * @param percent the percentages, of both changes where there are two
 * @param whole   what is 100 %
 * @param money   prices with cents
 */
const story = (
  name: string,
  level: Level,
  why: Why,
  asked: AskedFor,
  percent: QuantityName,
  whole: QuantityName,
  money?: "money",
): Story<Percentage> => ({
  name,
  level,
  why,
  amounts: [percent, whole],
  money: money === "money",
  draw: (random) => {
    const facts: Percentage = {
      asked,
      percent: exact(drawAmount(percent, random)),
      whole: drawAmount(whole, random),
      second: asked === "up-down" ? drawAmount(percent, random) : 0,
    };
    const places = decimalPlaces(answerOf(facts)) ?? Infinity;
    return isTellable(facts) && places <= placesIn(whole, money === "money") ? facts : null;
  },
});

export const STORIES: readonly Story<Percentage>[] = [
  story("walkers", "easy", "percentOf", "of", "tens of percent", "pupils of a school"),
  story("discount", "easy", "percentOf", "of", "discount in tens, in %", "price of shoes in tens"),
  story("tank", "easy", "percentOf", "of", "quarters in percent", "tank of rain water, in l"),
  story("cinema", "easy", "percentOf", "of", "tens of percent", "seats of a cinema"),
  story("comics", "easy", "percentOf", "of", "few percent", "hundreds of books"),
  story("present", "easy", "percentOf", "of", "quarters in percent", "savings in fours"),
  story("test-points", "easy", "percentOf", "of", "good result of a test, in %", "points of a test in tens"),
  story("hike", "easy", "percentOf", "of", "quarters in percent", "hike in fours, in km"),
  story("biscuits", "easy", "percentOf", "of", "tens of percent", "biscuits in twenties"),
  story("forest", "easy", "percentOf", "of", "fives of percent", "hundreds of trees"),
  story("survey", "easy", "percentOf", "of", "tens of percent", "children asked in fifties"),
  story("jacket", "medium", "less", "decrease", "discount, in %", "price of a jacket", "money"),
  story("bus-pass", "medium", "more", "increase", "rise of a price, in %", "price of a bus pass", "money"),
  story("basketball", "medium", "share", "share", "share of hits, in %", "shots at a basket"),
  story("bikes", "medium", "share", "share", "share of children, in %", "children asked"),
  story("quiz-night", "medium", "share", "share", "share of points, in %", "points of a test"),
  story("reading", "medium", "whole", "base", "fives of percent", "pages of a children's book in twenties"),
  story("bike-saving", "medium", "whole", "base", "fives of percent", "price of a bike in twenties"),
  story("choir", "medium", "whole", "base", "share of a school, in %", "pupils of a school"),
  story("dried-apples", "medium", "less", "decrease", "water in apples, in %", "fresh apples, in kg"),
  story("school-grows", "medium", "more", "increase", "growth of a school, in %", "pupils of a school"),
  story("chocolate", "medium", "percentOf", "of", "cocoa in chocolate, in %", "chocolate, in g"),
  story("cheese", "medium", "percentOf", "of", "fat in cheese, in %", "cheese, in g"),
  story("coat", "hard", "original", "original-down", "discount, in %", "price of a coat"),
  story("membership", "hard", "original", "original-up", "rise of a price, in %", "price of a membership"),
  story("nursery", "hard", "original", "original-up", "growth of a school, in %", "children of a nursery"),
  story("game", "hard", "change", "change-down", "fall of a price, in %", "price of a game"),
  story("tree", "hard", "change", "change-up", "growth of a tree, in %", "young tree, in cm"),
  story("museum", "hard", "change", "change-up", "growth of a school, in %", "visitors of a museum in tens"),
  story("water", "hard", "change", "change-down", "saving of water, in %", "water of a family in a day, in l"),
  story("interest", "hard", "percentOf", "of", "interest, in %", "savings in a bank", "money"),
  story("scooter", "hard", "twoChanges", "up-down", "rise of a price, in %", "price of a scooter", "money"),
  story("trains", "hard", "share", "share", "share of late trains, in %", "trains in a day"),
  story("pears", "hard", "original", "original-down", "water in pears, in %", "fresh pears, in kg"),
];

/** What is given of each kind: a percentage and an amount, or two amounts. */
function givenIn(facts: Percentage): Values {
  const { asked, whole, second } = facts;
  const percent = facts.percent.n;
  const part = partOf(facts.percent, exact(whole)).n;
  const result = resultOf(facts).n;
  switch (asked) {
    case "share":
      return { a: part, b: whole };
    case "base":
      return { a: percent, b: part };
    case "original-up":
    case "original-down":
      return { a: percent, b: result };
    case "change-up":
    case "change-down":
      return { a: whole, b: result };
    default:
      return { a: percent, b: whole, ...(second > 0 && { c: second }) };
  }
}

export function valuesOf(facts: Percentage, { money }: Pick<Story<unknown>, "money">): Values {
  const least = money ? CENTS : 0;
  const { n, d } = answerOf(facts);
  return { ...givenIn(facts), r: written((n * 10 ** CENTS) / d, CENTS, least) };
}
