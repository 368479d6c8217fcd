import type { Selectable } from "kysely";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { UsersTable } from "../../database/tables.ts";

type Person = Selectable<UsersTable>;

/** From which moments an account counts as unused. */
export interface Unused {
  /** The last sign-in was no later. */
  readonly loginBefore: number;
  readonly now: number;
}

/** People in the order of their ids, so that those who are passed over do not come again. */
const people = (queries: Queries, after: string, limit: number) =>
  queries
    .selectFrom("users")
    .selectAll()
    .where("erased_at", "is", null)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit);

/** People who are due for the warning that the account will be erased. */
export const listUnwarned = (
  queries: Queries,
  { loginBefore, after, limit }: { readonly loginBefore: number; readonly after: string; readonly limit: number },
): Promise<Person[]> =>
  people(queries, after, limit).where("warned_at", "is", null).where("last_login_at", "<=", loginBefore).execute();

/** Whose time is up. */
export const listExpired = (
  queries: Queries,
  { loginBefore, now, after, limit }: Unused & { readonly after: string; readonly limit: number },
): Promise<Person[]> =>
  people(queries, after, limit).where("kept_until", "<=", now).where("last_login_at", "<=", loginBefore).execute();

/** Whether a mentor has an assignment that is not over for everybody. */
export async function hasOpenAssignments(queries: Queries, mentorId: string, now: number): Promise<boolean> {
  const row = await queries
    .selectFrom("assignments")
    .select("id")
    .where("mentor_id", "=", mentorId)
    .where("cancelled_at", "is", null)
    .where((where) =>
      where.or([
        where("end_at", ">=", now),
        where("id", "in", where.selectFrom("assignment_students").select("assignment_id").where("own_end", ">=", now)),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a person as warned; false when they signed in, or were erased, at this very moment. */
export async function markWarned(
  queries: InTransaction,
  id: string,
  { loginBefore, now, erasableFrom }: Unused & { readonly erasableFrom: number },
): Promise<boolean> {
  const row = await queries
    .updateTable("users")
    .set({ warned_at: now, kept_until: erasableFrom })
    .where("id", "=", id)
    .where("erased_at", "is", null)
    .where("warned_at", "is", null)
    .where("last_login_at", "<=", loginBefore)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks a person's row against sign-ins until the transaction ends; false when their time is not up after all. */
export async function lockExpired(queries: InTransaction, id: string, { loginBefore, now }: Unused): Promise<boolean> {
  const row = await queries
    .updateTable("users")
    .set((set) => ({ warned_at: set.ref("warned_at") }))
    .where("id", "=", id)
    .where("erased_at", "is", null)
    .where("kept_until", "<=", now)
    .where("last_login_at", "<=", loginBefore)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a warning back. */
export async function unwarn(queries: Queries, id: string): Promise<void> {
  await queries.updateTable("users").set({ warned_at: null, kept_until: null }).where("id", "=", id).execute();
}

/** Takes back some warnings of those who are in time again because the settings give more; returns how many. */
export async function unwarnEarly(queries: Queries, loginBefore: number, limit: number): Promise<number> {
  const early = queries
    .selectFrom("users")
    .select("id")
    .where("warned_at", "is not", null)
    // Set together with it, and in an index of its own.
    .where("kept_until", "is not", null)
    .where("erased_at", "is", null)
    .where("last_login_at", ">", loginBefore)
    .limit(limit);
  const taken = await queries
    .updateTable("users")
    .set({ warned_at: null, kept_until: null })
    .where("id", "in", early)
    .executeTakeFirstOrThrow();
  return Number(taken.numUpdatedRows);
}

/** Deletes a batch of rows, small enough that no request waits long. Returns how many. */
type Drop = (queries: Queries, before: number, limit: number) => Promise<number>;

/** Sent mails and those that were given up, but for the warnings that still count. */
export const dropMails: Drop = async (queries, before, limit) => {
  const old = queries
    .selectFrom("mails")
    .select("id")
    .where((where) => where.or([where("sent_at", "<", before), where("given_up_at", "<", before)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("users")
            .select("users.id")
            .whereRef("users.id", "=", "mails.user_id")
            .where("warned_at", "is not", null),
        ),
      ),
    )
    .limit(limit);
  const rows = await queries.deleteFrom("mails").where("id", "in", old).returning("id").execute();
  return rows.length;
};

/** Messages of the contact form that were dealt with. */
export const dropMessages: Drop = async (queries, before, limit) => {
  const old = queries.selectFrom("contact_messages").select("id").where("done_at", "<", before).limit(limit);
  const rows = await queries.deleteFrom("contact_messages").where("id", "in", old).returning("id").execute();
  return rows.length;
};

export const dropJobReports: Drop = async (queries, before, limit) => {
  const old = queries.selectFrom("job_reports").select("process").where("reported_at", "<", before).limit(limit);
  const rows = await queries
    .deleteFrom("job_reports")
    .where("process", "in", old)
    .where("reported_at", "<", before)
    .returning("process")
    .execute();
  return rows.length;
};

export const dropTraffic: Drop = async (queries, before, limit) => {
  const old = queries.selectFrom("traffic").select("starts_at").where("starts_at", "<", before).limit(limit);
  const rows = await queries.deleteFrom("traffic").where("starts_at", "in", old).returning("starts_at").execute();
  return rows.length;
};
