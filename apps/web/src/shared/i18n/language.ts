import { readLanguage, type Language } from "@karota/engine/message.ts";

const KEY = "karota:language";

const read = (tag: string | null): Language | null => readLanguage(tag ?? "");

/** The choice stored in this browser; else the language in the address, the browser's, Slovenian. */
export function firstLanguage(): Language {
  const asked = read(new URLSearchParams(location.search).get("language"));
  const spoken = navigator.languages.map(read).find((language) => language !== null);
  return read(localStorage.getItem(KEY)) ?? asked ?? spoken ?? "sl";
}

let current: Language = "sl";
export const currentLanguage = (): Language => current;

const followers = new Set<() => void>();
/** Calls the listener after every change of the page's language. */
export const onLanguageAdopted = (follow: () => void): void => void followers.add(follow);

/** Makes it the language of calls, of the document and of its manifest. */
export function adoptLanguage(language: Language): void {
  current = language;
  document.documentElement.lang = language;
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/manifest-${language}.webmanifest`);
  for (const follow of followers) follow();
}

export const saveLanguage = (language: Language): void => localStorage.setItem(KEY, language);

/** Calls the listener with the language that another tab has chosen. Returns a function that stops it. */
export function onLanguageSaved(listener: (language: Language) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    const language = event.key === KEY ? read(event.newValue) : null;
    if (language) listener(language);
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
