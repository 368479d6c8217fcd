import type { RecentResult } from "@karota/contract/mentorship/mentorship.ts";
import { LOW_PERCENT } from "../../shared/format/share-band.ts";

/** One bad day says nothing: so many of the newest results are looked at, and so many are needed. */
const LOOKED_AT = 3;
const FEWEST = 2;

/** Whether the newest results are low on average; what was not answered at all says nothing about it. */
export function isStuck(results: readonly RecentResult[]): boolean {
  const shares = results.flatMap(({ percent }) => percent ?? []).slice(0, LOOKED_AT);
  return shares.length >= FEWEST && shares.reduce((sum, share) => sum + share, 0) / shares.length < LOW_PERCENT;
}
