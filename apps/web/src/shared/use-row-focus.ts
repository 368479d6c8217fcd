import { useLayoutEffect, useRef, type FocusEvent } from "react";
import { focusHeading } from "@karota/ui/focus-heading.ts";

const CONTROLS = "a, button, input, select";

/** Where the focus is: in what, in which row of it, and at which control of that. */
interface FocusPlace {
  readonly around: Element;
  readonly row: number;
  readonly control: number;
}

/**
 * Keeps the focus in a list whose rows (`li`) leave it with the button that was pressed: it goes to the same control of the
 * row that comes in its place, and to the page's heading where there is none. Returns the props of what is around the rows.
 */
export function useRowFocus() {
  const last = useRef<FocusPlace | null>(null);
  // What is removed loses the focus without an event.
  useLayoutEffect(() => {
    const { current: now } = last;
    if (!now || now.around.contains(document.activeElement)) return;
    last.current = null;
    if (document.activeElement !== document.body) return;
    const rows = now.around.isConnected ? [...now.around.querySelectorAll("li")] : [];
    const controls = rows[Math.min(now.row, rows.length - 1)]?.querySelectorAll<HTMLElement>(CONTROLS);
    const next = controls?.[now.control] ?? controls?.[0];
    if (next) next.focus();
    else focusHeading();
  });
  return {
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      const rows = [...currentTarget.querySelectorAll("li")];
      const row = rows.findIndex((one) => one.contains(target));
      const control = [...(rows[row]?.querySelectorAll(CONTROLS) ?? [])].indexOf(target);
      last.current = { around: currentTarget, row, control };
    },
    onBlur: () => {
      last.current = null;
    },
  };
}
