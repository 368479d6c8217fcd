import type { Module } from "../../deps.ts";
import { assignmentsDeps } from "./assignments-deps.ts";
import { postDigests } from "./post-digests.ts";
import { remindStudents } from "./remind-students.ts";
import { installMentorRoutes } from "./mentor-routes.ts";
import { installMyRoutes } from "./my-routes.ts";
import { installTypedRoutes } from "./typed-routes.ts";

export { joined, left, mentorLeft } from "./follow-members.ts";
export { drawBudget, type DrawFor } from "./draw-budget.ts";
export { loadQuizzes, openPlan, readPlan, refuseClosed, wirePlan, type Quizzes } from "./plan.ts";
export { describeTask, findTask, openTasks, serializeTasks } from "./stored-tasks.ts";
export { assignmentsPersonalData, assignmentsStoredData } from "./personal-data.ts";

/** Assignments: what mentors set and students answer. */
export const assignmentsModule: Module = async (api, deps) => {
  const own = await assignmentsDeps(deps, api.printer);
  installMentorRoutes(api, own);
  installTypedRoutes(api, own);
  installMyRoutes(api, own);
  api.jobs.schedule(api, "reminders", () => remindStudents(own));
  api.jobs.schedule(api, "digests", () => postDigests(own));
};
