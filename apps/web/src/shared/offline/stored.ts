/** Every key's last text with what it says: while a text is the same, so is the object, and nothing is parsed again. */
const parsed = new Map<string, { readonly text: string; readonly value: unknown }>();

/** Reads JSON from the browser's storage; null when there is none. The caller knows its shape. */
export function readJson(key: string): unknown {
  const text = localStorage.getItem(key);
  if (text === null) {
    parsed.delete(key);
    return null;
  }
  const known = parsed.get(key);
  if (known?.text === text) return known.value;
  let value: unknown = null;
  try {
    value = JSON.parse(text);
  } catch {
    // Not written by us: ignored.
  }
  parsed.set(key, { text, value });
  return value;
}

/** Throws the browser's error when the storage is full. The value must not be changed afterwards. */
export function writeJson(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  localStorage.setItem(key, text);
  parsed.set(key, { text, value });
}

/** Lists what follows the prefix in the keys that begin with it, unordered. */
export const listAfter = (prefix: string): string[] =>
  Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
