import type { FastifyRateLimitStore } from "@fastify/rate-limit";

interface Window {
  readonly ends: number;
  current: number;
}
type Callback = (error: Error | null, result: { current: number; ttl: number }) => void;

const MAX_KEYS = 20_000;

/**
 * Counts the requests of a time window by key, in memory. The library's own store measures by the clock of the day: when
 * that steps back by an hour, whoever has reached a limit would be refused for an hour.
 */
export class RateLimitStore implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>();

  incr(key: string, callback: Callback, timeWindow: number): void {
    const now = performance.now();
    let window = this.#windows.get(key);
    if (!window || window.ends <= now) {
      // The one that began first is the first to end.
      this.#windows.delete(key);
      if (this.#windows.size >= MAX_KEYS) this.#windows.delete(this.#windows.keys().next().value!);
      window = { ends: now + timeWindow, current: 0 };
      this.#windows.set(key, window);
    }
    callback(null, { current: ++window.current, ttl: window.ends - now });
  }

  /** The same without counting. */
  read(key: string, callback: Callback): void {
    const window = this.#windows.get(key);
    const ttl = (window?.ends ?? 0) - performance.now();
    callback(null, ttl > 0 ? { current: window!.current, ttl } : { current: 0, ttl: 0 });
  }

  /** For a route with a limit of its own. */
  child(): RateLimitStore {
    return new RateLimitStore();
  }
}
