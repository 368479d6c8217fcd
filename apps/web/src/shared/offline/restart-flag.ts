import { useEffect } from "react";

/** The state of a navigation to a board that is to be started again. */
export const RESTART_FLAG = { restart: true } as const;

export const hasRestartFlag = (): boolean => (history.state as { restart?: unknown } | null)?.restart === true;

/** Clears the flag, so that a reload does not restart the board again. */
export function useRestartFlag(): void {
  useEffect(() => {
    if (hasRestartFlag()) history.replaceState(null, "");
  }, []);
}
