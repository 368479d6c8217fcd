import { useEffect, useRef } from "react";

/** The board's Tab stop, else the first control. */
const FIRST = '[role="grid"] [tabindex="0"], [role="grid"][tabindex="0"]';
const ELSE = "button, input, a[href]";

/**
 * Returns the focus to the board after a restart, which mounts the board anew and would lose the focus.
 * @param resets the number of restarts
 */
export function useBoardFocus(resets: number) {
  const place = useRef<HTMLDivElement>(null);
  const focus = (): void => {
    const { current: stage } = place;
    const found = stage?.querySelector<HTMLElement>(FIRST) ?? stage?.querySelector<HTMLElement>(ELSE);
    found?.focus({ preventScroll: true });
  };
  const seen = useRef(resets);
  useEffect(() => {
    if (seen.current === resets) return;
    seen.current = resets;
    if (document.activeElement === null || document.activeElement === document.body) focus();
  }, [resets]);
  return { place, focus };
}
