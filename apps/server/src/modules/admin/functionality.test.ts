import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import type { CheckReply, PartsReply } from "@karota/contract/admin/functionality.ts";
import type { AnyGenerate } from "@karota/engine/game.ts";
import { fakeGame, fakeGenerate } from "@karota/engine/testing/fake-game.ts";
import { CATALOGUE, type CatalogueRow } from "@karota/games/catalogue.ts";
import { freePort } from "../../../../../scripts/free-port.ts";
import type { Config } from "../../config.ts";
import type { Actor } from "../../deps.ts";
import { handClock, runningClock } from "../../testing/clock.ts";
import { describeAnyDatabase } from "../../testing/fresh-database.ts";
import { startProvider, type ProviderServer } from "../../testing/provider-server.ts";
import { startStripe, type StripeServer } from "../../testing/stripe-server.ts";
import { TEST_NOW, testApp, type TestApp } from "../../testing/test-app.ts";
import { runCheck } from "./run-check.ts";
import { readClock } from "./store.ts";

const row = (id: string, generate: AnyGenerate): CatalogueRow => ({
  id,
  type: "entertainment",
  subtype: "logic",
  active: true,
  load: async () => ({ ...fakeGame, id }),
  loadGenerate: async () => generate,
});
const noBoard: AnyGenerate = () => {
  throw new Error("no board today");
};
const FAKES = [row("whole", fakeGenerate), row("broken", noBoard)];

const STRIPE: Partial<Config> = {
  paymentProviders: ["sandbox", "stripe", "invoice"],
  stripe: { secret: "sk", publishable: "pk", webhook: "wh" },
};

