import { calendarOf } from "../../calendar.ts";
import type { Module } from "../../deps.ts";
import { ensureSecret } from "../../secrets.ts";
import type { PaymentsDeps } from "./payments-deps.ts";
import type { PaymentProvider } from "./provider.ts";
import { installRoutes } from "./routes.ts";
import { sandboxProvider } from "./sandbox.ts";
import { stripeProvider } from "./stripe.ts";
import { transferProvider } from "./transfer.ts";
import { sendRefunds } from "./withdraw-purchase.ts";

export { boughtUnused } from "./bought-unused.ts";
export { paymentsPersonalData } from "./personal-data.ts";
export type { PaymentProvider } from "./provider.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The means of payment that are offered, in their order. */
    readonly paymentProviders: readonly PaymentProvider[];
  }
}

/** How often what a provider has not taken is sent again, in milliseconds. */
const POLL_INTERVAL_MS = 10 * 60 * 1000;

/** The module of payments; `stripeHost` is a local server in tests. */
export const paymentsModule =
  (stripeHost?: { readonly host: string; readonly port: number }): Module =>
  async (api, deps) => {
    const { config, database, clock, log } = deps;
    const secret = await ensureSecret(database, clock, "sandbox-webhooks");
    const providers = config.paymentProviders.map((id): PaymentProvider => {
      if (id === "sandbox") return sandboxProvider(secret);
      return id === "stripe" ? stripeProvider(config.stripe!, stripeHost) : transferProvider;
    });
    api.decorate("paymentProviders", providers);
    const payments: PaymentsDeps = {
      ...deps,
      calendar: calendarOf(config.timeZone),
      printer: api.printer,
      providers,
    };
    const send = (): void => {
      sendRefunds(payments).catch((error: unknown) => log.error({ err: error }, "refunds could not be sent"));
    };
    let timer: ReturnType<typeof setInterval> | undefined;
    api.addHook("onListen", async () => {
      timer = setInterval(send, POLL_INTERVAL_MS).unref();
    });
    api.addHook("onClose", async () => clearInterval(timer));
    installRoutes(api, payments);
  };
