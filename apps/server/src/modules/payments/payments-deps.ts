import type { Calendar } from "../../calendar.ts";
import type { Deps } from "../../deps.ts";
import { fail, type Failure } from "../../fail.ts";
import type { Printer } from "../../pdf/printer.ts";
import type { PaymentMethod, PaymentProvider, Refusal } from "../payment-methods/index.ts";

/** The dependencies of the use cases of payments. */
export interface PaymentsDeps extends Deps {
  readonly calendar: Calendar;
  readonly printer: Printer;
  /** Those that are offered, in their order. */
  readonly providers: readonly PaymentProvider[];
}

/** @throws E-PAYMENT-DATA_VALIDATION_ERROR when it is not offered */
export function getProvider({ providers }: Pick<PaymentsDeps, "providers">, id: string): PaymentProvider {
  const provider = providers.find((one) => one.id === id);
  if (!provider) throw fail("E-PAYMENT-DATA_VALIDATION_ERROR", {}, `the provider ${id} is not offered`);
  return provider;
}

/** The failure with which a refusal is answered. */
export const failureOf = ({ failures }: PaymentMethod, refusal: Refusal): Failure => fail(failures[refusal]);

/** Asks a provider. @throws its GENERIC_ERROR when it does not answer */
export async function callProvider<T>(deps: PaymentsDeps, method: PaymentMethod, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    deps.log.error({ err: error }, `${method.id} does not answer`);
    throw failureOf(method, "generic");
  }
}
