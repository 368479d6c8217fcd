import type { Asked } from "@karota/engine/testing/quiz-laws.ts";
import { readAmount, readAmounts, worthOf } from "./read-amounts.ts";

const PLACES = [
  [/ten thousand|desettisočice|Zehntausender/, 10_000],
  [/thousand|tisočice|Tausender/, 1_000],
  [/hundredth|stotine|Hundertstel/, 0.01],
  [/hundred|stotice|Hunderter/, 100],
  [/tenth|desetine|Zehntel/, 0.1],
  [/ten\b|desetice|Zehner/, 10],
  [/whole number|enice|Einer/, 1],
] as const;
const THOUSANDTHS = 1_000;
const inThousandths = (value: number): number => Math.round(value * THOUSANDTHS);

function isRounded(question: string, choice: string, ask: string): boolean {
  if (question.startsWith("√")) return Number(choice) === Math.round(Math.sqrt(Number(question.slice(1))));
  const place = inThousandths(PLACES.find(([word]) => word.test(ask))![1]);
  const [of, rounded] = [question, choice].map((text) => inThousandths(readAmount(text).amount)) as [number, number];
  return rounded === Math.floor((2 * of + place) / (2 * place)) * place;
}

/** Whether a choice answers a task of comparing, ordering or rounding, by its words. Null for another task. */
export function comparedAsAsked(question: string, choice: string, { ask, task }: Asked): boolean | null {
  if (!("comparing" in (task.facts as object))) return null;
  if (/round|zaokroži|rund/i.test(ask)) return isRounded(question, choice, ask);
  const given = readAmounts(question);
  const sizes = given.map(worthOf).toSorted((one, other) => one - other);
  if (choice.includes(" < ")) {
    const ordered = readAmounts(choice);
    const isComplete =
      ordered
        .map(({ text }) => text)
        .toSorted()
        .join() ===
      given
        .map(({ text }) => text)
        .toSorted()
        .join();
    return isComplete && ordered.every((one, place) => worthOf(one) === sizes[place]);
  }
  const isGreatest = /greatest\?|največje|größten/.test(ask);
  return worthOf(readAmount(choice)) === sizes.at(isGreatest ? -1 : 0);
}
