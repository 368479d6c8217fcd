import type { AnyGame } from "@karota/engine/game.ts";
import type { AnyWorksheetOf } from "@karota/print/worksheet.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import { quizWorksheet } from "@karota/print/quiz-worksheet.ts";

/** What puts a game's boards on paper: `<id>/worksheet.ts`, or what all quizzes share. Pages find it by folder themselves. */
export async function loadWorksheet(game: AnyGame): Promise<AnyWorksheetOf> {
  if (isQuiz(game)) return quizWorksheet(game);
  const made = (await import(/* @vite-ignore */ `./${game.id}/worksheet.ts`)) as { readonly worksheet: AnyWorksheetOf };
  return made.worksheet;
}
