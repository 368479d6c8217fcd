import * as z from "zod";
import { PROVIDERS, type ProviderId } from "@karota/contract/payments/payment.ts";
import { hasRightDigits } from "../iban.ts";
import { StartError } from "../start-error.ts";
import { isLoopback, readJson, type Environment } from "./environment.ts";

/** Who sells the carrots, as invoices name them. */
export interface Seller {
  readonly name: string;
  readonly address: string;
  readonly post_number: string;
  readonly post: string;
  readonly country: string;
  readonly tax_number: string;
  readonly iban: string;
  readonly bic: string;
}

export interface StripeKeys {
  readonly secret: string;
  readonly publishable: string;
  readonly webhook: string;
}

const line = z.string().check(z.minLength(1), z.maxLength(70));
const iban = z
  .string()
  .transform((text) => text.replaceAll(" ", ""))
  .check(z.refine(hasRightDigits));
const seller = z.strictObject({
  name: line,
  address: line,
  post_number: line,
  post: line,
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  tax_number: line,
  iban,
  bic: z.string().check(z.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/)),
});

/** The variables that each provider needs. */
const NEEDED: Readonly<Record<ProviderId, readonly string[]>> = {
  sandbox: [],
  stripe: ["SELLER", "STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
  invoice: ["SELLER"],
};
const listed = new Intl.ListFormat("en-GB");

function checkNeeded(environment: Environment, id: ProviderId): void {
  const [unset] = NEEDED[id].filter((name) => !environment[name]);
  if (unset === "SELLER") throw new StartError(`The payment provider ${id} issues invoices: set SELLER.`);
  const keys = NEEDED[id].filter((name) => name !== "SELLER");
  if (unset) throw new StartError(`The payment provider ${id} needs ${listed.format(keys)}.`);
}

function readStripe(environment: Environment): StripeKeys | null {
  const secret = environment["STRIPE_SECRET_KEY"];
  const publishable = environment["STRIPE_PUBLISHABLE_KEY"];
  const webhook = environment["STRIPE_WEBHOOK_SECRET"];
  return secret && publishable && webhook ? { secret, publishable, webhook } : null;
}

/** @throws StartError for a provider that is unknown or lacks what it needs */
export function readPayments(environment: Environment, publicUrl: string) {
  const names = environment["PAYMENT_PROVIDERS"]?.split(",").map((name) => name.trim());
  const isLocal = isLoopback(new URL(publicUrl).hostname);
  const paymentProviders = (names?.filter(Boolean) ?? (isLocal ? ["sandbox"] : [])).map((name) => {
    const id = PROVIDERS.find((one) => one === name);
    if (!id) throw new StartError(`PAYMENT_PROVIDERS must be a list of ${PROVIDERS.join(", ")}, not "${name}".`);
    return id;
  });
  const sells = readJson(
    environment,
    "SELLER",
    seller,
    "a JSON object {name, address, post_number, post, country, tax_number, iban, bic} with a right IBAN and BIC",
  );
  for (const id of paymentProviders) checkNeeded(environment, id);
  return { seller: sells, paymentProviders, stripe: readStripe(environment) };
}
