import { useLayoutEffect } from "react";

/** The space bar, arrows, and what the remote controls of projectors send. */
const STEPS: Readonly<Record<string, 1 | -1>> = { " ": 1, ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

/** Calls `go` when somebody pages on or back, once for each press. */
export function useRemoteKeys(go: (by: 1 | -1) => void): void {
  // Before what changed is painted, so that a quick press means what is shown.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = STEPS[event.key];
      if (by === undefined || event.repeat || (event.key === " " && event.target instanceof HTMLButtonElement)) return;
      event.preventDefault();
      go(by);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}
