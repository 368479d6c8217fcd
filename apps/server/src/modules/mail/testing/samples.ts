import { PLAY_SELLER, type InvoiceDocument } from "../../invoices/index.ts";
import type { Contents } from "../render-mail.ts";

export const DOCUMENT: InvoiceDocument = {
  kind: "invoice",
  number: "R-2026-00007",
  language: "sl",
  issued: "2026-11-21",
  served: "2026-11-21",
  due: "2026-11-21",
  seller: PLAY_SELLER,
  buyer: { name: "Žiga <b>", company: "", address: "", post_number: "", post: "", country: "SI", vat_id: "" },
  amount: 1250,
  net_cents: 102,
  vat_cents: 23,
  gross_cents: 125,
  vat_rate: 2200,
  provider: "stripe",
  reference: "0000000001",
  corrects: null,
  play: false,
};

const ID = "11111111-1111-4111-8111-111111111111";

/** Sample values for every template. */
export const SAMPLES: Contents = {
  invoice: DOCUMENT,
  refund: DOCUMENT,
  test: { name: "Živa" },
  contact: {
    replyTo: "ana@example.com",
    subject: "Vprašanje o <ulomkih>",
    message: "Pozdrav!\n\nKje so ulomki & deli?",
  },
  welcome: { name: "Živa", amount: 500 },
  package: { name: "Živa", from: "starter", to: "essential", up: true, groupPrice: 135, studentPrice: 9 },
  deleted: { name: "Živa", by: "self" },
  warning: { name: "Živa", until: "2028-02-28T23:59:59+01:00", bought: 1250 },
  assignment: {
    name: "Živa",
    id: ID,
    title: "Seštevanje & <b>več</b>",
    start: null,
    end: "2026-11-24T23:59:59+01:00",
    tasks: 2,
  },
  due: {
    name: "Živa",
    assignments: [
      { id: ID, title: "Seštevanje do sto", end: "2026-11-24T12:00:00+01:00", done: 0, tasks: 12 },
      { id: ID, title: "Ulomki, ponovitev", end: "2026-11-24T23:59:59+01:00", done: 3, tasks: 5 },
    ],
  },
  digest: {
    name: "Živa",
    from: "2026-11-16T00:00:00+01:00",
    to: "2026-11-22T23:59:59+01:00",
    groups: [
      {
        name: "5. b",
        assignments: [
          {
            title: "Seštevanje do sto",
            running: false,
            students: 24,
            done: 21,
            answers: 270,
            right: 216,
            mistakes: [
              { game: "addition", name: "carry-forgotten", count: 9 },
              { game: "addition", name: "no-such-mistake", count: 4 },
            ],
          },
          { title: "Ulomki", running: true, students: 24, done: 2, answers: 40, right: 30, mistakes: [] },
        ],
      },
      {
        name: null,
        assignments: [
          { title: "Poštevanka", running: false, students: 1, done: 0, answers: 0, right: 0, mistakes: [] },
        ],
      },
    ],
    more: 2,
  },
};
