import { drawAmount, placesOf, type QuantityName } from "../stories/quantities.ts";
import type { Level, Story, Values } from "../stories/stories.ts";
import { written } from "../stories/values.ts";
import { inLifeAnswer, type InLife } from "./in-life.ts";
import { divisionOf, endsWithZero, quotientOf, type Division } from "./kinds.ts";

/** Decimal places of prices. */
const CENTS = 2;

type Why = "shared" | "measured" | "oneOf" | "timesLess";

/**
 * @param divisor  how many parts, or how large each one is
 * @param quotient what comes out, which makes the dividend
 * @param money    prices with cents
 */
const story = (
  name: string,
  level: Level,
  why: Why,
  divisor: QuantityName,
  quotient: QuantityName,
  money?: "money",
): Story<Division> => ({
  name,
  level,
  why,
  amounts: [divisor, quotient],
  money: money === "money",
  draw: (random) => {
    const [by, result] = [drawAmount(divisor, random), drawAmount(quotient, random)];
    const hasZeros = [
      [by, placesOf(divisor)],
      [result, placesOf(quotient)],
    ].some(([number, places]) => endsWithZero(number!) && (places! > 0 || level !== "easy"));
    return hasZeros ? null : divisionOf(by, placesOf(divisor), result, placesOf(quotient));
  },
});

type Asked = InLife["asked"];
const WHYS = { "one-more": "roundedUp", full: "onlyFull", left: "leftOver" } as const satisfies Record<Asked, string>;

/** A story whose division leaves a rest: `dividend` is what there is, `divisor` how much each takes. */
const leaving = (
  name: string,
  level: Level,
  asked: Asked,
  dividend: QuantityName,
  divisor: QuantityName,
): Story<InLife> => ({
  name,
  level,
  why: WHYS[asked],
  amounts: [dividend, divisor],
  draw: (random) => {
    const [of, by] = [drawAmount(dividend, random), drawAmount(divisor, random)];
    return of > by && of % by > 0 ? { kind: "in-life", asked, dividend: of, divisor: by } : null;
  },
});

const LEAVING: readonly Story<InLife>[] = [
  leaving("minibuses", "easy", "one-more", "people on a small trip", "seats of a minibus"),
  leaving("tents", "easy", "one-more", "children in a camp", "children in a tent"),
  leaving("full-egg-boxes", "easy", "full", "eggs of a week", "eggs in a box"),
  leaving("bracelets", "easy", "full", "beads in a tin", "beads of a bracelet"),
  leaving("cards-left", "easy", "left", "cards of a game", "children who share"),
  leaving("school-trip", "medium", "one-more", "pupils of a school trip", "seats of a big bus"),
  leaving("album", "medium", "one-more", "photos of a holiday", "photos on a big page"),
  leaving("apple-bags", "medium", "full", "apples of a tree", "apples in a full bag"),
  leaving("pralines-left", "medium", "left", "pralines made", "pralines in a box"),
  leaving("benches", "hard", "one-more", "spectators of a concert", "seats of a bench row"),
  leaving("bottle-crates", "hard", "full", "bottles filled in a day", "bottles in a crate"),
  leaving("books-left", "hard", "left", "books in a store", "books in a box"),
];

const EXACT: readonly Story<Division>[] = [
  story("sweets", "easy", "shared", "children who share", "few pieces each"),
  story("biscuits", "easy", "measured", "biscuits in a bag", "bags filled"),
  story("chairs", "easy", "shared", "rows of chairs", "chairs in a short row"),
  story("groups", "easy", "measured", "children in a group", "groups in a lesson"),
  story("notebooks", "easy", "oneOf", "notebooks bought", "price of a thick notebook"),
  story("ribbon", "easy", "measured", "short piece of a ribbon, in cm", "pieces of a ribbon"),
  story("times-cards", "easy", "timesLess", "times as many", "few cards"),
  story("book", "easy", "measured", "pages read before sleep", "days of a short time"),
  story("eggs", "easy", "measured", "eggs in a box", "boxes filled"),
  story("tulips", "easy", "shared", "flower pots", "tulips in a pot"),
  story("cars", "easy", "measured", "children in a car", "cars to a match"),
  story("present", "medium", "shared", "children who give a present", "money given by a child"),
  story("hall", "medium", "shared", "rows of a small theatre", "seats in a row"),
  story("pencils", "medium", "measured", "pencils in a box", "boxes of pencils"),
  story("horse", "medium", "timesLess", "times a sheep's weight", "weight of a sheep, in kg"),
  story("laps", "medium", "shared", "laps run", "length of a lap, in m"),
  story("zoo", "medium", "oneOf", "tickets for a group", "price of a ticket to the zoo"),
  story("coaches", "medium", "shared", "coaches of a trip", "children on a coach"),
  story("paving", "medium", "measured", "paving stones in a row", "rows of paving stones"),
  story("guitar", "medium", "measured", "money saved in a week", "weeks of saving"),
  story("juice", "medium", "measured", "juice in a can, in l", "cans of juice"),
  story("photos", "medium", "measured", "photos on a page", "pages of an album"),
  story("trip", "hard", "shared", "children on a school trip", "price of a day trip"),
  story("elephants", "hard", "timesLess", "times a baby elephant's weight", "weight of a baby elephant, in kg"),
  story("publisher", "hard", "measured", "books in a crate", "crates of books"),
  story("lorry", "hard", "shared", "pallets on a lorry", "load of a pallet, in kg"),
  story("cherries", "hard", "oneOf", "kilograms bought", "price of a kilogram of cherries", "money"),
  story("ice-cream", "hard", "oneOf", "scoops of ice cream", "price of a scoop", "money"),
  story("rope", "hard", "shared", "equal parts", "piece of a rope, in m"),
  story("relay", "hard", "shared", "equal parts", "leg of a relay, in km"),
  story("syrup", "hard", "measured", "syrup in a bottle, in l", "bottles filled"),
  story("honey", "hard", "measured", "honey in a jar, in kg", "jars of honey"),
  story("play", "hard", "oneOf", "tickets sold by a class", "price of a ticket for a play"),
];

export const STORIES: readonly Story<Division | InLife>[] = [...EXACT, ...LEAVING];

export function valuesOf(facts: Division | InLife, { money }: Pick<Story<unknown>, "money">): Values {
  if ("kind" in facts) return { a: facts.dividend, b: facts.divisor, r: inLifeAnswer(facts) };
  const least = money ? CENTS : 0;
  const { n, d } = quotientOf(facts);
  const { dividend, divisor, places } = facts;
  return {
    a: written(dividend, places[0], least),
    b: written(divisor, places[1], least),
    r: written((n * 10 ** CENTS) / d, CENTS, least),
  };
}
