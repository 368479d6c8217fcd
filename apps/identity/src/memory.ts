import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";

interface StoredEntry {
  readonly model: string;
  readonly payload: AdapterPayload;
  readonly until: number;
}

const MAX_ENTRIES = 5000;

/**
 * The provider's state during a sign-in, in memory: it lives for minutes, and a sign-in that a restart interrupts is
 * simply begun again.
 */
export function memory(now: () => number = Date.now): AdapterFactory {
  const entries = new Map<string, StoredEntry>();
  const alive = (key: string): StoredEntry | undefined => {
    const found = entries.get(key);
    if (found && found.until <= now()) entries.delete(key);
    return found && found.until > now() ? found : undefined;
  };
  const deleteOld = () => {
    for (const key of entries.keys()) alive(key);
    // Insertion order: the oldest go first, should thousands of sign-ins be opened.
    for (const key of entries.keys()) {
      if (entries.size <= MAX_ENTRIES) break;
      entries.delete(key);
    }
  };

  return (model): Adapter => {
    const key = (id: string) => `${model}:${id}`;
    const search = (wanted: (payload: AdapterPayload) => boolean) => {
      for (const [id, entry] of entries)
        if (entry.model === model && wanted(entry.payload) && alive(id)) return entry.payload;
      return undefined;
    };
    return {
      async upsert(id, payload, expiresIn) {
        entries.set(key(id), { model, payload, until: expiresIn ? now() + expiresIn * 1000 : Infinity });
        if (entries.size > MAX_ENTRIES) deleteOld();
      },
      find: async (id) => alive(key(id))?.payload,
      findByUid: async (uid) => search((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => search((payload) => payload.userCode === userCode),
      async consume(id) {
        const found = alive(key(id));
        if (found)
          entries.set(key(id), { ...found, payload: { ...found.payload, consumed: Math.floor(now() / 1000) } });
      },
      async destroy(id) {
        entries.delete(key(id));
      },
      async revokeByGrantId(grantId) {
        for (const [id, entry] of entries) if (entry.payload.grantId === grantId) entries.delete(id);
      },
    };
  };
}
