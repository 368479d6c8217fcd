import type { AuditAction, AuditDetails } from "@karota/contract/admin/audit.ts";
import type { InTransaction } from "../../database/database.ts";
import { insertEntry } from "./store.ts";

/** Logs an act in the transaction of the act: both are committed or none. */
export const record = (
  queries: InTransaction,
  entry: {
    /** Null: the site itself. */
    readonly actorId: string | null;
    readonly action: AuditAction;
    readonly subject: string | null;
    /** Figures and names of things; no personal data. */
    readonly details?: AuditDetails;
    /** The admin's own words. */
    readonly note?: string;
    readonly now: number;
  },
): Promise<void> =>
  insertEntry(queries, {
    actor_id: entry.actorId,
    action: entry.action,
    subject: entry.subject,
    details: JSON.stringify(entry.details ?? {}),
    note: entry.note ?? "",
    created_at: entry.now,
  });
