import { difference, product, sum, type Expression } from "@karota/engine/quiz/expression.ts";
import { firstPlace, roundedTo } from "@karota/engine/quiz/rounding.ts";

/** How the numbers of a calculation are rounded, and what is done with them. All numbers are whole, from 1. */
export interface Operation {
  /** The place to which each number is rounded. */
  places(numbers: readonly number[]): readonly number[];
  rounded(numbers: readonly number[]): readonly number[];
  result(numbers: readonly number[]): number;
  written(numbers: readonly Expression[]): Expression;
  /** How many decimal places the result has, when its numbers are in units of theirs. */
  placesOf(places: readonly number[]): number;
}

type Own = Pick<Operation, "places" | "result" | "written" | "placesOf">;

const operation = (own: Own): Operation => ({
  ...own,
  rounded(numbers) {
    const places = own.places(numbers);
    return numbers.map((one, at) => roundedTo(places[at]!, one));
  },
});

/** Sums and differences are rounded to the first place of the smallest number. */
const smallestFirstPlace = (numbers: readonly number[]): readonly number[] =>
  numbers.map(() => firstPlace(Math.min(...numbers)));
/** Decimals are aligned before they are added or subtracted. */
const aligned = ([places = 0]: readonly number[]): number => places;

export const ADDITION = operation({
  places: smallestFirstPlace,
  result: (numbers) => numbers.reduce((one, other) => one + other),
  written: (numbers) => sum(...numbers),
  placesOf: aligned,
});

export const SUBTRACTION = operation({
  places: smallestFirstPlace,
  result: (numbers) => numbers.reduce((one, other) => one - other),
  written: (numbers) => difference(...numbers),
  placesOf: aligned,
});

/** Each factor is rounded to its first place, so that a factor of one digit stays. */
export const MULTIPLICATION = operation({
  places: (numbers) => numbers.map(firstPlace),
  result: (numbers) => numbers.reduce((one, other) => one * other),
  written: (numbers) => product(...numbers),
  placesOf: (places) => places.reduce((one, other) => one + other),
});
