import { use } from "react";
import type { MyTask } from "@karota/contract/assignments/my-assignment.ts";
import { readOpen } from "@karota/engine/quiz/payload.ts";
import { isQuiz, type AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { OpenTask, Task } from "@karota/engine/quiz/task.ts";
import { findGame } from "@karota/games/catalogue.ts";
import { loadChunk } from "../../shared/api/load-chunk.ts";
import { useSpeaker } from "../../shared/i18n/i18n.tsx";
import { loadTexts } from "../../shared/i18n/texts.ts";

const loading = new Map<string, Promise<AnyQuiz>>();

async function loadQuiz(id: string): Promise<AnyQuiz> {
  const row = findGame(id);
  if (!row) throw new Error(`no game ${id}`);
  const [game] = await Promise.all([loadChunk(row.load), loadTexts(id)]);
  if (!isQuiz(game)) throw new Error(`${id} is no quiz`);
  return game;
}

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

/** The question as everybody sees it. */
export const openTaskOf = ({ board }: MyTask): OpenTask => readOpen(board)[0]!.task;

/** The question with its solution; null before it is revealed. */
export const solvedTaskOf = (quiz: AnyQuiz, { result }: MyTask): Task | null =>
  result && quiz.payload.decode(result.board).puzzle.tasks[0]!;
