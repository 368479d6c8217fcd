import { FAR_KEYS } from "@karota/ui/cursor-keys.ts";

/** The keyboard help; the pages of the help read it too. */
export const KEYS = [
  { keys: "← ↑ → ↓", does: "memory.keys.arrows" },
  FAR_KEYS,
  { keys: "␣ / ↵", does: "memory.keys.turn" },
  { keys: "Esc", does: "memory.keys.goOn" },
] as const;

/** What the frame offers elsewhere and makes no sense here. */
export const WITHOUT = ["undo", "redo", "check"] as const;
