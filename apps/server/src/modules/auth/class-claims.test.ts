import { expect, test } from "vitest";
import type { GroupLogReply } from "@karota/contract/mentorship/colleagues.ts";
import type { GroupDetail, MentorsReply } from "@karota/contract/mentorship/mentorship.ts";
import type { SchoolClassesReply, TakeClassReply } from "@karota/contract/mentorship/school-class.ts";
import type { PersonExport } from "@karota/contract/users/export.ts";
import type { Provider } from "../../config.ts";
import type { Actor } from "../../deps.ts";
import { describeAnyDatabase, describeEachDatabase } from "../../testing/fresh-database.ts";
import type { Claims } from "../../testing/provider-server.ts";
import { DEFAULT_SETTINGS } from "../settings/index.ts";
import { loginOf } from "./testing/login.ts";
import { samlLoginOf } from "./testing/saml-login.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const ROLE = { claim: ["role"], mentors: ["LEHR"] };
const CLASSES = { claim: ["class"], school: ["school"] };
const UNKNOWN = "E-MENTORSHIP-SCHOOL_CLASS_UNKNOWN";

function schoolOf(kind: "sqlite" | "postgres", more: Partial<Provider> = {}) {
  const at = loginOf(kind, { role: ROLE, classes: CLASSES, ...more });
  async function signIn(sub: string, claims: Claims): Promise<Actor> {
    const { status, body } = await at.login({ sub, name: sub, school: "DE-BY-1", ...claims });
    expect(status).toBe(200);
    return { id: (body["user"] as { id: string }).id, roles: body["roles"] as Actor["roles"] };
  }
  const get = async <Reply>(actor: Actor, path: string): Promise<Reply> => {
    const answer = await at.app.call(actor, "GET", path);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Reply>();
  };
  const teacher = (sub: string, classes: unknown, more: Claims = {}) =>
    signIn(sub, { role: "LEHR", class: classes, ...more });
  const pupil = (sub: string, classes: unknown, more: Claims = {}) =>
    signIn(sub, { role: "LERN", class: classes, ...more });
  const take = async (actor: Actor, name: string) =>
    (await at.app.call(actor, "POST", "mentorship/school-classes", { name })).json<TakeClassReply>();
  const list = async (actor: Actor) => (await get<SchoolClassesReply>(actor, "mentorship/school-classes")).classes;
  const members = async (actor: Actor, { group }: Pick<TakeClassReply, "group">) =>
    (await get<GroupDetail>(actor, `mentorship/groups/${group.id}`)).members
      .filter(({ left }) => left === null)
      .map(({ name }) => name);
  const told = async (actor: Actor) => (await get<PersonExport>(actor, "users/export")).school_classes;
  const log = async (actor: Actor, { group }: Pick<TakeClassReply, "group">) =>
    (await get<GroupLogReply>(actor, `mentorship/groups/${group.id}/log`)).entries.map(
      ({ action, actor: by, subject }) => [action, by, subject],
    );
  return { at, get, teacher, pupil, take, list, members, told, log };
}

