import { COUNTRIES } from "../data/countries.ts";

/**
 * All countries but Afghanistan, whose government and the United Nations fly different flags, and Kosovo, which half of
 * the world does not recognise.
 */
export const ASKED = COUNTRIES.filter(({ code }) => code !== "AF" && code !== "XK");
