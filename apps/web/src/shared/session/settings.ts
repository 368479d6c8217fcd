import { useSyncExternalStore } from "react";
import type { PlayerSettings } from "@karota/contract/users/user.ts";
import type { Language } from "@karota/engine/message.ts";
import { call } from "../api/api.ts";
import { loadChunk } from "../api/load-chunk.ts";
import { isValid, readSession } from "./session.ts";

const KEY = "karota:settings";
const listeners = new Set<() => void>();
let seen: string | null = null;
let settings: PlayerSettings = {};

/** The player's settings in this browser; the same object until they change. */
export function readSettings(): PlayerSettings {
  const text = localStorage.getItem(KEY);
  if (text !== seen) {
    seen = text;
    try {
      settings = JSON.parse(text ?? "{}") as PlayerSettings;
    } catch {
      settings = {};
    }
  }
  return settings;
}

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
  localStorage.setItem(KEY, JSON.stringify(next));
  showSettings();
  for (const listener of listeners) listener();
}

/**
 * Changes settings here and, when a person is signed in, in the account; an account out of reach retains its old ones.
 */
export function savePlayerSettings(change: PlayerSettings): void {
  const next = { ...readSettings(), ...change };
  adoptSettings(next);
  saveToAccount({ settings: change });
}

/** Changes some of a game's own switches; the others stay. */
export function changeGameSettings(game: string, own: Readonly<Record<string, string>>): void {
  const { games = {} } = readSettings();
  savePlayerSettings({ games: { ...games, [game]: { ...games[game], ...own } } });
}

/** The chosen language goes to the account too. */
export const saveLanguageOnServer = (language: Language): void => saveToAccount({ language });

function saveToAccount(body: { settings?: PlayerSettings; language?: Language }): void {
  if (isValid(readSession())) void call("PUT", "users/settings", { body }).catch(() => undefined);
}

/** Shows what is chosen, here or in another tab, on every screen. */
export function followSettings(): () => void {
  showSettings();
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) showSettings();
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

export const useSettings = (): PlayerSettings =>
  useSyncExternalStore((listener) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === KEY || event.key === null) listener();
    };
    listeners.add(listener);
    addEventListener("storage", onStorage);
    return () => {
      listeners.delete(listener);
      removeEventListener("storage", onStorage);
    };
  }, readSettings);
