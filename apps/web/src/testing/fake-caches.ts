/** Caches as the browser's, by address alone. */
export function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const address = (key: unknown) => (key instanceof Request ? new URL(key.url).pathname : String(key));
  const whole = (path: string) => ({ url: `https://karota.example${path}`, toString: () => path });
  const cacheOf = (files: Map<string, Response>) => ({
    match: async (key: unknown) => files.get(address(key))?.clone(),
    matchAll: async () => [...files.values()].map((response) => response.clone()),
    keys: async () => [...files.keys()].map(whole),
    delete: async (key: unknown) => files.delete(String(key)),
    put: async (key: unknown, response: Response) => void files.set(address(key), response),
  });
  const storage = {
    open: async (name: string) => {
      const files = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, files);
      return cacheOf(files);
    },
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (key: unknown, { cacheName }: MultiCacheQueryOptions = {}) => {
      for (const [name, files] of stored) {
        if (cacheName !== undefined && name !== cacheName) continue;
        const found = files.get(address(key));
        if (found) return found.clone();
      }
      return undefined;
    },
  };
  return { stored, storage: storage as unknown as CacheStorage };
}
