import { useEffect, useRef } from "react";
import { readSettings } from "./session/settings.ts";

/** Just enough to be felt. */
const VIBRATION_MS = 8;

/**
 * Vibrates once for each right answer and for a solved board, for players who turned it on.
 * @param reached how many of them there are
 */
export function useVibration(reached: number): void {
  const before = useRef(reached);
  useEffect(() => {
    // Not every browser can.
    if (reached > before.current && readSettings().vibration) navigator.vibrate?.(VIBRATION_MS);
    before.current = reached;
  }, [reached]);
}
