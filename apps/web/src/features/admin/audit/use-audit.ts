import type { AuditReply } from "@karota/contract/admin/audit.ts";
import { call } from "../../../shared/api/api.ts";
import { usePages } from "../../../shared/api/use-pages.ts";
import { useSession } from "../../../shared/session/session.ts";

/** What admins did, page after page; empty: all of it. */
export function useAudit(action: string, person: string) {
  const who = useSession()?.userId ?? null;
  const query = new URLSearchParams(Object.entries({ action, person }).filter(([, value]) => value !== "")).toString();
  return usePages(["admin/audit", who, query], async (before: number | null) => {
    const path = `admin/audit?${query}${before === null ? "" : `&before=${before}`}`;
    const { entries, next } = await call<AuditReply>("GET", path);
    return { items: entries, next };
  });
}
