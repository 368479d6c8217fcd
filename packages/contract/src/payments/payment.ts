import * as z from "zod/mini";
import { carrots, time, uuid } from "../wire.ts";

export const PROVIDERS = ["sandbox", "stripe", "invoice"] as const;
export type ProviderId = (typeof PROVIDERS)[number];
export const PURCHASE_STATUSES = ["created", "pending", "paid", "failed", "expired", "refunded"] as const;
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];

const cents = z.int();
/** A purchase's id as a call names it, in small letters. */
export const purchaseId = z.pipe(
  uuid,
  z.transform((id) => id.toLowerCase()),
);
/** VAT in basis points: 2200 is 22 %. */
const rate = z.int();

/** `GET prices/info`: what carrots cost the caller; visitors and people without a country get Slovenia's VAT. */
export const pricesReply = z.object({
  /** One carrot with VAT. */
  carrot_cents: cents,
  least: z.int(),
  most: z.int(),
  country: z.string(),
  vat_rate: rate,
  /** In the order in which they are offered; empty when nothing can be bought. */
  providers: z.array(z.object({ id: z.enum(PROVIDERS), publishable_key: z.optional(z.string()) })),
  /** The billing data that is still missing; null for visitors. */
  missing: z.nullable(z.array(z.enum(["name", "address", "post_number", "post", "country"]))),
  /** What starting a game costs, the cheapest first. */
  games: z.array(z.object({ tier: z.string(), price: carrots })),
});
export type PricesReply = z.infer<typeof pricesReply>;

/** How a transfer is to be made. */
const transfer = z.object({
  recipient: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** `SI12…` within Slovenia, `RF…` elsewhere. */
  reference: z.string(),
  until: time,
});

export const purchase = z
  .object({
    id: uuid,
    provider: z.enum(PROVIDERS),
    status: z.enum(PURCHASE_STATUSES),
    credits: z.int(),
    price_cents: cents,
    net_cents: cents,
    vat_cents: cents,
    vat_rate: rate,
    date: time,
    paid: z.nullable(time),
    /** The invoice's number once it is issued. */
    invoice: z.nullable(z.string()),
    credit_note: z.nullable(z.string()),
    refunded_cents: cents,
    /** When the money was sent back; null while it is on its way to be. */
    refund_sent: z.nullable(time),
    /** What could be withdrawn now: unused carrots, and their price; null when nothing. */
    withdrawable: z.nullable(z.object({ credits: carrots, price_cents: cents, until: time })),
    transfer: z.nullable(transfer),
  })
  .check(z.meta({ id: "Purchase" }));
export type Purchase = z.infer<typeof purchase>;
/** `GET payments`, the newest first. */
export const purchasesReply = z.object({ purchases: z.array(purchase) });

/** `POST payments/intent`; `price_cents` is what the page has shown. */
export const intentBody = z.strictObject({
  provider: z.enum(PROVIDERS),
  credits: z.number(),
  price_cents: z.number(),
});
export const intentReply = z.object({
  purchase,
  /** What Stripe's page element needs. */
  client_secret: z.optional(z.string()),
});
export type IntentReply = z.infer<typeof intentReply>;

/** `POST payments/approve`: the card is what was typed into a step of our own, such as the sandbox terminal. */
export const approveBody = z.strictObject({
  id: purchaseId,
  card: z.optional(z.string().check(z.maxLength(40))),
});
export const approveReply = z.object({
  code: z.enum(["S-PAYMENT-PAYMENT_SUCCESS", "I-PAYMENT-IN_PROGRESS"]),
  purchase,
  credit_amount: carrots,
});
export type ApproveReply = z.infer<typeof approveReply>;

/** `POST payments/{id}/withdraw`. */
export const withdrawReply = z.object({ purchase, credit_amount: carrots });
/** `POST payments/webhook/{provider}`. */
export const webhookReply = z.object({ received: z.literal(true) });

/** A transfer as admins see it. */
const transferRow = {
  id: uuid,
  /** As the buyer's bank writes it. */
  reference: z.string(),
  /** Of the bill; the company is empty for a person. */
  name: z.string(),
  company: z.string(),
  amount_cents: cents,
};
/** `GET payments/transfers` (admin). */
export const transfersReply = z.object({
  /** Those that wait for their money, the oldest first. */
  open: z.array(z.object({ ...transferRow, since: time, until: time })),
  /** Refunds to be made by hand, the oldest first. */
  refunds: z.array(z.object({ ...transferRow, since: time })),
  /** What came in and went back in the last 30 days, the newest first. */
  settled: z.array(z.object({ ...transferRow, kind: z.enum(["paid", "refunded"]), at: time, document: z.string() })),
});
export type TransfersReply = z.infer<typeof transfersReply>;

/** How long a bank statement may be, in characters. */
export const MAX_STATEMENT_LENGTH = 1_000_000;
/** `POST payments/statements` (admin): a camt.053 statement. */
export const statementBody = z.strictObject({
  xml: z.string().check(z.minLength(1), z.maxLength(MAX_STATEMENT_LENGTH)),
});
export const LINE_OUTCOMES = ["paid", "already", "amount", "currency", "unknown", "expired", "double"] as const;
export const statementReply = z.object({
  /** Each incoming booking of the statement, and what became of it. */
  lines: z.array(
    z.object({
      reference: z.string(),
      /** Who sent the money, as the bank writes it; often empty. */
      payer: z.string(),
      /** Null for what is no amount. */
      amount_cents: z.nullable(cents),
      currency: z.string(),
      outcome: z.enum(LINE_OUTCOMES),
      purchase: z.nullable(uuid),
    }),
  ),
});
export type StatementReply = z.infer<typeof statementReply>;
