import { useEffect, useRef } from "react";

/** What a keyboard reaches first: the board's one Tab stop, else the first control. */
const FIRST = '[role="grid"] [tabindex="0"], [role="grid"][tabindex="0"]';
const ELSE = "button, input, a[href]";

/**
 * Keeps the keyboard on the board: a board that was started again is drawn anew, and the focus would be lost with what
 * had it.
 * @param resets how often the board was started again
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
