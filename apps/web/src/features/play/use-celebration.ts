import { useEffect, useRef } from "react";
import { loadChunk } from "../../shared/api/load-chunk.ts";
import { readSettings } from "../../shared/session/settings.ts";

const movesLittle = (): boolean => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;

/** Celebrates once, with falling leaves, when the board becomes solved in play, unless the player has switched it off or wants no motion. */
export function useCelebration(solved: boolean): void {
  const celebrated = useRef(solved);
  useEffect(() => {
    if (!solved || celebrated.current) return;
    celebrated.current = true;
    if (readSettings().confetti === false || movesLittle()) return;
    loadChunk(() => import("./celebrate.ts")).then(
      ({ celebrate }) => celebrate(),
      // The board is solved without them too.
      () => undefined,
    );
  }, [solved]);
}
