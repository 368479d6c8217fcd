import { useSyncExternalStore } from "react";

/**
 * While React takes over what the server rendered, every screen shows what the server knew, which is neither this
 * browser's storage nor its width or clock. An update before its end would make React drop the rendered screen and wait
 * for its script; so all that is personal comes in one step, after it.
 */
let hydrating = false;
let isScreenHere = false;
/** Parts of the screen that React has not taken over yet, because their script is not here. */
let missingParts = 0;
const listeners = new Set<() => void>();

export const beginHydration = (): void => {
  hydrating = true;
  isScreenHere = false;
};

function endWhenComplete(): void {
  if (!hydrating || !isScreenHere || missingParts > 0) return;
  hydrating = false;
  for (const listener of listeners) listener();
}

/** The screen is taken over, or another one stands in its place: the hydration ends with its last part. */
export function endHydration(): void {
  isScreenHere = true;
  endWhenComplete();
}

/** The hydration waits for a part, until the returned function is called. */
export function holdHydration(): () => void {
  if (!hydrating) return () => undefined;
  let isHeld = true;
  missingParts++;
  return () => {
    if (isHeld) missingParts--;
    isHeld = false;
    endWhenComplete();
  };
}

/** Calls the listener once everything may be drawn. Returns a function that removes it. */
function onHydrated(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Acts once the page is hydrated, at once where it is. */
export function whenHydrated(act: () => void): void {
  if (!hydrating) return act();
  const stop = onHydrated(() => {
    stop();
    act();
  });
}

/** A value of this browser on a screen; on the server, and during the hydration, `first`. */
export const useBrowserValue = <Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  first: () => Value,
): Value =>
  useSyncExternalStore(
    (listener) => {
      const stops = [onHydrated(listener), subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => (hydrating ? first() : read()),
    first,
  );

const never = () => () => undefined;

/** Whether this browser's own records and clock may be shown; at once on a screen that was not rendered by the server. */
export const useHydrated = (): boolean =>
  useBrowserValue(
    never,
    () => true,
    () => false,
  );
