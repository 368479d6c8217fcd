import { useCallback, useLayoutEffect, useState } from "react";
import type { AnyGame } from "@karota/engine/game.ts";
import type { ShownHint } from "@karota/ui/game-view.ts";

/**
 * The opened hint; "none" when there is no hint. It closes as soon as the board changes.
 * @param drawn the board as it is drawn, which the words of the hint are about
 */
export function useHint(game: AnyGame, state: unknown, drawn: unknown, opened: () => void) {
  const [hint, setHint] = useState<ShownHint<unknown> | "none" | null>(null);
  // In a layout effect: later it would close the hint that the first key has opened.
  useLayoutEffect(() => setHint(null), [state]);
  // A device that is turned keeps its hint, in the words of what is now seen.
  useLayoutEffect(
    () =>
      setHint((shown) => {
        const found = shown === null || shown === "none" ? null : game.hint?.(drawn);
        return found && shown !== null && shown !== "none" ? { ...shown, hint: found } : shown;
      }),
    [game, drawn],
  );
  return {
    hint,
    open: useCallback(() => {
      const found = game.hint?.(drawn) ?? null;
      if (found) opened();
      setHint(found ? { hint: found, stage: 0 } : "none");
    }, [game, drawn, opened]),
    close: useCallback(() => setHint(null), []),
    step: useCallback(
      (by: 1 | -1) =>
        setHint((shown) => (shown === null || shown === "none" ? shown : { ...shown, stage: shown.stage + by })),
      [],
    ),
  };
}
