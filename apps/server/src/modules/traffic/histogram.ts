/** The bounds of the buckets, in milliseconds; a last bucket takes what is longer. */
export const BOUNDS = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000] as const;

/** How many took so long, by bucket: longer than the bound before, and at most as long as its own. */
export type Times = number[];

export const noTimes = (): Times => Array.from({ length: BOUNDS.length + 1 }, () => 0);

/** The bucket of a time. */
export function bucketOf(ms: number): number {
  const found = BOUNDS.findIndex((bound) => ms <= bound);
  return found < 0 ? BOUNDS.length : found;
}

/** Adds to the first what the second counted. */
export function addTimes(sum: Times, more: readonly number[]): void {
  for (let i = 0; i < sum.length; i++) sum[i] = sum[i]! + (more[i] ?? 0);
}

/**
 * The time within which a part of all (0 to 1) was answered, in milliseconds; null when nothing was. Within a bucket
 * the times are assumed to be spread evenly; times beyond the last bound return that bound.
 */
export function quantile(times: readonly number[], part: number): number | null {
  const wanted = part * times.reduce((sum, count) => sum + count, 0);
  if (wanted === 0) return null;
  let before = 0;
  for (const [i, count] of times.entries()) {
    const upper = BOUNDS[i];
    if (upper === undefined) break;
    if (count > 0 && before + count >= wanted) {
      const lower = BOUNDS[i - 1] ?? 0;
      return Math.round(10 * (lower + ((upper - lower) * (wanted - before)) / count)) / 10;
    }
    before += count;
  }
  return BOUNDS.at(-1)!;
}
