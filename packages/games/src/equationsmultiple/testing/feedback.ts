import { claimsOf, isSame, type Answered } from "../../testing/claims-of.ts";
import { isSolvedBy, rowOf, solutionIn, type Values } from "../../testing/equation-read.ts";

interface Facts {
  readonly kind: string;
  readonly numbers: readonly number[];
}
interface System {
  readonly facts: Facts;
  readonly equations: readonly string[];
  readonly chosen: Values;
  readonly right: Values;
}
const claim =
  (isTrue: (system: System) => boolean) =>
  ({ facts, question, chosen, right }: Answered<Facts>): boolean =>
    isTrue({ facts, equations: question.split("; "), chosen: solutionIn(chosen), right: solutionIn(right) });
/** How many of the equations the values fit, by their place. */
const fitting = ({ equations, chosen }: System): readonly number[] =>
  equations.flatMap((equation, place) => (isSolvedBy(equation, chosen) ? [place] : []));

type Row = ReturnType<typeof rowOf>;
const multipleOf = (one: number, other: number): number => {
  let multiple = Math.abs(one);
  while (multiple % Math.abs(other) > 0) multiple += Math.abs(one);
  return multiple;
};
/** Both equations without fractions, and the common denominator of the first one. */
function rowsOf({ facts: { kind, numbers }, equations }: System) {
  const [one, two] = equations.map(rowOf) as [Row, Row];
  const common = kind === "fractions" ? multipleOf(numbers[0]!, numbers[1]!) : 1;
  const whole = { a: Math.round(one.a * common), b: Math.round(one.b * common), c: Math.round(one.c * common) };
  return { one: whole, two, common };
}

/** Both multiplied so that one letter has the same size in both: the letter that is left, how many of it, how much. */
function multiplied({ one, two }: { readonly one: Row; readonly two: Row }) {
  return (["x", "y"] as const).map((left) => {
    const [gone, stays] = left === "x" ? (["b", "a"] as const) : (["a", "b"] as const);
    const size = multipleOf(one[gone], two[gone]);
    const [first, second] = [size / Math.abs(one[gone]), size / Math.abs(two[gone])];
    return {
      left,
      many: [first * one[stays], second * two[stays]] as const,
      much: [first * one.c, second * two.c] as const,
    };
  });
}
const SIGNS = [1, -1];

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS = claimsOf<Facts>("equationsmultiple", {
  "first-only": claim((system) => fitting(system).join() === "0"),
  "second-only": claim((system) => fitting(system).join() === "1"),
  "not-all": claim((system) => {
    const { length } = fitting(system);
    return system.equations.length === 3 && length > 0 && length < 3;
  }),
  // The same values, two of them in each other's place.
  swapped: claim(({ chosen, right }) => {
    const sorted = (values: Values): string =>
      Object.values(values)
        .toSorted((one, other) => one - other)
        .join(" ");
    const letters = Object.keys(right);
    return (
      sorted(chosen) === sorted(right) && letters.filter((letter) => chosen[letter] !== right[letter]).length === 2
    );
  }),
  // Dividing what x is by the number in front of it gives x, and the others are calculated from it.
  "not-divided": claim(
    ({ equations, chosen, right }) =>
      isSame(chosen["x"]! / 3, right["x"]!) && equations.slice(1).every((equation) => isSolvedBy(equation, chosen)),
  ),
  // Twice the sum of all letters, without what each equation says of two of them.
  "not-halved": claim(({ equations, chosen }) => {
    const amounts = equations.map((equation) => Number(equation.split(" = ")[1]!.replace("−", "-")));
    const twice = amounts.reduce((one, other) => one + other, 0);
    const without = (equation: string): string => ["x", "y", "z"].find((letter) => !equation.includes(letter))!;
    return equations.every((equation, place) => chosen[without(equation)] === twice - amounts[place]!);
  }),
  "signs-mixed": claim((system) =>
    multiplied(rowsOf(system)).some(({ left, many, much }) =>
      SIGNS.some((sign) => isSame((many[0] + sign * many[1]) * system.chosen[left]!, much[0] - sign * much[1])),
    ),
  ),
  // Only the left sides were multiplied.
  "right-not-multiplied": claim((system) => {
    const { one, two, common } = rowsOf(system);
    const { x = NaN, y = NaN } = system.chosen;
    if (isSame(one.a * x + one.b * y, one.c / common) && two.a * x + two.b * y === two.c) return true;
    return multiplied({ one, two }).some(({ left, many }) =>
      SIGNS.some((sign) => isSame((many[0] + sign * many[1]) * system.chosen[left]!, one.c + sign * two.c)),
    );
  }),
  // The coefficients of x, of which the second comes out of the brackets, were multiplied.
  "unlike-terms": claim(({ facts: { numbers }, equations, chosen }) => {
    const [m = NaN, n = NaN] = numbers;
    const { a, b, c } = rowOf(equations[1]!);
    return isSame(a * (b * m) * chosen["x"]!, c - b * n) && isSolvedBy(equations[0]!, chosen);
  }),
});
