import type { Queries } from "../../database/database.ts";
import { balanceOf } from "../credits/index.ts";
import { listPurchases } from "./store.ts";

/** Hundredths of carrots that a person has paid for and not used: free carrots are spent first. */
export async function boughtUnused(queries: Queries, userId: string): Promise<number> {
  const paid = (await listPurchases(queries, userId)).filter(({ status }) => status === "paid");
  const bought = paid.reduce((sum, { credits }) => sum + credits * 100, 0);
  return Math.min(bought, await balanceOf(queries, userId));
}
