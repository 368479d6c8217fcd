import { LANGUAGE_COOKIE } from "@karota/contract/language-cookie.ts";
import { readLanguage, type Language } from "@karota/engine/message.ts";

const KEY = "karota:language";

const read = (tag: string | null): Language | null => readLanguage(tag ?? "");

/** The language in the address; else the choice stored in this browser, the browser's, Slovenian. As the server does. */
export function firstLanguage(): Language {
  const asked = read(new URLSearchParams(location.search).get("language"));
  const spoken = navigator.languages.map(read).find((language) => language !== null);
  return asked ?? read(localStorage.getItem(KEY)) ?? spoken ?? "sl";
}

let current: Language = "sl";
export const currentLanguage = (): Language => current;

const followers = new Set<() => void>();
/** Calls the listener after every change of the page's language. */
export const onLanguageAdopted = (follow: () => void): void => void followers.add(follow);

/** Makes it the language of calls; on the server there is no more to do. */
export const setLanguage = (language: Language): void => {
  current = language;
};

/** Makes it the language of calls, of the document and of its manifest. */
export function adoptLanguage(language: Language): void {
  setLanguage(language);
  document.documentElement.lang = language;
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/manifest-${language}.webmanifest`);
  for (const follow of followers) follow();
}

/** A year, in seconds. */
const COOKIE_AGE_S = 31_536_000;

/** Stores the choice; as a cookie too, by which the server renders the next page in it. */
export function saveLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${COOKIE_AGE_S}; samesite=lax`;
}

/** Calls the listener with the language that another tab has chosen. Returns a function that stops it. */
export function onLanguageSaved(listener: (language: Language) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    const language = event.key === KEY ? read(event.newValue) : null;
    if (language) listener(language);
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
