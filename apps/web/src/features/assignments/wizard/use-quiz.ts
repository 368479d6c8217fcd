import { use } from "react";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import { useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { loadQuiz } from "./composer/quizzes.ts";

const loading = new Map<string, Promise<AnyQuiz>>();

/** A quiz with its texts; suspends until it is here. */
export function useQuiz(id: string): AnyQuiz {
  const key = `${useSpeaker().language}:${id}`;
  let promise = loading.get(key);
  if (!promise) {
    promise = loadQuiz(id);
    loading.set(key, promise);
    promise.catch(() => loading.delete(key));
  }
  return use(promise);
}
