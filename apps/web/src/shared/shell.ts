import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "wouter";

/** The address of a board; such a page is drawn as one in play from the beginning, also by the server. */
const BOARD = /^\/games\/[^/]+\/(?!print\b)[^/]+$/;

/** The results of an assignment are a wide table: the menu makes room as in play. */
const RESULTS = /^\/(?:studentGroups|myStudents)\/[^/]+\/assignments\//;
export const isWide = (pathname: string): boolean => RESULTS.test(pathname);

let players = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  players += by;
  for (const listener of listeners) listener();
}

/** While a screen that is no board's is up: `playing` hides the bottom bar and folds the sidebar. */
export function useShell({ playing }: { playing: boolean }): void {
  useEffect(() => {
    if (!playing) return undefined;
    change(1);
    return () => change(-1);
  }, [playing]);
}

/** Whether something is played on the screen. */
export function useIsPlaying(): boolean {
  const [pathname] = useLocation();
  const isOtherPlayed = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => players > 0,
    () => false,
  );
  return isOtherPlayed || BOARD.test(pathname);
}
