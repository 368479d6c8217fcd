import { FAR_KEYS } from "@karota/ui/cursor-keys.ts";

/** The keyboard help; the pages of the help read it too. */
export const KEYS = [
  { keys: "← ↑ → ↓", does: "simpleMath.keys.arrows" },
  FAR_KEYS,
  { keys: "␣ / ↵", does: "simpleMath.keys.toggle" },
] as const;
