import type { MyAssignment } from "@karota/contract/assignments/my-assignment.ts";

export interface Lists {
  readonly inProgress: readonly MyAssignment[];
  readonly upcoming: readonly MyAssignment[];
  /** Over, cancelled, with every task answered, or no longer one's own to answer: the latest first. */
  readonly completed: readonly MyAssignment[];
}

/** The assignments by status at a moment: the first to end, the first to start, the last to have ended. */
export function sortOut(all: readonly MyAssignment[], now: number): Lists {
  const time = (iso: string) => Date.parse(iso);
  const isUpcoming = (one: MyAssignment) => one.status !== "cancelled" && now < time(one.startDate);
  const isDone = (one: MyAssignment) =>
    one.completed ||
    one.status === "cancelled" ||
    one.status === "completed" ||
    (one.status === "inProgress" && !one.mayAnswer) ||
    now > time(one.endDate);
  return {
    inProgress: all
      .filter((one) => !isUpcoming(one) && !isDone(one))
      .toSorted((a, b) => time(a.endDate) - time(b.endDate)),
    upcoming: all.filter(isUpcoming).toSorted((a, b) => time(a.startDate) - time(b.startDate)),
    completed: all
      .filter((one) => !isUpcoming(one) && isDone(one))
      .toSorted((a, b) => time(b.endDate) - time(a.endDate)),
  };
}
