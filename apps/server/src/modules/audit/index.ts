import type { AuditAction } from "@karota/contract/admin/audit.ts";
import {
  auditDetails,
  auditQuery,
  auditReply,
  type AuditQuery,
  type AuditReply,
} from "@karota/contract/admin/audit.ts";
import { calendarOf } from "../../calendar.ts";
import type { Deps, Module } from "../../deps.ts";
import { blankNotes, deleteEntries, listEntries } from "./store.ts";

export { auditPersonalData, auditStoredData, exportNotes } from "./personal-data.ts";
export { record } from "./record.ts";
export { recordView } from "./record-view.ts";
/** Drops entries from before a moment (ms). */
export { deleteEntries };
export { blankNotes };

/** A page of what admins did. */
async function readAudit({ config, database }: Deps, query: AuditQuery): Promise<AuditReply> {
  // One more than requested shows whether there is another page.
  const found = await listEntries(database.db, { ...query, limit: query.limit + 1 });
  const rows = found.slice(0, query.limit);
  const { iso } = calendarOf(config.timeZone);
  const entries = rows.map((row) => ({
    id: row.id,
    action: row.action as AuditAction,
    actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? "" },
    subject: row.subject,
    subject_name: row.subject_name || null,
    details: auditDetails.parse(JSON.parse(row.details)),
    note: row.note,
    time: iso(row.created_at),
  }));
  return { entries, next: found.length > query.limit ? (rows.at(-1)?.id ?? null) : null };
}

/** The log of what admins did. */
export const auditModule: Module = (api, deps) => {
  api.get(
    "/admin/audit",
    {
      config: { access: "admin" },
      schema: { tags: ["admin"], summary: "What admins did", querystring: auditQuery, response: { 200: auditReply } },
    },
    (request) => readAudit(deps, request.query),
  );
};
