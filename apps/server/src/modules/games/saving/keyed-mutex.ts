/** Runs what has the same key one after the other, in the order of asking; different keys do not wait. */
export interface KeyedMutex {
  runExclusive<T>(key: string, work: () => Promise<T>): Promise<T>;
}

export function keyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>();
  return {
    async runExclusive(key, work) {
      const before = last.get(key);
      // A failure before is not ours: whoever asked has it.
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
