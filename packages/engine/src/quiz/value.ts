import { dateNumber } from "./calendar-words.ts";
import { dividedBy, exact, minus, negative, plus, rootOf, times, toThe, type Exact } from "./exact.ts";
import type { Expression, Operator, UnitSign } from "./expression.ts";

/** The size of a unit, in the measure of its kind; null when it is not defined. */
export type SizeOf = (unit: UnitSign) => Exact | null;
const NO_SIZES: SizeOf = () => null;

/**
 * The expression's exact value; null without one. Times and durations count minutes, weekdays days.
 * @throws RangeError beyond safe integers
 */
export function valueOf(expression: Expression, sizeOf: SizeOf = NO_SIZES): Exact | null {
  const of = (one: Expression): Exact | null => valueOf(one, sizeOf);
  switch (expression.kind) {
    case "number":
      return expression.value;
    case "numeral":
      return exact(expression.value);
    case "clock":
    case "duration":
      return exact(expression.minutes);
    case "weekday":
      return exact(expression.day);
    case "date":
      return exact(dateNumber(expression.month, expression.day));
    case "picture":
      return expression.means ? of(expression.means) : null;
    case "negative": {
      const value = of(expression.of);
      return value && negative(value);
    }
    case "fraction":
      return combine(dividedBy, [of(expression.over), of(expression.under)]);
    case "power": {
      const [base, exponent] = [of(expression.base), of(expression.exponent)];
      return base && exponent?.d === 1 && (base.n !== 0 || exponent.n > 0) ? toThe(base, exponent.n) : null;
    }
    case "root": {
      const value = of(expression.of);
      return value && rootOf(value, expression.degree);
    }
    case "quantity": {
      const size = expression.unit.symbol === "%" ? exact(1, 100) : sizeOf(expression.unit);
      return size && combine(times, [of(expression.amount), size]);
    }
    case "infix":
      return JOINS[expression.operator] ? combine(JOINS[expression.operator]!, expression.items.map(of)) : null;
    default:
      return null;
  }
}

type Join = (a: Exact, b: Exact) => Exact;
const JOINS: Readonly<Record<Operator, Join | null>> = {
  "+": plus,
  "-": minus,
  "*": times,
  implicit: times,
  ":": dividedBy,
  "=": null,
  "<": null,
  list: null,
};

function combine(join: Join, values: readonly (Exact | null)[]): Exact | null {
  let result: Exact | null = null;
  for (const value of values) {
    if (value === null || (result !== null && join === dividedBy && value.n === 0)) return null;
    result = result === null ? value : join(result, value);
  }
  return result;
}
