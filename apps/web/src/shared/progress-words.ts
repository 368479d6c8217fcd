import { findGame } from "@karota/games/catalogue.ts";
import type { Speaker } from "@karota/engine/message.ts";

interface Part {
  readonly done: number;
  readonly total: number;
}

/** What is left of a board: questions in educational games, cells in the others. */
export function leftWords(game: string, { done, total }: Part, speaker: Speaker): string {
  const asks = findGame(game)?.type === "education";
  return speaker.say({
    id: asks ? "shelf.left.tasks" : "shelf.left.cells",
    values: { left: Math.max(0, total - done) },
  });
}

export const percent = ({ done, total }: Part): number => (total > 0 ? Math.round((100 * done) / total) : 0);
