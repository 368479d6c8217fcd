import { COUNTRIES } from "../data/countries.ts";

/** All countries but Afghanistan: its government and the United Nations fly different flags. */
export const ASKED = COUNTRIES.filter(({ code }) => code !== "AF");
