import { areWhole, meaningOf, readAs, sameMeaning, type Meaning } from "./meaning.ts";
import { MAX_TEXT_LENGTH, tidy } from "./reading.ts";
import type { Choice, Given, OpenTask, Task } from "./task.ts";

/** What a typed text means, taken as an answer like the choice. */
const readLike = ({ choices }: OpenTask, choice: number, text: string): Meaning =>
  readAs(choices[choice]!.value, text, areWhole(choices.map((one) => one.value)));

/** Whether a typed answer can be understood; one that cannot is not taken as an answer. */
export const canRead = (task: OpenTask, text: string): boolean =>
  text.length <= MAX_TEXT_LENGTH && task.choices.some((_, choice) => readLike(task, choice, text) !== null);

const amountsTo = (task: OpenTask, choice: number, text: string): boolean =>
  sameMeaning(readLike(task, choice, text), meaningOf(task.choices[choice]!.value));

/** Whether an answer is the same one again: the same choice, or the same signs typed, however they are spaced. */
export const isSameGiven = (one: Given, other: Given): boolean =>
  "text" in one
    ? "text" in other && tidy(one.text) === tidy(other.text)
    : "selected" in other && one.selected === other.selected;

/** Whether an answer is right; the one place that decides it. */
export function isRight(task: Task, given: Given): boolean {
  if ("selected" in given) return given.selected === task.correct;
  if (amountsTo(task, task.correct, given.text)) return true;
  const read = readLike(task, task.correct, given.text);
  return task.accepts.some((accepted) => sameMeaning(read, readLike(task, task.correct, accepted)));
}

/** The wrong choice that an answer is equal to, also when it was typed; undefined without one. */
export function wrongChoice(task: Task, given: Given): Choice | undefined {
  if (isRight(task, given)) return undefined;
  if ("selected" in given) return task.choices[given.selected];
  return task.choices.find((_, choice) => amountsTo(task, choice, given.text));
}
