import { vi } from "vitest";

/**
 * jsdom has no media queries. Returns a function that says which of them hold from now on; at first only that of reduced
 * motion does, because jsdom cannot draw either.
 */
export function stubMedia(): (holds: (query: string) => boolean) => void {
  let holds = (query: string): boolean => query.includes("prefers-reduced-motion");
  const listeners = new Set<() => void>();
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    get matches() {
      return holds(media);
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return (next) => {
    holds = next;
    for (const listener of listeners) listener();
  };
}
