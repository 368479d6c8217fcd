/**
 * The keyboard help; the pages of the help read it too. The first one can be turned off, and does not reach the page
 * where a screen reader has digits of its own.
 */
export const KEYS = [
  { keys: "1–4", does: "quizView.keys.choose" },
  { keys: "← ↑ → ↓", does: "quizView.keys.walk" },
  { keys: "Tab Enter", does: "quizView.keys.press" },
] as const;

/** What the frame offers elsewhere and makes no sense here: an answer is final. */
export const WITHOUT = ["undo", "redo", "hint", "check"] as const;
