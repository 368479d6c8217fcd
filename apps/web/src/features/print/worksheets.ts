import type { AnyGame } from "@karota/engine/game.ts";
import type { AnyWorksheetOf } from "@karota/print/worksheet.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import { quizWorksheet } from "@karota/print/quiz-worksheet.ts";
import { loadChunk } from "../../shared/api/load-chunk.ts";

const FILES = import.meta.glob<{ worksheet: AnyWorksheetOf }>("../../../../../packages/games/src/*/worksheet.ts");

/** The worksheet of a game, from its folder; quizzes share theirs. Throws when there is none, and ChunkFailure. */
export async function loadWorksheet(game: AnyGame): Promise<AnyWorksheetOf> {
  if (isQuiz(game)) return quizWorksheet(game);
  const load = FILES[`../../../../../packages/games/src/${game.id}/worksheet.ts`];
  if (!load) throw new Error(`${game.id} has no worksheet`);
  return (await loadChunk(load)).worksheet;
}
