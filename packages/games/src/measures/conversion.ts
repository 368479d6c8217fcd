import * as z from "zod/mini";
import {
  decimalPlaces,
  dividedBy,
  exact,
  exactSchema,
  minus,
  plus,
  times,
  type Exact,
} from "@karota/engine/quiz/exact.ts";
import {
  difference,
  equation,
  number,
  product,
  quantity,
  quotient,
  sum,
  type Expression,
} from "@karota/engine/quiz/expression.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { getUnit, UNITS, unitsOf } from "../data/units.ts";

const unitName = z.string().check(z.refine((name) => UNITS.some((unit) => unit.name === name)));

/**
 * What is converted between two units.
 * - one: 3 m = ? cm, or 300 cm = ? m
 * - sum, difference: 3 m + 45 cm = ? cm, or = ? m
 * - rest: 345 cm = 3 m + ? cm
 */
export const conversionSchema = z.strictObject({
  form: z.literal(["one", "sum", "difference", "rest"]),
  to: z.literal(["smaller", "larger"]),
  large: unitName,
  small: unitName,
  /** How much there is of the larger unit: 3. */
  amount: exactSchema,
  /** How much there is of the smaller unit beside it: 45; 0 where there is nothing beside it. */
  extra: z.int().check(z.gte(0)),
});
export type Conversion = z.infer<typeof conversionSchema>;

/** How many of its smaller unit its larger one has. */
export const factorOf = ({ large, small }: Conversion): Exact => dividedBy(getUnit(large).size, getUnit(small).size);

const inLarge = ({ large }: Conversion, value: Exact): Expression => quantity(value, getUnit(large));
const inSmall = ({ small }: Conversion, value: Exact): Expression => quantity(value, getUnit(small));
/** In the answer's unit. */
export const inAsked = (facts: Conversion, value: Exact | "?"): Expression =>
  quantity(value, getUnit(facts.to === "larger" ? facts.large : facts.small));

/** The amount of the larger unit, counted in the smaller one. */
const counted = (facts: Conversion): Exact => times(facts.amount, factorOf(facts));
const total = (facts: Conversion): Exact => plus(counted(facts), exact(facts.extra));

/** The answer, in its unit. */
export function answerOf(facts: Conversion): Exact {
  const { form, to, amount, extra } = facts;
  if (form === "rest") return exact(extra);
  if (form === "one") return to === "larger" ? amount : counted(facts);
  const join = form === "sum" ? plus : minus;
  if (to === "smaller") return join(counted(facts), exact(extra));
  return join(amount, dividedBy(exact(extra), factorOf(facts)));
}

/** The task with `asked` in the answer's place. */
export function written(facts: Conversion, asked: Exact | "?"): Expression {
  const { form, to, amount, extra } = facts;
  if (form === "one")
    return equation(to === "larger" ? inSmall(facts, counted(facts)) : inLarge(facts, amount), inAsked(facts, asked));
  if (form === "rest")
    return equation(inSmall(facts, total(facts)), sum(inLarge(facts, amount), inAsked(facts, asked)));
  const join = form === "sum" ? sum : difference;
  return equation(join(inLarge(facts, amount), inSmall(facts, exact(extra))), inAsked(facts, asked));
}

/** The units between the larger and the smaller one, from large to small; none where they are of two systems. */
export function unitsBetween({ large, small }: Conversion): readonly string[] {
  const { kind, system } = getUnit(large);
  const names = unitsOf(kind, system).map((unit) => unit.name);
  return names.includes(small) ? names.slice(names.indexOf(small) + 1, names.indexOf(large)).toReversed() : [];
}

/**
 * The worked solution.
 * @param between the names of the units that lead from the larger to the smaller one
 */
export function solutionOf(facts: Conversion, between = unitsBetween(facts)): readonly Step[] {
  const { form, to, amount, extra, large } = facts;
  const factor = factorOf(facts);
  const small = exact(extra);
  const answer = answerOf(facts);
  const chain = between.map((name) => quantity(dividedBy(getUnit(large).size, getUnit(name).size), getUnit(name)));
  const say = (id: `measures.step.${string}`, shown: Expression): Step => ({ say: { id }, shown: [shown] });

  const worth = say("measures.step.worth", equation(inLarge(facts, exact(1)), ...chain, inSmall(facts, factor)));
  const result = resultStep(written(facts, answer));
  const multiplied = equation(
    inLarge(facts, amount),
    product(number(amount), inSmall(facts, factor)),
    inSmall(facts, counted(facts)),
  );
  if (form === "one")
    return to === "smaller"
      ? [worth, say("measures.step.multiply", multiplied), result]
      : [
          worth,
          say("measures.step.divide", equation(quotient(number(counted(facts)), number(factor)), number(answer))),
          result,
        ];
  if (form === "rest") {
    const rest = equation(
      difference(inSmall(facts, total(facts)), inSmall(facts, counted(facts))),
      inSmall(facts, small),
    );
    return [worth, say("measures.step.known", multiplied), say("measures.step.subtract", rest), result];
  }
  const [join, told] =
    form === "sum" ? ([sum, "measures.step.add"] as const) : ([difference, "measures.step.subtract"] as const);
  if (to === "smaller")
    return [
      worth,
      say("measures.step.same", multiplied),
      say(told, equation(join(inSmall(facts, counted(facts)), inSmall(facts, small)), inSmall(facts, answer))),
      result,
    ];
  const divided = dividedBy(small, factor);
  return [
    worth,
    say("measures.step.same", equation(inSmall(facts, small), inLarge(facts, divided))),
    say(told, equation(join(inLarge(facts, amount), inLarge(facts, divided)), inLarge(facts, answer))),
    result,
  ];
}

/** Whether it can be written to the end with so many decimal places. */
export const isShort = (value: Exact, places: number): boolean => (decimalPlaces(value) ?? Infinity) <= places;
