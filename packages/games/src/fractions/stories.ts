import { greatestDivisor, leastMultiple } from "@karota/engine/quiz/exact.ts";
import type { Random } from "@karota/engine/random.ts";
import { drawAmount, type QuantityName } from "../stories/quantities.ts";
import type { Level, Story, Values } from "../stories/stories.ts";
import { isMixedAnswer, valueOfFacts, valueOfTerm, type Facts, type Term, type TwoTerms } from "./kinds.ts";

/** What the numbers of a story may be: their denominators, and the whole part of mixed or whole numbers. */
interface Source {
  readonly unders: readonly number[];
  readonly wholes?: readonly [least: number, most: number];
}

const CLASS: Source = { unders: [2, 3, 4, 5, 6, 8] };
const MONEY: Source = { unders: [2, 3, 4, 5] };
const CAKE: Source = { unders: [2, 3, 4, 6, 8, 12] };
const WAY: Source = { unders: [2, 3, 4, 5, 6, 8, 10] };
const LITRE: Source = { unders: [2, 4, 5, 8, 10] };
const KILO: Source = { unders: [2, 4, 5, 8, 10] };
const METRE: Source = { unders: [2, 4, 5, 8, 10] };
const COUNT: Source = { unders: [1], wholes: [2, 6] };
const MIXED_KILO: Source = { unders: [2, 3, 4, 5, 8], wholes: [1, 3] };
const MIXED_METRE: Source = { unders: [2, 4, 5, 8, 10], wholes: [1, 4] };
const MIXED_LITRE: Source = { unders: [2, 4, 5, 8], wholes: [1, 5] };
const MIXED_HOUR: Source = { unders: [2, 3, 4], wholes: [1, 3] };
const MIXED_LAPS: Source = { unders: [2, 3, 4], wholes: [1, 4] };
const MIXED_WALK: Source = { unders: [2, 4, 5], wholes: [3, 7] };
const JUICE: Source = { unders: [2, 4, 5], wholes: [1, 2] };
const APPLES: Source = { unders: [2, 4], wholes: [3, 6] };

/** Parts of one whole: nobody walks 1 1/4 of the way. */
const OF_ONE_WHOLE: ReadonlySet<Source> = new Set([CAKE, WAY]);

/** The largest denominator of an answer. */
const MAX_UNDER = 60;

type Why =
  | "fractionOf"
  | "joined"
  | "left"
  | "difference"
  | "compared"
  | "smaller"
  | "partOfPart"
  | "groups"
  | "shared"
  | "area"
  | "pace"
  | "perOne";

function drawTerm({ unders, wholes }: Source, random: Random): Term {
  const under = random.pick(unders);
  const whole = wholes ? random.between(...wholes) : 0;
  if (under === 1) return { whole, over: 0, under };
  const overs = Array.from({ length: under - 1 }, (_, n) => n + 1).filter((n) => greatestDivisor(n, under) === 1);
  return { whole, over: random.pick(overs), under };
}

/** Whether an answer is one that pupils can manage: above zero, no whole number, and of one whole a part. */
function fits(facts: TwoTerms, source: Source): boolean {
  const { n, d } = valueOfFacts(facts);
  return n > 0 && d > 1 && d <= MAX_UNDER && (n < d || !OF_ONE_WHOLE.has(source));
}

/**
 * A fraction of an amount, or two numbers: the second one of another source, or of the first one's with the same
 * denominator or with another.
 */
function story(name: string, level: Level, why: Why, kind: "part", left: Source, whole: QuantityName): Story<Facts>;
function story(
  name: string,
  level: Level,
  why: Why,
  kind: TwoTerms["kind"],
  left: Source,
  right: Source | "same" | "unlike",
): Story<Facts>;
function story(
  name: string,
  level: Level,
  why: Why,
  kind: "part" | TwoTerms["kind"],
  left: Source,
  right: QuantityName | Source | "same" | "unlike",
): Story<Facts> {
  const draw = (random: Random): Facts | null => {
    const first = drawTerm(left, random);
    if (kind === "part") {
      const of = drawAmount(right as QuantityName, random);
      return of % first.under === 0 && of > first.under ? { kind, over: first.over, under: first.under, of } : null;
    }
    const second = drawTerm(typeof right === "object" ? right : left, random);
    const alike = first.under === second.under;
    if ((right === "same" && !alike) || (right === "unlike" && alike)) return null;
    if (leastMultiple(first.under, second.under) > MAX_UNDER) return null;
    const [one, other] = [valueOfTerm(first), valueOfTerm(second)];
    if (one.n === other.n && one.d === other.d) return null;
    const facts = { kind, left: first, right: second };
    return fits(facts, left) ? facts : null;
  };
  return { name, level, why, amounts: kind === "part" ? [right as QuantityName] : [], draw };
}

