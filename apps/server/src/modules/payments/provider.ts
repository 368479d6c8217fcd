import type { ProviderId } from "@karota/contract/payments/payment.ts";
import type { PurchaseRow } from "./store.ts";

/** How a payment stands with its provider. `fatal`: begin a new one; `generic`: try again. */
export type Outcome = "paid" | "pending" | "declined" | "generic" | "fatal";

/** What somebody has to look into: a buyer's bank wants the money back, or a refund did not arrive. */
export type Dispute = "disputed" | "refund_failed";

/** What a provider tells by itself. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly providerRef: string;
  readonly outcome: Outcome | Dispute;
  /** What was paid, in cents, where the provider tells it. */
  readonly cents?: number;
}

/** A means of payment. Nothing here is called inside a transaction. */
export interface PaymentProvider {
  readonly id: ProviderId;
  /** What the page needs to speak with the provider itself. */
  readonly publishableKey?: string;
  /** How long it may take, in milliseconds. */
  readonly life: number;
  /** Opens a payment; the same purchase opens the same one. */
  begin(purchase: {
    readonly id: string;
    readonly price_cents: number;
  }): Promise<{ readonly providerRef: string | null; readonly clientSecret?: string }>;
  /** How it stands; `card` is for the sandbox's terminal. */
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
