import type { Queries } from "../../database/database.ts";
import type { UsersTable } from "../../database/tables.ts";
import { fail } from "../../fail.ts";
import { findIssuer } from "./find-billing.ts";
import { findProvider, type Providers } from "./find-provider.ts";

/** Whether a person may buy carrots, and sees a shop: all but those of a provider with `buys: false`. */
export const mayBuy = (config: Providers, { issuer }: Pick<UsersTable, "issuer">): boolean =>
  findProvider(config, issuer)?.buys !== false;

/** @throws E-PAYMENT-NOT_SOLD_TO_ACCOUNT for a person who may not buy, E-AUTH-NO_USER */
export async function checkMayBuy(config: Providers, queries: Queries, userId: string): Promise<void> {
  if (!mayBuy(config, { issuer: await findIssuer(queries, userId) })) throw fail("E-PAYMENT-NOT_SOLD_TO_ACCOUNT");
}
