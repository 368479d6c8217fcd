import { useEffect, useState } from "react";
import type { Opened } from "../open-board.ts";
import { openShared } from "./open-shared.ts";

export type SharedLoading = { readonly opened: Opened } | { readonly failure: unknown } | null;

/** The board of a link; null while it is loaded. */
export function useShared(code: string): readonly [SharedLoading, () => void] {
  const [loading, setLoading] = useState<SharedLoading>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    setLoading(null);
    openShared(code).then(
      (opened) => left || setLoading({ opened }),
      (failure: unknown) => left || setLoading({ failure }),
    );
    return () => {
      left = true;
    };
  }, [code, attempt]);
  return [loading, () => setAttempt((before) => before + 1)];
}
