import { COUNTRIES } from "../data/countries.ts";

/**
 * The members and the observer states of the United Nations, but Afghanistan: its government and the United Nations fly
 * different flags. So Kosovo, which is neither, is not asked (docs/decisions/0043-places-on-maps.md).
 */
export const ASKED = COUNTRIES.filter(({ code }) => code !== "AF" && code !== "XK");