export const STORIES: readonly Story<Facts>[] = [
  story("by-bus", "easy", "fractionOf", "part", CLASS, "children in a class"),
  story("book-money", "easy", "fractionOf", "part", MONEY, "pocket money saved"),
  story("lesson", "easy", "fractionOf", "part", WAY, "practice, in min"),
  story("book", "easy", "fractionOf", "part", WAY, "pages of a thin book"),
  story("chocolate", "easy", "fractionOf", "part", CAKE, "squares of a bar of chocolate"),
  story("pizza", "easy", "joined", "sum", CAKE, "same"),
  story("walk", "easy", "joined", "sum", WAY, "same"),
  story("juice", "easy", "left", "difference", LITRE, "same"),
  story("cake", "easy", "left", "difference", CAKE, "same"),
  story("ribbon", "easy", "left", "difference", METRE, "same"),
  story("fence", "easy", "joined", "sum", WAY, "same"),
  story("baking", "medium", "joined", "sum", KILO, "unlike"),
  story("two-days", "medium", "joined", "sum", WAY, "unlike"),
  story("milk", "medium", "left", "difference", LITRE, "unlike"),
  story("running", "medium", "difference", "difference", METRE, "unlike"),
  story("courgettes", "medium", "partOfPart", "product", WAY, "unlike"),
  story("leftover", "medium", "partOfPart", "product", CAKE, "unlike"),
  story("glasses", "medium", "groups", "product", COUNT, LITRE),
  story("sharing-juice", "medium", "shared", "quotient", LITRE, COUNT),
  story("sharing-cake", "medium", "shared", "quotient", CAKE, COUNT),
  story("board", "medium", "left", "difference", COUNT, METRE),
  story("half-way", "medium", "partOfPart", "product", METRE, "unlike"),
  story("flour", "hard", "joined", "sum", MIXED_KILO, "unlike"),
  story("plank", "hard", "left", "difference", MIXED_METRE, "unlike"),
  story("hiking", "hard", "joined", "sum", MIXED_HOUR, "unlike"),
  story("soup", "hard", "left", "difference", MIXED_LITRE, "unlike"),
  story("patch", "hard", "area", "product", MIXED_METRE, "unlike"),
  story("laps", "hard", "pace", "product", MIXED_LAPS, MIXED_METRE),
  story("speed", "hard", "perOne", "quotient", MIXED_WALK, MIXED_HOUR),
  story("apple-juice", "hard", "perOne", "quotient", JUICE, APPLES),
  story("ropes", "hard", "compared", "sum", MIXED_METRE, "unlike"),
  story("pumpkin", "hard", "smaller", "difference", MIXED_KILO, "unlike"),
];

const asWritten = (whole: number, over: number, under: number): string | number =>
  under === 1 ? whole : whole === 0 ? `${over}/${under}` : `${whole} ${over}/${under}`;
const termValue = ({ whole, over, under }: Term): string | number => asWritten(whole, over, under);

/** The given numbers and the answer, as sentences write them. Stories have no tasks of other kinds. */
export function valuesOf(facts: Facts): Values {
  if (facts.kind === "part") {
    const { over, under, of } = facts;
    return { a: `${over}/${under}`, b: of, r: (of / under) * over };
  }
  if (!("left" in facts)) return {};
  const { n, d } = valueOfFacts(facts);
  const whole = isMixedAnswer(facts) ? Math.floor(n / d) : 0;
  return { a: termValue(facts.left), b: termValue(facts.right), r: asWritten(whole, n - whole * d, d) };
}
