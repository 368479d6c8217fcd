import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { MessagesReply } from "@karota/contract/admin/messages.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { DEFAULT_SETTINGS } from "../settings/index.ts";

const BODY = { subject: "Vprašanje o nalogah", message: "Kako lahko učencem pokažem rešitve?\n\nHvala za odgovor!" };
const SITE = "Karota <hisa@karota.example>";

describeEachDatabase("the contact form", (kind) => {
  let app: TestApp;
  let visitors = 0;
  beforeAll(async () => {
    app = await testApp({ kind, config: { mailFrom: SITE } });
  });
  afterAll(() => app.close());
  afterEach(() => vi.useRealTimers());

  /** A sender at an address of its own, which may send as often as the setting says. */
  const newAddress = () => `203.0.113.${++visitors}`;
  const send = async (body: unknown, more: { actor?: Actor; key?: string; from?: string; language?: string } = {}) => {
    const reply = await app.app.inject({
      method: "POST",
      url: `/api/v1/service/contact?language=${more.language ?? "sl"}`,
      remoteAddress: more.from ?? newAddress(),
      headers: {
        ...(more.actor && { authorization: `Bearer ${app.tokenFor(more.actor)}` }),
        ...(more.key !== undefined && { "idempotency-key": more.key }),
      },
      payload: body as object,
    });
    return { status: reply.statusCode, ...reply.json<{ code: string; retry_after?: number }>() };
  };
  const SENT = { status: 200, code: "S-KAROTA-MESSAGE_SENT" };
  const INVALID = { status: 400, code: "E-KAROTA-GAME_VALIDATION" };
  const stored = () => app.database.db.selectFrom("contact_messages").selectAll().execute();
  const storedOf = async (email: string) => (await stored()).filter(({ reply_to }) => reply_to === email);
  /** What is on its way to the site; then the outbox is empty. */
  const takeMails = async () => {
    const mails = await app.database.db.selectFrom("mails").selectAll().where("template", "=", "contact").execute();
    await app.database.db.deleteFrom("mails").execute();
    return mails.map(({ user_id, recipient, content }) => ({
      user_id,
      recipient,
      content: JSON.parse(content) as object,
    }));
  };

  it("saves a visitor's message and mails it to the site, with the visitor as the one to answer", async () => {
    await takeMails();
    expect(await send({ ...BODY, email: "ana@example.com" }, { language: "de" })).toEqual(SENT);
    expect(await storedOf("ana@example.com")).toMatchObject([
      { ...BODY, user_id: null, language: "de", done_at: null },
    ]);
    expect(await takeMails()).toEqual([
      { user_id: null, recipient: "hisa@karota.example", content: { ...BODY, replyTo: "ana@example.com" } },
    ]);
  });

  it("uses the account's address of people who are signed in, unless they give another", async () => {
    const writer = await app.newPlayer();
    expect(await send(BODY, { actor: writer })).toEqual(SENT);
    expect(await send({ ...BODY, email: "drugje@example.com" }, { actor: writer })).toEqual(SENT);
    expect((await stored()).filter(({ user_id }) => user_id === writer.id).map(({ reply_to }) => reply_to)).toEqual(
      expect.arrayContaining(["t@example.com", "drugje@example.com"]),
    );
    await app.database.db.updateTable("users").set({ email: "" }).where("id", "=", writer.id).execute();
    expect(await send(BODY, { actor: writer })).toEqual(INVALID);
  });

  it("refuses what is too short, too long, not one line, without an address, or has more fields", async () => {
    const email = "wrong@example.com";
    const wrong: readonly object[] = [
      BODY,
      { ...BODY, email, subject: "sedemzn" },
      { ...BODY, email, subject: "x".repeat(121) },
      { ...BODY, email, subject: `   ${"x".repeat(7)}   ` },
      { ...BODY, email, message: "x".repeat(29) },
      { ...BODY, email, message: `${"x".repeat(29)}${" ".repeat(10)}` },
      { ...BODY, email, message: "x".repeat(4001) },
      { ...BODY, email, subject: "Pozdrav vsem\r\nBcc: vsi@example.com" },
      { ...BODY, email, subject: "Pozdrav vsem\nX-Header: da" },
      { ...BODY, email, subject: "Pozdrav vsem\u2028Bcc: vsi@example.com" },
      { ...BODY, email: "ana@example.com\r\nBcc: vsi@example.com" },
      { ...BODY, email: "ana@example.com, vsi@example.com" },
      { ...BODY, email: "Ana <ana@example.com>" },
      { ...BODY, email: "ana" },
      { ...BODY, email: "" },
      { ...BODY, email, userId: "1" },
    ];
    for (const body of wrong) expect(await send(body), JSON.stringify(body)).toEqual(INVALID);
    expect(await storedOf(email)).toEqual([]);
    const right = [
      { ...BODY, email, subject: "osem zn.", message: "x".repeat(30) },
      { ...BODY, email, subject: "x".repeat(120), message: "x".repeat(4000) },
    ];
    for (const body of right) expect(await send(body)).toEqual(SENT);
    expect(await storedOf(email)).toHaveLength(2);
  });

  it("answers a bot that fills in the hidden field like everyone, and saves nothing", async () => {
    await takeMails();
    expect(await send({ ...BODY, email: "bot@example.com", website: "http://spam.example" })).toEqual(SENT);
    expect(await storedOf("bot@example.com")).toEqual([]);
    expect(await takeMails()).toEqual([]);
  });

  it("saves one message for each key, also when two requests arrive at once, and refuses the key for another message", async () => {
    await takeMails();
    const body = { ...BODY, email: "dvakrat@example.com" };
    const post = () => send(body, { key: "the same press" });
    expect(await Promise.all([post(), post()])).toEqual([SENT, SENT]);
    expect(await post()).toEqual(SENT);
    expect(await storedOf(body.email)).toHaveLength(1);
    expect(await takeMails()).toHaveLength(1);
    expect(await send({ ...body, subject: "Nekaj drugega" }, { key: "the same press" })).toEqual(INVALID);
    // Keys of different people are different keys.
    expect(await send(body, { key: "the same press", actor: await app.newPlayer() })).toEqual(SENT);
    expect(await storedOf(body.email)).toHaveLength(2);
  });

  it("accepts as many messages an hour of an address as the setting says, invalid ones not counted", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const from = newAddress();
    const body = { ...BODY, email: "pogosto@example.com" };
    for (let slip = 0; slip < 5; slip++) expect((await send({ ...body, subject: "x" }, { from })).status).toBe(400);
    for (let slip = 0; slip < 5; slip++) expect((await send(BODY, { from })).status, "no address").toBe(400);
    for (let attempt = 0; attempt < 5; attempt++) expect(await send(body, { from, key: "the first" })).toEqual(SENT);
    for (let n = 1; n < DEFAULT_SETTINGS.limits.contact_messages; n++) expect(await send(body, { from })).toEqual(SENT);
    const before = (await storedOf(body.email)).length;
    const refused = await send(body, { from });
    expect((await storedOf(body.email)).length).toBe(before);
    expect(refused).toMatchObject({ status: 429, code: "E-KAROTA-TOO_MANY_REQUESTS" });
    expect(refused.retry_after).toBeGreaterThan(3500);
    expect(await send(body, { from, key: "the first" }), "kept already").toEqual(SENT);
    expect(await send(body)).toEqual(SENT);
    vi.advanceTimersByTime(60 * 60 * 1000);
    expect(await send(body, { from })).toEqual(SENT);
  });

  it("exports a person's messages, and erases them with the person, from the outbox too", async () => {
    await takeMails();
    const writer = await app.newPlayer();
    await send({ ...BODY, email: "odhod@example.com" }, { actor: writer });
    const all = (await app.call(writer, "GET", "users/export")).json<{ messages: unknown }>();
    expect(all.messages).toMatchObject([{ ...BODY, reply_to: "odhod@example.com", done: null }]);
    expect((await app.call(writer, "DELETE", `users/${writer.id}`)).statusCode).toBe(200);
    expect(await storedOf("odhod@example.com")).toEqual([]);
    const mails = await app.database.db.selectFrom("mails").select("content").execute();
    expect(mails.filter(({ content }) => content.includes("odhod@example.com"))).toEqual([]);
  });

  it("shows admins the newest first, page by page, and logs who settled which", async () => {
    await app.database.db.deleteFrom("contact_messages").execute();
    const admin = await app.newPlayer({ roles: ["admin"] });
    const writer = await app.newPlayer();
    await send({ ...BODY, subject: "Najstarejše" }, { actor: writer });
    for (const subject of ["Sredinsko eno", "Sredinsko dve"]) await send({ ...BODY, subject, email: "v@example.com" });
    app.clock.advance(1000);
    await send({ ...BODY, subject: "Najnovejše", email: "v@example.com" });
    const read = async (query = "") =>
      (await app.call(admin, "GET", `admin/messages?limit=3${query}`)).json<MessagesReply>();
    const first = await read();
    expect([first.open, first.messages[0]!.subject, first.messages.length]).toEqual([4, "Najnovejše", 3]);
    const second = await read(`&before=${first.next}`);
    expect(second).toMatchObject({ open: 4, next: null });
    expect(second.messages).toHaveLength(1);
    const both = [...first.messages, ...second.messages];
    expect(both.map(({ subject }) => subject).toSorted()).toEqual(
      ["Najnovejše", "Najstarejše", "Sredinsko dve", "Sredinsko eno"].toSorted(),
    );
    expect(both.find(({ subject }) => subject === "Najstarejše")!.person).toEqual({ id: writer.id, name: "Test" });

    const { id } = first.messages[0]!;
    const settle = (done: boolean, message = id) => app.call(admin, "POST", `admin/messages/${message}`, { done });
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await settle(true)).json()).toEqual({ code: "S-CHANGES-SAVED" });
    expect((await read()).open).toBe(3);
    expect((await read("&state=done")).messages).toMatchObject([{ id, done: "2026-11-21T12:00:01+01:00" }]);
    expect((await settle(false)).statusCode).toBe(200);
    expect((await read()).open).toBe(4);
    expect((await settle(true, writer.id)).json()).toEqual({ code: "E-KAROTA-NOT_FOUND" });
    const log = (await app.call(admin, "GET", `admin/audit?subject=${id}`)).json<{ entries: { action: string }[] }>();
    expect(log.entries.map(({ action }) => action)).toEqual(["message.reopened", "message.done", "messages.viewed"]);
  });
});
