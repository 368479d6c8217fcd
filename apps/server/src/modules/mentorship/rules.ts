import type { PackageName } from "@karota/contract/mentorship/mentorship.ts";
import type { Amounts, Limit, Package } from "./packages.ts";

/** How many full weeks must have fitted the lower package before it comes. */
export const WEEKS_BEFORE_DOWN = 4;

const limitsOf = (needs: Partial<Amounts>) => Object.entries(needs) as readonly [Limit, number][];

/** A package among all of its time, the smallest first. */
export interface Placed {
  readonly package: Package;
  readonly packages: readonly Package[];
}

/** The present package, or the smallest larger one that has room for all of these; null when none has. */
export function packageFor({ package: present, packages }: Placed, needs: Partial<Amounts>): Package | null {
  const from = packages.indexOf(present);
  const fits = (one: Package) => limitsOf(needs).every(([limit, amount]) => amount <= one.limits[limit]);
  return packages.slice(from).find(fits) ?? null;
}

/** What one more would lead to: null when it fits into the present package. */
export function afterOneMore(placed: Placed, usage: Amounts, limit: Limit): PackageName | "beyond" | null {
  const next = packageFor(placed, { [limit]: usage[limit] + 1 });
  if (next === null) return "beyond";
  return next === placed.package ? null : next.name;
}

/** The package one step down; null below the smallest. */
export const lowerOf = ({ package: present, packages }: Placed): Package | null =>
  packages[packages.indexOf(present) - 1] ?? null;

/** At most four fifths of every limit, so that a step down is not followed by a step up. */
const hasRoom = (lower: Package, usage: Amounts): boolean =>
  limitsOf(usage).every(([limit, amount]) => amount * 5 <= lower.limits[limit] * 4);

/**
 * For how many full weeks in a row, up to now, the usage has had room in a lower package.
 * @param weeks the usage of the running week and of the full weeks before it, the latest first; the running one does not
 *   count, but it must fit too, or a step up of today would be taken back tonight
 */
export function weeksWithRoom(lower: Package, weeks: readonly Amounts[]): number {
  const first = weeks.findIndex((usage) => !hasRoom(lower, usage));
  return Math.max(0, (first === -1 ? weeks.length : first) - 1);
}

/** A group's name as it is compared: spelling that looks the same is the same. */
export const nameKeyOf = (name: string): string => name.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();
