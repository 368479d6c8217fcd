import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SettingsReply } from "@karota/contract/admin/settings.ts";
import type { IntentReply } from "@karota/contract/payments/payment.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { SELLER } from "../../testing/seller.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

interface AdminCall {
  readonly path: string;
  readonly body?: unknown;
}
type Sample = (it: TestApp, admin: Actor) => AdminCall | Promise<AdminCall>;

const personOf = async (it: TestApp): Promise<string> => (await it.newPlayer()).id;

async function orderTransfer(it: TestApp): Promise<{ id: string; buyer: Actor }> {
  const buyer = await it.newPlayer();
  await it.call(buyer, "PUT", "users", { address: "Trg 1", post_number: "1000", post: "Ljubljana", country: "SI" });
  const body = { provider: "invoice", credits: 10, price_cents: 100 };
  const { purchase } = (await it.call(buyer, "POST", "payments/intent", body)).json<IntentReply>();
  return { id: purchase.id, buyer };
}

/** A transfer that was paid and withdrawn: its money has to be refunded by hand. */
async function openRefund(it: TestApp, admin: Actor): Promise<string> {
  const { id, buyer } = await orderTransfer(it);
  await it.call(admin, "POST", `payments/${id}/paid`);
  await it.call(buyer, "POST", `payments/${id}/withdraw`);
  await it.database.db.deleteFrom("audit_entries").execute();
  return id;
}

async function sentMessage(it: TestApp): Promise<string> {
  const body = { subject: "A question", message: "How do I print today’s boards for my class?", website: "" };
  await it.call(await it.newPlayer(), "POST", "service/contact", body);
  return (await it.database.db.selectFrom("contact_messages").select("id").executeTakeFirstOrThrow()).id;
}

