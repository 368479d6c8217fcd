import { use } from "react";
import { isQuiz, type AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import { findGame } from "@karota/games/catalogue.ts";
import { loadChunk } from "./api/load-chunk.ts";
import { useSpeaker } from "./i18n/i18n.tsx";
import { loadTexts } from "./i18n/texts.ts";

const loading = new Map<string, Promise<AnyQuiz>>();

/** A quiz with its texts in the page's language. Throws ChunkFailure. */
export async function loadQuiz(id: string): Promise<AnyQuiz> {
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
