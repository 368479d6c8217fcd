import type { ProviderId } from "@karota/contract/payments/payment.ts";
import type { Calendar } from "../../calendar.ts";
import type { Deps } from "../../deps.ts";
import { fail, type Failure } from "../../fail.ts";
import type { Printer } from "../../paper/printer.ts";
import type { Outcome, PaymentProvider } from "./provider.ts";

/** What the use cases of payments get. */
export interface PaymentsDeps extends Deps {
  readonly calendar: Calendar;
  readonly printer: Printer;
  /** Those that are offered, in their order. */
  readonly providers: readonly PaymentProvider[];
}

/** @throws E-PAYMENT-DATA_VALIDATION_ERROR when it is not offered */
export function getProvider({ providers }: PaymentsDeps, id: string): PaymentProvider {
  const provider = providers.find((one) => one.id === id);
  if (!provider) throw fail("E-PAYMENT-DATA_VALIDATION_ERROR", {}, `the provider ${id} is not offered`);
  return provider;
}

const FAILURES = {
  sandbox: {
    declined: "E-PAYMENT-SANDBOX_DECLINED",
    generic: "E-PAYMENT-SANDBOX_GENERIC_ERROR",
    fatal: "E-PAYMENT-SANDBOX_FATAL_ERROR",
  },
  stripe: {
    declined: "E-PAYMENT-STRIPE_DECLINED",
    generic: "E-PAYMENT-STRIPE_GENERIC_ERROR",
    fatal: "E-PAYMENT-STRIPE_FATAL_ERROR",
  },
  invoice: {
    declined: "E-PAYMENT-INVOICE_DECLINED",
    generic: "E-PAYMENT-INVOICE_GENERIC_ERROR",
    fatal: "E-PAYMENT-INVOICE_FATAL_ERROR",
  },
} as const;

/** What a payment can come to beside being paid. */
export const OUTCOME_CODES = Object.values(FAILURES).flatMap((codes) => Object.values(codes));

/** The failure that an outcome is told with. */
export const failureOf = (provider: ProviderId, outcome: Exclude<Outcome, "paid" | "pending">): Failure =>
  fail(FAILURES[provider][outcome]);

/** Asks a provider. @throws its GENERIC_ERROR when it does not answer */
export async function callProvider<T>(deps: PaymentsDeps, { id }: PaymentProvider, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    deps.log.error({ err: error }, `${id} does not answer`);
    throw failureOf(id, "generic");
  }
}
