import type { StatusReply } from "@karota/contract/admin/status.ts";
import packageJson from "../../../package.json" with { type: "json" };
import type { Config } from "../../config.ts";
import type { Database } from "../../database/database.ts";
import { readOutbox } from "../mail/index.ts";
import { readJobs, readTraffic } from "../traffic/index.ts";
import type { AdminDeps } from "./admin-deps.ts";
import { ask, countActiveMentors, countSignedIn, readBytes, readLastMigration, readVersion } from "./store.ts";

/** Days. */
const DAY = 1;
const WEEK = 7;
const MONTH = 30;

async function describeDatabase(database: Database): Promise<StatusReply["database"]> {
  const began = performance.now();
  await ask(database.db);
  const roundTrip = performance.now() - began;
  return {
    kind: database.kind,
    version: await readVersion(database),
    bytes: await readBytes(database),
    round_trip_ms: Math.round(roundTrip * 100) / 100,
    migration: await readLastMigration(database.db),
  };
}

const mailServer = ({ smtpUrl }: Config): string | null => (smtpUrl === null ? null : new URL(smtpUrl).host);

/** How the site is doing now, and how the last day was. */
export async function readStatus(admin: AdminDeps): Promise<StatusReply> {
  const { config, database, clock, calendar, log, boards, jobs, keys, metadata, payments } = admin;
  const { db } = database;
  const now = clock.now();
  const isoOrNull = (ms: number | null): string | null => (ms === null ? null : calendar.iso(ms));
  const ago = (days: number): number => calendar.daysAfter(now, -days);
  // What this process has counted is seen at once; what others have, when they write.
  await admin.traffic.flush().catch((error: unknown) => log.warn({ err: error }, "the traffic could not be written"));
  const { traffic, processes } = await readTraffic(db, calendar, now);
  const own = { process: admin.traffic.process, jobs: jobs.list() };
  const reports = await readJobs(db, own, new Set(processes.map(({ id }) => id)));
  const outbox = await readOutbox(db, ago(DAY));
  return {
    now: calendar.iso(now),
    version: packageJson.version,
    node: process.versions.node,
    started: calendar.iso(Math.round(now - process.uptime() * 1000)),
    processes: processes.map((one) => ({
      id: one.id.slice(0, 8),
      self: one.id === admin.traffic.process,
      requests: one.requests,
    })),
    database: await describeDatabase(database),
    boards: (await boards.ahead()).map(({ ready, missing, ...span }) => ({
      ...span,
      ready: ready.length,
      wanted: ready.length + missing.length,
      missing: [...missing],
    })),
    stock: boards.pool(),
    jobs: reports.map((report) => ({
      name: report.name,
      running_since: isoOrNull(report.running_since),
      succeeded: isoOrNull(report.succeeded_at),
      failed: isoOrNull(report.failed_at),
      duration_ms: report.duration_ms,
    })),
    mail: {
      ...outbox,
      server: mailServer(config),
      oldest: isoOrNull(outbox.oldest),
    },
    identity: [
      ...config.providers.map((one) => ({ id: one.id, label: one.label, known: keys.isKnown(one) })),
      ...config.samlProviders.map((one) => ({ id: one.id, label: one.label, known: metadata.isKnown(one) })),
    ],
    payments: payments.map(({ id }) => id),
    people: {
      day: await countSignedIn(db, ago(DAY)),
      week: await countSignedIn(db, ago(WEEK)),
      mentors: await countActiveMentors(db, ago(MONTH)),
    },
    traffic,
  };
}
