import type { Language } from "@karota/engine/message.ts";
import type { Seller } from "../../config.ts";

export interface Buyer {
  readonly name: string;
  readonly company: string;
  readonly address: string;
  readonly post_number: string;
  readonly post: string;
  readonly country: string;
  readonly vat_id: string;
}

/** The whole content of a document, frozen when it is issued; money in euro cents, which a credit note refunds. */
export interface InvoiceDocument {
  readonly kind: "invoice" | "credit_note" | "pro_forma";
  readonly number: string;
  readonly language: Language;
  /** Days in the product's zone, `2026-11-21`: of issue, of service, and until when it is to be paid. */
  readonly issued: string;
  readonly served: string;
  readonly due: string;
  readonly seller: Seller;
  readonly buyer: Buyer;
  /** Hundredths of a carrot. */
  readonly amount: number;
  readonly net_cents: number;
  readonly vat_cents: number;
  readonly gross_cents: number;
  /** Basis points. */
  readonly vat_rate: number;
  readonly provider: string;
  /** The digits of the payment's reference. */
  readonly reference: string;
  /** Of a credit note: the invoice that it takes back. */
  readonly corrects: string | null;
  /** Of the sandbox: no invoice at all. */
  readonly play: boolean;
}

/** The seller where none is configured: only play money is taken then. */
export const PLAY_SELLER: Seller = {
  name: "Karota",
  address: "Korenčkova ulica 1",
  post_number: "1000",
  post: "Ljubljana",
  country: "SI",
  tax_number: "SI00000000",
  iban: "SI56020360253863406",
  bic: "LJBASI2X",
};
