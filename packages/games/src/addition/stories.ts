import { drawAmount, placesOf, type QuantityName } from "../stories/quantities.ts";
import type { Level, Story, Values } from "../stories/stories.ts";
import { written } from "../stories/values.ts";
import type { Addends } from "./kinds.ts";

/** The largest sum of each level. */
const MOST: Readonly<Record<Level, number>> = { easy: 100, medium: 2_000, hard: 20_000 };

type Why = "joined" | "grown" | "before" | "compared";

/** @param amounts the numbers of the story, all with the same decimal places; "money" at the end for prices with cents */
function story(name: string, level: Level, why: Why, ...amounts: readonly (QuantityName | "money")[]): Story<Addends> {
  const money = amounts.at(-1) === "money";
  const named = amounts.filter((one) => one !== "money");
  return {
    name,
    level,
    why,
    amounts: named,
    money,
    draw: (random) => {
      const addends = named.map((one) => drawAmount(one, random));
      const places = placesOf(named[0]!);
      const shortened = places > 0 && addends.every((addend) => addend % 10 === 0);
      const fits = addends.reduce((one, other) => one + other) <= MOST[level];
      return fits && !shortened ? { addends, places } : null;
    },
  };
}

export const STORIES: readonly Story<Addends>[] = [
  story("orchard", "easy", "joined", "fruit picked", "fruit picked"),
  story("bus", "easy", "grown", "people on a bus", "people getting on a bus"),
  story("stickers", "easy", "before", "stickers", "stickers"),
  story("uncle", "easy", "compared", "age of a pupil", "years between child and uncle"),
  story("marbles", "easy", "compared", "marbles", "few marbles"),
  story("reading", "easy", "joined", "pages read in a day", "pages read in a day"),
  story("car-park", "easy", "joined", "cars at a school", "bikes at a school"),
  story("hens", "easy", "joined", "eggs of a farm's hens", "few eggs"),
  story("class", "easy", "joined", "half a class", "half a class"),
  story("birthday", "easy", "grown", "pocket money saved", "birthday money"),
  story("towers", "easy", "compared", "building blocks", "few building blocks"),
  story("baking", "easy", "joined", "biscuits on a tray", "biscuits on a tray"),
  story("library", "medium", "joined", "books of a kind in a school library", "books of a kind in a school library"),
  story("theatre", "medium", "before", "tickets sold for a play", "tickets left for a play"),
  story("summit", "medium", "compared", "height of a car park in the hills", "climb to a hill"),
  story("paper", "medium", "joined", "old paper a school collects, in kg", "old paper a school collects, in kg"),
  story("museum", "medium", "compared", "visitors of a museum in a day", "more visitors"),
  story("jigsaw", "medium", "compared", "pieces of a jigsaw", "pieces more"),
  story("bike", "medium", "joined", "price of a bike", "price of a helmet"),
  story("train", "medium", "grown", "passengers of a train", "passengers getting on a train"),
  story("forest", "medium", "joined", "young trees planted", "young trees planted"),
  story("swimming", "medium", "compared", "metres swum in a training", "metres swum more"),
  story("bakery", "medium", "before", "rolls sold by noon", "rolls left at noon"),
  story("notebook", "hard", "joined", "price of a notebook", "price of a pencil case", "money"),
  story("cycling", "hard", "joined", "half a day's cycling, in km", "half a day's cycling, in km"),
  story("market", "hard", "joined", "vegetables bought, in kg", "vegetables bought, in kg", "vegetables bought, in kg"),
  story("match", "hard", "compared", "spectators of a match", "more spectators"),
  story("steps", "hard", "grown", "steps in half a day", "steps in half a day"),
  story("town", "hard", "before", "people who move away from a town", "people in a small town"),
  story("parcels", "hard", "joined", "weight of a parcel", "weight of a parcel", "weight of a parcel"),
  story("cinema", "hard", "joined", "price of a cinema ticket", "price of popcorn", "price of a juice", "money"),
  story("long-jump", "hard", "compared", "long jump of a child, in m", "longer jump, in m"),
  story("ropes", "hard", "compared", "length of a rope, in m", "longer rope, in m"),
];

export function valuesOf({ addends, places }: Addends, { money }: Pick<Story<unknown>, "money">): Values {
  const least = money ? places : 0;
  const [a = 0, b = 0, c] = addends.map((addend) => written(addend, places, least));
  const r = written(
    addends.reduce((one, other) => one + other),
    places,
    least,
  );
  return { a, b, r, ...(c !== undefined && { c }) };
}
