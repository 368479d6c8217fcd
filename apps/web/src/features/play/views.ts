import type { AnyGame } from "@karota/engine/game.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import { loadChunk } from "../../shared/api/load-chunk.ts";
import type { AnyGameView, GameViewModule } from "@karota/ui/game-view.ts";

const FILES = import.meta.glob<GameViewModule>("../../../../../packages/games/src/*/view.tsx");
const OF_QUIZZES = "quiz-view";

const fileOf = (folder: string) => FILES[`../../../../../packages/games/src/${folder}/view.tsx`];

/** The view in the game's folder; quizzes without one share theirs. Throws when there is none. */
export async function loadView(game: AnyGame): Promise<AnyGameView> {
  const load = fileOf(game.id) ?? (isQuiz(game) ? fileOf(OF_QUIZZES) : undefined);
  if (!load) throw new Error(`${game.id} has no view`);
  return (await loadChunk(load)).default;
}
