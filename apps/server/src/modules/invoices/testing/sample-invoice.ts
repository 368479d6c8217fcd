import { PLAY_SELLER, type InvoiceDocument } from "../document.ts";

/** A paid invoice to a buyer in Slovenia. */
export const INVOICE: InvoiceDocument = {
  kind: "invoice",
  number: "R-2026-00042",
  language: "sl",
  issued: "2026-11-21",
  served: "2026-11-20",
  due: "2026-12-05",
  seller: { ...PLAY_SELLER, name: "Učenje z igro, d.o.o.", tax_number: "SI12345679" },
  buyer: {
    name: "Žiga Đurđević-Čadež",
    company: "",
    address: "Šolska ulica 5",
    post_number: "2000",
    post: "Maribor",
    country: "SI",
    vat_id: "",
  },
  amount: 10_000,
  net_cents: 820,
  vat_cents: 180,
  gross_cents: 1000,
  vat_rate: 2200,
  provider: "stripe",
  reference: "0000000042",
  corrects: null,
  play: false,
};
