import { useEffect, useRef } from "react";
import type { Verdict } from "@karota/engine/game.ts";

/** The new board is available at most this long after the end of the old one, in milliseconds. */
const GRACE_MS = 1_500;

/** Replaces a daily board that was not begun by the new one when its day is over. */
export function useMoveOn(may: boolean, { progress }: Verdict, reload: () => void): void {
  const latest = useRef(reload);
  latest.current = reload;
  const moves = may && progress.done === 0;
  useEffect(() => {
    if (!moves) return undefined;
    const timer = setTimeout(() => latest.current(), GRACE_MS);
    return () => clearTimeout(timer);
  }, [moves]);
}
