import type { PlayerSettings } from "@karota/contract/users/user.ts";
import type { Language } from "@karota/engine/message.ts";
import { call } from "../api/api.ts";
import { loadChunk } from "../api/load-chunk.ts";
import { isValid, readSession } from "./session.ts";
import { parseObject, storedValue } from "./stored-value.ts";

const stored = storedValue("karota:settings", (text): PlayerSettings => parseObject<PlayerSettings>(text));

/** The player's settings as this browser knows them; the same object until they change. */
export const readSettings = stored.read;

/** Puts scheme, text size and font on the document; index.html does the same with the first two before the first paint. */
export function showSettings(): void {
  const { scheme, text_size, font } = readSettings();
  const { dataset } = document.documentElement;
  if (scheme === "light" || scheme === "dark") dataset["scheme"] = scheme;
  else delete dataset["scheme"];
  if (text_size && text_size !== "normal") dataset["text"] = text_size;
  else delete dataset["text"];
  if (font === "opendyslexic") {
    dataset["font"] = font;
    // Until it is here, and without it, the text is in the site font.
    loadChunk(() => import("../open-dyslexic.css")).catch(() => undefined);
  } else delete dataset["font"];
}

/** Takes over the account's settings after a login. */
export function adoptSettings(next: PlayerSettings): void {
  stored.write(JSON.stringify(next));
  showSettings();
}

/**
 * Changes settings here and, when a person is signed in, in the account; an account out of reach retains its old ones.
 * @param sent what the account gets of it, where it is less: the account merges the switches of games
 */
export function savePlayerSettings(change: PlayerSettings, sent = change): void {
  const next = { ...readSettings(), ...change };
  adoptSettings(next);
  saveToAccount({ settings: sent });
}

/** The chosen language goes to the account too. */
export const saveLanguageOnServer = (language: Language): void => saveToAccount({ language });

function saveToAccount(body: { settings?: PlayerSettings; language?: Language }): void {
  if (isValid(readSession())) void call("PUT", "users/settings", { body }).catch(() => undefined);
}

/** Shows what is chosen, here or in another tab, on every screen. */
export function followSettings(): () => void {
  showSettings();
  return stored.subscribe(showSettings);
}

export const useSettings = stored.use;
