import { PROVIDERS, type ProviderId } from "@karota/contract/payments/payment.ts";
import type { ContentSources } from "../../plugins/content-policy.ts";
import type { ConnectionMeans, PaymentMethod, PaymentProvider } from "./method.ts";
import { invoice } from "./invoice.ts";
import { sandbox } from "./sandbox.ts";
import { stripe } from "./stripe.ts";

export {
  FORTNIGHT,
  type Outcome,
  type PaymentMethod,
  type PaymentProvider,
  type ProviderEvent,
  type PurchaseRow,
  type Refusal,
} from "./method.ts";

const BY_ID: Readonly<Record<ProviderId, PaymentMethod>> = { sandbox, stripe, invoice };

/** Every means of payment, offered or not. */
export const METHODS = PROVIDERS.map((id) => BY_ID[id]);

/** The means of payment of a stored purchase. */
export const methodOf = ({ provider }: { readonly provider: string }): PaymentMethod => BY_ID[provider as ProviderId];

/** Whether real money buys anything with the means of payment that are offered. */
export const sellsForMoney = (offered: readonly ProviderId[]): boolean => offered.some((id) => !BY_ID[id].playMoney);

/** What pages load from elsewhere for the means of payment that are offered. */
export const contentSourcesOf = (offered: readonly ProviderId[]): readonly ContentSources[] =>
  offered.map((id) => BY_ID[id].contentSources ?? {});

/** The means of payment that are offered, in their order, at work. */
export const connectMethods = (means: ConnectionMeans): Promise<readonly PaymentProvider[]> =>
  Promise.all(means.config.paymentProviders.map(async (id) => ({ ...BY_ID[id], ...(await BY_ID[id].connect(means)) })));
