import { expect, test } from "vitest";
import type { Role } from "@karota/contract/wire.ts";
import type { Actor } from "../../deps.ts";
import { describeAnyDatabase } from "../../testing/fresh-database.ts";
import type { Claims } from "../../testing/provider-server.ts";
import { loginOf } from "./testing/login.ts";
import { samlLoginOf } from "./testing/saml-login.ts";

const ROLE = { claim: ["person", "role"], mentors: ["LEHR", "LEIT"] };
const NOT_BY_SCHOOL = { code: "E-MENTORSHIP-NOT_BY_SCHOOL" };
const MADE = { code: "S-MENTORSHIP-ADD_MEMBER_SUCCESS" };

/** Whether the page of a token offers the press. */
const offersOf = (token: unknown): boolean => {
  const said = JSON.parse(Buffer.from(String(token).split(".")[1]!, "base64url").toString()) as { mentors?: false };
  return said.mentors !== false;
};

describeAnyDatabase("a provider that tells roles", (kind) => {
  const at = loginOf(kind, { role: ROLE });

  async function signIn(claims: Claims) {
    const { status, body } = await at.login(claims);
    expect(status).toBe(200);
    const { id } = body["user"] as { id: string };
    return { id, roles: body["roles"] as Role[], offers: offersOf(body["token"]) };
  }
  const become = async (person: Actor) => (await at.app.call(person, "POST", "mentorship/members")).json<object>();
  const mentors = () => at.app.database.db.selectFrom("mentors").select(["user_id", "package"]).execute();

  test("makes mentors of whom it calls so, by a text or in a list, once and in the package of the press", async () => {
    const ana = await signIn({ sub: "ana", person: { role: "LEHR" } });
    expect(ana).toMatchObject({ roles: ["mentor"], offers: true });
    expect(await signIn({ sub: "ana", person: { role: ["LERN", "LEIT"] } })).toEqual(ana);
    const bor = await signIn({ sub: "bor", person: [{ role: "LERN" }, { role: ["LEHR"] }] });
    expect(bor.roles).toEqual(["mentor"]);
    expect(await mentors()).toEqual(
      expect.arrayContaining([ana, bor].map(({ id }) => ({ user_id: id, package: "starter" }))),
    );
    expect(await mentors()).toHaveLength(2);
    expect(await become(ana)).toEqual({ code: "I-MENTORSHIP-ALREADY_A_MENTOR" });
  });

  test("makes none of anybody else, whom press and page refuse", async () => {
    const many = Array.from({ length: 10_000 }, (_, n) => `${n}`);
    const said: readonly unknown[] = [
      undefined,
      "LEHR",
      { role: "LERN" },
      { role: "LEHR\u0000" },
      { role: { LEHR: true } },
      { role: many.slice(0, 1000) },
    ];
    for (const [n, value] of said.entries()) {
      const one = await signIn({ sub: `${n}`, person: value });
      expect(one, JSON.stringify(value)).toMatchObject({ roles: [], offers: false });
      expect(await become(one)).toEqual(NOT_BY_SCHOOL);
    }
    // A page sends no token of that size.
    expect((await at.login({ person: { role: many } })).status).toBe(400);
    expect(await mentors()).toEqual([]);
  });

  test("takes the role from nobody, but the press again from whom it does not call a mentor any more", async () => {
    const ana = await signIn({ person: { role: "LEHR" } });
    const later = await signIn({ person: { role: "LERN" } });
    expect(later).toEqual({ id: ana.id, roles: ["mentor"], offers: false });
    expect(await become(ana)).toEqual({ code: "I-MENTORSHIP-ALREADY_A_MENTOR" });
    const exported = async () =>
      (await at.app.call(ana, "GET", "users/export")).json<{ identity: { mentor: boolean } }>().identity.mentor;
    expect(await exported()).toBe(false);
    await signIn({ person: { role: "LEIT" } });
    expect(await exported()).toBe(true);
  });

  test("gives the role to nobody from whom an admin took it, and an admin gives it to anybody", async () => {
    const admin = await at.app.newPlayer({ roles: ["admin"] });
    const change = async (id: string, given: boolean) => {
      const answer = await at.app.call(admin, "POST", `admin/users/${id}/roles`, { role: "mentor", given });
      expect(answer.statusCode).toBe(200);
      at.app.clock.advance(1000);
    };
    const teacher = { person: { role: "LEHR" } };
    const ana = await signIn(teacher);
    await change(ana.id, false);
    const without = await signIn(teacher);
    expect(without.roles).toEqual([]);
    expect(await become(without)).toEqual({ code: "E-MENTORSHIP-ROLE_TAKEN" });
    await at.app.call(without, "DELETE", `users/${ana.id}`);
    const again = await signIn(teacher);
    expect(again).toMatchObject({ roles: [], offers: true });
    expect(again.id).not.toBe(ana.id);
    await change(again.id, true);
    expect((await signIn(teacher)).roles).toEqual(["mentor"]);

    const bor = await signIn({ sub: "bor", person: { role: "LERN" } });
    await change(bor.id, true);
    expect((await signIn({ sub: "bor", person: { role: "LERN" } })).roles).toEqual(["mentor"]);
  });

  test("decides nothing over people of others, nor over anybody once it is asked no more", async () => {
    const other = await at.app.newPlayer();
    expect(await become(other)).toEqual(MADE);
    const ana = await signIn({ person: { role: "LERN" } });
    expect(await become(ana)).toEqual(NOT_BY_SCHOOL);
    // The provider of an account that is configured no more calls nobody anything.
    await at.app.database.db
      .updateTable("users")
      .set({ issuer: "https://old.example" })
      .where("id", "=", ana.id)
      .execute();
    expect(await become(ana)).toEqual(MADE);
  });
});

describeAnyDatabase("a provider that is not asked for roles", (kind) => {
  const at = loginOf(kind);

  test("makes nobody a mentor, and everybody may press", async () => {
    const { body } = await at.login({ person: { role: "LEHR" } });
    expect(body["roles"]).toEqual([]);
    expect(offersOf(body["token"])).toBe(true);
    const { id } = body["user"] as { id: string };
    expect((await at.app.call({ id, roles: [] }, "POST", "mentorship/members")).json()).toEqual(MADE);
  });
});

describeAnyDatabase("a SAML provider that tells roles", (kind) => {
  const at = samlLoginOf(kind, {
    role: { claim: ["urn:oid:1.3.6.1.4.1.5923.1.1.1.1", "eduPersonAffiliation"], mentors: ["faculty"] },
  });

  test("makes mentors by an attribute of either name, with one value or several, and of nobody else", async () => {
    const rolesOf = async (attributes: Record<string, string | readonly string[]>) =>
      (await at.login({ attributes })).body["roles"];
    expect(await rolesOf({ eduPersonAffiliation: ["member", "student"] })).toEqual([]);
    expect(await rolesOf({ eduPersonAffiliation: "Faculty" })).toEqual([]);
    expect(await rolesOf({ other: "faculty" })).toEqual([]);
    expect(await rolesOf({})).toEqual([]);
    expect(await rolesOf({ "urn:oid:1.3.6.1.4.1.5923.1.1.1.1": ["member", "faculty"] })).toEqual(["mentor"]);
  });
});
