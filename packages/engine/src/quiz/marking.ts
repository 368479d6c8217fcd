import type { Speaker } from "../message.ts";
import type { Expression } from "./expression.ts";
import { areWhole, isWrittenLike, meaningOf, readAs, sameMeaning, type Meaning } from "./meaning.ts";
import { toPlain } from "./plain.ts";
import { MAX_TEXT_LENGTH, readDuration, tidy } from "./reading.ts";
import type { Choice, Given, OpenTask, Task } from "./task.ts";

/** What is asked: of 84 : 4 = ? what is before the equals sign. */
export const askedIn = (question: Expression): Expression =>
  question.kind === "infix" && question.operator === "=" ? question.items[0]! : question;

/** Says only what a text is filled in with. */
const VALUES: Speaker = {
  language: "en",
  say: ({ values = {} }) =>
    Object.values(values)
      .map((one) => (typeof one === "object" ? VALUES.say(one) : one))
      .join(" "),
};
/** The numbers in an expression and in the values of its words, with a decimal point. */
const numbersIn = (expression: Expression): readonly string[] =>
  toPlain(expression, VALUES).match(/\d+(\.\d+)?/g) ?? [];

const HOUR_MINUTES = 60;

/**
 * Whether a text says the question again and not what it amounts to: 5/2 for 5 : 2, unless a choice is written so, and
 * 95 min where 95 minutes are to be hours and minutes.
 */
function isQuestionAgain({ question, choices }: OpenTask, like: Expression, text: string): boolean {
  if (like.kind === "number") {
    const isAsked = tidy(text).includes("/") && isWrittenLike(text, askedIn(question));
    return isAsked && !choices.some(({ value }) => isWrittenLike(text, value));
  }
  if (like.kind !== "duration") return false;
  const [, minutes = "0"] = /^(\d+)\D*$/.exec(tidy(text)) ?? [];
  const isAlone = Number(minutes) >= HOUR_MINUTES && readDuration(text) === Number(minutes);
  return isAlone && numbersIn(question).includes(minutes);
}

/** What a typed text means, taken as an answer like the choice. */
function readLike(task: OpenTask, choice: number, text: string): Meaning {
  const values = task.choices.map(({ value }) => value);
  const like = values[choice]!;
  return isQuestionAgain(task, like, text) ? null : readAs(like, text, areWhole(values));
}

/** Whether a typed answer can be understood; one that cannot is not taken as an answer. */
export const canRead = (task: OpenTask, text: string): boolean =>
  text.length <= MAX_TEXT_LENGTH && task.choices.some((_, choice) => readLike(task, choice, text) !== null);

const amountsTo = (task: OpenTask, choice: number, text: string): boolean =>
  sameMeaning(readLike(task, choice, text), meaningOf(task.choices[choice]!.value));

/** A number with three digits after a point or comma, and what is around it. */
const GROUPED = /^(\D*)([1-9]\d{0,2})[.,](\d{3})(?!\d|[.,]\d)(.*)$/;

/**
 * Whether a text that was read as a decimal is right with a thousands separator: 3,000 and 3.000 for 3000 m, where
 * 0.003 m is a choice too. Not where a wrong choice is written so.
 */
function isRightGrouped(task: Task, text: string): boolean {
  const [, before = "", thousands = "", rest = "", after = ""] = GROUPED.exec(tidy(text)) ?? [];
  if (thousands === "" || readLike(task, task.correct, text) === null) return false;
  const isChoice = task.choices.some(({ value }) => numbersIn(value).includes(`${thousands}.${rest}`));
  return !isChoice && amountsTo(task, task.correct, before + thousands + rest + after);
}

/** Whether an answer is the same one again: the same choice, or the same signs typed, however they are spaced. */
export const isSameGiven = (one: Given, other: Given): boolean =>
  "text" in one
    ? "text" in other && tidy(one.text) === tidy(other.text)
    : "selected" in other && one.selected === other.selected;

/** Whether an answer is right; the one place that decides it. */
export function isRight(task: Task, given: Given): boolean {
  if ("selected" in given) return given.selected === task.correct;
  if (amountsTo(task, task.correct, given.text) || isRightGrouped(task, given.text)) return true;
  const read = readLike(task, task.correct, given.text);
  return task.accepts.some((accepted) => sameMeaning(read, readLike(task, task.correct, accepted)));
}

/** The wrong choice that an answer is equal to, also when it was typed; undefined without one. */
export function wrongChoice(task: Task, given: Given): Choice | undefined {
  if (isRight(task, given)) return undefined;
  if ("selected" in given) return task.choices[given.selected];
  return task.choices.find((_, choice) => amountsTo(task, choice, given.text));
}
