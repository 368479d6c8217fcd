import type { MentorInfo } from "@karota/contract/mentorship/mentorship.ts";
import type { Actor } from "../../deps.ts";
import { getMentor } from "./mentor.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";
import { describePackage, packageNameOf } from "./packages.ts";
import { afterOneMore, lowerOf, weeksWithRoom } from "./rules.ts";
import { listChanges } from "./store.ts";
import { usageOf, usageOfWeeks, weeksUpTo } from "./usage.ts";

const CHANGES_SHOWN = 10;

/** The mentor's package, its limits, how much of them is used, and what comes next. */
export async function readInfo(deps: MentorshipDeps, actor: Actor): Promise<MentorInfo> {
  const {
    database: { db },
    calendar,
    clock,
  } = deps;
  const now = clock.now();
  const mentor = await getMentor(deps, db, actor, now);
  const weeks = weeksUpTo(calendar, now);
  const usage = await usageOf(db, mentor.id, weeks[0]!);
  const lower = lowerOf(mentor);
  const usages = await usageOfWeeks(db, [mentor.id], weeks);
  const fitting = lower ? weeksWithRoom(lower, usages.get(mentor.id)!) : 0;
  const changes = await listChanges(db, mentor.id, CHANGES_SHOWN);
  return {
    package: describePackage(mentor.package),
    usage,
    oneMore: {
      group: afterOneMore(mentor, usage, "groups"),
      student: afterOneMore(mentor, usage, "students"),
      groupAssignment: afterOneMore(mentor, usage, "groupAssignmentsThisWeek"),
      studentAssignment: afterOneMore(mentor, usage, "studentAssignmentsThisWeek"),
    },
    down: lower && fitting > 0 ? { package: lower.name, weeks: fitting } : null,
    changes: changes.map((change) => ({
      from: packageNameOf(change.package_from),
      to: packageNameOf(change.package_to),
      at: calendar.iso(change.changed_at),
    })),
  };
}
