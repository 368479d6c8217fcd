import type { JobName } from "@karota/contract/admin/status.ts";
import type { Generated } from "kysely";

/** The outbox: mails on their way, and those that have left. */
export interface MailsTable {
  id: string;
  /** Null for a mail to an address without an account; such an address is deleted once the mail has left. */
  user_id: string | null;
  template: string;
  language: string;
  recipient: string;
  /** JSON of the template's values. */
  content: string;
  created_at: number;
  /** When it is tried (again). */
  due_at: number;
  tries: number;
  sent_at: number | null;
  /** Unique: marks what is sent once only, such as `due-tomorrow:<assignment>:<student>`; null for the others. */
  once_key: string | null;
  /** From then on it is out of date and not sent any more; null for what is never out of date. */
  stale_at: number | null;
  /** When it was left unsent for good: stale, or refused again and again. */
  given_up_at: number | null;
}

/** Every version of the settings, the newest with the highest number. */
export interface SettingsVersionsTable {
  version: number;
  /** JSON of Settings. */
  settings: string;
  changed_by: string | null;
  changed_at: number;
}

/** What admins did, and what the site did to people by itself. */
export interface AuditEntriesTable {
  id: Generated<number>;
  /** Null: the site itself. */
  actor_id: string | null;
  action: string;
  /** Whom or what it was done to: the id of a person, a purchase, a message. */
  subject: string | null;
  /** JSON of AuditDetails: no personal data. */
  details: string;
  /** The admin's own words; blanked when the person it is about is erased. */
  note: string;
  created_at: number;
}

/** Messages of the contact form. */
export interface ContactMessagesTable {
  id: string;
  /** Null for a visitor. */
  user_id: string | null;
  reply_to: string;
  subject: string;
  message: string;
  language: string;
  created_at: number;
  /** When an admin had done with it. */
  done_at: number | null;
}

/** What one process answered in five minutes. Key: starts_at, process. */
export interface TrafficTable {
  /** A multiple of five minutes. */
  starts_at: number;
  process: string;
  requests: number;
  /** Answered with 4xx. */
  refused: number;
  /** Answered with 5xx. */
  failed: number;
  /** JSON array: how many took as long as each bucket of the histogram says (`modules/traffic/histogram.ts`). */
  times: string;
}

/** How a job has been doing in one process (`modules/traffic/job-reports.ts`). Key: name, process. */
export interface JobReportsTable {
  name: JobName;
  process: string;
  /** Null while it does not run. */
  running_since: number | null;
  succeeded_at: number | null;
  failed_at: number | null;
  /** Of the last run that has ended. */
  duration_ms: number | null;
  reported_at: number;
}

/** How often something happened on a day, once no more can be added (`service/count-by-day.ts`). Key: event, day. */
export interface DailyCountsTable {
  event: string;
  /** In UTC, counted from 1970-01-01. */
  day: number;
  amount: number;
}
