import type { Language } from "@karota/engine/message.ts";
import de from "./compiled/de.json" with { type: "json" };
import en from "./compiled/en.json" with { type: "json" };
import sl from "./compiled/sl.json" with { type: "json" };

/** Every text of every language, compiled, by its id. */
export const CATALOGUES: Record<Language, Readonly<Record<string, unknown>>> = { sl, en, de };
