import { useEffect, useRef } from "react";
import type { Verdict } from "@karota/engine/game.ts";

/** The new board may be there a moment after the old one is over, in milliseconds. */
const GRACE_MS = 1_500;

/** A board of the day that nobody has begun gives way to the new one by itself. */
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
