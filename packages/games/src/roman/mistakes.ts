import type { Named } from "@karota/engine/quiz/topic.ts";
import { additively, lettersOf, partsOf, readLetters, romanOf, withPair } from "./letters.ts";

/** Letters that are taken for each other. */
const MISTAKEN = [
  [50, 100],
  [500, 1000],
  [50, 500],
] as const;
const BEGINNERS_MISTAKEN = [[5, 10]] as const;
/** From here on no pupil takes V for X. */
const BEYOND_BEGINNERS = 40;

/** What a Roman numeral is read as in the usual wrong ways; the likelier errors first. */
export function misread(value: number): readonly Named<number>[] {
  const letters = lettersOf(romanOf(value));
  const wrong: Named<number>[] = [];
  const add = (name: string, read: number) => {
    if (read > 0 && read !== value) wrong.push({ name, value: read });
  };
  const sum = letters.reduce((one, other) => one + other);
  add("all-added", sum);
  // XII as 10 − 2: the last letters subtracted though they come after.
  const last = letters.at(-1)!;
  const lastRun = letters.slice(letters.findLastIndex((letter) => letter !== last) + 1);
  if (sum === value && lastRun.length < letters.length) add("all-taken-away", value - 2 * last * lastRun.length);
  for (const [one, other] of value < BEYOND_BEGINNERS ? BEGINNERS_MISTAKEN : MISTAKEN)
    add(
      "letters-mistaken",
      readLetters(letters.map((letter) => (letter === one ? other : letter === other ? one : letter))),
    );
  letters.forEach((_, at) => add("letter-overlooked", readLetters(letters.filter((_one, place) => place !== at))));
  return wrong;
}

/** Pairs that the rules do not allow. */
const FALSE_PAIRS: readonly (readonly [string, number])[] = [
  ["IM", 999],
  ["XM", 990],
  ["LM", 950],
  ["ID", 499],
  ["XD", 490],
  ["LD", 450],
  ["IC", 99],
  ["VC", 95],
  ["IL", 49],
  ["VL", 45],
];
/** Parts of a number that are written with two or three smaller letters in front, or with V, L or D twice. */
const FALSE_PARTS: readonly (readonly [name: string, part: number, text: string])[] = [
  ["two-before", 8, "IIX"],
  ["two-before", 80, "XXC"],
  ["two-before", 800, "CCM"],
  ["two-before", 7, "IIIX"],
  ["two-before", 70, "XXXC"],
  ["two-before", 700, "CCCM"],
  ["five-doubled", 10, "VV"],
  ["five-doubled", 100, "LL"],
  ["five-doubled", 1000, "DD"],
];
/** Each pair of letters and, the other way round, what it is mixed up with. */
const TURNED = ["IV", "IX", "XL", "XC", "CD", "CM", "VI", "XI", "LX", "CX", "DC", "MC"];
const MAX_LENGTH = 15;

/** How a number is written in Roman numerals in the usual wrong ways, also with letters no numeral has in that order. */
export function miswritten(value: number): readonly Named<string>[] {
  const right = romanOf(value);
  const wrong: Named<string>[] = [];
  const add = (name: string, text: string) => {
    if (text !== "" && text !== right && text.length <= MAX_LENGTH) wrong.push({ name, value: text });
  };
  add("four-in-a-row", additively(value));
  for (const pair of FALSE_PAIRS) add("pair-not-allowed", withPair(value, pair));
  const parts = partsOf(value);
  for (const [name, part, text] of FALSE_PARTS)
    if (parts.includes(part)) add(name, parts.map((one) => (one === part ? text : romanOf(one))).join(""));
  for (const pair of TURNED) add("order-turned", right.replace(pair, pair[1]! + pair[0]!));
  for (const [one = "", other = ""] of value < BEYOND_BEGINNERS ? ["VX"] : ["LC", "DM"])
    add(
      "letters-mistaken",
      [...right].map((letter) => (letter === one ? other : letter === other ? one : letter)).join(""),
    );
  if (value > 10)
    add("each-digit-alone", [...String(value)].map((digit) => partsOf(Number(digit)).map(romanOf)).join(""));
  for (const worth of [1, 10, 100])
    for (const near of value > worth ? [value + worth, value - worth] : [])
      if (near < 4000 && isOneLetterOff(right, romanOf(near))) add("letter-too-many-or-few", romanOf(near));
  return wrong;
}

/** Whether one numeral is the other with a single letter more. */
const isOneLetterOff = (one: string, other: string): boolean => {
  const [short = "", long = ""] = [one, other].toSorted((a, b) => a.length - b.length);
  return (
    long.length === short.length + 1 && [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short)
  );
};

/** What is written as the result of an addition or subtraction in the usual wrong ways. */
export function wrongResults(first: number, second: number, sign: 1 | -1): readonly Named<string>[] {
  const added = (value: number): number => lettersOf(romanOf(value)).reduce((one, other) => one + other);
  const result = first + sign * second;
  const misreadResult = added(first) + sign * added(second);
  const other = sign > 0 ? Math.abs(first - second) : first + second;
  const numeral = (name: string, value: number) =>
    value > 0 && value < 4000 && value !== result ? [{ name, value: romanOf(value) }] : [];
  const together = romanOf(first) + romanOf(second);
  return [
    ...(sign > 0 && together !== romanOf(result) && together.length <= MAX_LENGTH
      ? [{ name: "put-together", value: together }]
      : []),
    ...numeral("all-added", misreadResult),
    ...numeral(sign > 0 ? "subtracted" : "added", other),
    ...miswritten(result),
  ];
}
