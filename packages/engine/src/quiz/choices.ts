import type { Random } from "../random.ts";
import { decimalPlaces, exact, plus } from "./exact.ts";
import type { Expression, NumberExpression } from "./expression.ts";
import { looksOf } from "./looks.ts";
import { keyOf } from "./meaning.ts";
import { MAX_ROMAN } from "./numeral.ts";
import { CHOICES } from "./schema.ts";
import type { Choice } from "./task.ts";
import type { Draft, Named } from "./topic.ts";

/** The name of a wrong answer without a particular error; its text is `quiz.mistake.near-miss`. */
export const NEAR_MISS = "near-miss";
const STEPS = [1, -1, 10, -10, 2, -2, 11, -11, 9, -9, 20, 3, 4, 5, 6];

const MINUTES = [10, -10, 5, -5, 60, -60, 15, -15, 1, -1, 20, 30];
const DAY_MINUTES = 24 * 60;

/** Answers close by, written like the answer and never on the other side of zero; none for names and words. */
function nearMisses(answer: Expression): readonly Expression[] {
  switch (answer.kind) {
    case "number":
      return nearNumbers(answer);
    case "fraction":
      return nearMisses(answer.over).map((over) => ({ ...answer, over }));
    case "quantity":
      return nearMisses(answer.amount).map((amount) => ({ ...answer, amount }));
    case "numeral": {
      const near = STEPS.map((step) => answer.value + step);
      return near
        .filter((one) => one > 0 && (answer.base !== "Roman" || one <= MAX_ROMAN))
        .map((value) => ({ ...answer, value }));
    }
    case "clock":
      if (answer.as === "words") return [];
      return MINUTES.map((step) => ({ ...answer, minutes: (answer.minutes + step + DAY_MINUTES) % DAY_MINUTES }));
    case "duration":
      return MINUTES.map((step) => ({ ...answer, minutes: answer.minutes + step })).filter(
        ({ minutes }) => minutes > 0,
      );
    case "weekday":
      return [1, -1, 2, -2, 3, -3].map((step) => ({ ...answer, day: ((answer.day + step + 6) % 7) + 1 }));
    case "infix": {
      const last = answer.items.at(-1)!;
      if (answer.operator !== "=") return [];
      return nearMisses(last).map((near) => ({ ...answer, items: [...answer.items.slice(0, -1), near] }));
    }
    case "system":
      return answer.rows.flatMap((row, place) =>
        nearMisses(row).map((near) => ({ ...answer, rows: answer.rows.with(place, near) })),
      );
    default:
      return [];
  }
}

function nearNumbers(answer: NumberExpression): readonly NumberExpression[] {
  const { value, places = 0 } = answer;
  const needed = decimalPlaces(value);
  const under = answer.as || needed === null ? value.d : 10 ** Math.max(needed, places);
  return STEPS.map((step): NumberExpression => ({ ...answer, value: plus(value, exact(step, under)) })).filter((near) =>
    value.n === 0 ? near.value.n > 0 : Math.sign(near.value.n) === Math.sign(value.n),
  );
}

/** In random order, with one of each name before any second one, so that the wrong answers differ in kind. */
function mixed(mistakes: Draft<unknown>["mistakes"], random: Random): Draft<unknown>["mistakes"] {
  const shuffled = random.shuffled(mistakes);
  const isFirst = (one: Named<Expression>, place: number) =>
    shuffled.findIndex(({ name }) => name === one.name) === place;
  return [...shuffled.filter(isFirst), ...shuffled.filter((one, place) => !isFirst(one, place))];
}

/** What a second mistake of one name weighs, by the measure of `looksOf`: more than length and likeness, less than size. */
const SAME_NAME = 5;
/** So many named mistakes are weighed against each other; more would only take time. */
const WEIGHED = 8;

/**
 * Candidates for the wrong choices, each of another meaning: named mistakes, then near misses where there are fewer
 * than three.
 */
function poolOf(draft: Draft<unknown>, random: Random): readonly Choice[] {
  const taken = new Set([keyOf(draft.answer)]);
  const pool: Choice[] = [];
  const fill = (all: Draft<unknown>["mistakes"], most: number) => {
    for (const { name, value } of all) {
      const key = keyOf(value);
      if (pool.length >= most || taken.has(key)) continue;
      taken.add(key);
      pool.push({ value, mistake: name });
    }
  };
  fill(mixed(draft.mistakes, random), WEIGHED);
  const near = nearMisses(draft.answer).map((value) => ({ value, name: NEAR_MISS }));
  fill(near, CHOICES - 1);
  return pool;
}

/**
 * The four choices in random order: the answer and three wrong ones. The wrong ones are drawn so that the answer's
 * looks, its place among the four in size, length and likeness, reveal nothing without calculating. Null without four
 * different ones.
 */
export function drawChoices(draft: Draft<unknown>, random: Random): readonly Choice[] | null {
  const pool = poolOf(draft, random);
  if (pool.length < CHOICES - 1) return null;
  const looks = looksOf(
    draft.answer,
    pool.map(({ value }) => value),
    random,
  );
  let wrong: readonly Choice[] = [];
  let least = Infinity;
  for (const places of threesOf(pool.length)) {
    const three = places.map((place) => pool[place]!);
    const alike = three.length - new Set(three.map(({ mistake }) => mistake)).size;
    const weight = looks(places) + SAME_NAME * alike;
    if (weight < least) [least, wrong] = [weight, three];
  }
  return random.shuffled([{ value: draft.answer, mistake: null }, ...wrong]);
}

/** Every choice of three places below `size`. */
function* threesOf(size: number): Generator<readonly [number, number, number]> {
  for (let one = 0; one < size; one++)
    for (let two = one + 1; two < size; two++) for (let three = two + 1; three < size; three++) yield [one, two, three];
}
