import { useEffect, type RefObject } from "react";

/**
 * Closes what is open with Escape, which returns the focus to the first button of its place, and with a click or the
 * focus outside.
 */
export function useDismiss(open: boolean, place: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const outside = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      close();
      place.current?.querySelector("button")?.focus();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", onKey);
    };
  });
}