const EMPTY_STATEMENT = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
  <BkToCstmrStmt><Stmt><Id>1</Id></Stmt></BkToCstmrStmt></Document>`;

/** A request to each route of admins but GET; a new route needs a line here. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  "POST /admin/users/search": () => ({ path: "admin/users/search", body: {} }),
  "POST /admin/users/:id/roles": async (it) => ({
    path: `admin/users/${await personOf(it)}/roles`,
    body: { role: "mentor", given: true },
  }),
  "POST /admin/users/:id/carrots": async (it) => ({
    path: `admin/users/${await personOf(it)}/carrots`,
    body: { carrots: 1, reason: "A present" },
  }),
  "POST /admin/users/:id/block": async (it) => ({
    path: `admin/users/${await personOf(it)}/block`,
    body: { blocked: true },
  }),
  // Also a person's own route; an admin may use it for another person.
  "DELETE /users/:id": async (it) => ({ path: `users/${await personOf(it)}` }),
  "PUT /admin/settings": async (it, admin) => {
    const { version, settings } = (await it.call(admin, "GET", "admin/settings")).json<SettingsReply>();
    return { path: "admin/settings", body: { version, settings: { ...settings, carrot_cents: 11 } } };
  },
  "POST /admin/functionality/:part": () => ({ path: "admin/functionality/clock" }),
  "POST /admin/sendTestEmail": () => ({ path: "admin/sendTestEmail" }),
  "POST /admin/messages/:id": async (it) => ({ path: `admin/messages/${await sentMessage(it)}`, body: { done: true } }),
  "POST /payments/:id/refund-sent": async (it, admin) => ({
    path: `payments/${await openRefund(it, admin)}/refund-sent`,
  }),
  "POST /payments/:id/paid": async (it) => ({ path: `payments/${(await orderTransfer(it)).id}/paid` }),
  "POST /payments/statements": () => ({ path: "payments/statements", body: { xml: EMPTY_STATEMENT } }),
};

describeEachDatabase("what an admin does", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await testApp({ kind, config: { seller: SELLER, paymentProviders: ["sandbox", "invoice"] } });
  });
  afterAll(() => it.close());

  const entriesOf = (actor: Actor) =>
    it.database.db.selectFrom("audit_entries").selectAll().where("actor_id", "=", actor.id).orderBy("id").execute();

  test("is written down too where an admin only reads what others wrote, bought or paid", async () => {
    const admin = await it.newPlayer({ roles: ["admin"] });
    const { id, buyer } = await orderTransfer(it);
    await it.call(admin, "POST", `payments/${id}/paid`);
    await it.database.db.deleteFrom("audit_entries").execute();
    const paths = [`payments/${id}/invoice`, `payments/${id}/invoice.xml`, "payments/transfers", "admin/messages"];
    // Twice in an hour is once.
    for (const path of [...paths, ...paths]) expect((await it.call(admin, "GET", path)).statusCode, path).toBe(200);
    const entries = (await entriesOf(admin)).map(({ action, subject, details }) => [action, subject, details]);
    expect(entries).toEqual([
      ["document.viewed", id, expect.stringMatching(/^{"document":"R-2026-\d+"}$/)],
      ["transfers.viewed", null, "{}"],
      ["messages.viewed", null, "{}"],
    ]);
    // Reading one's own data is not logged.
    expect((await it.call(buyer, "GET", `payments/${id}/invoice`)).statusCode).toBe(200);
    expect(await entriesOf(buyer)).toEqual([]);
  });

  test("is written down, whichever route it takes", async () => {
    const declared = it.app.apiRoutes
      .filter(({ access, method }) => access === "admin" && method !== "GET")
      .map(({ method, url }) => `${method} ${url.replace("/api/v1", "")}`);
    for (const route of [...declared, "DELETE /users/:id"]) {
      const sample = SAMPLES[route];
      if (!sample) throw new Error(`law.test.ts has no sample for ${route}`);
      const admin = await it.newPlayer({ roles: ["admin"] });
      const { path, body } = await sample(it, admin);
      const reply = await it.call(admin, route.split(" ")[0] as "POST", path, body, {
        "idempotency-key": randomUUID(),
      });
      expect(reply.statusCode, `${route}: ${reply.body}`).toBe(200);
      const entries = await entriesOf(admin);
      expect(entries.length, `${route} leaves an entry`).toBeGreaterThan(0);
    }
  });

  test("is listed page by page, the newest first, by act and by the people concerned", async () => {
    const [admin, other] = [await it.newPlayer({ roles: ["admin"] }), await it.newPlayer({ roles: ["admin"] })];
    const [one, two] = [await it.newPlayer(), await it.newPlayer()];
    await it.call(admin, "POST", `admin/users/${one.id}/block`, { blocked: true });
    await it.call(admin, "POST", `admin/users/${two.id}/block`, { blocked: true });
    await it.call(other, "POST", `admin/users/${one.id}/block`, { blocked: false });
    const read = async (query: string) => {
      const reply = await it.call(admin, "GET", `admin/audit?${query}`);
      expect(reply.statusCode, reply.body).toBe(200);
      return reply.json<{ entries: { id: number; action: string; subject: string }[]; next: number | null }>();
    };
    const actsOf = ({ entries }: Awaited<ReturnType<typeof read>>) =>
      entries.map(({ action, subject }) => [action, subject]);
    expect(actsOf(await read(`person=${one.id}`))).toEqual([
      ["person.unblocked", one.id],
      ["person.blocked", one.id],
    ]);
    expect(actsOf(await read(`person=${admin.id}`))).toEqual([
      ["person.blocked", two.id],
      ["person.blocked", one.id],
    ]);
    const first = await read(`person=${admin.id}&limit=1`);
    const second = await read(`person=${admin.id}&limit=1&before=${first.next}`);
    expect([...actsOf(first), ...actsOf(second)]).toEqual(actsOf(await read(`person=${admin.id}`)));
    expect((await read(`person=${admin.id}&limit=1&before=${second.entries[0]!.id}`)).next).toBeNull();
    expect(second.next).toBeNull();
    expect(actsOf(await read(`person=${one.id}&action=person.blocked`))).toEqual([["person.blocked", one.id]]);
    for (const query of ["person=me", "action=person.kissed", "limit=0", "before=0"])
      expect((await it.call(admin, "GET", `admin/audit?${query}`)).statusCode, query).toBe(400);
  });
});
