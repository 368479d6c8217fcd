import { CROSSING_KEYS, PICK_KEY } from "../crossing-view/keys.ts";

/** The keyboard help; the pages of the help read it too. */
export const KEYS = [
  { keys: "1–9", does: "kakuro.view.keys.digits" },
  { keys: "⇧ + 1–9", does: "kakuro.view.keys.marks" },
  ...CROSSING_KEYS,
  PICK_KEY,
] as const;
