import { useLayoutEffect } from "react";

const KEYS = ["1", "2", "3", "4"];

/** A text field's key, or an open dialog's. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, dialog, [contenteditable]") !== null;

/**
 * The keys 1 to 4 choose while a task is open, unless they are turned off (null); Enter confirms where it does not
 * activate something else.
 */
export function useAnswerKeys(
  open: boolean,
  choose: ((index: number) => void) | null,
  confirm: (() => void) | null,
): void {
  // Before the new task is painted, so that no quick key is lost.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event.target)) return;
      const index = KEYS.indexOf(event.key);
      if (index >= 0 && choose) {
        event.preventDefault();
        choose(index);
      } else if (event.key === "Enter" && confirm && !(event.target as Element).closest("button, a, summary")) {
        event.preventDefault();
        confirm();
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [open, choose, confirm]);
}
