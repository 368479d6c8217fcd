/**
 * A browser on its first visit, as far as the page reads one while it is drawn: an empty storage, an address, no events.
 * Imported before the page. It is for the thread that renders alone, whose globals nobody else sees.
 */
class EmptyStorage implements Storage {
  readonly #values = new Map<string, string>();
  get length() {
    return this.#values.size;
  }
  clear = () => this.#values.clear();
  getItem = (key: string) => this.#values.get(key) ?? null;
  key = (place: number) => [...this.#values.keys()][place] ?? null;
  removeItem = (key: string) => void this.#values.delete(key);
  setItem = (key: string, value: string) => void this.#values.set(key, value);
}

/** What the page stores while it is drawn; emptied before each page. */
export const storage = new EmptyStorage();

const nothing = () => undefined;
const browser = {
  localStorage: storage,
  sessionStorage: new EmptyStorage(),
  location: new URL("http://localhost/home"),
  history: { state: null },
  addEventListener: nothing,
  removeEventListener: nothing,
};
for (const [name, value] of Object.entries(browser))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
