import type { Speaker } from "../message.ts";
import { typedForm } from "./expression.ts";
import { toPlain } from "./plain.ts";
import type { OpenTask } from "./task.ts";

/**
 * With what an answer is entered that is not chosen: a keyboard of digits or of letters, the latter also for numbers in an
 * order, or a clock whose long hand moves by five minutes or by one.
 */
export type Entry = "number" | "text" | "order" | "dial" | "minuteDial";

/** A telephone's keyboard of digits has no other signs. */
const DIGITS = /^[\d.,\s]+$/;

/** The entry that fits all four choices, so that it gives nothing away. */
export function entryOf({ choices }: OpenTask, speaker: Speaker): Entry {
  const times = choices.map(({ value }) => typedForm(value));
  if (choices.every(({ value }) => value.kind === "picture") && times.every(({ kind }) => kind === "clock"))
    return times.every((one) => one.kind === "clock" && one.minutes % 5 === 0) ? "dial" : "minuteDial";
  if (choices.every(({ value }) => value.kind === "infix" && value.operator === "<")) return "order";
  return choices.every(({ value }) => DIGITS.test(toPlain(value, speaker))) ? "number" : "text";
}

/**
 * Whether the answers are areas of the question's picture. These are pressed and never typed: their letters are there for
 * all to see, and whoever does not see the picture needs their descriptions.
 */
export const areAreas = ({ choices }: OpenTask): boolean =>
  choices.length > 0 && choices.every(({ value }) => value.kind === "area");
