import type { Config } from "../../config.ts";
import type { Queries } from "../../database/database.ts";
import type { UsersTable } from "../../database/tables.ts";
import { fail } from "../../fail.ts";
import { findIssuer } from "./find-billing.ts";
import { findProvider } from "./find-provider.ts";

/** Whether a person may buy carrots, and sees a shop: all but those of a provider with `buys: false`. */
export const mayBuy = ({ providers }: Pick<Config, "providers">, { issuer }: Pick<UsersTable, "issuer">): boolean =>
  findProvider({ providers }, issuer)?.buys !== false;

/** @throws E-PAYMENT-NOT_SOLD_TO_ACCOUNT for a person who may not buy, E-AUTH-NO_USER */
export async function checkMayBuy(config: Pick<Config, "providers">, queries: Queries, userId: string): Promise<void> {
  if (!mayBuy(config, { issuer: await findIssuer(queries, userId) })) throw fail("E-PAYMENT-NOT_SOLD_TO_ACCOUNT");
}
