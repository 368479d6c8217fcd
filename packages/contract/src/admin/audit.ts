import * as z from "zod/mini";
import { time } from "../wire.ts";

/** What is written down; the texts are `audit.<action>`. */
export const AUDIT_ACTIONS = [
  "settings.changed",
  "people.viewed",
  "person.viewed",
  "person.role_given",
  "person.role_taken",
  "person.carrots_given",
  "person.carrots_taken",
  "person.blocked",
  "person.unblocked",
  "person.erased",
  "person.warned",
  "check.run",
  "mail.test_sent",
  "transfer.paid",
  "transfer.refunded",
  "statement.imported",
  "transfers.viewed",
  "document.viewed",
  "messages.viewed",
  "message.done",
  "message.reopened",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Figures and names of things; no personal data. */
export const auditDetails = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
  .check(z.meta({ id: "AuditDetails" }));
export type AuditDetails = z.infer<typeof auditDetails>;

/** `GET admin/audit`: a page, the newest first. */
export const auditQuery = z.object({
  /** The `next` of the page before; left out: the newest. */
  before: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
  action: z.optional(z.enum(AUDIT_ACTIONS)),
  /** Only what this person did, or what was done to them. */
  person: z.optional(z.uuid()),
});
export type AuditQuery = z.infer<typeof auditQuery>;

export const auditReply = z.object({
  entries: z.array(
    z.object({
      id: z.int(),
      action: z.enum(AUDIT_ACTIONS),
      /** Null: the site itself. */
      actor: z.nullable(z.object({ id: z.string(), name: z.string() })),
      subject: z.nullable(z.string()),
      /** The name of the person that `subject` is; null when it is no person, or an erased one. */
      subject_name: z.nullable(z.string()),
      details: auditDetails,
      note: z.string(),
      time,
    }),
  ),
  next: z.nullable(z.int()),
});
export type AuditReply = z.infer<typeof auditReply>;
