import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { StartError } from "../start-error.ts";
import { first } from "../migrations/0001-first.ts";
import { learning } from "../migrations/0002-learning.ts";
import { mentorship } from "../migrations/0003-mentorship.ts";
import { payments } from "../migrations/0004-payments.ts";
import { statistics } from "../migrations/0005-statistics.ts";
import { learnedAnswers } from "../migrations/0006-learned-answers.ts";
import { mails } from "../migrations/0007-mails.ts";
import { administration } from "../migrations/0008-house.ts";
import { sessions } from "../migrations/0009-sessions.ts";
import { mentoring } from "../migrations/0010-mentoring.ts";
import { completed } from "../migrations/0011-completed.ts";
import { garden } from "../migrations/0012-garden.ts";
import { freeSites } from "../migrations/0013-free-sites.ts";
import { joinLinks } from "../migrations/0014-join-links.ts";
import { classCards } from "../migrations/0015-class-cards.ts";
import { colleagues } from "../migrations/0016-colleagues.ts";
import { practice } from "../migrations/0017-practice.ts";
import { typedAnswers } from "../migrations/0018-typed-answers.ts";
import { wrongTries } from "../migrations/0019-wrong-tries.ts";
import { lessons } from "../migrations/0020-lessons.ts";
import { saml } from "../migrations/0021-saml.ts";
import { schoolSessions } from "../migrations/0022-school-sessions.ts";
import { trimmed } from "../migrations/0023-trimmed.ts";
import { lookups } from "../migrations/0024-lookups.ts";
import { schoolClaims } from "../migrations/0025-school-claims.ts";
import { sharedBoards } from "../migrations/0026-shared-boards.ts";
import { races } from "../migrations/0027-races.ts";
import { dailyCounts } from "../migrations/0028-daily-counts.ts";
import { settledInRaces } from "../migrations/0029-settled-in-races.ts";
import { seenAnswers } from "../migrations/0030-seen-answers.ts";
import { jobReports } from "../migrations/0031-job-reports.ts";
import type { Migration } from "../migrations/migration.ts";
import { buildIndexes } from "./build-indexes.ts";
import type { Database, InTransaction } from "./database.ts";

/** Every step of the schema, in order. */
export const MIGRATIONS: readonly Migration[] = [
  first,
  learning,
  mentorship,
  payments,
  statistics,
  learnedAnswers,
  mails,
  administration,
  sessions,
  mentoring,
  completed,
  garden,
  freeSites,
  joinLinks,
  classCards,
  colleagues,
  practice,
  typedAnswers,
  wrongTries,
  lessons,
  saml,
  schoolSessions,
  trimmed,
  lookups,
  schoolClaims,
  sharedBoards,
  races,
  dailyCounts,
  settledInRaces,
  seenAnswers,
  jobReports,
];

/** Any number that no other program on the same PostgreSQL database takes. */
const LOCK = 5_412_019_001;

/** How long a statement may wait for a table that others use, in milliseconds: whoever saves meanwhile waits behind it. */
const LOCK_TIMEOUT_MS = 200;
/**
 * Every fifth time it may wait so long: PostgreSQL ends an autovacuum that is in the way, which may take hours, but only once
 * somebody has waited for `deadlock_timeout`, a second.
 */
const LONG_LOCK_TIMEOUT_MS = 1_500;
const LONG_EVERY = 5;
/** Until the next try, in milliseconds: twice as long each time. */
const MIN_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 10_000;

const run = (queries: InTransaction, statement: string) => sql.raw(statement).execute(queries);

const isLockTimeout = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === "55P03";

/**
 * Brings the schema up to date in one transaction: a kill in the middle, or a failed `check`, leaves the old one. Indexes of
 * a PostgreSQL database that is in use are built afterwards.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
  check?: (queries: InTransaction) => Promise<void>,
): Promise<void> {
  const tryOnce = (lockTimeoutMs: number) =>
    database.transaction((queries) => runSteps(database.kind, queries, migrations, lockTimeoutMs, check));
  // Ends when nobody holds the tables for so long any more, such as a backup.
  for (let attempt = 1; ; attempt++)
    try {
      await tryOnce(attempt % LONG_EVERY === 0 ? LONG_LOCK_TIMEOUT_MS : LOCK_TIMEOUT_MS);
      break;
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      await pause(Math.min(MAX_PAUSE_MS, MIN_PAUSE_MS * 2 ** (attempt - 1)));
    }
  if (database.kind === "postgres") await buildIndexes(database, migrations);
}

async function runSteps(
  kind: Database["kind"],
  queries: InTransaction,
  migrations: readonly Migration[],
  lockTimeoutMs: number,
  check?: (queries: InTransaction) => Promise<void>,
): Promise<void> {
  if (kind === "postgres") {
    // After the lock of migrations: a wait for another process that migrates holds nobody up and needs no limit.
    await run(queries, `select pg_advisory_xact_lock(${LOCK})`);
    await run(queries, `set local lock_timeout = ${lockTimeoutMs}`);
  }
  await run(queries, "create table if not exists migrations (name text primary key)");
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(queries);
  const done = new Set(rows.map((row) => row.name));
  const known = new Set(migrations.map((migration) => migration.name));
  const strange = [...done].find((name) => !known.has(name));
  if (strange !== undefined)
    throw new StartError(`The database was made by a newer Karota (step ${strange} is unknown here): update this one.`);
  const isInUse = kind === "postgres" && done.size > 0;
  for (const { name, statements, indexes = {}, replaced = [] } of migrations) {
    if (done.has(name)) continue;
    for (const statement of statements(kind)) await run(queries, statement);
    if (!isInUse) {
      for (const [index, on] of Object.entries(indexes)) await run(queries, `create index ${index} on ${on}`);
      for (const index of replaced) await run(queries, `drop index ${index}`);
    }
    await sql`insert into migrations (name) values (${name})`.execute(queries);
  }
  await check?.(queries);
}
