import type { Selectable } from "kysely";
import type { Calendar } from "../../calendar.ts";
import type { UsersTable } from "../../database/tables.ts";
import type { Deps } from "../../deps.ts";
import type { JobRun } from "../../jobs.ts";
import type { PersonalData } from "../../personal-data.ts";
import { rolesOf } from "../users/index.ts";
import { hasOpenAssignments } from "./store.ts";

export interface RetentionDeps extends Pick<Deps, "config" | "database" | "clock" | "settings"> {
  readonly calendar: Calendar;
  readonly personalData: readonly PersonalData[];
  readonly fail: JobRun["fail"];
}

type Person = Selectable<UsersTable>;
const BATCH_SIZE = 500;

/** Whether an account may be erased at all: admins stay, and mentors while any student can answer their assignments. */
export async function mayGo({ config, database, clock }: RetentionDeps, person: Person): Promise<boolean> {
  if (rolesOf(config, person)?.includes("admin")) return false;
  return !(await hasOpenAssignments(database.db, person.id, clock.now()));
}

/**
 * Works through people in batches, each in its own transaction: one that fails is counted and logged, and does not stop
 * the rest.
 */
export async function forEachOf(
  { fail }: RetentionDeps,
  list: (after: string, limit: number) => Promise<readonly Person[]>,
  work: (person: Person) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  let after = "";
  for (;;) {
    const people = await list(after, BATCH_SIZE);
    for (const person of people)
      try {
        if (await work(person)) done++;
      } catch (error) {
        fail(error);
      }
    if (people.length < BATCH_SIZE) return done;
    after = people.at(-1)!.id;
  }
}
