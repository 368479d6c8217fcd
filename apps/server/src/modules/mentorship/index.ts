import { calendarOf } from "../../calendar.ts";
import type { Module } from "../../deps.ts";
import { onceUntil } from "../../jobs.ts";
import type { MembershipHooks, MentorshipDeps } from "./mentorship-deps.ts";
import { moveDown } from "./move-down.ts";
import { installRoutes } from "./routes.ts";

export { makeMentor } from "./become-mentor.ts";
export { admit } from "./join-group.ts";
export { accessibleIds } from "./colleague-store.ts";
export { getGroup, getGroupAsMentor, listMembers } from "./describe-group.ts";
export { addToLog, findHandOver } from "./group-log.ts";
export { getStudent } from "./describe-student.ts";
export { mentorshipPersonalData, mentorshipStoredData } from "./personal-data.ts";
export { lockGroup } from "./lock-group.ts";
export { getMentor, lockMentor, moveUp, type Mentor } from "./mentor.ts";
export type { MembershipHooks } from "./mentorship-deps.ts";
export type { Amounts, Package } from "./packages.ts";
export { packageFor } from "./rules.ts";
export { joinSchoolClasses, saveSchoolClasses } from "./school-classes.ts";
export { usageOf } from "./usage.ts";

/** Mentors, their packages, students and groups. */
export const mentorshipModule =
  (hooks: MembershipHooks): Module =>
  (api, deps) => {
    const own: MentorshipDeps = { ...deps, calendar: calendarOf(deps.config.timeZone), hooks };
    installRoutes(api, own);
    api.jobs.schedule(
      api,
      "packages",
      onceUntil(deps.clock, () => moveDown(own)),
    );
  };
