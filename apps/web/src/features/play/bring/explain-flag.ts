import { useEffect } from "react";

/** The state of a navigation to a board whose first hint is to be open. */
export const EXPLAIN_FLAG = { explain: true } as const;

export const hasExplainFlag = (): boolean => (history.state as { explain?: unknown } | null)?.explain === true;

/** Clears the flag, so that a reload opens the board without a hint. */
export function useExplainFlag(): void {
  useEffect(() => {
    if (hasExplainFlag()) history.replaceState(null, "");
  }, []);
}
