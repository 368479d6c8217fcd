import * as z from "zod/mini";
import type { Message } from "@karota/engine/message.ts";
import { equation, number } from "@karota/engine/quiz/expression.ts";
import { resultStep, type Draft, type Named, type Step, type Topic } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import type { Harder } from "../starter/with-starter.ts";
import type { Operation } from "./operation.ts";

/** A question for about how much something is: the numbers are rounded, then calculated with. */
export interface Estimate {
  readonly kind: "estimate";
  readonly numbers: readonly [number, number];
}

/** Lowest and highest value of a number. */
type Range = readonly [low: number, high: number];

interface Estimates {
  readonly operation: Operation;
  /** The numbers of each level, taken in turn. */
  readonly ranges: Readonly<Record<"medium" | "hard", readonly (readonly [Range, Range])[]>>;
}

/** Of so many medium or hard tasks one is an estimate. */
const WITH_ESTIMATE = 6;
const MOST_NUMBER = 9_999;

/** A topic that now and then asks for an estimate, from the level medium on. */
export function withEstimates<Facts>(
  topic: Topic<Harder, Facts>,
  { operation, ranges }: Estimates,
): Topic<Harder, Facts | Estimate> {
  const isEstimate = (facts: Facts | Estimate): facts is Estimate =>
    typeof facts === "object" && facts !== null && "kind" in facts && facts.kind === "estimate";
  const whole = z.int().check(z.gte(1), z.lte(MOST_NUMBER));
  const schema: z.ZodMiniType<Estimate> = z.strictObject({
    kind: z.literal("estimate"),
    numbers: z.tuple([whole, whole]),
  });

  return {
    ...topic,
    task(options, random, turn) {
      const { level, form } = options;
      if (level === "easy" || form === "stories") return topic.task(options, random, turn);
      const estimates = Math.floor(turn / WITH_ESTIMATE);
      if (turn % WITH_ESTIMATE < WITH_ESTIMATE - 1) return topic.task(options, random, turn - estimates);
      const kinds = ranges[level];
      const facts = drawEstimate(operation, kinds[estimates % kinds.length]!, random);
      return facts && draftOf(operation, facts);
    },
    facts: z.union([schema, topic.facts]),
    solution: (facts, schooling) => (isEstimate(facts) ? solution(operation, facts) : topic.solution(facts, schooling)),
    explain: (mistake, facts, chosen, schooling) =>
      isEstimate(facts) ? undefined : topic.explain?.(mistake, facts, chosen, schooling),
  };
}

/** The places of the numbers that are rounded; a factor of one digit stays. */
const roundedPlaces = (operation: Operation, numbers: readonly number[]): readonly number[] =>
  operation.places(numbers).filter((place) => place > 1);

/** Null when a number is round already or lies half-way, or the estimate is nothing. */
function drawEstimate(operation: Operation, ranges: readonly [Range, Range], random: Random): Estimate | null {
  const [first, second] = ranges.map(([low, high]) => random.between(low, high)) as [number, number];
  const numbers = [first, second] as const;
  const isClear = operation.places(numbers).every((place, at) => {
    const rest = numbers[at]! % place;
    return place === 1 || (rest > 0 && rest * 2 !== place);
  });
  const rounded = operation.rounded(numbers);
  return isClear && operation.result(numbers) > 0 && operation.result(rounded) > 0
    ? { kind: "estimate", numbers }
    : null;
}

/** What comes out when numbers are rounded wrongly, or not at all. */
function wrongEstimates(operation: Operation, { numbers }: Estimate): readonly Named<number>[] {
  const places = operation.places(numbers);
  const rounded = operation.rounded(numbers);
  const all = (round: (value: number, place: number) => number): number =>
    operation.result(numbers.map((one, at) => round(one, places[at]!)));
  const isOne = roundedPlaces(operation, numbers).length === 1;
  const estimate = operation.result(rounded);
  const wrong: readonly Named<number>[] = [
    { name: "always-rounded-down", value: all((one, place) => Math.floor(one / place) * place) },
    { name: "always-rounded-up", value: all((one, place) => Math.ceil(one / place) * place) },
    { name: "not-rounded", value: operation.result(numbers) },
    ...(isOne
      ? []
      : [
          { name: "one-not-rounded", value: operation.result([rounded[0]!, numbers[1]]) },
          { name: "one-not-rounded", value: operation.result([numbers[0], rounded[1]!]) },
        ]),
    { name: "zeros-off", value: estimate * 10 },
    ...(estimate % 10 === 0 ? [{ name: "zeros-off", value: estimate / 10 }] : []),
  ];
  return wrong.filter(({ value }) => value > 0 && value !== estimate);
}

const PLACES: Readonly<Record<number, string>> = { 10: "tens", 100: "hundreds", 1000: "thousands" };

function draftOf(operation: Operation, facts: Estimate): Draft<Estimate> {
  const { numbers } = facts;
  const places = roundedPlaces(operation, numbers);
  const place = PLACES[places[0]!]!;
  const ask: Message =
    places.length === 1
      ? { id: "estimates.ask.one", values: { number: Math.max(...numbers), place } }
      : { id: "estimates.ask.both", values: { place } };
  return {
    skill: "estimate",
    ask,
    question: operation.written(numbers.map((one) => number(one))),
    answer: number(operation.result(operation.rounded(numbers))),
    mistakes: wrongEstimates(operation, facts).map(({ name, value }) => ({ name, value: number(value) })),
    facts,
  };
}

function solution(operation: Operation, { numbers }: Estimate): readonly Step[] {
  const places = operation.places(numbers);
  const rounded = operation.rounded(numbers);
  const steps = numbers.flatMap((one, at): readonly Step[] => {
    const place = PLACES[places[at]!];
    if (place === undefined) return [];
    return [{ say: { id: "estimates.step.round", values: { number: one, rounded: rounded[at]!, place } }, shown: [] }];
  });
  const calculation = operation.written(rounded.map((one) => number(one)));
  return [...steps, resultStep(equation(calculation, number(operation.result(rounded))))];
}
