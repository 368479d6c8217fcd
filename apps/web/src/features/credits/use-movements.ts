import { useState } from "react";
import type { BalancesReply, CreditEntry, CreditsReply, Reason } from "@karota/contract/credits/ledger.ts";
import { call } from "../../shared/api/api.ts";
import { updateSession, useSession } from "../../shared/session/session.ts";
import { useLoad } from "../../shared/api/use-load.ts";

const ALL_REASONS: Readonly<Record<Reason, true>> = {
  first_login: true,
  game: true,
  game_refund: true,
  purchase: true,
  withdrawal: true,
  assignment: true,
  assignment_refund: true,
  admin: true,
};
const REASONS = Object.keys(ALL_REASONS) as Reason[];

/** Which movements are shown. */
export type Filter = "all" | "in" | "out" | Reason;
export const FILTERS: readonly Filter[] = ["all", "in", "out", ...REASONS];

const queryOf = (filter: Filter): string =>
  filter === "all" ? "" : filter === "in" || filter === "out" ? `&direction=${filter}` : `&reason=${filter}`;

async function readPage(filter: Filter, limit: number, before: number | null): Promise<CreditsReply> {
  const from = before === null ? "" : `&before=${before}`;
  const page = await call<CreditsReply>("GET", `credits?limit=${limit}${queryOf(filter)}${from}`);
  updateSession({ credit_amount: page.credit_amount });
  return page;
}

/** Every movement of a filter, the newest first. */
export async function readAll(filter: Filter): Promise<CreditEntry[]> {
  const entries: CreditEntry[] = [];
  let before: number | null = null;
  do {
    const page: CreditsReply = await readPage(filter, 100, before);
    entries.push(...page.entries);
    before = page.next;
  } while (before !== null);
  return entries;
}

interface Older {
  /** Where the first page ended when these were loaded. */
  readonly after: number;
  readonly entries: readonly CreditEntry[];
  readonly next: number | null;
}

/** The movements of a filter, page after page. */
export function useMovements(filter: Filter) {
  const who = useSession()?.userId ?? null;
  const first = useLoad(["credits", who, filter], () => readPage(filter, 50, null));
  const [loaded, setLoaded] = useState<Older | null>(null);
  const end = first.data?.next ?? null;
  // New movements push the first page's end on; what was older then does not join it any more.
  const older = loaded?.after === end ? loaded : null;
  const next = older ? older.next : end;
  const more = async () => {
    if (end === null || next === null) return;
    const page = await readPage(filter, 50, next);
    setLoaded({ after: end, entries: [...(older?.entries ?? []), ...page.entries], next: page.next });
  };
  return {
    ...first,
    entries: first.data && [...first.data.entries, ...(older?.entries ?? [])],
    more: next === null ? null : more,
  };
}

export const useBalances = () => {
  const who = useSession()?.userId ?? null;
  return useLoad(["credits/balances", who], () => call<BalancesReply>("GET", "credits/balances"));
};
