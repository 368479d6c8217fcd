import type { Generated } from "kysely";

/** The balance of each person; the ledger's running total. */
export interface CreditAccountsTable {
  user_id: string;
  balance: number;
}

/** Append-only, two rows a movement whose amounts add up to zero. */
export interface LedgerEntriesTable {
  id: Generated<number>;
  movement_id: string;
  /** `user:<id>`, or one of the site's accounts: `grants`, `games`, `assignments`, `sales`, `admins`. */
  account: string;
  amount: number;
  /** A person's balance after this entry; null for the site's accounts. */
  balance_after: number | null;
  reason: string;
  /** What it was for: a gridId, an assignment, a purchase; null when nothing. */
  reference: string | null;
  created_at: number;
}

/** A purchase of carrots; money in euro cents. */
export interface PurchasesTable {
  id: string;
  user_id: string;
  provider: string;
  /** The provider's own name of the payment. */
  provider_ref: string | null;
  /** The digits of which the payment reference is made. */
  reference: string;
  status: string;
  credits: number;
  price_cents: number;
  net_cents: number;
  vat_cents: number;
  /** Basis points. */
  vat_rate: number;
  /** JSON of Buyer; `{}` when the person was erased before paying. */
  buyer: string;
  language: string;
  created_at: number;
  expires_at: number;
  paid_at: number | null;
  /** When the page received the outcome. */
  approved_at: number | null;
  /** When the provider took the order to give the money back. */
  refund_sent_at: number | null;
  refunded_cents: number;
  /** Hundredths of a carrot that were withdrawn. */
  refunded_amount: number;
}

/** Issued invoices and credit notes; they stay when a person is erased. */
export interface InvoicesTable {
  number: string;
  series: string;
  year: number;
  serial: number;
  /** `invoice` or `credit_note`. */
  kind: string;
  purchase_id: string;
  issued_at: number;
  /** JSON of InvoiceDocument. */
  document: string;
}

/** Running numbers without gaps: raised in the transaction that uses them. */
export interface CountersTable {
  name: string;
  value: number;
}

/** Events that payment providers have sent. Key: provider, event_id. */
export interface PaymentEventsTable {
  provider: string;
  event_id: string;
  received_at: number;
}
