import type { Language } from "@karota/engine/message.ts";

/** The commonest letters of each language, the commonest first. */
export const COMMON: Readonly<Record<Language, string>> = { sl: "EAION", en: "ETAOIN", de: "ENISRA" };

/** Words of one to three letters that one meets all the time. */
export const SHORT_WORDS: Readonly<Record<Language, readonly string[]>> = {
  sl: [
    "V",
    "S",
    "Z",
    "K",
    "H",
    "A",
    "JE",
    "IN",
    "NA",
    "SE",
    "NE",
    "DA",
    "ZA",
    "PO",
    "SO",
    "SI",
    "NI",
    "KO",
    "TO",
    "DO",
  ],
  en: ["A", "I", "THE", "IS", "IT", "TO", "OF", "IN", "AT", "ON", "WE", "BE", "BY", "HE", "MY", "NO", "SO", "UP", "DO"],
  de: ["IN", "IM", "ES", "ER", "ZU", "AM", "AN", "DU", "SO", "WO", "UM", "IST", "DER", "DIE", "DAS", "EIN", "UND"],
};
