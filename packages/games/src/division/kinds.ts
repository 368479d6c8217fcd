import { dividedBy, decimalPlaces, exact, type Exact } from "@karota/engine/quiz/exact.ts";
import type { Random } from "@karota/engine/random.ts";

/** Whole numbers and how many decimal places each has: 4,32 : 0,6 is 432 with 2 and 6 with 1. */
export interface Division {
  readonly dividend: number;
  readonly divisor: number;
  readonly places: readonly [dividend: number, divisor: number];
}

/** Lowest and highest value, and the step between values. */
type Range = readonly [low: number, high: number, step?: number];

/** One kind of task; the dividend is drawn, or made from the quotient. */
type Kind = {
  readonly divisor: Range;
  /** Decimal places of the divisor and the quotient. */
  readonly places?: readonly [divisor: number, quotient: number];
} & (
  | {
      readonly quotient: Range;
      /** Whether something is left over on the way: 72 : 3, but not 84 : 4. */
      readonly remainders?: boolean;
      /** The quotient is given a 0 between its digits. */
      readonly innerZero?: true;
    }
  | { readonly dividend: Range }
);

const DIGIT: Range = [3, 9];
const TENS: Range = [20, 90, 10];

/** The kinds of each level, taken in turn. */
const KINDS: Readonly<Record<"easy" | "medium" | "hard", readonly Kind[]>> = {
  easy: [
    { divisor: [2, 5], quotient: [2, 10] },
    { divisor: [6, 9], quotient: [2, 10] },
    { divisor: [2, 9], quotient: [5, 9] },
    { divisor: [2, 9], quotient: TENS },
    { divisor: [2, 4], quotient: [11, 44], remainders: false },
  ],
  medium: [
    { divisor: DIGIT, quotient: [12, 33], remainders: true },
    { divisor: DIGIT, quotient: [34, 98], remainders: true },
    { divisor: DIGIT, quotient: [112, 329], remainders: true },
    { divisor: DIGIT, quotient: [102, 609], innerZero: true },
    { divisor: TENS, quotient: [3, 90] },
  ],
  hard: [
    { divisor: [12, 39], quotient: [12, 99] },
    { divisor: [12, 29], quotient: [112, 399] },
    { divisor: [12, 29], quotient: [102, 609], innerZero: true },
    { divisor: [2, 8], dividend: [5, 199] },
    { divisor: DIGIT, quotient: [12, 399], places: [0, 2] },
    { divisor: [2, 9], quotient: [12, 99], places: [1, 1] },
    { divisor: [2, 75], quotient: [4, 60], places: [2, 0] },
  ],
};

const withInnerZero = (of: number): number => of - (Math.floor(of / 10) % 10) * 10;

/** Draws the numbers of a task of the level; `turn` chooses the kind. Null when they are not of that kind. */
export function drawDivision(level: keyof typeof KINDS, random: Random, turn: number): Division | null {
  const kinds = KINDS[level];
  const kind = kinds[turn % kinds.length]!;
  const draw = ([low, high, step = 1]: Range): number => low + step * random.below((high - low) / step + 1);
  const divisor = draw(kind.divisor);
  if ("dividend" in kind) {
    const dividend = draw(kind.dividend);
    // Something has to be left over, and it has to come to an end.
    const fits = dividend % divisor > 0 && decimalPlaces(exact(dividend, divisor)) !== null;
    return fits ? { dividend, divisor, places: [0, 0] } : null;
  }
  const drawn = draw(kind.quotient);
  const quotient = kind.innerZero ? withInnerZero(drawn) : drawn;
  const [divisorPlaces, quotientPlaces] = kind.places ?? [0, 0];
  if (level !== "easy" && quotient % 10 === 0 && kind.divisor !== TENS && divisorPlaces < 2) return null;
  if (level === "hard" && divisor % 10 === 0) return null;
  if (kind.divisor === TENS && quotient > 10 && quotient % 10 > 0) return null;
  if (kind.remainders !== undefined && hasRemainders(quotient, divisor) !== kind.remainders) return null;
  if (kind.remainders === false && quotient % 10 === 0) return null;
  return divisionOf(divisor, divisorPlaces, quotient, quotientPlaces);
}

/** The division by `divisor` that has this quotient; null where decimals lead to a whole dividend. */
export function divisionOf(
  divisor: number,
  divisorPlaces: number,
  quotient: number,
  quotientPlaces: number,
): Division | null {
  const [dividend, dividendPlaces] = shortest(quotient * divisor, divisorPlaces + quotientPlaces);
  const wholeAtLast = quotientPlaces > 0 && dividendPlaces === 0;
  return wholeAtLast ? null : { dividend, divisor, places: [dividendPlaces, divisorPlaces] };
}

/** Whether something is left over on the way to the quotient. */
export const hasRemainders = (quotient: number, divisor: number): boolean =>
  [...String(quotient)].some((digit) => Number(digit) * divisor > 9);

/** Without zeros at the end of its decimals. */
function shortest(whole: number, places: number): readonly [whole: number, places: number] {
  return places > 0 && whole % 10 === 0 ? shortest(whole / 10, places - 1) : [whole, places];
}

export const dividendOf = ({ dividend, places }: Division): Exact => exact(dividend, 10 ** places[0]);
export const divisorOf = ({ divisor, places }: Division): Exact => exact(divisor, 10 ** places[1]);
export const quotientOf = (facts: Division): Exact => dividedBy(dividendOf(facts), divisorOf(facts));

export const endsWithZero = (one: number): boolean => one % 10 === 0;

/** Whether the quotient is in the table of multiplication. */
export const isTable = ({ dividend, divisor }: Pick<Division, "dividend" | "divisor">): boolean =>
  divisor <= 10 && dividend % divisor === 0 && dividend / divisor <= 10;

/** Whether it is in the table but for the zeros at the end: 120 : 4, 480 : 60, 100 : 5. */
export const isTens = ({ dividend, divisor }: Pick<Division, "dividend" | "divisor">): boolean =>
  dividend % divisor === 0 &&
  endsWithZero(dividend) &&
  withoutZeros(divisor) < 10 &&
  withoutZeros(dividend / divisor) < 10;

/** Dividends below this are divided in the head. */
const WRITTEN_FROM = 100;

/** Whether the solution is in the head, and so is what is said of a mistake. */
export const isMental = ({ dividend, divisor, places }: Division): boolean =>
  places[0] + places[1] === 0 && dividend < WRITTEN_FROM && divisor < 10 && dividend % divisor === 0;

/** The largest number of full tens times the divisor in the dividend: 60 of 72 : 3. */
export const tensPart = ({ dividend, divisor }: Pick<Division, "dividend" | "divisor">): number =>
  dividend - (dividend % (10 * divisor));

export const withoutZeros = (one: number): number => Number(String(one).replace(/0+$/, ""));

/** What these numbers practise. */
export function skillOf(facts: Division): string {
  const { divisor, places } = facts;
  if (places[1] > 0) return "decimal-divisor";
  if (quotientOf(facts).d > 1) return "decimals";
  if (isTable(facts)) return "tables";
  if (isTens(facts)) return "tens";
  return divisor < 10 ? "one-digit" : "two-digit";
}
