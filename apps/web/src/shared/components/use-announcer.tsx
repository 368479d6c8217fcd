import { useCallback, useState, type ReactNode } from "react";

/**
 * Announces texts to screen readers, from the returned region. Each text is an element of its own, so that one that is
 * repeated is announced again.
 */
export function useAnnouncer(): readonly [region: ReactNode, announce: (words: string) => void] {
  const [said, setSaid] = useState({ words: "", times: 0 });
  const announce = useCallback((words: string) => setSaid((before) => ({ words, times: before.times + 1 })), []);
  const region = (
    <p className="sr" role="status">
      <span key={said.times}>{said.words}</span>
    </p>
  );
  return [region, announce];
}
