import { useBrowserValue } from "@karota/ui/hydration.ts";

const QUERY = "(max-width: 767px)";

/** Whether the page is as narrow as a phone: there the clue list opens on demand. */
export const usePhone = (): boolean =>
  useBrowserValue(
    (changed) => {
      const list = globalThis.matchMedia?.(QUERY);
      list?.addEventListener("change", changed);
      return () => list?.removeEventListener("change", changed);
    },
    () => globalThis.matchMedia?.(QUERY).matches ?? false,
    () => false,
  );
