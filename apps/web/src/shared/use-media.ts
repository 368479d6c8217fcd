import { useBrowserValue } from "@karota/ui/hydration.ts";

/** Whether a media query holds now; false on the server, and while React takes over what it rendered. */
export const useMedia = (query: string): boolean =>
  useBrowserValue(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
