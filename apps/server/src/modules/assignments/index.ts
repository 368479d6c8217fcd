import type { Module } from "../../deps.ts";
import { assignmentsDeps } from "./assignments-deps.ts";
import { installRoutes } from "./routes.ts";

export { joined, left } from "./follow-members.ts";
export { assignmentsKeeper } from "./keep-person.ts";

/** Assignments: what mentors set and students answer. */
export const assignmentsModule: Module = async (api, deps) => {
  installRoutes(api, await assignmentsDeps(deps));
};
