import { useCallback, useLayoutEffect, useState } from "react";
import type { AnyGame } from "@karota/engine/game.ts";
import type { ShownHint } from "@karota/ui/game-view.ts";

/** The opened hint; "none" when there is no hint. It closes as soon as the board changes. */
export function useHint(game: AnyGame, state: unknown, opened: () => void) {
  const [hint, setHint] = useState<ShownHint<unknown> | "none" | null>(null);
  // In a layout effect: later it would close the hint that the first key has opened.
  useLayoutEffect(() => setHint(null), [state]);
  return {
    hint,
    open: useCallback(() => {
      const found = game.hint?.(state) ?? null;
      if (found) opened();
      setHint(found ? { hint: found, stage: 0 } : "none");
    }, [game, state, opened]),
    close: useCallback(() => setHint(null), []),
    step: useCallback(
      (by: 1 | -1) =>
        setHint((shown) => (shown === null || shown === "none" ? shown : { ...shown, stage: shown.stage + by })),
      [],
    ),
  };
}
