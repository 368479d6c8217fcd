import { afterEach, beforeEach, expect, test } from "vitest";
import type { User } from "@karota/contract/users/user.ts";
import type { PersonExport } from "@karota/contract/users/export.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { sendMails } from "../mail/index.ts";
import olderSettings from "./testing/player-settings-v1.json" with { type: "json" };

const DAY_MS = 24 * 60 * 60 * 1000;

describeEachDatabase("a person", (kind) => {
  let it: TestApp;
  let player: Actor;
  beforeEach(async () => {
    it = await testApp({ kind });
    player = await it.newPlayer();
  });
  afterEach(() => it.close());
  const self = async (actor = player) => (await it.call(actor, "GET", "users")).json<User>();
  const put = (path: string, body: unknown) => it.call(player, "PUT", path, body);

  test("sees everything about themselves that the product names", async () => {
    expect(await self()).toMatchObject({
      id: player.id,
      name: "Test",
      email: "t@example.com",
      address: "",
      language: null,
      settings: {},
      roles: [],
      credit_amount: 5,
      new_user: true,
    });
  });

  test("changes name and billing data, each alone, and nothing else", async () => {
    const answer = await put("users", { name: "  Živa ", country: "SI" });
    expect(answer.json()).toMatchObject({ code: "S-CHANGES-SAVED", name: "Živa", country: "SI", address: "" });
    await put("users", { address: "Trg 1", vat_id: "SI12345678" });
    expect(await self()).toMatchObject({ name: "Živa", country: "SI", address: "Trg 1", vat_id: "SI12345678" });
    for (const body of [
      { credit_amount: 9 },
      { roles: ["admin"] },
      { name: "" },
      { name: "x".repeat(101) },
      { country: "Slovenia" },
      [],
      null,
    ])
      expect((await put("users", body)).json(), JSON.stringify(body)).toEqual({ code: "E-KAROTA-GAME_VALIDATION" });
    expect(await self()).toMatchObject({ name: "Živa", roles: [], credit_amount: 5 });
  });

  test("clears the billing data without losing the name", async () => {
    const billing = { address: "a", post_number: "1000", post: "Ljubljana", country: "SI", company: "c", vat_id: "v" };
    await put("users", { ...billing, name: "Živa" });
    await it.call(player, "PUT", "users/clean");
    const empty = Object.fromEntries(Object.keys(billing).map((name) => [name, ""]));
    expect(await self()).toMatchObject({ ...empty, name: "Živa" });
  });

  test("sets language and settings, which follow from then on", async () => {
    await put("users/settings", { language: "de", settings: { timer: false } });
    await put("users/settings", { settings: { scheme: "dark" } });
    expect(await self()).toMatchObject({ language: "de", settings: { timer: false, scheme: "dark" } });
    expect((await put("users/settings", { settings: { volume: 11 } })).statusCode).toBe(400);
    expect((await put("users/settings", { language: "fr" })).statusCode).toBe(400);
    for (const [locale, language] of [
      ["us", "en"],
      ["si", "sl"],
    ]) {
      expect((await put("users/settings", { language: locale })).statusCode).toBe(200);
      expect(await self()).toMatchObject({ language });
    }
  });

  test("retains the stored settings of an older version beside those that are gone", async () => {
    const { memory_pace: _gone, ...known } = olderSettings;
    const stored = JSON.stringify(olderSettings);
    await it.database.db.updateTable("users").set({ settings: stored }).where("id", "=", player.id).execute();
    expect((await self()).settings).toEqual(known);
    await put("users/settings", { settings: { confetti: true } });
    expect((await self()).settings).toEqual({ ...known, confetti: true });
  });

  test("loses no setting when two devices set different ones at once", async () => {
    const changes = [{ timer: false }, { confetti: false }, { scheme: "dark" }, { text_size: "large" }];
    await Promise.all(changes.map((settings) => put("users/settings", { settings })));
    expect((await self()).settings).toEqual(Object.assign({}, ...changes));
  });

  test("loses no switch of a game when two devices set different ones", async () => {
    await put("users/settings", { settings: { games: { sudoku: { marks: "auto" }, kakuro: { sums: "on" } } } });
    await put("users/settings", { settings: { games: { kakuro: { sums: "off" } } } });
    await put("users/settings", { settings: { games: { sudoku: { pace: "slow" } }, timer: false } });
    const games = { sudoku: { marks: "auto", pace: "slow" }, kakuro: { sums: "off" } };
    expect((await self()).settings).toEqual({ games, timer: false });
  });

  test("has a unique code for a day, then a new one, the same for all who read it at once", async () => {
    const before = await self();
    expect(before.unique_code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(Date.parse(before.unique_code_expires)).toBe(it.clock.now() + DAY_MS);
    it.clock.advance(DAY_MS - 1);
    expect((await self()).unique_code).toBe(before.unique_code);
    it.clock.advance(1);
    const after = await Promise.all([self(), self(), self(), self()]);
    expect(new Set(after.map((one) => one.unique_code)).size).toBe(1);
    expect(after[0]?.unique_code).not.toBe(before.unique_code);
    const row = await it.database.db.selectFrom("users").select("previous_code").executeTakeFirstOrThrow();
    expect(row.previous_code).toBe(before.unique_code);
  });

  test("erases themselves: nothing personal stays, carrots and results do, tokens end", async () => {
    await put("users", { name: "Živa Horvat", address: "Trg 1", company: "Podjetje" });
    expect((await it.call(player, "DELETE", `users/${player.id}`)).json()).toEqual({ code: "S-CHANGES-SAVED" });
    expect((await it.call(player, "GET", "users")).json()).toEqual({ code: "E-AUTH-NO_USER" });
    const row = await it.database.db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/Živa|Horvat|example|Trg|Podjetje/);
    expect(await it.database.db.selectFrom("ledger_entries").select("id").execute()).toHaveLength(2);
  });

  test("gets a mail about the erasure at the former address, which is stored only until the mail has left", async () => {
    const admin = await it.newPlayer({ roles: ["admin"] });
    const other = await it.newPlayer();
    await put("users/settings", { language: "en" });
    await it.call(player, "DELETE", `users/${player.id}`);
    await it.call(admin, "DELETE", `users/${other.id}`);
    const mails = await it.database.db.selectFrom("mails").selectAll().orderBy("language").execute();
    expect(mails).toMatchObject([
      { user_id: null, recipient: "t@example.com", template: "deleted", language: "en" },
      { user_id: null, recipient: "t@example.com", template: "deleted", language: "sl" },
    ]);
    expect(mails.map(({ content }) => (JSON.parse(content) as { by: string }).by)).toEqual(["self", "admin"]);
    const { log, printer } = it.app;
    const deps = { config: it.config, database: it.database, clock: it.clock, log, printer };
    expect(await sendMails(deps, () => Promise.resolve())).toBe(2);
    expect(await it.database.db.selectFrom("mails").selectAll().execute()).toEqual([]);
  });

  test("chooses which mails come, from two devices at once, and takes the choice along", async () => {
    await Promise.all(
      [{ new_assignment: true }, { due_tomorrow: true }, { weekly_digest: false }].map((mails) =>
        put("users/settings", { settings: { mails } }),
      ),
    );
    const chosen = { new_assignment: true, due_tomorrow: true, weekly_digest: false };
    expect((await self()).settings.mails).toEqual(chosen);
    const all = (await it.call(player, "GET", "users/export")).json<PersonExport>();
    expect(all.user.settings.mails).toEqual(chosen);
    for (const mails of [{ spam: true }, { new_assignment: 1 }, true])
      expect((await put("users/settings", { settings: { mails } })).statusCode).toBe(400);
  });

  test("is erased by an admin, but by no one else", async () => {
    const other = await it.newPlayer();
    const mentor = await it.newPlayer({ roles: ["mentor"] });
    for (const actor of [other, mentor])
      expect((await it.call(actor, "DELETE", `users/${player.id}`)).statusCode).toBe(404);
    expect((await self()).id).toBe(player.id);
    const admin = await it.newPlayer({ roles: ["admin"] });
    expect((await it.call(admin, "DELETE", `users/${player.id}`)).statusCode).toBe(200);
    expect((await it.call(admin, "DELETE", `users/${player.id}`)).statusCode).toBe(404);
  });

  test("exports everything as JSON, and nothing of others", async () => {
    await it.newPlayer();
    const play = {
      grid_id: "11111111-1111-4111-8111-111111111111",
      game: "some",
      period: null,
      period_key: null,
      options: "{}",
      payload: '{"version":1}',
      completed: 1,
      revision: 3,
      done: 4,
      total: 4,
      seconds: 60,
      hints: 0,
      started_at: it.clock.now(),
      saved_at: it.clock.now(),
      completed_at: it.clock.now(),
      first_answers: "",
      watched: 0,
      timed: 60,
    };
    await it.database.db
      .insertInto("plays")
      .values({ ...play, user_id: player.id })
      .execute();
    const all = (await it.call(player, "GET", "users/export")).json<PersonExport>();
    expect(all.user.id).toBe(player.id);
    expect(all.identity.issuer).toBe("https://id.example");
    expect(all.credits.map((entry) => [entry.amount, entry.reason])).toEqual([[5, "first_login"]]);
    expect(all.games).toMatchObject([{ gridId: play.grid_id, payload: { version: 1 }, completed: true }]);
  });
});

describeEachDatabase("the language of an answer", (kind) => {
  test("is the requested one, else the account's, else the browser's, else Slovenian", async () => {
    const it = await testApp({ kind });
    const german = await it.newPlayer();
    await it.call(german, "PUT", "users/settings", { language: "de" });
    const seen: string[] = [];
    const ask = async (actor: Actor | null, query: string, header: string) => {
      const answer = await it.call(actor, "GET", `aaa/providers${query}`, undefined, { "accept-language": header });
      seen.push(String(answer.headers["content-language"]));
    };
    await ask(german, "?language=en", "sl");
    await ask(german, "?language=us", "sl");
    await ask(german, "?language=xx", "sl");
    await ask(german, "", "sl");
    await ask(null, "", "fr, en;q=0.5, de;q=0.8");
    await ask(null, "", "si");
    await ask(null, "", "fr");
    await ask(null, "", "*;;q=,,;");
    expect(seen).toEqual(["en", "en", "de", "de", "de", "sl", "sl", "sl"]);
    await it.close();
  });
});
