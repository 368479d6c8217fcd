import { FAR_KEYS } from "@karota/ui/cursor-keys.ts";

/** The keyboard help; the pages of the help read it too. */
export const KEYS = [
  { keys: "← ↑ → ↓", does: "sudoku.view.keys.arrows" },
  { keys: "Ctrl + ← ↑ → ↓", does: "sudoku.view.keys.every" },
  FAR_KEYS,
  { keys: "1–9", does: "sudoku.view.keys.digits" },
  { keys: "⇧ + 1–9", does: "sudoku.view.keys.corner" },
  { keys: "Ctrl / Alt + 1–9", does: "sudoku.view.keys.centre" },
  { keys: "⌫ / Del / 0", does: "sudoku.view.keys.clear" },
  { keys: "␣ / ↵", does: "sudoku.view.keys.pick" },
] as const;
