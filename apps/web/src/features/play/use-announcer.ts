import { useCallback, useRef, useState } from "react";

/** Announces messages to screen readers; a repeated one is announced again. */
export function useAnnouncer() {
  const [said, setSaid] = useState("");
  const odd = useRef(false);
  const announce = useCallback((words: string) => {
    odd.current = !odd.current;
    setSaid(odd.current ? words : `${words}\u00a0`);
  }, []);
  return [said, announce] as const;
}
