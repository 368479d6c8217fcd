import type { ComponentType } from "react";
import type { ProviderId } from "@karota/contract/payments/payment.ts";
import { loadChunk } from "../../shared/api/load-chunk.ts";
import type { StepProps } from "./step-props.ts";

interface PaymentMethod {
  /** The text of the button that begins a purchase. */
  readonly button: "buy.pay" | "buy.order";
  /** The text below the form. */
  readonly note?: "buy.sandbox.note";
  /** Its step takes the place of the form; else it is a dialog over it. */
  readonly replacesForm?: true;
  loadStep(): Promise<{ readonly default: ComponentType<StepProps> }>;
}

/** Texts and step of each provider; the step is a file of its own, loaded when it is needed. */
export const PAYMENT_METHODS: Readonly<Record<ProviderId, PaymentMethod>> = {
  sandbox: {
    button: "buy.pay",
    note: "buy.sandbox.note",
    loadStep: () => loadChunk(() => import("./methods/sandbox.tsx")),
  },
  stripe: { button: "buy.pay", loadStep: () => loadChunk(() => import("./methods/stripe.tsx")) },
  invoice: {
    button: "buy.order",
    replacesForm: true,
    loadStep: () => loadChunk(() => import("./methods/invoice.tsx")),
  },
};
