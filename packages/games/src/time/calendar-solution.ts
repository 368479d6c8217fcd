import {
  difference,
  equation,
  number,
  product,
  quantity,
  sum,
  weekday,
  type Expression,
} from "@karota/engine/quiz/expression.ts";
import type { Message } from "@karota/engine/message.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { getUnit } from "../data/units.ts";
import { calendarAnswer, dateWords, writtenOnCalendar } from "./calendar-form.ts";
import { WEEK, weekdayOf, type CalendarFacts } from "./calendar-kinds.ts";

const days = (amount: number): Expression => quantity(amount, getUnit("day"), "long");
const monthWords = (month: number): Message => ({ id: "quiz.month", values: { month } });

/** A day of the next month: from its first day on by weeks. */
function inNextMonth(facts: CalendarFacts): readonly Step[] {
  const [, length] = facts.page;
  const day = facts.numbers[0] - length;
  const [weeks, rest] = [Math.floor((day - 1) / WEEK), ((day - 1) % WEEK) + 1];
  const steps: Step[] = [
    {
      say: { id: "time.step.lastDay", values: { date: dateWords(facts, length) } },
      shown: [weekday(weekdayOf(facts, length))],
    },
    {
      say: { id: "time.step.firstDay", values: { date: dateWords(facts, length + 1) } },
      shown: [weekday(weekdayOf(facts, length + 1))],
    },
  ];
  if (weeks > 0)
    steps.push({
      say: { id: "time.step.everyWeek", values: { day, rest } },
      shown: [equation(number(day), sum(number(rest), product(number(weeks), number(WEEK))))],
    });
  return steps;
}

function until(facts: CalendarFacts): readonly Step[] {
  const [month, length] = facts.page;
  const [start, end] = facts.numbers;
  if (end <= length)
    return [
      {
        say: { id: "time.step.countDays" },
        shown: [equation(difference(number(end), number(start)), number(end - start))],
      },
    ];
  const left = length - start;
  return [
    {
      say: { id: "time.step.toMonthEnd", values: { month: monthWords(month), days: length } },
      shown: [equation(difference(number(length), number(start)), number(left))],
    },
    {
      say: { id: "time.step.inNextMonth" },
      shown: [equation(sum(number(left), number(end - length)), number(end - start))],
    },
  ];
}

function later(facts: CalendarFacts): readonly Step[] {
  const [month, length] = facts.page;
  const [day, weeks] = facts.numbers;
  const end = day + WEEK * weeks;
  const steps: Step[] = [
    {
      say: { id: "time.step.weekHas" },
      shown: [equation(product(number(weeks), days(WEEK)), days(WEEK * weeks))],
    },
    {
      say: { id: "time.step.addDays" },
      shown: [equation(sum(number(day), number(WEEK * weeks)), number(end))],
    },
  ];
  if (end > length)
    steps.push({
      say: { id: "time.step.overMonthEnd", values: { month: monthWords(month), days: length } },
      shown: [equation(difference(number(end), number(length)), number(end - length))],
    });
  return steps;
}

/** The worked solution: on the page by columns and rows, over the end of the month by its number of days. */
export function calendarSolution(facts: CalendarFacts): readonly Step[] {
  const result = resultStep(writtenOnCalendar(facts, calendarAnswer(facts)));
  switch (facts.kind) {
    case "weekday":
      return [{ say: { id: "time.step.upColumn", values: { day: facts.numbers[0] } }, shown: [] }, result];
    case "weekday-next":
      return [...inNextMonth(facts), result];
    case "days-until":
      return [...until(facts), result];
    case "date-later":
      return [...later(facts), result];
  }
}
