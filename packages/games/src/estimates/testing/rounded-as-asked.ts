import type { Asked } from "@karota/engine/testing/quiz-laws.ts";

const PLACES = [
  [/ten\b|desetice|Zehner/, 10],
  [/hundred|stotice|Hunderter/, 100],
  [/thousand|tisočice|Tausender/, 1000],
] as const;

/**
 * The numbers of an estimate, rounded to the place that the words of the question name: both of them, or the one that
 * they name. Null for a task that is no estimate.
 */
export function roundedAsAsked(numbers: readonly string[], { ask, task }: Asked): readonly number[] | null {
  if ((task.facts as { kind?: string }).kind !== "estimate") return null;
  const place = PLACES.find(([word]) => word.test(ask))![1];
  const named = /\d+/.exec(ask)?.[0];
  return numbers.map((one) =>
    named === undefined || named === one ? Math.round(Number(one) / place) * place : Number(one),
  );
}
