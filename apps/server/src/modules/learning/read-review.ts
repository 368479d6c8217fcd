import type { ReviewReply } from "@karota/contract/learning/learning.ts";
import type { Language } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { calendarOf } from "../../calendar.ts";
import type { Actor, Deps } from "../../deps.ts";
import { getGameId, openMistake } from "./find-quiz.ts";
import { countReview } from "./read-progress.ts";
import { dayNumber } from "./rules.ts";
import { listDue } from "./store.ts";

/** Tasks of one review. */
const MAX_TASKS = 10;

/** The mistakes that can be reviewed today, of one game or of all. @throws E-KAROTA-NOT_FOUND for an unknown game */
export async function readReview(
  deps: Deps,
  actor: Actor,
  input: { readonly game: string | undefined; readonly language: Language },
): Promise<ReviewReply> {
  const game = input.game === undefined ? null : getGameId(deps, input.game);
  const { key } = calendarOf(deps.config.timeZone).spanOf("daily", deps.clock.now());
  const today = dayNumber(key);
  const [count, items] = await Promise.all([
    countReview(deps, actor, today, game),
    listDue(deps.database.db, actor.id, today, game, MAX_TASKS),
  ]);
  const opened = await Promise.all(items.map(async (item) => ({ item, mistake: await openMistake(deps, item) })));
  return {
    ...count,
    tasks: opened.flatMap(({ item, mistake }) => {
      if (!mistake) return [];
      const board = mistake.game.payload.encode(
        mistake.game.start({ tasks: [mistake.task] }),
        SPEAKERS[input.language],
      );
      return [{ game: item.game, gridId: item.grid_id, taskId: item.task_id, step: item.step, board }];
    }),
  };
}
