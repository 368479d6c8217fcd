import { calendarOf } from "../../calendar.ts";
import type { Module } from "../../deps.ts";
import { connectMethods, type PaymentProvider } from "../payment-methods/index.ts";
import type { PaymentsDeps } from "./payments-deps.ts";
import { installRoutes } from "./routes.ts";
import { sendRefunds } from "./withdraw-purchase.ts";

export { boughtUnused } from "./bought-unused.ts";
export { paymentsPersonalData, paymentsStoredData } from "./personal-data.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The means of payment that are offered, in their order. */
    readonly paymentProviders: readonly PaymentProvider[];
  }
}

/** Between two attempts to send a refund that a provider has not accepted, in milliseconds. */
const POLL_INTERVAL_MS = 10 * 60 * 1000;

/** The module of payments; `stripeHost` is a local server in tests. */
export const paymentsModule =
  (stripeHost?: { readonly host: string; readonly port: number }): Module =>
  async (api, deps) => {
    const { config, database, clock } = deps;
    const providers = await connectMethods({ config, database, clock, stripeHost });
    api.decorate("paymentProviders", providers);
    const payments: PaymentsDeps = {
      ...deps,
      calendar: calendarOf(config.timeZone),
      printer: api.printer,
      providers,
    };
    api.jobs.every(api, "refunds", POLL_INTERVAL_MS, (run) => sendRefunds(payments, run));
    installRoutes(api, payments);
  };
