import { FAR_KEYS } from "@karota/ui/cursor-keys.ts";

/** What is left out where there is no wheel. */
export const WHEEL_HELP = "caesarCypher.keys.wheel";

/** The keyboard help; the pages of the help read it too. */
export const KEYS = [
  { keys: "← ↑ → ↓", does: "caesarCypher.keys.arrows" },
  FAR_KEYS,
  { keys: "A–Z", does: "caesarCypher.keys.letters" },
  { keys: "⌫ / Del", does: "caesarCypher.keys.clear" },
  { keys: "+ / −", does: WHEEL_HELP },
  { keys: "↵", does: "caesarCypher.keys.write" },
] as const;
