import { useBrowserValue } from "@karota/ui/hydration.ts";

/** Whether what is stored is there after the page is closed; see index.html. */
export const isStorageAllowed = (): boolean => localStorage instanceof Storage;

export interface StoredValue<Value> {
  /** The same object until it changes. */
  readonly read: () => Value;
  /** Stores a text, null for none; every screen of this tab is drawn anew. */
  readonly write: (text: string | null) => void;
  /** Draws whatever shows the value anew, for when its meaning has changed. */
  readonly notify: () => void;
  /** The value on a screen, also when another tab changes it; that of an empty browser while React takes over a page. */
  readonly use: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value that this browser stores as a text under one key; `parse` gets null where there is none, and never throws. */
export function storedValue<Value>(key: string, parse: (text: string | null) => Value): StoredValue<Value> {
  const first = parse(null);
  let last: { readonly text: string | null; readonly value: Value } = { text: null, value: first };
  const listeners = new Set<() => void>();
  const read = (): Value => {
    const text = localStorage.getItem(key);
    // Where there is none, the value is the one of the first picture.
    if (last.text !== text) last = { text, value: text === null ? first : parse(text) };
    return last.value;
  };
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const write = (text: string | null): void => {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    notify();
  };
  const subscribe = (listener: () => void): (() => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    listeners.add(listener);
    addEventListener("storage", onStorage);
    return () => {
      listeners.delete(listener);
      removeEventListener("storage", onStorage);
    };
  };
  return { read, write, notify, subscribe, use: () => useBrowserValue(subscribe, read, () => first) };
}

/** An object stored as JSON; what is not JSON counts as `{}`. */
export function parseObject<Value extends object>(text: string | null): Partial<Value> {
  try {
    return JSON.parse(text ?? "{}") as Partial<Value>;
  } catch {
    return {};
  }
}
