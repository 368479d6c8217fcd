import type { BalancesReply } from "@karota/contract/credits/ledger.ts";
import { calendarOf } from "../../calendar.ts";
import type { Actor, Deps } from "../../deps.ts";
import { carrotsOf } from "./ledger.ts";
import { countReasons, listBalances as readBalances } from "./store.ts";

const MAX_DAYS = 90;

/**
 * The actor's balance at the end of each of the last days, from the first movement on, today's as it is now; and how many
 * movements there are of each kind.
 */
export async function listBalances({ config, clock, database: { db } }: Deps, actor: Actor): Promise<BalancesReply> {
  const spans = calendarOf(config.timeZone).lastDays(MAX_DAYS, clock.now());
  const entries = await readBalances(db, actor.id, spans[0]!.starts);
  let next = 0;
  let balance: number | null = null;
  const days: BalancesReply["days"] = [];
  for (const { key, ends } of spans) {
    for (; next < entries.length && entries[next]!.created_at < ends; next++) balance = entries[next]!.balance_after;
    if (balance !== null) days.push({ day: key, balance: carrotsOf(balance) });
  }
  return { days, reasons: await countReasons(db, actor.id) };
}
