import { Suspense, useEffect, useRef, type SuspenseProps } from "react";
import { holdHydration } from "./hydration.ts";

/** In a boundary: its inside is taken over. */
function Arrived({ arrive }: { arrive: () => void }) {
  // At the first time only: afterwards there is nothing that waits for it.
  const first = useRef(arrive);
  useEffect(() => first.current(), []);
  return null;
}

/** Suspense inside a screen that the server renders: the hydration ends when its inside is taken over, too. */
export function HydrationBoundary({ fallback, children }: SuspenseProps) {
  const isHere = useRef(false);
  const release = useRef(() => undefined as void);
  useEffect(() => {
    if (isHere.current) return undefined;
    release.current = holdHydration();
    return release.current;
  }, []);
  const arrive = () => {
    isHere.current = true;
    release.current();
  };
  return (
    <Suspense fallback={fallback}>
      {children}
      <Arrived arrive={arrive} />
    </Suspense>
  );
}
