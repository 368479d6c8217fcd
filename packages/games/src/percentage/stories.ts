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
const told = (
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
  told("walkers", "easy", "percentOf", "of", "tens of percent", "pupils of a school"),
  told("discount", "easy", "percentOf", "of", "discount in tens, in %", "price of shoes in tens"),
  told("tank", "easy", "percentOf", "of", "quarters in percent", "tank of rain water, in l"),
  told("cinema", "easy", "percentOf", "of", "tens of percent", "seats of a cinema"),
  told("comics", "easy", "percentOf", "of", "few percent", "hundreds of books"),
  told("present", "easy", "percentOf", "of", "quarters in percent", "savings in fours"),
  told("test-points", "easy", "percentOf", "of", "good result of a test, in %", "points of a test in tens"),
  told("hike", "easy", "percentOf", "of", "quarters in percent", "hike in fours, in km"),
  told("biscuits", "easy", "percentOf", "of", "tens of percent", "biscuits in twenties"),
  told("forest", "easy", "percentOf", "of", "fives of percent", "hundreds of trees"),
  told("survey", "easy", "percentOf", "of", "tens of percent", "children asked in fifties"),
  told("jacket", "medium", "less", "decrease", "discount, in %", "price of a jacket", "money"),
  told("bus-pass", "medium", "more", "increase", "rise of a price, in %", "price of a bus pass", "money"),
  told("basketball", "medium", "share", "share", "share of hits, in %", "shots at a basket"),
  told("bikes", "medium", "share", "share", "share of children, in %", "children asked"),
  told("quiz-night", "medium", "share", "share", "share of points, in %", "points of a test"),
  told("reading", "medium", "whole", "base", "fives of percent", "pages of a children's book in twenties"),
  told("bike-saving", "medium", "whole", "base", "fives of percent", "price of a bike in twenties"),
  told("choir", "medium", "whole", "base", "share of a school, in %", "pupils of a school"),
  told("dried-apples", "medium", "less", "decrease", "water in apples, in %", "fresh apples, in kg"),
  told("school-grows", "medium", "more", "increase", "growth of a school, in %", "pupils of a school"),
  told("chocolate", "medium", "percentOf", "of", "cocoa in chocolate, in %", "chocolate, in g"),
  told("cheese", "medium", "percentOf", "of", "fat in cheese, in %", "cheese, in g"),
  told("coat", "hard", "original", "original-down", "discount, in %", "price of a coat"),
  told("membership", "hard", "original", "original-up", "rise of a price, in %", "price of a membership"),
  told("nursery", "hard", "original", "original-up", "growth of a school, in %", "children of a nursery"),
  told("game", "hard", "change", "change-down", "fall of a price, in %", "price of a game"),
  told("tree", "hard", "change", "change-up", "growth of a tree, in %", "young tree, in cm"),
  told("museum", "hard", "change", "change-up", "growth of a school, in %", "visitors of a museum in tens"),
  told("water", "hard", "change", "change-down", "saving of water, in %", "water of a family in a day, in l"),
  told("interest", "hard", "percentOf", "of", "interest, in %", "savings in a bank", "money"),
  told("scooter", "hard", "twoChanges", "up-down", "rise of a price, in %", "price of a scooter", "money"),
  told("trains", "hard", "share", "share", "share of late trains, in %", "trains in a day"),
  told("pears", "hard", "original", "original-down", "water in pears, in %", "fresh pears, in kg"),
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

export function valuesOf(facts: Percentage, story: string): Values {
  const least = STORIES.some(({ name, money }) => money && name === story) ? CENTS : 0;
  const { n, d } = answerOf(facts);
  return { ...givenIn(facts), r: written((n * 10 ** CENTS) / d, CENTS, least) };
}
