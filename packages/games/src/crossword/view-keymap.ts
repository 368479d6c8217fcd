import { CROSSING_KEYS, TURN_KEY } from "../crossing-view/keys.ts";

/** The keyboard help; the pages of the help read it too. */
export const KEYS = [{ keys: "A–Z", does: "crossword.view.keys.letters" }, ...CROSSING_KEYS, TURN_KEY] as const;
