import type { Random } from "@karota/engine/random.ts";

/** What an amount counts: things, or one of the units that sentences write. */
type Unit = "pieces" | "people" | "years" | "money" | "kg" | "m" | "km";

/** Least, most, the step between values, the unit; in units of the last decimal place where there are any. */
export type Quantity = readonly [least: number, most: number, step: number, unit: Unit, places?: number];

/** How much there is of things in life, as children of the three countries meet them: what they cost, weigh, measure. */
export const QUANTITIES = {
  "fruit picked": [12, 45, 1, "pieces"],
  "people on a bus": [8, 42, 1, "people"],
  "people getting on a bus": [2, 9, 1, "people"],
  stickers: [6, 48, 1, "pieces"],
  "age of a pupil": [6, 14, 1, "years"],
  "years between child and uncle": [17, 38, 1, "years"],
  marbles: [8, 39, 1, "pieces"],
  "few marbles": [3, 9, 1, "pieces"],
  "pages read in a day": [11, 48, 1, "pieces"],
  "cars at a school": [5, 18, 1, "pieces"],
  "bikes at a school": [3, 29, 1, "pieces"],
  "eggs of a farm's hens": [11, 38, 1, "pieces"],
  "few eggs": [4, 19, 1, "pieces"],
  "half a class": [8, 14, 1, "people"],
  "pocket money saved": [12, 65, 1, "money"],
  "birthday money": [10, 30, 5, "money"],
  "building blocks": [6, 14, 1, "pieces"],
  "few building blocks": [2, 8, 1, "pieces"],
  "biscuits on a tray": [12, 30, 1, "pieces"],
  "books of a kind in a school library": [120, 460, 1, "pieces"],
  "tickets sold for a play": [115, 380, 1, "pieces"],
  "tickets left for a play": [12, 95, 1, "pieces"],
  "height of a car park in the hills": [160, 440, 5, "m"],
  "climb to a hill": [180, 590, 5, "m"],
  "old paper a school collects, in kg": [240, 960, 10, "kg"],
  "visitors of a museum in a day": [130, 480, 1, "people"],
  "more visitors": [45, 260, 1, "people"],
  "pieces of a jigsaw": [120, 500, 10, "pieces"],
  "pieces more": [60, 480, 10, "pieces"],
  "price of a bike": [180, 420, 1, "money"],
  "price of a helmet": [25, 65, 1, "money"],
  "passengers of a train": [95, 380, 1, "people"],
  "passengers getting on a train": [18, 140, 1, "people"],
  "young trees planted": [120, 680, 1, "pieces"],
  "metres swum in a training": [300, 800, 25, "m"],
  "metres swum more": [100, 300, 25, "m"],
  "rolls sold by noon": [160, 480, 1, "pieces"],
  "rolls left at noon": [25, 140, 1, "pieces"],
  "price of a notebook": [120, 395, 5, "money", 2],
  "price of a pencil case": [650, 1_495, 5, "money", 2],
  "half a day's cycling, in km": [85, 348, 1, "km", 1],
  "vegetables bought, in kg": [8, 35, 1, "kg", 1],
  "spectators of a match": [2_150, 6_900, 1, "people"],
  "more spectators": [340, 2_400, 1, "people"],
  "steps in half a day": [2_100, 5_200, 1, "pieces"],
  "people who move away from a town": [180, 950, 1, "people"],
  "people in a small town": [3_100, 8_900, 1, "people"],
  "weight of a parcel": [65, 495, 5, "kg", 2],
  "price of a cinema ticket": [550, 990, 10, "money", 2],
  "price of popcorn": [280, 590, 10, "money", 2],
  "price of a juice": [190, 350, 5, "money", 2],
  "long jump of a child, in m": [215, 340, 1, "m", 2],
  "longer jump, in m": [12, 65, 1, "m", 2],
  "length of a rope, in m": [23, 86, 1, "m", 1],
  "longer rope, in m": [7, 28, 1, "m", 1],
} as const satisfies Readonly<Record<string, Quantity>>;
export type QuantityName = keyof typeof QUANTITIES;

export const placesOf = (name: QuantityName): number => (QUANTITIES[name] as Quantity)[4] ?? 0;

/** An amount that the thing may have, in units of its last decimal place. */
export function drawAmount(name: QuantityName, random: Random): number {
  const [least, most, step] = QUANTITIES[name];
  return least + step * random.below((most - least) / step + 1);
}
