import type { LessonBoard, Step } from "@karota/contract/lessons/lesson.ts";

/** The wrong choice that most people made; -1 when nobody made one. Of equal ones the first. */
export function commonestWrong(counts: readonly number[], correct: number): number {
  let found = -1;
  for (const [place, count] of counts.entries())
    if (place !== correct && count > 0 && (found < 0 || count > counts[found]!)) found = place;
  return found;
}

/** The step that comes next by itself. */
export function nextStep({ phase, asked, planned }: Pick<LessonBoard, "phase" | "asked" | "planned">): Step {
  if (phase === "asking") return "reveal";
  return asked < planned ? "ask" : "end";
}

/** How a code is written: in two halves, which are easier to say. */
export const writtenCode = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`;

/** The address that a lesson's QR code contains. */
export const joinAddress = (code: string): string => `${location.origin}/lesson/${code}`;
