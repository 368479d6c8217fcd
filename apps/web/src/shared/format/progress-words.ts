import { findGame } from "@karota/games/catalogue.ts";
import type { Speaker } from "@karota/engine/message.ts";

interface Part {
  readonly done: number;
  readonly total: number;
}

/** What is left of a board: in the game's own words, questions in educational games, cells in the others. */
export function leftWords(game: string, { done, total }: Part, speaker: Speaker): string {
  const values = { left: Math.max(0, total - done), done, total };
  const own = `${game}.left`;
  const words = speaker.say({ id: own, values });
  // A text that is not there shows its id.
  if (words !== own) return words;
  const asks = findGame(game)?.type === "education";
  return speaker.say({ id: asks ? "shelf.left.tasks" : "shelf.left.cells", values });
}

export const percent = ({ done, total }: Part): number => (total > 0 ? Math.round((100 * done) / total) : 0);
