import type { Purchase } from "@karota/contract/payments/payment.ts";

/** The props of a provider's own step. */
export interface StepProps {
  readonly purchase: Purchase;
  /** What the server passes to the provider's own form; empty for others. */
  readonly clientSecret: string;
  readonly publishableKey: string;
  readonly onClose: () => void;
}
