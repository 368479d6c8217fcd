import { useEffect, useSyncExternalStore } from "react";

let players = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  players += by;
  for (const listener of listeners) listener();
}

/** While the screen is up: `playing` hides the bottom bar and folds the sidebar. */
export function useShell({ playing }: { playing: boolean }): void {
  useEffect(() => {
    if (!playing) return undefined;
    change(1);
    return () => change(-1);
  }, [playing]);
}

export const useIsPlaying = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => players > 0,
  );
