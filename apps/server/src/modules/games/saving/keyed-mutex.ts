/** Runs work with the same key one after the other, in the order of the calls. Different keys do not wait for each other. */
export interface KeyedMutex {
  runExclusive<T>(key: string, work: () => Promise<T>): Promise<T>;
}

export function keyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>();
  return {
    async runExclusive(key, work) {
      const before = last.get(key);
      // A failure of the work before belongs to its own caller.
      const mine = before ? before.then(work, work) : work();
      last.set(key, mine);
      try {
        return await mine;
      } finally {
        if (last.get(key) === mine) last.delete(key);
      }
    },
  };
}
