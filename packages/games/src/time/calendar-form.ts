import type { Message } from "@karota/engine/message.ts";
import { date, picture, quantity, weekday, type Expression } from "@karota/engine/quiz/expression.ts";
import type { Draft } from "@karota/engine/quiz/topic.ts";
import { getUnit } from "../data/units.ts";
import { dateOf, WEEK, weekdayOf, type CalendarFacts } from "./calendar-kinds.ts";
import { calendarMistakes } from "./calendar-mistakes.ts";
import { calendarName } from "./calendar-picture.ts";

/** The answer: a weekday from 1 to 7, a number of days, or a day counted from the first day of the page. */
export function calendarAnswer(facts: CalendarFacts): number {
  const [first, second] = facts.numbers;
  switch (facts.kind) {
    case "weekday":
    case "weekday-next":
      return weekdayOf(facts, first);
    case "days-until":
      return second - first;
    case "date-later":
      return first + WEEK * second;
  }
}

/** A value of the answer's kind as it is written. */
export function writtenOnCalendar(facts: CalendarFacts, value: number): Expression {
  switch (facts.kind) {
    case "weekday":
    case "weekday-next":
      return weekday(value);
    case "days-until":
      return quantity(value, getUnit("day"), "long");
    case "date-later":
      return date(...dateOf(facts, value));
  }
}

/** A day counted from the first day of the page, as it is said. */
export function dateWords(facts: CalendarFacts, dayOfPage: number): Message {
  const [month, day] = dateOf(facts, dayOfPage);
  return { id: "quiz.date", values: { month, day } };
}

function askOf(facts: CalendarFacts): Message {
  const [first, second] = facts.numbers;
  switch (facts.kind) {
    case "weekday":
    case "weekday-next":
      return { id: "time.ask.weekday", values: { date: dateWords(facts, first) } };
    case "days-until":
      return { id: "time.ask.daysUntil", values: { today: dateWords(facts, first), date: dateWords(facts, second) } };
    case "date-later":
      return { id: "time.ask.dateLater", values: { today: dateWords(facts, first), weeks: second } };
  }
}

/** The day that is marked on the page as today; 0 for none. */
const todayOf = ({ kind, numbers: [first] }: CalendarFacts): number =>
  kind === "days-until" || kind === "date-later" ? first : 0;

/** The task that is made of the facts. */
export function calendarDraft(facts: CalendarFacts): Draft<CalendarFacts> {
  const [month, days, first] = facts.page;
  return {
    skill: facts.kind,
    ask: askOf(facts),
    question: picture(calendarName(facts.page, todayOf(facts)), {
      id: "time.picture.calendar",
      values: {
        month: { id: "quiz.month", values: { month } },
        days,
        weekday: { id: "quiz.weekday", values: { day: first } },
      },
    }),
    answer: writtenOnCalendar(facts, calendarAnswer(facts)),
    mistakes: calendarMistakes(facts).map(({ name, value }) => ({ name, value: writtenOnCalendar(facts, value) })),
    facts,
  };
}
