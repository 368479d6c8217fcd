import { FAR_KEYS } from "@karota/ui/cursor-keys.ts";

/** The keyboard help; the pages of the help read it too. */
export const KEYS = [
  { keys: "← ↑ → ↓", does: "newGame.keys.arrows" },
  FAR_KEYS,
  { keys: "1–9", does: "newGame.keys.digits" },
  { keys: "⌫", does: "newGame.keys.erase" },
] as const;
