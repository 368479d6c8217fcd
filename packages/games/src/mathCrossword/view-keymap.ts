import { CROSSING_KEYS, TURN_KEY } from "../crossing-view/keys.ts";

/** The keyboard help; the pages of the help read it too. */
export const KEYS = [{ keys: "0–9", does: "mathCrossword.view.keys.digits" }, ...CROSSING_KEYS, TURN_KEY] as const;
