import type { Purchase } from "@karota/contract/payments/payment.ts";

/** What a provider's own step gets, between choosing and having. */
export interface StepProps {
  readonly purchase: Purchase;
  /** What the server and its configuration say to the provider's own form; empty for others. */
  readonly clientSecret: string;
  readonly publishableKey: string;
  readonly onClose: () => void;
}
