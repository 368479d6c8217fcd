/** The keyboard help; the pages of the help read it too. The first one can be turned off. */
export const KEYS = [
  { keys: "1–4", does: "quizView.keys.choose" },
  { keys: "← ↑ → ↓", does: "quizView.keys.walk" },
] as const;

/** What the frame offers elsewhere and makes no sense here: an answer is final. */
export const WITHOUT = ["undo", "redo", "hint", "check"] as const;
