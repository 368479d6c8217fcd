/** What the keys of every crossing do; a game puts its writing in front. */
export const CROSSING_KEYS = [
  { keys: "← ↑ → ↓", does: "crossing.keys.arrows" },
  { keys: "Ctrl + ← ↑ → ↓", does: "crossing.keys.every" },
  { keys: "⇞ / ⇟", does: "crossing.keys.run" },
  { keys: "Home / End", does: "crossing.keys.ends" },
  { keys: "⌫ / Del", does: "crossing.keys.clear" },
] as const;
export const PICK_KEY = { keys: "␣ / ↵", does: "crossing.keys.pick" } as const;
export const TURN_KEY = { keys: "␣ / ↵", does: "crossing.keys.turn" } as const;