describeAnyDatabase("the self-check", (kind) => {
  let it: TestApp;
  let admin: Actor;
  let identity: ProviderServer;
  let stripe: StripeServer;
  const check = async (part: string, app = it) =>
    (await app.call(admin, "POST", `admin/functionality/${encodeURIComponent(part)}`)).json<CheckReply>();
  beforeAll(async () => {
    identity = await startProvider("school", () => it.clock.now());
    stripe = await startStripe();
    it = await testApp({
      kind,
      clock: runningClock(),
      config: { ...STRIPE, providers: [identity.provider] },
      stripeHost: stripe.address,
    });
    // PostgreSQL's machine may have another time than this one.
    it.clock.set(Math.round(await readClock(it.database)));
    admin = await it.newPlayer({ roles: ["admin"] });
  });
  afterAll(async () => {
    await it.close();
    await stripe.stop();
    await identity.stop();
  });

  test("every part that there is works, and each run is written down", async () => {
    const { parts } = (await it.call(admin, "GET", "admin/functionality")).json<PartsReply>();
    const named = parts.map(({ part }) => part);
    expect(named.slice(0, 8)).toEqual([
      "database",
      "mail",
      "identity:school",
      "payment:sandbox",
      "payment:stripe",
      "payment:invoice",
      "clock",
      "texts",
    ]);
    expect(named.slice(8)).toEqual(CATALOGUE.map(({ id }) => `game:${id}`));
    for (const part of named) expect(await check(part), part).toMatchObject({ part, ok: true });
    const rows = await it.database.db
      .selectFrom("audit_entries")
      .select(["actor_id", "details"])
      .where("action", "=", "check.run")
      .orderBy("id")
      .execute();
    expect(rows).toEqual(named.map((part) => ({ actor_id: admin.id, details: JSON.stringify({ part, ok: true }) })));
  });

  test("they say what they saw", async () => {
    expect((await check("identity:school")).details).toEqual({ keys: 1 });
    expect(await check("payment:stripe")).toMatchObject({ note: "answers" });
    expect(await check("payment:invoice")).toMatchObject({ note: "nothing_to_ask" });
    expect((await check("game:sudoku")).details["moves"]).toBeGreaterThan(20);
    expect(await readdir(join(it.config.dataDir, "outbox"))).toEqual([]);
    const left = await it.database.db.selectFrom("login_nonces").selectAll().execute();
    expect(left).toEqual([]);
  });

  test("reports a clock that is wrong, a payment provider that is down and one that does not answer", async () => {
    it.clock.advance(60_000);
    expect(await check("clock")).toMatchObject({ ok: false, note: "clocks_differ" });
    stripe.breakWith(500, 1);
    expect(await check("payment:stripe")).toMatchObject({ ok: false, note: "failed" });
    stripe.breakWith(401, 1);
    expect(await check("payment:stripe")).toMatchObject({ ok: false, note: "failed" });
    expect(await check("payment:stripe")).toMatchObject({ ok: true });
  });

  test("does not find an unknown part, and is for admins alone", async () => {
    expect((await it.call(admin, "POST", "admin/functionality/game:chess")).statusCode).toBe(404);
    const mentor = await it.newPlayer({ roles: ["mentor"] });
    expect((await it.call(mentor, "POST", "admin/functionality/texts")).statusCode).toBe(403);
    expect((await it.call(null, "POST", "admin/functionality/texts")).statusCode).toBe(401);
  });

  test("fails with a code for what is broken, without an exception", async () => {
    const wrong = await startProvider("wrong", () => Date.now(), {
      discovery: () => ({ issuer: "https://other.example" }),
    });
    const gone = await startProvider("gone", () => Date.now());
    await gone.stop();
    // Reserved, and nothing listens on it.
    const port = await freePort();
    const own = await testApp({
      kind,
      catalogue: FAKES,
      config: { providers: [wrong.provider, gone.provider], smtpUrl: `smtp://me:hunter2@127.0.0.1:${port}` },
    });
    admin = await own.newPlayer({ roles: ["admin"] });
    for (const part of ["identity:wrong", "identity:gone", "game:broken"])
      expect(await check(part, own), part).toMatchObject({ ok: false, note: "failed" });
    const mail = await check("mail", own);
    expect(mail).toMatchObject({ ok: false, note: "failed", details: { reason: "ESOCKET" } });
    expect(JSON.stringify(mail)).not.toContain("hunter2");
    expect(await check("game:whole", own)).toMatchObject({ ok: true, note: "solved" });
    await own.close();
    await wrong.stop();
  });

  test("reports an identity provider whose clock is wrong by more than a sign-in forgives", async () => {
    const clock = handClock(TEST_NOW);
    const dated = async (id: string, seconds: number, age = 0) =>
      startProvider(id, () => clock.now(), {
        headers: { date: new Date(TEST_NOW + seconds * 1000).toUTCString(), age: String(age) },
      });
    // The last one's answer comes out of a cache, where it has been for five minutes.
    const servers = [
      await dated("late", -61),
      await dated("early", 300),
      await dated("right", 60),
      await dated("cached", -300, 300),
    ];
    const app = await testApp({ kind, clock, config: { providers: servers.map((one) => one.provider) } });
    admin = await app.newPlayer({ roles: ["admin"] });
    const wrong = { ok: false, note: "provider_clock" };
    expect(await check("identity:late", app)).toMatchObject({ ...wrong, details: { keys: 1, difference: -61_000 } });
    expect(await check("identity:early", app)).toMatchObject({ ...wrong, details: { keys: 1, difference: 300_000 } });
    for (const id of ["right", "cached"])
      expect(await check(`identity:${id}`, app), id).toMatchObject({
        ok: true,
        note: "keys_found",
        details: { keys: 1 },
      });
    await app.close();
    for (const one of servers) await one.stop();
  });

  test("reports a folder for mails that cannot be written", async () => {
    const own = await testApp({ kind });
    await writeFile(join(own.config.dataDir, "outbox"), "a file stands in the way");
    admin = await own.newPlayer({ roles: ["admin"] });
    expect(await check("mail", own)).toMatchObject({ ok: false, note: "failed", details: { reason: "EEXIST" } });
    await own.close();
  });

  test("a part that hangs does not hang the answer", async () => {
    const actor = await it.newPlayer({ roles: ["admin"] });
    const { database, clock, app } = it;
    // Not earlier: the pool of PostgreSQL would have timers among these.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const hanging = { part: "abyss", label: null, run: () => new Promise<never>(() => {}) };
    const deps = { database, clock, log: app.log };
    const answer = runCheck(deps, [hanging], { actor, part: "abyss" });
    // To its own timeout and no further: what follows connects to the database, which has a timeout as well.
    await vi.advanceTimersToNextTimerAsync();
    expect(await answer).toMatchObject({ ok: false, note: "too_slow" });
  });
});
