import type { MentorInfo } from "@karota/contract/mentorship/mentorship.ts";
import type { Actor } from "../../deps.ts";
import { getMentor } from "./mentor.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";
import { describePackage, packageOf } from "./packages.ts";
import { afterOneMore, lowerOf, weeksWithRoom } from "./rules.ts";
import { listChanges } from "./store.ts";
import { usageOf, usageOfWeeks, weeksUpTo } from "./usage.ts";

const CHANGES_SHOWN = 10;

/** The mentor's package, its limits, how much of them is used, and what comes next. */
export async function readInfo(
  { database: { db }, calendar, clock }: MentorshipDeps,
  actor: Actor,
): Promise<MentorInfo> {
  const now = clock.now();
  const mentor = await getMentor(db, actor, now);
  const weeks = weeksUpTo(calendar, now);
  const usage = await usageOf(db, mentor.id, weeks[0]!);
  const lower = lowerOf(mentor.package);
  const fitting = lower ? weeksWithRoom(lower, await usageOfWeeks(db, mentor.id, weeks)) : 0;
  const changes = await listChanges(db, mentor.id, CHANGES_SHOWN);
  return {
    package: describePackage(mentor.package),
    usage,
    oneMore: {
      group: afterOneMore(mentor.package, usage, "groups"),
      student: afterOneMore(mentor.package, usage, "students"),
      groupAssignment: afterOneMore(mentor.package, usage, "groupAssignmentsThisWeek"),
      studentAssignment: afterOneMore(mentor.package, usage, "studentAssignmentsThisWeek"),
    },
    down: lower && fitting > 0 ? { package: lower.name, weeks: fitting } : null,
    changes: changes.map((change) => ({
      from: packageOf(change.package_from).name,
      to: packageOf(change.package_to).name,
      at: calendar.iso(change.changed_at),
    })),
  };
}
