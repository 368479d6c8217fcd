import type { AnyGame } from "@karota/engine/game.ts";
import type { AnySheetOf } from "@karota/engine/paper/sheet.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import { quizSheet } from "@karota/engine/quiz/sheet.ts";

/** What puts a game's boards on paper: `<id>/sheet.ts`, or what all quizzes share. Pages find it by folder themselves. */
export async function loadSheet(game: AnyGame): Promise<AnySheetOf> {
  if (isQuiz(game)) return quizSheet(game);
  const made = (await import(/* @vite-ignore */ `./${game.id}/sheet.ts`)) as { readonly sheet: AnySheetOf };
  return made.sheet;
}
