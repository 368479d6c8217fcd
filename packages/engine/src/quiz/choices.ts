import type { Random } from "../random.ts";
import type { Expression } from "./expression.ts";
import { looksOf } from "./looks.ts";
import { keyOf } from "./meaning.ts";
import { missName, nearMisses } from "./near-misses.ts";
import { CHOICES } from "./schema.ts";
import type { Choice } from "./task.ts";
import type { Draft, Named } from "./topic.ts";

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
  const near = nearMisses(draft.answer).map((value) => ({ value, name: missName(draft.answer, value) }));
  fill(near, CHOICES - 1);
  return pool;
}

const letterOf = ({ value }: Choice): string => (value.kind === "area" ? value.letter : "");
const byLetter = (one: Choice, other: Choice): number => (letterOf(one) < letterOf(other) ? -1 : 1);

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
  const choices = [{ value: draft.answer, mistake: null }, ...wrong];
  return draft.lettered ? choices.toSorted(byLetter) : random.shuffled(choices);
}

/** Every choice of three places below `size`. */
function* threesOf(size: number): Generator<readonly [number, number, number]> {
  for (let one = 0; one < size; one++)
    for (let two = one + 1; two < size; two++) for (let three = two + 1; three < size; three++) yield [one, two, three];
}
