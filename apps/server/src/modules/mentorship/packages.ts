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

/** In the order of `Amounts`, and the price factor in hundredths. */
const ROWS: Record<PackageName, readonly [number, number, number, number, number, number]> = {
  starter: [1, 10, 10, 2, 10, 10],
  essential: [2, 30, 15, 5, 30, 9],
  pro: [5, 75, 20, 12, 75, 8],
  premium: [10, 150, 28, 30, 150, 7],
  enterprise: [25, 500, 32, 80, 500, 6],
  ultimate: [100, 2000, 40, 300, 2000, 5],
};

/** Every package, the smallest first. */
export const ALL_PACKAGES: readonly Package[] = PACKAGES.map((name) => {
  const [groups, students, largestGroup, groupAssignmentsThisWeek, studentAssignmentsThisWeek, factor] = ROWS[name];
  const limits = { groups, students, largestGroup, groupAssignmentsThisWeek, studentAssignmentsThisWeek };
  return { name, limits, groupPrice: largestGroup * factor, studentPrice: factor };
});

/** The package of a name that is known to be one. */
export function packageOf(name: string): Package {
  const found = ALL_PACKAGES.find((one) => one.name === name);
  if (!found) throw new Error(`There is no package ${name}.`);
  return found;
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
