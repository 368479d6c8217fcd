import * as z from "zod/mini";
import { PERIODS } from "../games/board.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { time } from "../wire.ts";

/** Of 100 answers so many took at most so many milliseconds, estimated from a histogram; null without any answer. */
const quantile = z.nullable(z.number());

/** What was answered in some time. */
const traffic = z
  .object({
    requests: z.int(),
    /** Answered with 4xx. */
    refused: z.int(),
    /** Answered with 5xx. */
    failed: z.int(),
    p50: quantile,
    p95: quantile,
    p99: quantile,
  })
  .check(z.meta({ id: "Traffic" }));
export type Traffic = z.infer<typeof traffic>;
const trafficFrom = z.object({ ...traffic.shape, starts: time });
export type TrafficFrom = z.infer<typeof trafficFrom>;

/** The boards of one day or week. */
const boardsAhead = z.object({
  period: z.enum(PERIODS),
  /** `2026-11-21`, `2026-W47`. */
  key: z.string(),
  /** False: the next one. */
  running: z.boolean(),
  ready: z.int(),
  wanted: z.int(),
  /** What is not ready; the language is null where words do not matter. */
  missing: z.array(z.object({ game: z.string(), language: z.nullable(z.enum(LANGUAGES)) })),
});

/** What a server does by itself, beside the requests. */
export const JOB_NAMES = [
  "boards",
  "digests",
  "counts",
  "mails",
  "packages",
  "refunds",
  "reminders",
  "retention",
  "traffic",
] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** How a job has been doing in all processes; null for what has not happened within the retention of logs. */
const job = z.object({
  name: z.enum(JOB_NAMES),
  /** Since when it has been running; null: it is not running now. */
  running_since: z.nullable(time),
  succeeded: z.nullable(time),
  failed: z.nullable(time),
  /** Of the last run that has ended, in milliseconds. */
  duration_ms: z.nullable(z.int()),
});
export type JobStatus = z.infer<typeof job>;

/** `GET admin/status`: how the site is doing. */
export const statusReply = z.object({
  now: time,
  version: z.string(),
  node: z.string(),
  started: time,
  /** The processes that have reported in the last ten minutes. */
  processes: z.array(
    z.object({
      id: z.string(),
      /** The one that answers now. */
      self: z.boolean(),
      /** In the last hour. */
      requests: z.int(),
    }),
  ),
  database: z.object({
    kind: z.enum(["sqlite", "postgres"]),
    version: z.string(),
    bytes: z.int(),
    /** How long it took to answer the smallest question, in milliseconds. */
    round_trip_ms: z.number(),
    /** The last step of the schema. */
    migration: z.string(),
  }),
  boards: z.array(boardsAhead),
  /** Boards made in advance, in the process that answers. */
  stock: z.object({ choices: z.int(), ready: z.int(), coming: z.int() }),
  jobs: z.array(job),
  mail: z.object({
    /** The mail server's name; null: mails become files. */
    server: z.nullable(z.string()),
    waiting: z.int(),
    oldest: z.nullable(time),
    /** Waiting, and tried more than three times. */
    stuck: z.int(),
    /** In the last 24 hours. */
    sent: z.int(),
  }),
  identity: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** Whether its keys are in memory now. */
      known: z.boolean(),
    }),
  ),
  payments: z.array(z.string()),
  people: z.object({
    /** Signed in within the last 24 hours, and within seven days. */
    day: z.int(),
    week: z.int(),
    /** Published an assignment within the last 30 days. */
    mentors: z.int(),
  }),
  /** The last 24 hours. */
  traffic: z.object({
    all: traffic,
    /** Five minutes each, the oldest first, none left out. */
    points: z.array(trafficFrom),
    hours: z.array(trafficFrom),
  }),
});
export type StatusReply = z.infer<typeof statusReply>;

/** `POST admin/sendTestEmail`: where the mail goes. */
export const testMailReply = z.object({
  recipient: z.string(),
  /** The folder in which it becomes a file; null: a mail server takes it. */
  folder: z.nullable(z.string()),
});
export type TestMailReply = z.infer<typeof testMailReply>;