describeEachDatabase("a class that the school's provider names", (kind) => {
  const { at, get, teacher, pupil, take, list, members, told, log } = schoolOf(kind);

  test("is taken over by its teacher with the pupils who have signed in, and later ones come at their sign-in", async () => {
    const bine = await pupil("Bine", "5. a");
    await pupil("Cene", ["5. a", "chess"]);
    await pupil("Dana", "5. b");
    const ana = await teacher("Ana", ["5. a", "5. c"]);
    expect(await list(ana)).toEqual([
      { name: "5. a", group: null, numComing: 2 },
      { name: "5. c", group: null, numComing: 0 },
    ]);
    const taken = await take(ana, "5. a");
    expect(taken).toMatchObject({ code: "S-MENTORSHIP-GROUP_ADDED", package: "starter", group: { name: "5. a" } });
    expect(await members(ana, taken)).toEqual(["Bine", "Cene"]);
    await pupil("Ema", "5. a");
    await pupil("Fran", "5. b");
    expect(await members(ana, taken)).toEqual(["Bine", "Cene", "Ema"]);
    expect(await list(ana)).toMatchObject([{ group: { id: taken.group.id, name: "5. a" }, numComing: 0 }, {}]);
    // Those who come with one press are in no order.
    const [latest, ...before] = await log(ana, taken);
    expect(latest).toEqual(["memberCame", "Ema", null]);
    const added = ["Bine", "Cene"].map((name) => ["memberAdded", "Ana", name]);
    expect(before).toEqual([...(before[0]?.[2] === "Bine" ? added : added.toReversed()), ["classTaken", "Ana", null]]);
    const { mentors } = await get<MentorsReply>(bine, "mentorship/mentors");
    expect(mentors).toMatchObject([{ name: "Ana", groups: ["5. a"], classes: ["5. a"] }]);
    // A second press brings nobody and makes nothing.
    expect(await take(ana, "5. a")).toMatchObject({ code: "S-MENTORSHIP-MEMBER_ADDED", group: { id: taken.group.id } });
    expect(await told(ana)).toEqual(["5. a", "5. c"].map((name) => ({ school: "DE-BY-1", name })));
  });

  test("is none for another school, another class, or whom the provider does not call a mentor", async () => {
    await pupil("Bine", "5. a");
    const other = await teacher("Other", "5. a", { school: "DE-BY-2" });
    expect(await list(other)).toEqual([{ name: "5. a", group: null, numComing: 0 }]);
    const taken = await take(other, "5. a");
    await pupil("Cene", "5. a");
    expect(await members(other, taken)).toEqual([]);
    const both = await teacher("Both", "5. a", { school: ["DE-BY-1", "DE-BY-2"] });
    const none = await teacher("None", "5. b");
    const outsider = await at.app.newPlayer({ roles: ["mentor"] });
    const promoted = await pupil("Promoted", "5. a");
    await at.app.database.db.updateTable("users").set({ roles: '["mentor"]' }).where("id", "=", promoted.id).execute();
    for (const one of [both, outsider, { ...promoted, roles: ["mentor"] } as Actor])
      expect(await list(one)).toEqual([]);
    for (const one of [both, none, outsider, { ...promoted, roles: ["mentor"] } as Actor])
      expect(await take(one, "5. a")).toEqual({ code: UNKNOWN });
    // Teachers of the class are no pupils of each other.
    const ana = await teacher("Ana", "5. a");
    await teacher("Second", "5. a");
    expect((await members(ana, await take(ana, "5. a"))).toSorted()).toEqual(["Bine", "Cene", "Promoted"]);
  });

  test("brings nobody back who was removed, refused or has left, and shows whom the school no longer has in it", async () => {
    const [bine, cene, dana] = [await pupil("Bine", "5. a"), await pupil("Cene", "5. a"), await pupil("Dana", "5. a")];
    const ana = await teacher("Ana", "5. a");
    const taken = await take(ana, "5. a");
    await at.app.call(ana, "DELETE", `mentorship/groups/${taken.group.id}/members/${bine.id}`);
    await at.app.call(cene, "DELETE", `mentorship/mentors/${ana.id}`);
    for (const name of ["Bine", "Cene"]) await pupil(name, "5. a");
    expect(await list(ana)).toMatchObject([{ numComing: 0 }]);
    await take(ana, "5. a");
    expect(await members(ana, taken)).toEqual(["Dana"]);
    await pupil("Dana", "5. b");
    const shown = async () =>
      (await get<GroupDetail>(ana, `mentorship/groups/${taken.group.id}`)).members.filter(({ left }) => left === null);
    expect(await shown()).toMatchObject([{ name: "Dana", outOfClass: true }]);
    expect((await get<MentorsReply>(dana, "mentorship/mentors")).mentors).toMatchObject([{ classes: [] }]);
    await pupil("Dana", "5. a");
    expect((await shown())[0]).not.toHaveProperty("outOfClass");
    // Who left the mentor comes into no new group of the class either.
    await at.app.call(ana, "DELETE", `mentorship/groups/${taken.group.id}`);
    expect(await members(ana, await take(ana, "5. a"))).toEqual(["Bine", "Dana"]);

    const again = (await list(ana))[0]!.group!.id;
    const terms = { on: true, approval: true };
    const made = await at.app.call(ana, "PUT", `mentorship/groups/${again}/join-link`, terms);
    const { token } = made.json<{ link: { token: string } }>().link;
    const ema = await pupil("Ema", "5. b");
    await at.app.call(ema, "POST", "mentorship/join", { token });
    const path = `mentorship/groups/${again}/join-requests/refuse`;
    expect((await at.app.call(ana, "POST", path, { studentIds: [ema.id] })).statusCode).toBe(200);
    await pupil("Ema", "5. a");
    expect(await list(ana)).toMatchObject([{ numComing: 0 }]);
  });

  test("grows only as far as the packages allow, and who does not fit in signs in all the same", async () => {
    const packages = DEFAULT_SETTINGS.packages.map((one) => ({ ...one, maxStudents: 2, maxStudentsPerGroup: 2 }));
    const admin = await at.app.newPlayer({ roles: ["admin"] });
    const body = { version: 0, settings: { ...DEFAULT_SETTINGS, packages } };
    expect((await at.app.call(admin, "PUT", "admin/settings", body)).statusCode).toBe(200);
    await pupil("Bine", "5. a");
    await pupil("Cene", "5. a");
    const ana = await teacher("Ana", "5. a");
    const taken = await take(ana, "5. a");
    await pupil("Dana", "5. a");
    expect(await members(ana, taken)).toEqual(["Bine", "Cene"]);
    expect(await list(ana)).toMatchObject([{ numComing: 1 }]);
    expect(await take(ana, "5. a")).toEqual({ code: "E-MENTORSHIP-PACKAGE_LIMIT_REACHED" });
    expect(await members(ana, taken)).toEqual(["Bine", "Cene"]);
  });

  test("takes nobody in for a mentor who may not act, is not told it lately, or has given the group away", async () => {
    const ana = await teacher("Ana", "5. a");
    const taken = await take(ana, "5. a");
    const { db } = at.app.database;
    const isBlocked = (blocked: 0 | 1) => db.updateTable("users").set({ blocked }).where("id", "=", ana.id).execute();
    await isBlocked(1);
    await pupil("Bine", "5. a");
    await isBlocked(0);
    expect(await members(ana, taken)).toEqual([]);
    await teacher("Ana", "5. b");
    await pupil("Bine", "5. a");
    expect(await members(ana, taken)).toEqual([]);
    await teacher("Ana", "5. a");
    at.app.clock.advance(31 * DAY_MS);
    await pupil("Bine", "5. a");
    expect(await members(ana, taken)).toEqual([]);
    await teacher("Ana", "5. a");
    expect(await list(ana)).toMatchObject([{ numComing: 1 }]);
    await pupil("Bine", "5. a");
    expect(await members(ana, taken)).toEqual(["Bine"]);
  });

  test("is taken over anew after the school year, and nobody comes into the group of the year before", async () => {
    const ana = await teacher("Ana", "5. a");
    const before = await take(ana, "5. a");
    at.app.clock.set(Date.parse("2027-09-01T08:00:00+02:00"));
    await teacher("Ana", "5. a");
    await pupil("Bine", "5. a");
    expect(await members(ana, before)).toEqual([]);
    expect(await list(ana)).toEqual([{ name: "5. a", group: null, numComing: 1 }]);
    const after = await take(ana, "5. a");
    expect(after).toMatchObject({ code: "S-MENTORSHIP-GROUP_ADDED", group: { name: "5. a (2)" } });
    expect(await members(ana, after)).toEqual(["Bine"]);
  });

  test("is that of the last sign-in alone, however it was told then", async () => {
    const of = async (value: unknown) => (await told(await pupil("Bine", value))).map(({ name }) => name);
    expect(await of([" 5.  a ", "chess", "a\u0000"])).toEqual(["5. a", "chess"]);
    expect(await of(Array.from({ length: 1000 }, (_, n) => `${n}`))).toHaveLength(20);
    expect(await of({ name: "5. a" })).toEqual([]);
    expect(await of("5. b")).toEqual(["5. b"]);
    expect(await of(undefined)).toEqual([]);
  });

  test("gets each pupil once, though all of them sign in while the teacher takes it over", async () => {
    const names = Array.from({ length: 8 }, (_, n) => `Pupil ${n}`);
    for (const name of names.slice(0, 4)) await pupil(name, "5. a");
    const ana = await teacher("Ana", "5. a");
    const [taken] = await Promise.all([take(ana, "5. a"), ...names.map((name) => pupil(name, "5. a"))]);
    await take(ana, "5. a");
    expect(await members(ana, taken)).toEqual(names);
    expect((await log(ana, taken)).filter(([action]) => action !== "classTaken")).toHaveLength(names.length);
  });

  test("leaves nothing behind when somebody is erased", async () => {
    const bine = await pupil("Bine", "5. a");
    const ana = await teacher("Ana", "5. a");
    const taken = await take(ana, "5. a");
    const { mentoring } = await get<PersonExport>(ana, "users/export");
    expect(mentoring?.groups).toMatchObject([{ name: "5. a", school_class: "5. a" }]);
    const rows = async () => [
      (await at.app.database.db.selectFrom("school_classes").select("user_id").execute()).length,
      (await at.app.database.db.selectFrom("group_classes").select("group_id").execute()).length,
    ];
    expect(await rows()).toEqual([2, 1]);
    await at.app.call(bine, "DELETE", `users/${bine.id}`);
    expect(await rows()).toEqual([1, 1]);
    expect(await members(ana, taken)).toEqual([]);
    await at.app.call(ana, "DELETE", `users/${ana.id}`);
    expect(await rows()).toEqual([0, 0]);
  });
});

