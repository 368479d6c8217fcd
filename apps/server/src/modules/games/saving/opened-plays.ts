import type { Play } from "../play.ts";

const MAX_PLAYS = 5_000;

/**
 * A cache of the plays that this process opened or saved last, so that a save need not read and decode its board. An
 * entry may be older than the database when another process has saved; the revision check of the write finds that.
 */
export interface OpenedPlays {
  find(userId: string, gridId: string): Play | null;
  set(play: Play): void;
  delete(userId: string, gridId: string): void;
}

export function openedPlays(): OpenedPlays {
  const plays = new Map<string, Play>();
  const keyOf = (userId: string, gridId: string) => `${userId}/${gridId}`;
  return {
    find(userId, gridId) {
      const key = keyOf(userId, gridId);
      const play = plays.get(key);
      if (!play) return null;
      plays.delete(key);
      plays.set(key, play);
      return play;
    },
    set(play) {
      const key = keyOf(play.userId, play.gridId);
      plays.delete(key);
      plays.set(key, play);
      if (plays.size > MAX_PLAYS) plays.delete(plays.keys().next().value!);
    },
    delete: (userId, gridId) => void plays.delete(keyOf(userId, gridId)),
  };
}
