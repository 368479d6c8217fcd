import type { Module } from "../../deps.ts";
import { assignmentsDeps } from "./assignments-deps.ts";
import { startSchedule } from "../games/index.ts";
import { postDigests } from "./post-digests.ts";
import { remindStudents } from "./remind-students.ts";
import { installMentorRoutes } from "./mentor-routes.ts";
import { installMyRoutes } from "./my-routes.ts";
import { installTypedRoutes } from "./typed-routes.ts";

export { joined, left, mentorLeft } from "./follow-members.ts";
export { assignmentsPersonalData, assignmentsStoredData } from "./personal-data.ts";

/** Assignments: what mentors set and students answer. */
export const assignmentsModule: Module = async (api, deps) => {
  const own = await assignmentsDeps(deps, api.printer);
  installMentorRoutes(api, own);
  installTypedRoutes(api, own);
  installMyRoutes(api, own);
  const stops: (() => void)[] = [];
  // Only a server that listens writes by itself; an injected test calls what it wants done.
  api.addHook("onListen", async () => {
    const onError = (error: unknown) => deps.log.error({ err: error }, "reminders or digests could not be written");
    for (const work of [remindStudents, postDigests]) stops.push(startSchedule(deps.clock, () => work(own), onError));
  });
  api.addHook("onClose", async () => stops.forEach((stop) => stop()));
};