describeAnyDatabase("a provider that names no classes any more", (kind) => {
  const { at, teacher, list, take, told } = schoolOf(kind, { classes: undefined });

  test("shows none, also those that were stored before, and the next sign-in deletes them", async () => {
    const ana = await teacher("Ana", "5. a");
    const { issuer } = at.provider.provider;
    const row = { user_id: ana.id, issuer, school: "DE-BY-1", name: "5. a" };
    await at.app.database.db.insertInto("school_classes").values(row).execute();
    expect(await list(ana)).toEqual([]);
    expect(await take(ana, "5. a")).toEqual({ code: UNKNOWN });
    expect(await told(ana)).toHaveLength(1);
    await teacher("Ana", "5. a");
    expect(await told(ana)).toEqual([]);
  });
});

describeAnyDatabase("a SAML provider that names classes", (kind) => {
  const at = samlLoginOf(kind, {
    role: { claim: ["affiliation"], mentors: ["faculty"] },
    classes: { claim: ["class"], school: null },
  });

  test("names those of its school by an attribute with one value or several", async () => {
    await at.login({ attributes: { affiliation: "student", class: [" 5. a ", "chess", "a".repeat(61)] } });
    const rows = await at.app.database.db.selectFrom("school_classes").selectAll().orderBy("name").execute();
    expect(rows.map(({ issuer, school, name }) => [issuer, school, name])).toEqual(
      ["5. a", "chess"].map((name) => ["saml:school:https://idp.example/metadata", "", name]),
    );
    await at.login({ attributes: { affiliation: "student" } });
    expect(await at.app.database.db.selectFrom("school_classes").selectAll().execute()).toEqual([]);
  });
});
