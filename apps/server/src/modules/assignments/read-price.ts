import type { AssignmentPrice } from "@karota/contract/assignments/assignment.ts";
import type { Actor } from "../../deps.ts";
import { carrotsOf } from "../credits/index.ts";
import { getMentor, packageFor, usageOf } from "../mentorship/index.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { presetsAt } from "./rules.ts";

/** What the next assignment costs, with the package it leads to, and what the presets mean now. */
export async function readPrice(deps: AssignmentsDeps, actor: Actor): Promise<AssignmentPrice> {
  const { database, calendar, clock } = deps;
  const now = clock.now();
  const mentor = await getMentor(deps, database.db, actor, now);
  const used = await usageOf(database.db, mentor.id, calendar.spanOf("weekly", now));
  const ofGroup = packageFor(mentor, { groupAssignmentsThisWeek: used.groupAssignmentsThisWeek + 1 });
  const ofStudent = packageFor(mentor, { studentAssignmentsThisWeek: used.studentAssignmentsThisWeek + 1 });
  const largest = mentor.packages.at(-1)!;
  return {
    group: carrotsOf((ofGroup ?? largest).groupPrice),
    student: carrotsOf((ofStudent ?? largest).studentPrice),
    groupPackage: ofGroup?.name ?? "beyond",
    studentPackage: ofStudent?.name ?? "beyond",
    presets: presetsAt(calendar, now).map(({ preset, start, end }) => ({
      preset,
      start: calendar.iso(start),
      end: calendar.iso(end),
    })),
  };
}
