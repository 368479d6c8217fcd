import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ContentReply } from "@karota/contract/admin/content.ts";
import type { PartsReply } from "@karota/contract/admin/functionality.ts";
import type { TestMailReply } from "@karota/contract/admin/status.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { readConfig } from "../../config.ts";
import { describeAnyDatabase } from "../../testing/fresh-database.ts";
import { testApp } from "../../testing/test-app.ts";
import { readEnvironment } from "./read-environment.ts";

const MARK = "MARKER7f3a";
const SECRETS = {
  JWT_SECRET: `${MARK}-jwt-which-is-long-enough-for-a-key`,
  METRICS_TOKEN: `${MARK}-metrics-token`,
  STRIPE_SECRET_KEY: `sk_${MARK}`,
  STRIPE_PUBLISHABLE_KEY: `pk_${MARK}`,
  STRIPE_WEBHOOK_SECRET: `wh_${MARK}`,
  SMTP_URL: `smtp://user-${MARK}:pass-${MARK}@127.0.0.1:1/?key=${MARK}`,
};
const SELLER = {
  name: "Karota",
  address: "Pot 1",
  post_number: "1000",
  post: "Ljubljana",
  country: "SI",
  tax_number: "SI12345679",
  iban: "SI56020360253863406",
  bic: "LJBASI2X",
};
const given = {
  ...SECRETS,
  SELLER: JSON.stringify(SELLER),
  PAYMENT_PROVIDERS: "stripe",
  LOG_LEVEL: "trace",
  ADMINS: JSON.stringify([{ email: `boss-${MARK}@example.com` }]),
};

test("every variable that the configuration reads is listed", () => {
  const files = globSync(["config.ts", "config/*.ts"], { cwd: new URL("../../", import.meta.url) });
  const code = files.map((file) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8")).join("\n");
  const read = [...code.matchAll(/environment(?:\["|,\s+")([A-Z_]+)"/g)].map((match) => match[1]!);
  expect(read.length).toBeGreaterThan(10);
  expect(
    readEnvironment(readConfig({}))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([...new Set(read)].toSorted());
});

test("the list has the source of each value, and whether a secret is set", () => {
  const of = (environment: Record<string, string>) =>
    Object.fromEntries(readEnvironment(readConfig(environment)).map((one) => [one.name, one]));
  expect(of({})["PORT"]).toMatchObject({ source: "default", value: "8080" });
  expect(of({ PORT: "81" })["PORT"]).toMatchObject({ source: "environment", value: "81" });
  expect(of({ PORT: "81" })["PUBLIC_URL"]).toMatchObject({ source: "derived", value: "http://127.0.0.1:81" });
  expect(of({})["JWT_SECRET"]).toMatchObject({ source: "kept", secret: true, set: true, value: null });
  expect(of({})["STRIPE_SECRET_KEY"]).toMatchObject({ source: "default", secret: true, set: false, value: null });
  expect(of(given)["STRIPE_SECRET_KEY"]).toMatchObject({ source: "environment", secret: true, set: true, value: null });
  expect(of(given)["SMTP_URL"]).toMatchObject({ source: "environment", value: "smtp://127.0.0.1:1/" });
  const database = { DATABASE_URL: `postgres://me:${MARK}@db.example:5432/karota?password=${MARK}` };
  expect(of(database)["DATABASE_URL"]).toMatchObject({ value: "postgres://db.example:5432/karota" });
});

describeAnyDatabase("the admin area", (kind) => {
  test("no secret and nothing of one is in any of its answers, in the log or in the figures", async () => {
    const written: string[] = [];
    const { databaseUrl: _own, dataDir: _folder, ...config } = readConfig(given);
    const app = await testApp({ kind, config, logStream: { write: (line) => written.push(line) } });
    const admin = await app.newPlayer({ roles: ["admin"] });
    const { parts } = (await app.call(admin, "GET", "admin/functionality")).json<PartsReply>();
    const answers: string[] = [];
    for (const page of ["status", "functionality", "content", "environment", "audit"])
      answers.push((await app.call(admin, "GET", `admin/${page}`)).body);
    for (const { part } of parts.filter(({ part }) => !part.startsWith("game:") && !part.startsWith("payment:")))
      answers.push((await app.call(admin, "POST", `admin/functionality/${part}`)).body);
    answers.push((await app.call(admin, "POST", "admin/sendTestEmail")).body);
    answers.push((await app.app.inject("/metrics")).body);
    const authorization = `Bearer ${SECRETS.METRICS_TOKEN}`;
    answers.push((await app.app.inject({ url: "/metrics", headers: { authorization } })).body);
    expect(answers.length).toBeGreaterThan(10);
    expect(answers.at(-1)).toContain("karota_http_requests_total");
    expect(written.length).toBeGreaterThan(10);
    expect([...answers, ...written].filter((text) => text.includes(MARK))).toEqual([]);
    await app.close();
  });

  test("describes every game with its boards, its texts and its instructions", async () => {
    const app = await testApp({ kind });
    const admin = await app.newPlayer({ roles: ["admin"] });
    await app.call(admin, "POST", "games/sudoku/create", {});
    await app.call(null, "GET", "games/crossword/periodic/daily?language=de");
    const { games } = (await app.call(admin, "GET", "admin/content")).json<ContentReply>();
    expect(games.map(({ id }) => id)).toEqual(CATALOGUE.map(({ id }) => id));
    const of = (id: string) => games.find((game) => game.id === id)!;
    expect(of("sudoku")).toMatchObject({ active: true, closed: false, presets: 7, today: [], wordy: false });
    expect(of("sudoku").plays).toEqual({ started: 1, completed: 0 });
    expect(of("crossword")).toMatchObject({ today: ["de"], wordy: true, plays: { started: 0, completed: 0 } });
    for (const { id, texts } of games)
      for (const { count, missing } of Object.values(texts)) expect([id, count > 5, missing]).toEqual([id, true, []]);
    app.clock.advance(8 * 24 * 60 * 60 * 1000);
    const later = (await app.call(admin, "GET", "admin/content")).json<ContentReply>();
    expect(later.games.find(({ id }) => id === "sudoku")!.plays.started).toBe(0);
    await app.close();
  });

  test("a test mail goes to the admin's own address, in their language, and is written down", async () => {
    const app = await testApp({ kind });
    const admin = await app.newPlayer({ roles: ["admin"] });
    const reply = await app.call(admin, "POST", "admin/sendTestEmail?language=de");
    const { recipient, folder } = reply.json<TestMailReply>();
    expect([recipient, folder]).toEqual(["t@example.com", expect.stringMatching(/outbox$/)]);
    const mails = await app.database.db.selectFrom("mails").select(["template", "language", "recipient"]).execute();
    expect(mails).toEqual([{ template: "test", language: "de", recipient: "t@example.com" }]);
    const entries = await app.database.db.selectFrom("audit_entries").select(["action", "details"]).execute();
    expect(entries).toEqual([{ action: "mail.test_sent", details: "{}" }]);

    await app.database.db.updateTable("users").set({ email: "" }).where("id", "=", admin.id).execute();
    const refused = await app.call(admin, "POST", "admin/sendTestEmail");
    expect([refused.statusCode, refused.json()]).toEqual([400, { code: "E-KAROTA-GAME_VALIDATION" }]);
    await app.close();
  });
});
