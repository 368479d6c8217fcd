import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { IntentReply, Purchase, StatementReply, TransfersReply } from "@karota/contract/payments/payment.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { SELLER } from "../../testing/seller.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const BILLING = { name: "Žiga Čadež", address: "Vrtna pot 3", post_number: "2000", post: "Maribor", country: "SI" };

/** An incoming booking of a statement. */
const entry = (reference: string, amount = "10.00", currency = "EUR", side = "CRDT", day = "") =>
  `<Ntry><NtryRef>1</NtryRef><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
   ${day && `<BookgDt><Dt>${day}</Dt></BookgDt>`}
   <NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Žiga &amp; Čadež</Nm></Pty></Dbtr></RltdPties>
   <RmtInf><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const statement = (...entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
   <BkToCstmrStmt><Stmt><Id>1</Id>${entries.join("")}</Stmt></BkToCstmrStmt></Document>`;

describeEachDatabase("bank transfers", (kind) => {
  let app: TestApp;
  let admin: Actor;
  beforeAll(async () => {
    app = await testApp({ kind, config: { seller: SELLER, paymentProviders: ["sandbox", "invoice"] } });
    admin = await app.newPlayer({ roles: ["admin"] });
  });
  afterAll(() => app.close());

  const newBuyer = async (billing: object = {}): Promise<Actor> => {
    const buyer = await app.newPlayer({ balance: 0 });
    expect((await app.call(buyer, "PUT", "users", { ...BILLING, ...billing })).statusCode).toBe(200);
    return buyer;
  };
  const order = async (buyer: Actor, credits = 100): Promise<Purchase & { reference: string }> => {
    const body = { provider: "invoice", credits, price_cents: credits * 10 };
    const reply = await app.call(buyer, "POST", "payments/intent", body);
    expect(reply.statusCode, reply.body).toBe(200);
    const { purchase } = reply.json<IntentReply>();
    return { ...purchase, reference: purchase.transfer!.reference };
  };
  const balance = async (buyer: Actor): Promise<number> =>
    (await app.call(buyer, "GET", "credits")).json<{ credit_amount: number }>().credit_amount;
  const own = async (buyer: Actor, id: string): Promise<Purchase> =>
    (await app.call(buyer, "GET", "payments"))
      .json<{ purchases: Purchase[] }>()
      .purchases.find((purchase) => purchase.id === id)!;
  const transfers = async (): Promise<TransfersReply> =>
    (await app.call(admin, "GET", "payments/transfers")).json<TransfersReply>();
  const pay = (id: string, who = admin) => app.call(who, "POST", `payments/${id}/paid`);
  const sent = (id: string, who = admin) => app.call(who, "POST", `payments/${id}/refund-sent`);
  const upload = (xml: string) => app.call(admin, "POST", "payments/statements", { xml });
  const outcomes = async (xml: string): Promise<string[]> => {
    const reply = await upload(xml);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<StatementReply>().lines.map(({ outcome }) => outcome);
  };
  const entries = (subject: string | null) =>
    app.database.db
      .selectFrom("audit_entries")
      .select(["actor_id", "action", "details"])
      .where("subject", subject === null ? "is" : "=", subject)
      .orderBy("id")
      .execute();
  const of = <T extends { readonly id: string }>(rows: readonly T[], id: string): T | undefined =>
    rows.find((row) => row.id === id);

  it("a transfer is open until an admin has seen its money, once; then it is settled, with its invoice", async () => {
    const buyer = await newBuyer({ company: "Čebelica, d.o.o." });
    const { id, reference } = await order(buyer);
    expect(reference).toMatch(/^SI12\d{11}$/);
    expect(of((await transfers()).open, id)).toMatchObject({
      reference,
      name: "Žiga Čadež",
      company: "Čebelica, d.o.o.",
      amount_cents: 1000,
    });
    expect((await pay(id, buyer)).statusCode).toBe(403);
    const both = await Promise.all([pay(id), pay(id)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(new Set(both.map(({ body }) => body)).size).toBe(1);
    expect(await balance(buyer)).toBe(100);
    const { open, settled } = await transfers();
    expect(of(open, id)).toBeUndefined();
    const { invoice } = await own(buyer, id);
    expect(invoice).toMatch(/^R-\d{4}-\d{5}$/);
    expect(of(settled, id)).toMatchObject({ kind: "paid", amount_cents: 1000, document: invoice });
    expect(await entries(id)).toEqual([
      { actor_id: admin.id, action: "transfer.paid", details: JSON.stringify({ amount_cents: 1000 }) },
    ]);
    const mails = await app.database.db
      .selectFrom("mails")
      .select(["template", "content"])
      .where("user_id", "=", buyer.id)
      .execute();
    expect(mails).toMatchObject([{ template: "invoice", content: expect.stringContaining(invoice!) as unknown }]);
  });

  /** The moment in milliseconds at which the last day of a transfer ends. */
  const endOf = ({ transfer }: Purchase): number => Date.parse(transfer!.until) + 1000;
  const goTo = (time: number): void => app.clock.advance(time - app.clock.now());

  it("a transfer expires at the end of the 14th day after it, and its buyer has to start again", async () => {
    const buyer = await newBuyer();
    const purchase = await order(buyer);
    const { id } = purchase;
    expect(purchase.transfer!.until).toContain("T23:59:59");
    app.clock.advance(14 * DAY_MS);
    expect((await own(buyer, id)).status).toBe("pending");
    goTo(endOf(purchase));
    expect(await own(buyer, id)).toMatchObject({ status: "expired", transfer: null });
    expect((await app.call(buyer, "POST", "payments/approve", { id })).json()).toEqual({
      code: "E-PAYMENT-INVOICE_FATAL_ERROR",
    });
    expect(await balance(buyer)).toBe(0);
  });

  it("money that arrived in time is booked afterwards: by an admin for a week, by a statement that shows its day", async () => {
    const buyer = await newBuyer();
    const orders = [await order(buyer), await order(buyer), await order(buyer), await order(buyer)] as const;
    const [marked, inTime, late, undated] = orders;
    const lastDay = marked.transfer!.until.slice(0, 10);
    goTo(endOf(marked) + 7 * DAY_MS - 1000);
    expect(of((await transfers()).open, marked.id)).toBeDefined();
    expect((await pay(marked.id)).statusCode).toBe(200);
    app.clock.advance(1000);
    expect(of((await transfers()).open, late.id)).toBeUndefined();
    expect((await pay(late.id)).json()).toMatchObject({ code: "E-PAYMENT-DATA_OLD_VALUES" });
    const nextDay = new Date(Date.parse(lastDay) + DAY_MS).toISOString().slice(0, 10);
    const lines = [
      entry(inTime.reference, "10.00", "EUR", "CRDT", lastDay),
      entry(late.reference, "10.00", "EUR", "CRDT", nextDay),
      entry(undated.reference),
    ];
    expect(await outcomes(statement(...lines))).toEqual(["paid", "expired", "expired"]);
    expect(await balance(buyer)).toBe(200);
  });

  it("a withdrawn transfer waits for its money to be sent back by hand, once, and its buyer sees when it was", async () => {
    const buyer = await newBuyer();
    const { id, reference } = await order(buyer);
    for (const too of [id, randomUUID()]) expect((await sent(too)).statusCode).toBe(too === id ? 409 : 404);
    await pay(id);
    expect((await sent(id)).statusCode).toBe(409);
    expect((await app.call(buyer, "POST", `payments/${id}/withdraw`)).statusCode).toBe(200);
    expect(await own(buyer, id)).toMatchObject({ status: "refunded", refund_sent: null });
    expect(of((await transfers()).refunds, id)).toMatchObject({ reference, name: "Žiga Čadež", amount_cents: 1000 });
    expect((await sent(id, buyer)).statusCode).toBe(403);
    const both = await Promise.all([sent(id), sent(id)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(new Set(both.map(({ body }) => body)).size).toBe(1);
    const { refunds, settled } = await transfers();
    expect(of(refunds, id)).toBeUndefined();
    const { credit_note: note, refund_sent: at } = await own(buyer, id);
    expect(at).not.toBeNull();
    expect(of(settled, id)).toMatchObject({ kind: "refunded", amount_cents: 1000, document: note });
    expect((await entries(id)).map(({ action }) => action)).toEqual(["transfer.paid", "transfer.refunded"]);
    expect((await pay(id)).statusCode).toBe(409);
    app.clock.advance(31 * DAY_MS);
    expect(of((await transfers()).settled, id)).toBeUndefined();
  });

  it("a card payment is neither marked as paid nor as sent back by hand", async () => {
    const buyer = await newBuyer();
    const body = { provider: "sandbox", credits: 10, price_cents: 100 };
    const { id } = (await app.call(buyer, "POST", "payments/intent", body)).json<IntentReply>().purchase;
    expect([(await pay(id)).statusCode, (await sent(id)).statusCode]).toEqual([409, 409]);
    expect(await entries(id)).toEqual([]);
  });

  it("who has to get money back is still known when the account is erased", async () => {
    const buyer = await newBuyer({ name: "Edina Sled" });
    const { id } = await order(buyer);
    await pay(id);
    await app.call(buyer, "POST", `payments/${id}/withdraw`);
    expect((await app.call(buyer, "DELETE", `users/${buyer.id}`)).statusCode).toBe(200);
    expect(of((await transfers()).refunds, id)).toMatchObject({ name: "Edina Sled", amount_cents: 1000 });
    expect((await sent(id)).statusCode).toBe(200);
  });

  it("a statement settles the transfers whose reference and amount in euros match, once; all else is listed and books nothing", async () => {
    const buyer = await newBuyer();
    const open = [await order(buyer), await order(buyer), await order(buyer), await order(buyer)] as const;
    const [first, second, third, fourth] = open.map(({ reference }) => reference) as [string, string, string, string];
    const xml = statement(
      entry(first),
      entry(second, "9.99"),
      entry(third, "10.00", "USD"),
      entry(fourth),
      entry(fourth),
      entry("SI9912"),
      entry(second, "10.00", "EUR", "DBIT"),
      entry(second, "ten"),
    );
    const reply = (await upload(xml)).json<StatementReply>();
    expect(reply.lines.map(({ outcome }) => outcome)).toEqual([
      "paid",
      "double",
      "currency",
      "double",
      "double",
      "unknown",
      "double",
    ]);
    expect(reply.lines[0]).toEqual({
      reference: first,
      payer: "Žiga & Čadež",
      amount_cents: 1000,
      currency: "EUR",
      outcome: "paid",
      purchase: open[0].id,
    });
    expect(reply.lines.at(-1)!.amount_cents).toBeNull();
    expect(await outcomes(statement(entry(first), entry(second, "9.99")))).toEqual(["already", "amount"]);
    // Banks number the entries of each statement anew: another statement's first entry is another payment.
    expect(await outcomes(statement(entry(second)))).toEqual(["paid"]);
    expect(await balance(buyer)).toBe(200);
    expect((await entries(open[0].id)).map(({ action }) => action)).toEqual(["transfer.paid"]);
    const imports = (await entries(null)).filter(({ action }) => action === "statement.imported");
    expect(imports.slice(-3).map(({ details }) => JSON.parse(details) as unknown)).toEqual([
      { lines: 7, paid: 1 },
      { lines: 2, paid: 0 },
      { lines: 1, paid: 1 },
    ]);
  });

  it("the same statement sent by two admins at once pays once", async () => {
    const buyer = await newBuyer();
    const open = [await order(buyer), await order(buyer), await order(buyer)];
    const lines = open.map(({ reference }) => entry(reference));
    const both = await Promise.all([outcomes(statement(...lines)), outcomes(statement(...lines.toReversed()))]);
    expect(both.map((one) => new Set(one).size)).toEqual([1, 1]);
    expect(both.flat().filter((outcome) => outcome === "paid")).toHaveLength(3);
    expect(await balance(buyer)).toBe(300);
  });

  it("what is no statement is refused, books nothing and leaves no entry", async () => {
    const buyer = await newBuyer();
    const { reference } = await order(buyer);
    const good = statement(entry(reference));
    const before = await entries(null);
    const bombs = [
      `<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c "&a;&a;&a;&a;">]>${good}`,
      good.replace("?>", '?><!DOCTYPE x SYSTEM "file:///etc/passwd">'),
      good.replace(reference, `&a;</Ref></CdtrRefInf><!ENTITY a "x">`),
      good.slice(0, -20),
      `${"<a>".repeat(60_000)}${"</a>".repeat(60_000)}`,
      "<Document/>",
      "Datum;Znesek\n21.11.2026;10,00",
      "%PDF-1.7",
      "\u0000",
    ];
    for (const xml of bombs) {
      const reply = await upload(xml);
      expect([reply.statusCode, reply.json<{ code: string }>().code], xml.slice(0, 60)).toEqual([
        400,
        "E-PAYMENT-DATA_VALIDATION_ERROR",
      ]);
    }
    expect((await upload("")).statusCode).toBe(400);
    expect((await upload(`${good}${" ".repeat(1_000_000)}`)).statusCode).toBe(400);
    expect((await upload(" ".repeat(2_000_000))).json()).toMatchObject({ code: "E-KAROTA-TOO_LARGE" });
    const refused = await app.call(buyer, "POST", "payments/statements", { xml: good });
    expect(refused.statusCode).toBe(403);
    expect(await balance(buyer)).toBe(0);
    expect(await entries(null)).toEqual(before);
  });
});
