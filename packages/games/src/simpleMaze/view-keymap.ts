/** The keyboard help; the pages of the help read it too. */
export const KEYS = [
  { keys: "← ↑ → ↓", does: "simpleMaze.view.keys.step" },
  { keys: "⇧ / Ctrl + ← ↑ → ↓", does: "simpleMaze.view.keys.run" },
  { keys: "⌫", does: "simpleMaze.view.keys.back" },
] as const;
