import { useCallback, useEffect, useState } from "react";
import type { Opened } from "../open-board.ts";
import { openShared } from "./open-shared.ts";

type Opening<Found> = { readonly opened: Found } | { readonly failure: unknown } | null;

/** What `open` resolves to; null while it is loaded. The second value opens it once more. */
export function useOpening<Found>(open: () => Promise<Found>): readonly [Opening<Found>, () => void] {
  const [loading, setLoading] = useState<Opening<Found>>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    setLoading(null);
    open().then(
      (opened) => left || setLoading({ opened }),
      (failure: unknown) => left || setLoading({ failure }),
    );
    return () => {
      left = true;
    };
  }, [open, attempt]);
  return [loading, () => setAttempt((before) => before + 1)];
}

/** The board of a link. */
export const useShared = (code: string): readonly [Opening<Opened>, () => void] =>
  useOpening(useCallback(() => openShared(code), [code]));
