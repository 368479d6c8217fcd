import type { BalancesReply, CreditEntry, CreditsReply, Reason } from "@karota/contract/credits/ledger.ts";
import { call } from "../../shared/api/api.ts";
import { updateSession, useSession } from "../../shared/session/session.ts";
import { usePages } from "../../shared/api/use-pages.ts";
import { useLoad } from "../../shared/api/use-load.ts";

/** Which movements are shown. */
export type Filter = "all" | "in" | "out" | Reason;
/** Fewer movements are seen at one glance. */
const LEAST_TO_FILTER = 8;

/** What one may choose: the kinds that occur, where there are several and enough movements to look for one; else none. */
export function filtersOf(reasons: BalancesReply["reasons"]): readonly Filter[] {
  const total = reasons.reduce((sum, { movements }) => sum + movements, 0);
  return total < LEAST_TO_FILTER || reasons.length < 2
    ? []
    : [
        "all",
        "in",
        "out",
        ...reasons.toSorted((one, other) => other.movements - one.movements).map(({ reason }) => reason),
      ];
}

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

/** The movements of a filter, page after page. */
export function useMovements(filter: Filter) {
  const who = useSession()?.userId ?? null;
  return usePages(["credits", who, filter], async (before: number | null) => {
    const { entries, next } = await readPage(filter, 50, before);
    return { items: entries, next };
  });
}

export const useBalances = () => {
  const who = useSession()?.userId ?? null;
  return useLoad(["credits/balances", who], () => call<BalancesReply>("GET", "credits/balances"));
};
