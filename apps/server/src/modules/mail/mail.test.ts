import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { inlinePrinter } from "../../testing/inline-printer.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { renderMail } from "./render-mail.ts";
import { DOCUMENT } from "./testing/samples.ts";
import { sendMails, type MailDeps } from "./send-mails.ts";
import { transportOf, type Transport } from "./transport.ts";

const MINUTE_MS = 60_000;
const MEANS = { publicUrl: "https://karota.example", printer: inlinePrinter };

describeEachDatabase("mails", (kind) => {
  let app: TestApp;
  let deps: MailDeps;
  beforeAll(async () => {
    app = await testApp({ kind });
    const { config, database, clock } = app;
    deps = { config, database, clock, log: app.app.log, printer: app.app.printer };
  });
  afterAll(() => app.close());

  async function buy(): Promise<Actor & { purchase: string }> {
    const buyer = await app.newPlayer({ balance: 0 });
    const billing = { name: "Žiga <b>", address: "Pot 1", post_number: "1000", post: "Ljubljana", country: "SI" };
    await app.call(buyer, "PUT", "users", billing);
    const body = { provider: "sandbox", credits: 10, price_cents: 100 };
    const begun = (await app.call(buyer, "POST", "payments/intent", body)).json<{ purchase: { id: string } }>();
    const purchase = begun.purchase.id;
    await app.call(buyer, "POST", "payments/approve", { id: purchase, card: "4242424242424242" });
    return { ...buyer, purchase };
  }
  /** A mail server that takes what comes, or is down. */
  function postOffice() {
    const taken: { to: string; subject: string; files: string[] }[] = [];
    const office = { down: false, taken };
    const send: Transport = async ({ recipient: to }, { subject, attachments }) => {
      if (office.down) throw new Error("nobody answers");
      taken.push({ to, subject, files: attachments.map(({ filename }) => filename) });
    };
    return { office, send };
  }

  it("a purchase and its withdrawal are mailed once each, with their documents", async () => {
    const { office, send } = postOffice();
    const buyer = await buy();
    expect(await sendMails(deps, send)).toBe(1);
    expect((await app.call(buyer, "POST", `payments/${buyer.purchase}/withdraw`)).statusCode).toBe(200);
    await Promise.all([sendMails(deps, send), sendMails(deps, send)]);
    expect(await sendMails(deps, send)).toBe(0);
    expect(office.taken).toEqual([
      {
        to: "t@example.com",
        subject: "Karota: račun TR-2026-00001",
        files: ["TR-2026-00001.pdf", "TR-2026-00001.xml"],
      },
      {
        to: "t@example.com",
        subject: "Karota: dobropis TD-2026-00001",
        files: ["TD-2026-00001.pdf", "TD-2026-00001.xml"],
      },
    ]);
  });

  it("a mail that the mail server refuses waits, longer each time, and is sent once when it is back", async () => {
    const { office, send } = postOffice();
    await buy();
    office.down = true;
    expect(await sendMails(deps, send)).toBe(0);
    app.clock.advance(MINUTE_MS);
    expect(await sendMails(deps, send)).toBe(0);
    office.down = false;
    // The second pause is two minutes.
    app.clock.advance(MINUTE_MS);
    expect(await sendMails(deps, send)).toBe(0);
    app.clock.advance(MINUTE_MS);
    expect(await sendMails(deps, send)).toBe(1);
    expect(office.taken).toHaveLength(1);
  });

  it("an erased person's mails are gone, and the export contains them before", async () => {
    const buyer = await buy();
    const all = (await app.call(buyer, "GET", "users/export")).json<{ mails: { recipient: string }[] }>();
    expect(all.mails).toMatchObject([{ template: "invoice", recipient: "t@example.com" }]);
    await app.call(buyer, "DELETE", `users/${buyer.id}`);
    const left = await app.database.db.selectFrom("mails").selectAll().where("user_id", "=", buyer.id).execute();
    expect(left).toEqual([]);
  });
});

it.each(LANGUAGES)("a mail in %s is in that language and escapes markup in a name", async (language) => {
  const { text, html, subject } = await renderMail("refund", language, { ...DOCUMENT, language }, MEANS);
  expect(subject).toContain("R-2026-00007");
  expect(text).toContain({ sl: "12,5 korenčka", en: "12.5 carrots", de: "12,5 Karotten" }[language]);
  expect(text).toContain("https://karota.example/my-profile?tab=purchases");
  expect(html).toContain("Žiga &lt;b&gt;");
  expect(html).toContain('href="https://karota.example/my-profile?tab=purchases"');
});

it.each(LANGUAGES)(
  "a message of the contact form in %s is answered to its writer, and stays text",
  async (language) => {
    const content = { replyTo: "ana@example.com", subject: "Vprašanje", message: "Prva <b>vrstica</b>.\n\nDruga." };
    const letter = await renderMail("contact", language, content, MEANS);
    expect(letter.replyTo).toBe("ana@example.com");
    expect(letter.subject).toContain("Vprašanje");
    for (const text of ["ana@example.com", content.message, "https://karota.example/status?page=messages"])
      expect(letter.text).toContain(text);
    expect(letter.html).toContain(">Prva &lt;b&gt;vrstica&lt;/b&gt;.<");
    expect(letter.html).not.toContain("<b>vrstica");
  },
);

it("without a mail server each mail is a file that mail programs open", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "karota-mail-"));
  const config = { smtpUrl: null, mailFrom: "Karota <karota@example.com>", dataDir };
  const letter = {
    ...(await renderMail("invoice", "sl", DOCUMENT, MEANS)),
    subject: "Two lines\r\nBcc: somebody@example.com",
  };
  await transportOf(config)({ id: "b7", recipient: "ziga@example.com" }, letter);
  const files = await readdir(join(dataDir, "outbox"));
  expect(files).toEqual([expect.stringMatching(/\.eml$/)]);
  const mail = await readFile(join(dataDir, "outbox", files[0]!), "utf8");
  expect(mail).toMatch(/^To: ziga@example\.com$/m);
  expect(mail).toMatch(/filename=R-2026-00007\.pdf/);
  expect(mail).toMatch(/^Message-ID: <b7@example\.com>$/m);
  // Words of people never become headers.
  expect(mail).not.toMatch(/^Bcc:/m);
  await rm(dataDir, { recursive: true });
});
