import { useParams } from "wouter";
import type { AssignmentRow } from "@karota/contract/assignments/assignment.ts";
import { FORMER } from "@karota/contract/assignments/collections.ts";
import type { GroupDetail, Student } from "@karota/contract/mentorship/mentorship.ts";
import { call } from "../../../shared/api/api.ts";
import { useSession } from "../../../shared/session/session.ts";
import { useLoad, type Loaded } from "../../../shared/api/use-load.ts";

/** For whom an assignment is. */
export interface Target {
  readonly of: "student" | "group";
  readonly id: string;
}

/** Students and groups have the same pages under different addresses. */
export function useTarget(): Target & { readonly assignmentId: string } {
  const { studentId, studentGroupId, assignmentId = "" } = useParams();
  return studentGroupId === undefined
    ? { of: "student", id: studentId ?? "", assignmentId }
    : { of: "group", id: studentGroupId, assignmentId };
}

/** For whom it is; a student's list also holds what the groups were set. */
export const targetOf = ({ group, student }: Pick<AssignmentRow, "group" | "student">): Target =>
  group ? { of: "group", id: group.id } : { of: "student", id: student?.id ?? "" };

/** The list of what was set students who have left, and groups that were removed. */
export const FORMER_PATH = `/myStudents/${FORMER}/archive`;

export const pathOf = ({ of, id }: Target): string => (of === "student" ? `/myStudents/${id}` : `/studentGroups/${id}`);
export const resultsPath = (target: Target, assignmentId: string): string =>
  `${pathOf(target)}/assignments/${assignmentId}`;

/** The students of the mentor who is signed in. */
export function useOwnStudents(): readonly Student[] | undefined {
  const who = useSession()?.userId ?? "";
  return useLoad(
    ["mentorship/students", who],
    async () => (await call<{ students: Student[] }>("GET", "mentorship/students")).students,
  ).data;
}

export interface TargetInfo {
  readonly name: string;
  readonly numStudents: number;
}

/** The name of the student or the group, and how many an assignment would reach. */
export function useTargetInfo({ of, id }: Target): Loaded<TargetInfo> {
  const who = useSession()?.userId ?? null;
  return useLoad(["assignments/target", who, of, id], async () => {
    if (of === "student") {
      const { name } = await call<Student>("GET", `mentorship/students/${id}`);
      return { name, numStudents: 1 };
    }
    const { name, numMembers } = await call<GroupDetail>("GET", `mentorship/groups/${id}`);
    return { name, numStudents: numMembers };
  });
}
