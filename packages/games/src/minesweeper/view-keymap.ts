import { FAR_KEYS } from "@karota/ui/cursor-keys.ts";

/** The keyboard help; the pages of the help read it too. */
export const KEYS = [
  { keys: "← ↑ → ↓", does: "minesweeper.view.keys.arrows" },
  FAR_KEYS,
  { keys: "␣ / ↵", does: "minesweeper.view.keys.use" },
  { keys: "⇧ + ␣ / ↵", does: "minesweeper.view.keys.other" },
  { keys: "F", does: "minesweeper.view.keys.switch" },
] as const;
