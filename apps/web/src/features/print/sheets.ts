import type { AnyGame } from "@karota/engine/game.ts";
import type { AnySheetOf } from "@karota/engine/paper/sheet.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import { quizSheet } from "@karota/engine/quiz/sheet.ts";
import { loadChunk } from "../../shared/api/load-chunk.ts";

const FILES = import.meta.glob<{ sheet: AnySheetOf }>("../../../../../packages/games/src/*/sheet.ts");

/** What puts a game's boards on paper, from the game's folder; quizzes share theirs. Throws when there is none, and ChunkFailure. */
export async function loadSheet(game: AnyGame): Promise<AnySheetOf> {
  if (isQuiz(game)) return quizSheet(game);
  const load = FILES[`../../../../../packages/games/src/${game.id}/sheet.ts`];
  if (!load) throw new Error(`${game.id} has no sheet`);
  return (await loadChunk(load)).sheet;
}
