import { longHandWords, NUMBER_MINUTES, shortHandWords } from "@karota/engine/quiz/dial.ts";
import {
  clock,
  clockInWords,
  difference,
  duration,
  equation,
  number,
  picture,
  product,
  sum,
  type Expression,
} from "@karota/engine/quiz/expression.ts";
import { listOf, type Message } from "@karota/engine/message.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { pictured } from "./clock-form.ts";
import { BEGINS_AGAIN, onDial, type ClockFacts } from "./clock-kinds.ts";
import { minutes } from "./form.ts";
import { HOUR } from "./kinds.ts";
import { jumpsOf, lineName, type Jump } from "./picture.ts";

const hourOf = (time: number): number => Math.floor(time / HOUR);

/** So many minutes as the long hand counts them: five at each number and one at each mark. */
function countedMinutes(minute: number): Expression {
  const [numbers, marks] = [Math.floor(minute / NUMBER_MINUTES), minute % NUMBER_MINUTES];
  if (numbers === 0) return minutes(marks);
  const byNumbers = product(number(numbers), minutes(NUMBER_MINUTES));
  return marks === 0 ? byNumbers : sum(byNumbers, minutes(marks));
}

/** The first step: the short hand gives the hour. */
const shortHand = (time: number): Step => ({
  say: { id: "time.step.shortHand", values: { where: shortHandWords(time), hour: hourOf(time) } },
  shown: [],
});

function longHand(time: number): Step {
  const minute = time % HOUR;
  if (minute === 0) return { say: { id: "time.step.longAtTwelve" }, shown: [] };
  const counted = countedMinutes(minute);
  return {
    say: { id: "time.step.longHand", values: { where: longHandWords(time) } },
    shown: [minute < NUMBER_MINUTES ? counted : equation(counted, minutes(minute))],
  };
}

/** How a time is said: what the words mean where they name a half or a quarter, or count down to the next hour. */
function said(time: number): Step {
  const minute = time % HOUR;
  const shown = [clockInWords(time)];
  if (minute >= 40 && minute !== 45) return { say: { id: "time.step.until", values: { n: HOUR - minute } }, shown };
  const id = minute === 30 ? "time.step.half" : minute % 30 === 15 ? "time.step.quarter" : "time.step.said";
  return { say: { id }, shown };
}

function reading({ kind, numbers: [time] }: ClockFacts): readonly Step[] {
  const hands = [shortHand(time), longHand(time)];
  return kind === "read-digits"
    ? [...hands, resultStep(clock(time))]
    : [...hands, { say: { id: "time.step.inDigits" }, shown: [clock(time)] }, said(time)];
}

function setting({ kind, numbers: [asked] }: ClockFacts): readonly Step[] {
  const time = onDial(asked);
  const minute = time % HOUR;
  const onFace: Step =
    kind === "set-words"
      ? { say: { id: "time.step.inDigits" }, shown: [clock(time)] }
      : {
          say: { id: "time.step.twelveLess" },
          shown: [equation(difference(number(hourOf(asked)), number(12)), number(hourOf(time)))],
        };
  const long: Step =
    minute === 0
      ? { say: { id: "time.step.setTwelve" }, shown: [] }
      : {
          say: { id: "time.step.setLong", values: { where: longHandWords(time) } },
          shown: minute < NUMBER_MINUTES ? [minutes(minute)] : [equation(minutes(minute), countedMinutes(minute))],
        };
  return [
    onFace,
    { say: { id: "time.step.setShort", values: { where: shortHandWords(time) } }, shown: [] },
    long,
    resultStep(pictured(time)),
  ];
}

/** Two digits: 8:05. */
const twoDigits = (value: number): string => String(value % HOUR).padStart(2, "0");
/** A jump takes whole hours or less than one. */
const jumpWords = ({ to, taken }: Jump): Message => {
  const end = { hour: hourOf(to), minute: twoDigits(to) };
  return taken < HOUR
    ? { id: "time.picture.minutes", values: { n: taken, ...end } }
    : { id: "time.picture.hours", values: { n: hourOf(taken), ...end } };
};

function passing({ numbers: [start, end] }: ClockFacts): readonly Step[] {
  const jumps = jumpsOf(start, end);
  const answer = duration(end - start);
  const line = picture(lineName(start, end), {
    id: "time.picture.line",
    values: { hour: hourOf(start), minute: twoDigits(start), jumps: listOf(jumps.map(jumpWords)) },
  });
  const isOverNoon = end >= BEGINS_AGAIN;
  return [
    { say: { id: "time.step.readBoth" }, shown: [clock(start), clock(onDial(end))] },
    ...(isOverNoon ? [{ say: { id: "time.step.afterNoon" }, shown: [clock(end)] }] : []),
    { say: { id: jumps.length > 1 ? "time.step.line" : "time.step.oneJump" }, shown: [line] },
    resultStep(jumps.length > 1 ? equation(sum(...jumps.map(({ taken }) => duration(taken))), answer) : answer),
  ];
}

/** The worked solution: first the short hand, then the long one; between two times by jumps on a number line. */
export function clockSolution(facts: ClockFacts): readonly Step[] {
  switch (facts.kind) {
    case "read-words":
    case "read-digits":
      return reading(facts);
    case "set-words":
    case "set-digits":
      return setting(facts);
    case "between":
      return passing(facts);
  }
}
