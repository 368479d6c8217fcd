import { useEffect } from "react";

/** The state of a navigation to a board that is to be started again. */
export const RESTART_FLAG = { restart: true } as const;

export const hasRestartFlag = (): boolean => (history.state as { restart?: unknown } | null)?.restart === true;

/** The wish is heard once: a reload does not ask again. */
export function useRestartFlag(): void {
  useEffect(() => {
    if (hasRestartFlag()) history.replaceState(null, "");
  }, []);
}
