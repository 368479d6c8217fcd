import type { OperatorReply } from "@karota/contract/service/operator.ts";
import { isLoopback } from "../../config.ts";
import type { Deps } from "../../deps.ts";
import { sellsForMoney } from "../payment-methods/index.ts";
import { sellsCarrots } from "../settings/index.ts";
import { hasCarrots } from "./has-carrots.ts";

/** Who runs this Karota and who sells its carrots, without what only invoices need. */
export async function describeOperator(deps: Pick<Deps, "config" | "database" | "settings">): Promise<OperatorReply> {
  const { operator, paymentProviders, publicUrl, seller } = deps.config;
  const local = isLoopback(new URL(publicUrl).hostname);
  const carrots = await hasCarrots(deps);
  if (!seller || !sellsForMoney(paymentProviders) || !sellsCarrots(deps))
    return { local, operator, carrots, seller: null };
  const { iban: _iban, bic: _bic, ...named } = seller;
  return { local, operator, carrots, seller: named };
}
