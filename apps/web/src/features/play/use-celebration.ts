import { useEffect, useRef } from "react";
import { loadChunk } from "../../shared/api/load-chunk.ts";
import { readSettings } from "../../shared/session/settings.ts";

const movesLittle = (): boolean => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;

/** Celebrates an end in play once, with falling leaves, unless the player has switched them off or wants no motion. */
export function useCelebration(isCelebrated: boolean): void {
  const celebrated = useRef(isCelebrated);
  useEffect(() => {
    if (!isCelebrated || celebrated.current) return;
    celebrated.current = true;
    if (readSettings().confetti === false || movesLittle()) return;
    loadChunk(() => import("./celebrate.ts")).then(
      ({ celebrate }) => celebrate(),
      // Without the animation the board is solved all the same.
      () => undefined,
    );
  }, [isCelebrated]);
}
