import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogoutReply } from "@karota/contract/auth/login.ts";
import type { SessionReply } from "@karota/contract/users/session.ts";
import type { Role } from "@karota/contract/wire.ts";
import type { Actor } from "../../deps.ts";
import { describeAnyDatabase } from "../../testing/fresh-database.ts";
import { startProvider, type ProviderServer } from "../../testing/provider-server.ts";
import { startSignIn } from "../../testing/sign-in.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const EXPIRED = { code: "E-AUTH-EXPIRED_TOKEN" };

describeAnyDatabase("a token", (kind) => {
  let it: TestApp;
  let player: Actor;
  let provider: ProviderServer;
  let hasEndSession = true;

  beforeEach(async () => {
    hasEndSession = true;
    provider = await startProvider("school", () => it.clock.now(), {
      discovery: (issuer) => ({
        issuer,
        jwks_uri: `${issuer}/jwks`,
        ...(hasEndSession && { end_session_endpoint: `${issuer}/end?tenant=1` }),
      }),
    });
    it = await testApp({ kind, config: { providers: [provider.provider] } });
    player = await it.newPlayer();
  });
  afterEach(async () => {
    await it.close();
    await provider.stop();
  });

  const send = (token: string, method: "GET" | "POST", path: string, payload?: object, app = it) =>
    app.app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  const self = async (token: string) => (await send(token, "GET", "users")).json<{ id?: string; code?: string }>();
  const logOut = (token: string, everywhere = false) => send(token, "POST", "aaa/logout", { everywhere });

  test("is ended by its sign-out, and no other one with it", async () => {
    const [one, other] = [it.tokenFor(player), it.tokenFor(player)];
    expect((await logOut(one)).statusCode).toBe(200);
    expect(await self(one)).toEqual(EXPIRED);
    expect((await logOut(one)).json()).toEqual(EXPIRED);
    expect((await send(one, "GET", "service/house")).json()).toEqual(EXPIRED);
    expect((await self(other)).id).toBe(player.id);
  });

  test("is ended with all others of its person by a sign-out everywhere, and a new sign-in counts", async () => {
    const stranger = await it.newPlayer();
    const [one, other, foreign] = [it.tokenFor(player), it.tokenFor(player), it.tokenFor(stranger)];
    expect((await logOut(one, true)).statusCode).toBe(200);
    expect([await self(one), await self(other)]).toEqual([EXPIRED, EXPIRED]);
    expect((await self(foreign)).id).toBe(stranger.id);
    expect((await self(it.app.signToken(player, it.clock.now()))).id).toBe(player.id);
  });

  test.each<[Role[], number, number]>([
    [[], 4, 12],
    [["mentor"], 4, 12],
    [["admin"], 1, 4],
  ])("of %j ends after %i hours without use, and %i hours after the sign-in", async (roles, idle, life) => {
    const person = await it.newPlayer({ roles });
    const [used, unused] = [it.tokenFor(person), it.tokenFor(person)];
    const begun = it.clock.now();
    // What an open page asks by itself is no use.
    it.clock.set(begun + idle * HOUR_MS - MINUTE_MS);
    expect((await send(unused, "GET", "service/house")).statusCode).toBe(200);
    expect((await self(used)).id).toBe(person.id);
    it.clock.set(begun + idle * HOUR_MS + 1);
    expect(await self(unused)).toEqual(EXPIRED);
    for (let at = 2 * idle * HOUR_MS - 2 * MINUTE_MS; at < life * HOUR_MS; at += idle * HOUR_MS - MINUTE_MS) {
      it.clock.set(begun + at);
      expect((await self(used)).id, `after ${at / HOUR_MS} hours`).toBe(person.id);
    }
    it.clock.set(begun + life * HOUR_MS - 1);
    expect((await self(used)).id).toBe(person.id);
    it.clock.set(begun + life * HOUR_MS);
    expect(await self(used)).toEqual(EXPIRED);
  });

  test("says when it ends, which asking does not postpone and a use does, until it expires", async () => {
    const token = it.tokenFor(player);
    const begun = it.clock.now();
    const session = async (method: "GET" | "POST") => {
      const { ends, extendable } = (await send(token, method, "users/session")).json<SessionReply>();
      return { ends: (Date.parse(ends) - begun) / HOUR_MS, extendable };
    };
    it.clock.set(begun + 2 * HOUR_MS);
    expect(await session("GET")).toEqual({ ends: 4, extendable: true });
    it.clock.set(begun + 3 * HOUR_MS);
    expect(await session("GET")).toEqual({ ends: 4, extendable: true });
    expect(await session("POST")).toEqual({ ends: 7, extendable: true });
    expect(await session("GET")).toEqual({ ends: 7, extendable: true });
    it.clock.set(begun + 6 * HOUR_MS);
    expect(await session("POST")).toEqual({ ends: 10, extendable: true });
    it.clock.set(begun + 9 * HOUR_MS);
    expect(await session("POST")).toEqual({ ends: 12, extendable: false });
    it.clock.set(begun + 12 * HOUR_MS);
    expect((await send(token, "POST", "users/session")).json()).toEqual(EXPIRED);
  });

  test("notes its use once in ten minutes, and rows of expired ones go with the next sign-in", async () => {
    const token = it.tokenFor(player);
    const rows = () => it.database.db.selectFrom("tokens").selectAll().execute();
    for (let minute = 0; minute < 25; minute += 5) {
      expect((await self(token)).id).toBe(player.id);
      it.clock.advance(5 * MINUTE_MS);
    }
    const begun = it.clock.now() - 25 * MINUTE_MS;
    expect(await rows()).toMatchObject([{ user_id: player.id, used_at: begun + 15 * MINUTE_MS, ended: 0 }]);
    const exported = (await send(token, "GET", "users/export")).json<{ sign_ins: object[]; barred_roles: string[] }>();
    expect(exported).toMatchObject({ sign_ins: [{ ended: false }], barred_roles: [] });
    it.clock.advance(12 * HOUR_MS);
    const { nonce, headers } = await startSignIn(it);
    const id_token = await provider.token({ nonce });
    expect((await it.call(null, "POST", "aaa/login-school-oauth2", { id_token }, headers)).statusCode).toBe(200);
    expect(await rows()).toEqual([]);
  });

  test("learns at its sign-out where its person signs out at the provider, if that is possible", async () => {
    const at = async (issuer: string) => {
      await it.database.db.updateTable("users").set({ issuer }).where("id", "=", player.id).execute();
      return (await logOut(it.tokenFor(player))).json<LogoutReply>();
    };
    const { issuer, label } = provider.provider;
    expect(await at("https://gone.example")).toEqual({ provider: null });
    const { provider: offered } = await at(issuer);
    expect(offered).toMatchObject({ label, demo: false });
    const address = new URL(offered!.address!);
    expect(address.origin + address.pathname).toBe(`${issuer}/end`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      tenant: "1",
      client_id: "karota",
      post_logout_redirect_uri: `${it.config.publicUrl}/logout`,
    });
  });

  test("is ended also where the provider has no page to sign out", async () => {
    hasEndSession = false;
    await it.database.db.updateTable("users").set({ issuer: provider.provider.issuer }).execute();
    const token = it.tokenFor(player);
    expect((await logOut(token)).json()).toEqual({ provider: { label: "school", demo: false, address: null } });
    expect(await self(token)).toEqual(EXPIRED);
  });

  test("is ended also where the provider is down", async () => {
    await provider.stop();
    await it.database.db.updateTable("users").set({ issuer: provider.provider.issuer }).execute();
    const token = it.tokenFor(player);
    expect((await logOut(token)).json()).toEqual({ provider: { label: "school", demo: false, address: null } });
    expect(await self(token)).toEqual(EXPIRED);
  });

  test("of another installation is refused, though it has the same key", async () => {
    const jwtSecret = "the same key in the original and its copy";
    const original = await testApp({ kind, config: { jwtSecret, publicUrl: "https://karota.example" } });
    const copy = await testApp({ kind, config: { jwtSecret, publicUrl: "https://copy.example" } });
    const token = original.tokenFor(await original.newPlayer());
    expect((await send(token, "GET", "users", undefined, original)).statusCode).toBe(200);
    expect((await send(token, "GET", "users", undefined, copy)).json()).toEqual({ code: "E-AUTH-TOKEN_ERROR" });
    await original.close();
    await copy.close();
  });

  if (kind === "postgres")
    test("is ended in every process on the database", async () => {
      const other = await testApp({ kind, on: it.home, clock: it.clock });
      const token = it.tokenFor(player);
      expect((await send(token, "GET", "users", undefined, other)).statusCode).toBe(200);
      expect((await logOut(token)).statusCode).toBe(200);
      await vi.waitFor(
        async () => expect((await send(token, "GET", "users", undefined, other)).json()).toEqual(EXPIRED),
        60_000,
      );
      await other.close();
    });
});
