import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Role } from "@karota/contract/wire.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import type { ApiRoute } from "../app.ts";
import type { Actor } from "../deps.ts";
import { invalidateAccountStatus } from "../modules/users/index.ts";
import { describeAnyDatabase } from "../testing/fresh-database.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Something for each parameter of a path; a new name needs a line here. */
const SAMPLES: Readonly<Record<string, string>> = {
  a: "group",
  b: randomUUID(),
  game: CATALOGUE[0].id,
  gridId: randomUUID(),
  groupId: randomUUID(),
  id: randomUUID(),
  mentorId: randomUUID(),
  part: "texts",
  person: randomUUID(),
  period: "daily",
  place: "0",
  pupilId: randomUUID(),
  provider: "demo",
  studentId: randomUUID(),
};
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
function sign(payload: object, key: string, typ = "at+jwt"): string {
  const text = `${encode({ alg: "HS256", typ })}.${encode(payload)}`;
  return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
}
const addressOf = (route: Pick<ApiRoute, "url">): string =>
  route.url.replace(/:(\w+)(\((?:[^()]|\([^()]*\))*\))?/g, (_, name: string) => {
    const sample = SAMPLES[name];
    if (sample === undefined) throw new Error(`access.test.ts has no sample for :${name} of ${route.url}`);
    return sample;
  });

