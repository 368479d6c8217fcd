import type { Selectable } from "kysely";
import type { FailureCode } from "@karota/contract/errors/codes.ts";
import type { ProviderId } from "@karota/contract/payments/payment.ts";
import type { PurchasesTable } from "../../database/tables.ts";
import type { Deps } from "../../deps.ts";
import type { ContentSources } from "../../plugins/content-policy.ts";

/** How long a transfer may take, and how long a purchase can be withdrawn from, in milliseconds. */
export const FORTNIGHT = 14 * 24 * 60 * 60 * 1000;
/** How long a card payment may take. */
export const CARD_PAYMENT_LIFE_MS = 24 * 60 * 60 * 1000;
/** How old a webhook may be. */
export const MAX_EVENT_AGE_S = 300;

export type PurchaseRow = Selectable<PurchasesTable>;

/** How a payment stands with its provider. `fatal`: begin a new one; `generic`: try again. */
export type Outcome = "paid" | "pending" | Refusal;
export type Refusal = "declined" | "generic" | "fatal";

/** What somebody has to look into: a buyer's bank wants the money back, or a refund did not arrive. */
export type Dispute = "disputed" | "refund_failed";

/** An event that a provider reports in a webhook. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly providerRef: string;
  readonly outcome: Outcome | Dispute;
  /** What was paid, in cents, where the provider reports it. */
  readonly cents?: number;
}

/** What is true of a means of payment whether it is offered or not: its old purchases ask for it too. */
export interface PaymentMethod {
  readonly id: ProviderId;
  /** The code of each refusal. */
  readonly failures: Readonly<Record<Refusal, FailureCode>>;
  /** No real money: its documents say that they are none. */
  readonly playMoney?: true;
  /** Money comes and goes by bank transfer: an admin or a statement says so. */
  readonly settlesByHand?: true;
  /** After a refusal the same payment takes another card. */
  readonly retriesSamePayment?: true;
  /** Beginning a payment asks somebody, who may not answer. */
  readonly beginsElsewhere?: true;
  /** The header that signs its webhooks, in small letters; without it there are none. */
  readonly signatureHeader?: string;
  /** What its part of the page loads from elsewhere. */
  readonly contentSources?: ContentSources;
  /** Makes it work. */
  connect(means: ConnectionMeans): Connection | Promise<Connection>;
}

export interface ConnectionMeans extends Pick<Deps, "config" | "database" | "clock"> {
  /** Stripe's API, a local server in tests. */
  readonly stripeHost?: { readonly host: string; readonly port: number } | undefined;
}

/** A means of payment at work. Nothing here is called inside a transaction. */
export interface Connection {
  /** What the page needs to speak with the provider itself. */
  readonly publishableKey?: string;
  /** How long it may take, in milliseconds. */
  readonly life: number;
  /** Opens a payment; the same purchase opens the same one. */
  begin(purchase: {
    readonly id: string;
    readonly price_cents: number;
  }): Promise<{ readonly providerRef: string | null; readonly clientSecret?: string }>;
  /** How it stands; `card` is what was typed into a terminal of our own. */
  fetchStatus(purchase: PurchaseRow, card: string | undefined, now: number): Promise<Outcome>;
  /**
   * What a webhook says; null for events that are none of ours.
   * @throws Error for a signature that is wrong or older than five minutes
   */
  readEvent?(body: string, signature: string, now: number): ProviderEvent | null;
  /** Asks whether it would serve us, without any effect; absent where there is nobody to ask. @throws when it would not */
  verify?(): Promise<void>;
  /** Gives money back; false when a person has to. The same purchase gives it back once. */
  refund(purchase: PurchaseRow, cents: number): Promise<boolean>;
}

/** One that is offered. */
export type PaymentProvider = PaymentMethod & Connection;
