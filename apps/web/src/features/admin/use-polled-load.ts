import { useEffect, useState } from "react";

/** How often a page that is seen asks anew, in milliseconds. */
const POLL_INTERVAL_MS = 30_000;

/** Asks again and again while the page is seen, until it is paused. */
export function usePolledLoad(reload: () => Promise<unknown>) {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let left = false;
    const tick = async () => {
      // What fails now may come with the next try.
      if (document.visibilityState === "visible") await reload().catch(() => undefined);
      if (!left) timer = setTimeout(() => void tick(), POLL_INTERVAL_MS);
    };
    timer = setTimeout(() => void tick(), POLL_INTERVAL_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [paused, reload]);
  return { paused, setPaused };
}
