import type { TaskPlan } from "@karota/contract/assignments/assignment.ts";
import { optionWords } from "../../shared/format/option-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";

/** The options of questions and, where their answers are typed, that they are; empty where there is nothing to say. */
export function usePlanWords(): (plan: Pick<TaskPlan, "options" | "answer">) => string {
  const say = useSay();
  const speaker = useSpeaker();
  return ({ options, answer }) =>
    [optionWords(options, speaker), answer === "typed" && say("assignments.answer.isTyped")].filter(Boolean).join(", ");
}
