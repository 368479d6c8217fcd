import type { PersonalData, StoredData } from "../../personal-data.ts";
import { blankNotes, exportNotes } from "../audit/index.ts";
import { listInvoices } from "../invoices/index.ts";
import { eraseBuyer, listPurchases } from "./store.ts";

/** What this module stores about a person. Issued invoices stay after an erasure, as the law demands. */
export const paymentsPersonalData: PersonalData = {
  async erase(queries, userId) {
    const own = await listPurchases(queries, userId);
    await blankNotes(
      queries,
      own.map(({ id }) => id),
    );
    await eraseBuyer(queries, userId);
  },

  async export(queries, userId, calendar) {
    const { iso } = calendar;
    const all = await listPurchases(queries, userId);
    const ids = all.map(({ id }) => id);
    const invoices = await listInvoices(queries, ids);
    const notes = await exportNotes(queries, ids, calendar);
    const purchases = all.map((one) => ({
      id: one.id,
      provider: one.provider,
      status: one.status,
      credits: one.credits,
      price_cents: one.price_cents,
      refunded_cents: one.refunded_cents,
      buyer: JSON.parse(one.buyer) as unknown,
      created: iso(one.created_at),
      paid: one.paid_at === null ? null : iso(one.paid_at),
      documents: invoices
        .filter(({ purchase_id: id }) => id === one.id)
        .map(({ document }) => JSON.parse(document) as unknown),
      notes: notes.filter(({ subject }) => subject === one.id).map(({ subject: _subject, ...note }) => note),
    }));
    return { purchases };
  },
  async summarise(queries, userId) {
    const all = await listPurchases(queries, userId);
    const paid = all.filter((one) => one.paid_at !== null);
    return {
      purchases: {
        count: paid.length,
        paid_cents: paid.reduce((sum, one) => sum + one.price_cents, 0),
        refunded_cents: paid.reduce((sum, one) => sum + one.refunded_cents, 0),
      },
    };
  },
};

export const paymentsStoredData: readonly StoredData[] = [
  {
    id: "invoices",
    tables: ["purchases", "invoices"],
    people: ["buyers"],
    basis: "law",
    recipients: ["payment", "bank", "taxOffice"],
    deletion: "law",
  },
];