describeAnyDatabase("every route", (kind) => {
  let it: TestApp;
  let player: Actor;
  const people: Record<"mentor" | "admin" | "blocked" | "erased", Actor> = {} as never;
  let expired = "";

  beforeAll(async () => {
    it = await testApp({ kind });
    player = await it.newPlayer();
    for (const role of ["mentor", "admin"] as const) people[role] = await it.newPlayer({ roles: [role] });
    people.blocked = await it.newPlayer();
    people.erased = await it.newPlayer();
    await it.database.db.updateTable("users").set({ blocked: 1 }).where("id", "=", people.blocked.id).execute();
    await it.call(people.erased, "DELETE", `users/${people.erased.id}`);
    expired = it.tokenFor(player);
    it.clock.advance(12 * HOUR_MS);
  });
  afterAll(() => it.close());

  /** The body is invalid: a caller without access must not learn that. */
  const send = async (route: Omit<ApiRoute, "refusal">, authorization: string | null, body = "{") => {
    const writes = route.method !== "GET";
    const answer = await it.app.inject({
      method: route.method as "GET",
      url: addressOf(route),
      headers: {
        ...(authorization !== null && { authorization }),
        ...(writes && { "content-type": "application/json" }),
      },
      ...(writes && { payload: body }),
    });
    const code = answer.statusCode >= 400 ? answer.json<{ code: string }>().code : null;
    return { status: answer.statusCode, code };
  };
  const each = async (check: (route: ApiRoute) => Promise<void>) => {
    expect(it.app.apiRoutes.length).toBeGreaterThan(10);
    for (const route of it.app.apiRoutes) await check(route);
  };

  test("admits those whom it declares, and no others", async () => {
    const actors: readonly [Actor | null, readonly Role[]][] = [
      [null, []],
      [player, []],
      [people.mentor, ["mentor"]],
      [people.admin, ["mentor", "admin"]],
    ];
    await each(async (route) => {
      for (const [actor, roles] of actors) {
        const { access } = route;
        const may = access === "public" || (actor && (access === "player" || roles.includes(access)));
        const token = actor && `Bearer ${it.tokenFor(actor)}`;
        const { status, code } = await send(route, token, may ? "{}" : "{");
        const description = `${route.method} ${route.url} for ${roles.at(-1) ?? (actor ? "player" : "visitor")}: ${code}`;
        const refusal = actor ? route.refusal : "E-AUTH-MISSING_HEADER";
        const passed = ![401, 403, 500].includes(status);
        expect(may ? passed : code, description).toBe(may ? true : refusal);
      }
    });
  });

  test("refuses every invalid token, also where none is needed, before it reads the request", async () => {
    const now = Math.floor(it.clock.now() / 1000);
    const { publicUrl } = it.config;
    const right = {
      iss: publicUrl,
      aud: `${publicUrl}/api/v1`,
      jti: randomUUID(),
      sub: player.id,
      roles: [],
      iat: now,
      exp: now + 60,
    };
    const none = `${encode({ alg: "none", typ: "at+jwt" })}.${encode(right)}.`;
    const good = it.tokenFor(player);
    const secret = await it.database.db
      .selectFrom("secrets")
      .select("value")
      .where("name", "=", "jwt")
      .executeTakeFirstOrThrow();
    const own = (payload: object) => `Bearer ${sign(payload, secret.value)}`;
    const cases: readonly [string, string, string][] = [
      ["no token", "Bearer", "E-AUTH-MISSING_TOKEN"],
      ["another scheme", "Basic abc", "E-AUTH-MISSING_TOKEN"],
      ["no JWT", "Bearer abc", "E-AUTH-TOKEN_ERROR"],
      ["another key", `Bearer ${sign(right, "another key, long enough for the job")}`, "E-AUTH-TOKEN_ERROR"],
      ["no algorithm", `Bearer ${none}`, "E-AUTH-TOKEN_ERROR"],
      ["a changed payload", `Bearer ${good.replace(/\.[^.]+\./, `.${none.split(".")[1]}.`)}`, "E-AUTH-TOKEN_ERROR"],
      ["an expired token", `Bearer ${expired}`, "E-AUTH-EXPIRED_TOKEN"],
      ["no subject", own({ ...right, sub: undefined }), "E-AUTH-WRONG_TOKEN_DATA"],
      ["a subject that is none", own({ ...right, sub: "me" }), "E-AUTH-WRONG_TOKEN_DATA"],
      ["unknown roles", own({ ...right, roles: ["king"] }), "E-AUTH-WRONG_TOKEN_DATA"],
      ["another type", `Bearer ${sign(right, secret.value, "JWT")}`, "E-AUTH-TOKEN_ERROR"],
      ["another issuer", own({ ...right, iss: "https://copy.example" }), "E-AUTH-TOKEN_ERROR"],
      ["another audience", own({ ...right, aud: publicUrl }), "E-AUTH-TOKEN_ERROR"],
      ["no issuer", own({ ...right, iss: undefined }), "E-AUTH-WRONG_TOKEN_DATA"],
      ["no id", own({ ...right, jti: undefined }), "E-AUTH-WRONG_TOKEN_DATA"],
      ["a longer life than ours", own({ ...right, exp: now + 12 * 60 * 60 + 1 }), "E-AUTH-WRONG_TOKEN_DATA"],
      ["no expiry", own({ ...right, exp: undefined }), "E-AUTH-WRONG_TOKEN_DATA"],
      ["a role the person has not", own({ ...right, roles: ["admin"] }), "E-AUTH-WRONG_TOKEN_DATA"],
      ["nobody we know", own({ ...right, sub: randomUUID() }), "E-AUTH-NO_USER"],
      ["a blocked person", `Bearer ${it.tokenFor(people.blocked)}`, "E-AUTH-NO_USER"],
      ["an erased person", `Bearer ${it.tokenFor(people.erased)}`, "E-AUTH-NO_USER"],
    ];
    expect((await send({ method: "GET", url: "/api/v1/users", access: "player" }, own(right))).status).toBe(200);
    await each(async (route) => {
      for (const [name, header, code] of cases)
        expect(await send(route, header), `${route.method} ${route.url} with ${name}`).toEqual({ status: 401, code });
    });
  });

  test("ends tokens at once after a block, a lost role and a revocation, and accepts new ones", async () => {
    const mentor = await it.newPlayer({ roles: ["mentor"] });
    const token = `Bearer ${it.tokenFor(mentor)}`;
    const self = { method: "GET", url: "/api/v1/users", access: "player" } as const;
    const change = async (set: { blocked?: number; roles?: string; tokens_from?: number }) => {
      await it.database.db.updateTable("users").set(set).where("id", "=", mentor.id).execute();
      await invalidateAccountStatus(it.database, mentor.id);
    };
    expect((await send(self, token)).status).toBe(200);
    await change({ blocked: 1 });
    expect((await send(self, token)).code).toBe("E-AUTH-NO_USER");
    await change({ blocked: 0, roles: "[]" });
    expect((await send(self, token)).code).toBe("E-AUTH-WRONG_TOKEN_DATA");
    await change({ roles: '["mentor"]' });
    expect((await send(self, token)).status).toBe(200);
    const moment = it.clock.now() + 400;
    await change({ tokens_from: moment });
    it.clock.set(moment);
    expect((await send(self, token)).code).toBe("E-AUTH-EXPIRED_TOKEN");
    expect((await send(self, `Bearer ${it.app.signToken(mentor, moment)}`)).status).toBe(200);
  });

  if (kind === "postgres")
    test("ends tokens in every process on the database", async () => {
      const other = await testApp({ kind, on: it.home, clock: it.clock });
      const mentor = await it.newPlayer({ roles: ["mentor"] });
      expect((await other.call(mentor, "GET", "users")).statusCode).toBe(200);
      expect((await it.call(mentor, "DELETE", `users/${mentor.id}`)).statusCode).toBe(200);
      await vi.waitFor(
        async () => expect((await other.call(mentor, "GET", "users")).json()).toEqual({ code: "E-AUTH-NO_USER" }),
        60_000,
      );
      await other.close();
    });
});
