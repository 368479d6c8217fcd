import { FAR_KEYS } from "@karota/ui/cursor-keys.ts";

/** The keyboard help; the pages of the help read it too. */
export const KEYS = [
  { keys: "← ↑ → ↓", does: "caesarCypher.keys.arrows" },
  FAR_KEYS,
  { keys: "A–Z", does: "caesarCypher.keys.letters" },
  { keys: "⌫ / Del", does: "caesarCypher.keys.clear" },
  { keys: "+ / −", does: "caesarCypher.keys.wheel" },
  { keys: "↵", does: "caesarCypher.keys.write" },
] as const;
