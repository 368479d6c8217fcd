import type { Settings } from "@karota/contract/admin/settings.ts";
import { PACKAGES, type MentorPackage, type PackageName } from "@karota/contract/mentorship/mentorship.ts";
import { carrotsOf } from "../credits/index.ts";

/** What is limited: the same names for how much there may be and how much there is. */
export interface Amounts {
  readonly groups: number;
  readonly students: number;
  /** Members of the largest group. */
  readonly largestGroup: number;
  readonly groupAssignmentsThisWeek: number;
  readonly studentAssignmentsThisWeek: number;
}
export type Limit = keyof Amounts;

export interface Package {
  readonly name: PackageName;
  readonly limits: Amounts;
  /** Prices of an assignment, in hundredths of a carrot; a student's is the price factor itself. */
  readonly groupPrice: number;
  readonly studentPrice: number;
}

/** Every package as the settings have it, the smallest first. */
export const packagesOf = ({ packages }: Settings): readonly Package[] =>
  packages.map((row) => {
    const factor = Math.round(row.priceFactor * 100);
    return {
      name: row.name,
      limits: {
        groups: row.maxGroups,
        students: row.maxStudents,
        largestGroup: row.maxStudentsPerGroup,
        groupAssignmentsThisWeek: row.maxGroupAssignmentsPerWeek,
        studentAssignmentsThisWeek: row.maxStudentAssignmentsPerWeek,
      },
      groupPrice: row.maxStudentsPerGroup * factor,
      studentPrice: factor,
    };
  });

/** The stored name of a package. */
export function packageNameOf(text: string): PackageName {
  const found = PACKAGES.find((name) => name === text);
  if (!found) throw new Error(`There is no package ${text}.`);
  return found;
}

/** The package of a valid name. */
export function packageOf(all: readonly Package[], text: string): Package {
  const name = packageNameOf(text);
  return all.find((one) => one.name === name)!;
}

export const describePackage = ({ name, limits, groupPrice, studentPrice }: Package): MentorPackage => ({
  name,
  maxGroups: limits.groups,
  maxStudents: limits.students,
  maxStudentsPerGroup: limits.largestGroup,
  maxGroupAssignmentsPerWeek: limits.groupAssignmentsThisWeek,
  maxStudentAssignmentsPerWeek: limits.studentAssignmentsThisWeek,
  priceFactor: carrotsOf(studentPrice),
  groupAssignmentPrice: carrotsOf(groupPrice),
  studentAssignmentPrice: carrotsOf(studentPrice),
});
