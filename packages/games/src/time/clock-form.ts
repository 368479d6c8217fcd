import { dialWords } from "@karota/engine/quiz/dial.ts";
import { hasClockWords } from "@karota/engine/quiz/clock-words.ts";
import {
  clock,
  clockInWords,
  duration,
  picture,
  picturedValue,
  type Expression,
} from "@karota/engine/quiz/expression.ts";
import type { Draft } from "@karota/engine/quiz/topic.ts";
import { HALF_DAY, onDial, type ClockFacts } from "./clock-kinds.ts";
import { clockMistakes } from "./clock-mistakes.ts";
import { DAY, HOUR } from "./kinds.ts";
import { dialName, dialsName } from "./picture.ts";

/** A time of the dial as a choice that is a picture. */
export const pictured = (minutes: number): Expression =>
  picturedValue(dialName(minutes), dialWords(minutes), hasClockWords(minutes) ? clockInWords(minutes) : clock(minutes));

/** The answer: a time of the dial, or how many minutes pass. */
export const clockAnswer = ({ kind, numbers: [first, second] }: ClockFacts): number =>
  kind === "between" ? second - first : onDial(first);

/** A value of the answer's kind as it is written. */
export function writtenOnClock({ kind }: ClockFacts, value: number): Expression {
  switch (kind) {
    case "read-words":
      return clockInWords(value);
    case "read-digits":
      return clock(value);
    case "set-words":
    case "set-digits":
      return pictured(value);
    case "between":
      return duration(value);
  }
}

function questionOf({ kind, numbers: [first, second] }: ClockFacts): Expression {
  switch (kind) {
    case "read-words":
    case "read-digits":
      return picture(dialName(first), dialWords(first));
    case "set-words":
      return clockInWords(first);
    case "set-digits":
      return clock(first);
    case "between":
      return picture(dialsName(first, second), {
        id: "time.picture.dials",
        values: { first: dialWords(first), second: dialWords(second) },
      });
  }
}

const ASKS: Readonly<Record<ClockFacts["kind"], string>> = {
  "read-words": "time.ask.read",
  "read-digits": "time.ask.read",
  "set-words": "time.ask.set",
  "set-digits": "time.ask.set",
  between: "time.ask.between",
};

/** The time in the other half of the day, which the dial shows as well. */
function otherHalf(minutes: number): string {
  const other = (minutes + HALF_DAY) % DAY;
  return `${Math.floor(other / HOUR)}:${String(other % HOUR).padStart(2, "0")}`;
}

/** The task that is made of the facts. */
export function clockDraft(facts: ClockFacts): Draft<ClockFacts> {
  const answer = clockAnswer(facts);
  return {
    skill: facts.kind,
    ask: { id: ASKS[facts.kind] },
    question: questionOf(facts),
    answer: writtenOnClock(facts, answer),
    mistakes: clockMistakes(facts).map(({ name, value }) => ({ name, value: writtenOnClock(facts, value) })),
    ...(facts.kind !== "between" && { accepts: [otherHalf(answer)] }),
    facts,
  };
}
