import type { Actor } from "../../../deps.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import { good, outcome } from "./classroom.ts";

const HOUR_MS = 60 * 60 * 1000;

/** What members of a group do and see in tests; `here` gives what stands before each test. */
export function memberCalls(here: () => { readonly it: TestApp }) {
  const iso = (time: number) => new Date(time).toISOString();
  const between = (start: number, end: number) => ({
    start: iso(here().it.clock.now() + start * HOUR_MS),
    end: iso(here().it.clock.now() + end * HOUR_MS),
  });
  const mine = async (student: Actor): Promise<readonly string[]> => {
    const { assignments } = await good<{ assignments: { assignment_id: string }[] }>(
      here().it,
      student,
      "GET",
      "assignments/myAssignments",
    );
    return assignments.map((one) => one.assignment_id).toSorted();
  };
  const get = (who: Actor, id: string) => outcome(here().it, who, "GET", `assignments/myAssignments/${id}`);

  return { iso, between, mine, get };
}
