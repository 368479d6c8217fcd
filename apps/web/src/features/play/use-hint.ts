import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { AnyGame } from "@karota/engine/game.ts";
import type { ShownHint } from "@karota/ui/game-view.ts";

/**
 * The opened hint; "none" when there is no hint. It closes as soon as the board changes, but where somebody goes from hint
 * to hint.
 * @param drawn the board as it is drawn, which the words of the hint are about
 * @param isExplained the board begins with its hint open
 */
export function useHint(game: AnyGame, state: unknown, drawn: unknown, opened: () => void, isExplained: boolean) {
  const [hint, setHint] = useState<ShownHint<unknown> | "none" | null>(null);
  const goesOn = useRef(isExplained);
  const open = useCallback(() => {
    const found = game.hint?.(drawn) ?? null;
    if (found) opened();
    setHint(found ? { hint: found, stage: 0 } : "none");
  }, [game, drawn, opened]);
  const openNow = useRef(open);
  openNow.current = open;
  // In a layout effect: later it would close the hint that the first key has opened.
  useLayoutEffect(() => {
    const isNext = goesOn.current && game.check(state).status === "playing";
    goesOn.current = false;
    if (isNext) openNow.current();
    else setHint(null);
  }, [game, state]);
  // A device that is turned keeps its hint, in the words of what is now seen.
  const wasTurned = useRef(drawn !== state);
  useLayoutEffect(() => {
    const isTurned = drawn !== state;
    if (isTurned === wasTurned.current) return;
    wasTurned.current = isTurned;
    setHint((shown) => {
      const found = shown === null || shown === "none" ? null : game.hint?.(drawn);
      return found && shown !== null && shown !== "none" ? { ...shown, hint: found } : shown;
    });
  }, [game, state, drawn]);
  return {
    hint,
    open,
    /** The next change of the board opens its hint. */
    goOn: useCallback(() => {
      goesOn.current = true;
    }, []),
    close: useCallback(() => setHint(null), []),
    step: useCallback(
      (by: 1 | -1) =>
        setHint((shown) => (shown === null || shown === "none" ? shown : { ...shown, stage: shown.stage + by })),
      [],
    ),
  };
}
