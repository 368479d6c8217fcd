import type {
  GroupDetail,
  GroupRow,
  MentorInfo,
  MentorPackage,
  Student,
} from "@karota/contract/mentorship/mentorship.ts";
import type { SchoolClassesReply } from "@karota/contract/mentorship/school-class.ts";
import { call } from "../../shared/api/api.ts";
import { toast } from "../../shared/components/notices.tsx";
import { isFreeSite } from "../../shared/session/costs.ts";
import { revalidate, useLoad } from "../../shared/api/use-load.ts";

export const useStudents = () =>
  useLoad(["mentorship/students"], () => call<{ students: Student[] }>("GET", "mentorship/students"));
export const useStudent = (id: string) =>
  useLoad(["mentorship/students", id], () => call<Student>("GET", `mentorship/students/${encodeURIComponent(id)}`));
export const useGroups = () =>
  useLoad(["mentorship/groups"], () => call<{ groups: GroupRow[] }>("GET", "mentorship/groups"));
export const useSchoolClasses = () =>
  useLoad(["mentorship/school-classes"], () => call<SchoolClassesReply>("GET", "mentorship/school-classes"));
export const useGroup = (id: string) =>
  useLoad(["mentorship/groups", id], () => call<GroupDetail>("GET", `mentorship/groups/${encodeURIComponent(id)}`));
export const useInfo = () => useLoad(["mentorship/info"], () => call<MentorInfo>("GET", "mentorship/info"));
export const usePackages = () =>
  useLoad(["mentorship/packages"], () => call<{ packages: MentorPackage[] }>("GET", "mentorship/packages"));

/** After a change everything of the mentor's on the screen is loaded anew. */
export const refresh = (): Promise<unknown> => revalidate("mentorship/");

/** Announces when an action has moved the mentor into another package. */
export function announcePackageChange(from: MentorPackage["name"] | undefined, to: MentorPackage["name"]): void {
  if (from !== undefined && from !== to && !isFreeSite())
    toast("students.moved", { values: { package: { id: `package.${to}` } } });
}
