import { useCallback, useEffect, useRef, useState } from "react";

const CLOSE_DELAY_MS = 250;

export interface HoverIntent {
  readonly open: boolean;
  /** Shown on purpose, not only by the pointer that came. */
  readonly pinned: boolean;
  /** The pointer came. */
  readonly enter: () => void;
  /** The pointer left: hides 250 ms later, unless it comes back. */
  readonly leave: () => void;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Something that opens under the pointer and stays a moment when it leaves. */
export function useHoverIntent(): HoverIntent {
  const [shown, setShown] = useState<"hovered" | "pinned" | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);
  const enter = useCallback(() => {
    stop();
    setShown((before) => before ?? "hovered");
  }, [stop]);
  const show = useCallback(() => {
    stop();
    setShown("pinned");
  }, [stop]);
  const hide = useCallback(() => {
    stop();
    setShown(null);
  }, [stop]);
  const leave = useCallback(() => {
    stop();
    timer.current = setTimeout(() => setShown(null), CLOSE_DELAY_MS);
  }, [stop]);
  return { open: shown !== null, pinned: shown === "pinned", enter, leave, show, hide };
}
