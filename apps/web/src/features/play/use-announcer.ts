import { useCallback, useRef, useState } from "react";

/** Words for screen readers; the same words twice are two messages. */
export function useAnnouncer() {
  const [said, setSaid] = useState("");
  const odd = useRef(false);
  const announce = useCallback((words: string) => {
    odd.current = !odd.current;
    setSaid(odd.current ? words : `${words}\u00a0`);
  }, []);
  return [said, announce] as const;
}
