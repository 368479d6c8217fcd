import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { startSmtp, type SmtpServer } from "../../testing/smtp-server.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { postMail } from "./post-mail.ts";
import { sendMails, type MailDeps } from "./send-mails.ts";
import { transportOf, type Transport } from "./transport.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describeEachDatabase("the outbox and a mail server", (kind) => {
  let app: TestApp;
  let smtp: SmtpServer;
  let log: string;
  let deps: MailDeps;
  let send: Transport;
  beforeEach(async () => {
    log = "";
    app = await testApp({ kind, logStream: { write: (line: string) => void (log += line) } });
    smtp = await startSmtp();
    const { config, database, clock } = app;
    deps = { config, database, clock, log: app.app.log, printer: app.app.printer };
    send = transportOf({ ...config, smtpUrl: smtp.url, mailFrom: "Karota <karota@example.com>" });
  });
  afterEach(async () => {
    await app.close();
    await smtp.stop();
  });

  /** A person with a mail under way. */
  async function post(more: { staleAt?: number; onceKey?: string; noAccount?: true } = {}): Promise<void> {
    const { id } = await app.newPlayer();
    await app.database.transaction((queries) =>
      postMail(queries, {
        userId: more.noAccount ? null : id,
        recipient: "ziga@example.net",
        template: "deleted",
        language: "sl",
        content: { name: "Žiga", by: "self" },
        ...(more.staleAt !== undefined && { staleAt: more.staleAt }),
        ...(more.onceKey !== undefined && { onceKey: more.onceKey }),
        now: app.clock.now(),
      }),
    );
  }
  const rows = () => app.database.db.selectFrom("mails").selectAll().execute();
  const idsOf = () => smtp.taken.map((mail) => /^Message-ID: <(.+)>$/m.exec(mail.replaceAll("\r", ""))?.[1]);

  it("a mail leaves with headers that mark it as automatic and prevent automatic replies", async () => {
    await post();
    expect(await sendMails(deps, send)).toBe(1);
    const [mail] = smtp.taken;
    const [row] = await rows();
    expect(mail).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(mail).toMatch(/^To: ziga@example\.net\r$/m);
    expect(idsOf()).toEqual([`${row!.id}@example.com`]);
    expect([row!.content, row!.sent_at]).toEqual(["{}", app.clock.now()]);
  });

  it("a mail that is refused for now, cut off or not accepted at all is sent when the server is well again, once", async () => {
    await post();
    for (const manner of ["busy", "cut", "stranger"] as const) {
      smtp.manner = manner;
      expect(await sendMails(deps, send)).toBe(0);
      app.clock.advance(10 * DAY_MS);
    }
    await smtp.stop();
    expect(await sendMails(deps, send)).toBe(0);
    expect(smtp.taken).toEqual([]);
    smtp = await startSmtp();
    app.clock.advance(30 * DAY_MS);
    const back = transportOf({ ...app.config, smtpUrl: smtp.url, mailFrom: "karota@example.com" });
    expect([await sendMails(deps, back), await sendMails(deps, back)]).toEqual([1, 0]);
    expect(smtp.taken).toHaveLength(1);
  });

  it("a mail whose arrival was not confirmed comes again as the same mail", async () => {
    await post();
    smtp.manner = "cut-after";
    expect(await sendMails(deps, send)).toBe(0);
    smtp.manner = "accept";
    app.clock.advance(DAY_MS);
    expect(await sendMails(deps, send)).toBe(1);
    const ids = idsOf();
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it("a mail refused for good is tried for five days, given up, logged once and without its address", async () => {
    await post();
    await post({ noAccount: true });
    smtp.manner = "unknown";
    for (let day = 0; day < 8; day++) {
      await sendMails(deps, send);
      app.clock.advance(DAY_MS);
    }
    const left = await rows();
    expect(left.filter((row) => row.sent_at === null && row.given_up_at !== null)).toHaveLength(2);
    // A mail to no account retains nothing of its recipient.
    expect(left.find((row) => row.user_id === null)?.recipient).toBe("");
    const connections = smtp.connections();
    smtp.manner = "accept";
    expect(await sendMails(deps, send)).toBe(0);
    expect(smtp.connections()).toBe(connections);
    expect(log.match(/is given up/g)).toHaveLength(2);
    expect(log).toContain('"answer":550');
    expect(log).not.toMatch(/ziga|example\.net/);
  });

  it("a slow server is waited for, and no other process sends the mail meanwhile", async () => {
    await post();
    smtp.manner = "asleep";
    const first = sendMails(deps, send);
    await vi.waitFor(() => expect(smtp.connections()).toBe(1), 60_000);
    app.clock.advance(10 * MINUTE_MS);
    expect(await sendMails(deps, send)).toBe(0);
    smtp.manner = "accept";
    smtp.wake();
    expect(await first).toBe(1);
    expect(smtp.taken).toHaveLength(1);
  });

  it("several processes at once send every mail once", async () => {
    for (let n = 0; n < 12; n++) await post();
    const sent = await Promise.all([1, 2, 3].map(() => sendMails(deps, send)));
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(12);
    expect(new Set(idsOf()).size).toBe(12);
    expect(smtp.taken).toHaveLength(12);
  });

  it("a process that was killed while sending leaves the mail to the next one", async () => {
    await post();
    const killed: Transport = () => new Promise(() => undefined);
    void sendMails(deps, killed);
    await vi.waitFor(async () => expect((await rows())[0]!.tries).toBe(1), 60_000);
    expect(await sendMails(deps, send)).toBe(0);
    app.clock.advance(15 * MINUTE_MS);
    expect(await sendMails(deps, send)).toBe(1);
  });

  it("a mail that would come too late is not sent, which the log says once, and one with a used key is not posted again", async () => {
    await post({ staleAt: app.clock.now() + MINUTE_MS, onceKey: "due:1" });
    await post({ onceKey: "due:1" });
    expect(await rows()).toHaveLength(1);
    app.clock.advance(MINUTE_MS);
    expect([await sendMails(deps, send), await sendMails(deps, send)]).toEqual([0, 0]);
    expect((await rows())[0]!.given_up_at).toBe(app.clock.now());
    expect(smtp.connections()).toBe(0);
    const lines = log.split("\n").filter((line) => line.includes("too late"));
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ level: 40, mails: 1 }]);
  });
});
