import type { Speaker } from "../message.ts";
import type { Random } from "../random.ts";
import type { Expression } from "./expression.ts";
import { meaningOf } from "./meaning.ts";
import { toPlain } from "./plain.ts";

/** Looks are compared as they are in one language: the others differ in signs only. */
const MUTE: Speaker = { language: "en", say: ({ id }) => id };
/** The least of four has the place 0, the most 3. */
const PLACES = [0, 1, 2, 3];
/** What size and length weigh beside likeness; measured over all quizzes. */
const SIZE = 4;
const LENGTH = 0.5;

/** How large an answer is, where it is a number or begins with one. */
function sizeOf(answer: Expression): number | null {
  if (answer.kind === "numeral") return answer.value;
  const meaning = meaningOf(answer);
  const first = typeof meaning === "string" ? undefined : meaning?.[0];
  return first ? first.n / first.d : null;
}

/** How many signs two texts share at the same place, counted from the left and from the right. */
function likeness(one: string, other: string): number {
  let shared = 0;
  for (let at = 0; at < Math.min(one.length, other.length); at++) {
    if (one[at] === other[at]) shared++;
    if (one.at(-1 - at) === other.at(-1 - at)) shared++;
  }
  return shared;
}

/** The place of one among others, from 0 for the least; those that are equal share theirs. */
const placeOf = (one: number, others: readonly number[]): number =>
  others.reduce((place, other) => place + (other < one ? 1 : other === one ? 0.5 : 0), 0);

/**
 * How far three wrong answers, by their places in the list, bring the answer from the looks that were drawn for it: its
 * place among the four in size, in length, and in how much it is like the others. Each place is drawn anew for every
 * task, and one that cannot be had gives way to another drawn one, so that in the long run all are about as frequent.
 */
export function looksOf(
  answer: Expression,
  others: readonly Expression[],
  random: Random,
): (wrong: readonly number[]) => number {
  const sizes = [answer, ...others].map(sizeOf);
  const measured = sizes.every((size) => size !== null) ? sizes : null;
  const texts = [answer, ...others].map((one) => toPlain(one, MUTE));
  const like = texts.map((one) => texts.map((other) => likeness(one, other)));
  const [size, length] = [random.shuffled(PLACES), random.shuffled(PLACES)];
  const likest = random.pick(PLACES);
  const turnOf = (order: readonly number[], place: number) => order.indexOf(Math.floor(place));
  return (wrong) => {
    const places = wrong.map((place) => place + 1);
    const likeOf = (one: number) =>
      [0, ...places].reduce((sum, other) => sum + (one === other ? 0 : like[one]![other]!), 0);
    const inLikeness = placeOf(likeOf(0), places.map(likeOf));
    const inLength = placeOf(
      texts[0]!.length,
      places.map((place) => texts[place]!.length),
    );
    const inSize = measured
      ? turnOf(
          size,
          placeOf(
            measured[0]!,
            places.map((place) => measured[place]!),
          ),
        )
      : 0;
    return SIZE * inSize + Math.abs(inLikeness - likest) + LENGTH * turnOf(length, inLength);
  };
}
