import type { MentorPackage } from "@karota/contract/mentorship/mentorship.ts";

export type Limit = "maxStudents" | "maxGroups" | "maxStudentsPerGroup";

/**
 * The package that so many of something move a mentor to: null while they fit into the present one, "beyond" when even
 * the largest has no room. `packages` from the smallest.
 */
export function moveFor(
  packages: readonly MentorPackage[],
  present: MentorPackage["name"],
  limit: Limit,
  needed: number,
): MentorPackage | "beyond" | null {
  const fitting = packages
    .slice(packages.findIndex(({ name }) => name === present))
    .find((one) => one[limit] >= needed);
  if (!fitting) return "beyond";
  return fitting.name === present ? null : fitting;
}
