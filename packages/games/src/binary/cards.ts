import * as z from "zod/mini";
import { bitCardsSvg, cardsFor, MOST_ON_CARDS } from "@karota/engine/quiz/bit-cards.ts";
import { equation, number, numeral, picture, type Expression } from "@karota/engine/quiz/expression.ts";
import { listOf, type Message } from "@karota/engine/message.ts";
import { placeTerms, total } from "@karota/engine/quiz/place-values.ts";
import { resultStep, type Draft, type Named, type Step } from "@karota/engine/quiz/topic.ts";
import { numeralMistakes } from "@karota/engine/quiz/numeral.ts";
import type { Random } from "@karota/engine/random.ts";
import type { Pictured } from "../pictured/with-pictured.ts";

/** A number of up to five binary digits, shown by open and turned cards of 16, 8, 4, 2 and 1. */
export interface Cards {
  readonly pictured: "cards";
  readonly value: number;
}

const LEAST = 5;
const isMixed = (value: number): boolean => {
  const digits = value.toString(2);
  return digits.includes("0") && digits.slice(1).includes("1");
};

const dotsOf = (value: number): readonly number[] =>
  Array.from({ length: cardsFor(value) }, (_, place) => 2 ** (cardsFor(value) - 1 - place));
const listed = (numbers: readonly number[]): Message =>
  listOf(numbers.map((dots) => ({ id: "binary.picture.dots", values: { dots } })));

/** The cards of a number; the label says which of them are open. */
export const cardsOf = (value: number): Expression =>
  picture(`cards ${value}`, {
    id: "binary.picture.cards",
    values: {
      all: listed(dotsOf(value)),
      open: listed(dotsOf(value).filter((dots) => Math.floor(value / dots) % 2 === 1)),
    },
  });

/** The picture of a name, as SVG text. Throws a RangeError on what is no name. */
export function drawCards(name: string): string {
  const [, value = NaN] = (/^cards (\d+)$/.exec(name) ?? []).map(Number);
  if (!(value >= 1 && value <= MOST_ON_CARDS)) throw new RangeError(`no picture ${name}`);
  return bitCardsSvg(value);
}

const reversed = (value: number): number => parseInt([...value.toString(2)].toReversed().join(""), 2);

function wrongNumerals(value: number): readonly Named<number>[] {
  const all = 2 ** cardsFor(value) - 1;
  return [
    { name: "open-and-turned-swapped", value: all - value },
    { name: "cards-from-the-right", value: reversed(value) },
    { name: "turned-cards-left-out", value: 2 ** value.toString(2).replaceAll("0", "").length - 1 },
    ...numeralMistakes(value, 2),
  ].filter((wrong) => wrong.value > 0 && wrong.value !== value);
}

const draftOf = ({ value }: Cards): Draft<Cards> => ({
  skill: "cards",
  ask: { id: "binary.ask.cards" },
  question: cardsOf(value),
  answer: numeral(value, 2),
  mistakes: wrongNumerals(value).map((wrong) => ({ name: wrong.name, value: numeral(wrong.value, 2) })),
  facts: { pictured: "cards", value },
});

function solutionOf({ value }: Cards): readonly Step[] {
  return [
    { say: { id: "binary.step.openCards" }, shown: [cardsOf(value)] },
    { say: { id: "binary.step.addDots" }, shown: [equation(total(placeTerms(value, 2).values), number(value))] },
    resultStep(equation(number(value), numeral(value, 2))),
  ];
}

export const CARDS: Pictured<unknown, Cards> = {
  task: (random: Random) => {
    const value = random.between(LEAST, MOST_ON_CARDS);
    return isMixed(value) ? draftOf({ pictured: "cards", value }) : null;
  },
  facts: z.strictObject({
    pictured: z.literal("cards"),
    value: z.int().check(z.gte(LEAST), z.lte(MOST_ON_CARDS), z.refine(isMixed)),
  }),
  solution: solutionOf,
  picture: drawCards,
};
