import type { Language } from "./message.ts";

/** The letters of each language, in its order and as capitals: each fills one cell. */
export const ALPHABETS: Readonly<Record<Language, readonly string[]>> = {
  sl: [..."ABCČDEFGHIJKLMNOPRSŠTUVZŽ"],
  en: [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"],
  de: [..."ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜẞ"],
};

/** Capitals with one letter for each of the text's: ß becomes ẞ, where JavaScript alone would write SS. */
export const upperOf = (text: string, language: Language): string =>
  text.normalize("NFC").replaceAll("ß", "ẞ").toLocaleUpperCase(language);
