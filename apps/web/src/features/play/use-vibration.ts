import { useEffect, useRef } from "react";
import type { Verdict } from "@karota/engine/game.ts";
import type { Score } from "@karota/engine/quiz/score.ts";
import { readSettings } from "../../shared/session/settings.ts";

/** Just enough to be felt. */
const VIBRATION_MS = 8;

/** Vibrates once for each right answer and for a solved board, for players who turned it on. */
export function useVibration({ status }: Verdict, score: Score | null): void {
  const reached = (score?.right ?? 0) + (status === "solved" ? 1 : 0);
  const before = useRef(reached);
  useEffect(() => {
    // Not every browser can.
    if (reached > before.current && readSettings().vibration) navigator.vibrate?.(VIBRATION_MS);
    before.current = reached;
  }, [reached]);
}
