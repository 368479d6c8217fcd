import { isQuiz, type AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { pathOf } from "@karota/games/catalogue.ts";
import type { ReviewItemsTable } from "../../database/tables.ts";
import type { Deps } from "../../deps.ts";
import { fail } from "../../fail.ts";

/** The id of a game by id or path. @throws E-KAROTA-NOT_FOUND */
export function getGameId(deps: Deps, name: string): string {
  const row = deps.catalogue.find(({ id }) => id === name || pathOf(id) === name);
  if (!row) throw fail("E-KAROTA-NOT_FOUND", {}, "unknown game");
  return row.id;
}

/** A mistake's task with its quiz; null, and a line in the log, where it cannot be opened any more. */
export async function openMistake(
  deps: Deps,
  item: Pick<ReviewItemsTable, "game" | "payload">,
): Promise<{ readonly game: AnyQuiz; readonly task: Task } | null> {
  try {
    const game = await deps.catalogue.find(({ id }) => id === item.game)?.load();
    if (!game || !isQuiz(game)) return null;
    const [task] = game.payload.decode(JSON.parse(item.payload)).puzzle.tasks;
    return task ? { game, task } : null;
  } catch (error) {
    deps.log.error({ err: error }, `a mistake in ${item.game} cannot be opened`);
    return null;
  }
}
