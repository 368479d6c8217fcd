import { useState } from "react";
import type { AuditReply } from "@karota/contract/admin/audit.ts";
import { call } from "../../../shared/api/api.ts";
import { useSession } from "../../../shared/session/session.ts";
import { useLoad } from "../../../shared/api/use-load.ts";
import type { Entry } from "./audit-entry.tsx";

interface Older {
  /** The query, and where its first page ended when these were loaded. */
  readonly after: string;
  readonly entries: readonly Entry[];
  readonly next: number | null;
}

/** What admins did, page after page; empty: all of it. */
export function useAudit(action: string, person: string) {
  const who = useSession()?.userId ?? null;
  const query = new URLSearchParams(Object.entries({ action, person }).filter(([, value]) => value !== "")).toString();
  const read = (before: number | null) =>
    call<AuditReply>("GET", `admin/audit?${query}${before === null ? "" : `&before=${before}`}`);
  const first = useLoad(["admin/audit", who, query], () => read(null));
  const [loaded, setLoaded] = useState<Older | null>(null);
  const end = first.data?.next ?? null;
  const after = `${query} ${end}`;
  const older = loaded?.after === after ? loaded : null;
  const next = older ? older.next : end;
  const more = async () => {
    const page = await read(next);
    setLoaded({ after, entries: [...(older?.entries ?? []), ...page.entries], next: page.next });
  };
  return {
    ...first,
    entries: first.data && [...first.data.entries, ...(older?.entries ?? [])],
    more: next === null ? null : more,
  };
}
