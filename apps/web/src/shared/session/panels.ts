import { useSyncExternalStore } from "react";

const KEY = "karota:panels";

/** The state of the panels in this browser; one without a state is open. */
export type PanelState = "folded" | "removed";
type Panels = Readonly<Record<string, PanelState>>;

let seen: string | null = null;
let panels: Panels = {};
const listeners = new Set<() => void>();

function readPanels(): Panels {
  const text = localStorage.getItem(KEY);
  if (text !== seen) {
    seen = text;
    try {
      panels = JSON.parse(text ?? "{}") as Panels;
    } catch {
      panels = {};
    }
  }
  return panels;
}

function write(next: Panels): void {
  localStorage.setItem(KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** Remembers how a panel is left; null: open. */
export function setPanel(name: string, state: PanelState | null): void {
  const { [name]: _, ...others } = readPanels();
  write(state === null ? others : { ...others, [name]: state });
}

/** Brings all removed panels back. */
export const restorePanels = (): void =>
  write(Object.fromEntries(Object.entries(readPanels()).filter(([, state]) => state !== "removed")));

/** The panels that are not as they were at first, also when another tab changes them. */
export const usePanels = (): Panels =>
  useSyncExternalStore((listener) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === KEY || event.key === null) listener();
    };
    listeners.add(listener);
    addEventListener("storage", onStorage);
    return () => {
      listeners.delete(listener);
      removeEventListener("storage", onStorage);
    };
  }, readPanels);
