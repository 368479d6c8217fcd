import { FAR_KEYS } from "@karota/ui/cursor-keys.ts";

/** The keyboard help for so many colours; the pages of the help read it too. */
export const keysFor = (colours: number) =>
  [
    { keys: "← ↑ → ↓", does: "meme.keys.arrows" },
    FAR_KEYS,
    { keys: `1–${colours}`, does: "meme.keys.pegs" },
    { keys: "⌫ / Del", does: "meme.keys.clear" },
    { keys: "↵", does: "meme.keys.check" },
  ] as const;

/** With the most colours there are. */
export const KEYS = keysFor(8);
