import { useEffect, useRef } from "react";

/** The board's Tab stop, else the first control. */
const FIRST = '[role="grid"] [tabindex="0"], [role="grid"][tabindex="0"]';
const ELSE = "button, input, a[href]";

/**
 * Returns the focus to the board where it would be lost: after a restart, which mounts the board anew, and when the panel
 * of the hint closes while it has the focus.
 * @param resets the number of restarts
 */
export function useBoardFocus(resets: number, isHinting: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const focus = (): void => {
    const { current: stage } = place;
    const found = stage?.querySelector<HTMLElement>(FIRST) ?? stage?.querySelector<HTMLElement>(ELSE);
    found?.focus({ preventScroll: true });
  };
  const seen = useRef({ resets, isHinting });
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && (seen.current.resets !== resets || (seen.current.isHinting && !isHinting))) focus();
    seen.current = { resets, isHinting };
  }, [resets, isHinting]);
  return { place, focus };
}
