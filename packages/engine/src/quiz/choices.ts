import type { Random } from "../random.ts";
import { decimalPlaces, exact, plus } from "./exact.ts";
import { valueOf, type Expression, type NumberExpression } from "./expression.ts";
import { CHOICES } from "./schema.ts";
import type { Choice } from "./task.ts";
import type { Draft } from "./topic.ts";

/** The name of a wrong answer that stands for no particular error; its text is `quiz.mistake.near-miss`. */
export const NEAR_MISS = "near-miss";
const STEPS = [1, -1, 10, -10, 2, -2, 11, -11, 9, -9, 20, 3, 4, 5, 6];

/** Two answers with the same key are the same answer: 0,5 and 1/2 are. */
function keyOf(expression: Expression): string {
  const value = valueOf(expression);
  return value ? `${value.n}/${value.d}` : JSON.stringify(expression);
}

/** Numbers close by, written like the answer and never on the other side of zero; none for an answer in words. */
function nearMisses(answer: Expression): readonly Expression[] {
  if (answer.kind === "fraction" && answer.over.kind === "number") {
    const { under } = answer;
    return nearMisses(answer.over).map((over) => ({ kind: "fraction", over, under }));
  }
  if (answer.kind !== "number") return [];
  const { value, places = 0 } = answer;
  const needed = decimalPlaces(value);
  const under = answer.as || needed === null ? value.d : 10 ** Math.max(needed, places);
  return STEPS.map((step): NumberExpression => ({ ...answer, value: plus(value, exact(step, under)) })).filter((near) =>
    value.n === 0 ? near.value.n > 0 : Math.sign(near.value.n) === Math.sign(value.n),
  );
}

/** In random order, with one of each name before any second one, so that the wrong answers differ in kind. */
function mixed<Named extends { readonly name: string }>(mistakes: readonly Named[], random: Random): readonly Named[] {
  const shuffled = random.shuffled(mistakes);
  const isFirst = (one: Named, place: number) => shuffled.findIndex(({ name }) => name === one.name) === place;
  return [...shuffled.filter(isFirst), ...shuffled.filter((one, place) => !isFirst(one, place))];
}

/**
 * The four choices in random order: the answer, then wrong ones from the draft's mistakes, then near misses.
 * Null when there are not four different ones.
 */
export function drawChoices(draft: Draft<unknown>, random: Random): readonly Choice[] | null {
  const near = nearMisses(draft.answer).map((value) => ({ value, name: NEAR_MISS }));
  const taken = new Set([keyOf(draft.answer)]);
  const wrong: Choice[] = [];
  for (const { name, value } of [...mixed(draft.mistakes, random), ...near]) {
    if (wrong.length === CHOICES - 1) break;
    const key = keyOf(value);
    if (taken.has(key)) continue;
    taken.add(key);
    wrong.push({ value, mistake: name });
  }
  if (wrong.length < CHOICES - 1) return null;
  return random.shuffled([{ value: draft.answer, mistake: null }, ...wrong]);
}
