import { FAR_KEYS } from "@karota/ui/cursor-keys.ts";

/** The keyboard help; the pages of the help read it too. */
export const KEYS = [
  { keys: "← ↑ → ↓", does: "wordSearch.view.keys.arrows" },
  FAR_KEYS,
  { keys: "␣ / ↵", does: "wordSearch.view.keys.mark" },
  { keys: "Esc", does: "wordSearch.view.keys.leave" },
] as const;

/** What the frame offers elsewhere and makes no sense here. */
export const WITHOUT = ["check"] as const;
