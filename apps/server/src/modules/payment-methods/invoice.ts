import { FORTNIGHT, type PaymentMethod } from "./method.ts";

/** Bank transfer against a pro-forma invoice: an admin or a statement says that it is paid. */
export const invoice: PaymentMethod = {
  id: "invoice",
  failures: {
    declined: "E-PAYMENT-INVOICE_DECLINED",
    generic: "E-PAYMENT-INVOICE_GENERIC_ERROR",
    fatal: "E-PAYMENT-INVOICE_FATAL_ERROR",
  },
  settlesByHand: true,
  connect: () => ({
    life: FORTNIGHT,
    begin: async () => ({ providerRef: null }),
    fetchStatus: async () => "pending",
    refund: async () => false,
  }),
};
