import type { OperatorReply } from "@karota/contract/service/operator.ts";
import { isLoopback } from "../../config.ts";
import type { Deps } from "../../deps.ts";
import { sellsForMoney } from "../payment-methods/index.ts";

/** Who runs this Karota and who sells its carrots, without what only invoices need. */
export function describeOperator({
  config: { operator, paymentProviders, publicUrl, seller },
}: Pick<Deps, "config">): OperatorReply {
  const local = isLoopback(new URL(publicUrl).hostname);
  if (!seller || !sellsForMoney(paymentProviders)) return { local, operator, seller: null };
  const { iban: _iban, bic: _bic, ...named } = seller;
  return { local, operator, seller: named };
}
