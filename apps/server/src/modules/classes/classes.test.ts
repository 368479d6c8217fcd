import jsQR from "jsqr";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { GroupDetail, MentorInfo } from "@karota/contract/mentorship/mentorship.ts";
import type { Actor } from "../../deps.ts";
import { drawnCode } from "../../testing/drawn-code.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { classCalls, classScene, newGroup } from "./testing/class-calls.ts";

const NAMES = Array.from({ length: 28 }, (_, place) => `Pupil ${place + 1}`);

describeEachDatabase("a class with cards", (kind) => {
  let it: TestApp;
  let mentor: Actor;
  let group: string;
  beforeEach(async () => {
    ({ it, mentor, group } = await classScene(kind));
  });
  afterEach(() => it.close());
  const { ask, at, read, add, renew, newCards, newPupil, byCard, byPictures, wrongPictures, show, isIn } = classCalls(
    () => ({ it, mentor, group }),
  );
  const members = async () =>
    (await ask<GroupDetail>("GET", `mentorship/groups/${group}`)).body.members.filter(({ left }) => left === null);

  test("stands in the group at once, and each pupil has a card", async () => {
    const { body } = await add(...NAMES);
    expect(body.package).toBe("premium");
    expect((await members()).map(({ name }) => name).toSorted()).toEqual(NAMES.toSorted());
    expect(body.class).toMatchObject({ on: true, lastDay: "2027-08-31" });
    expect(body.class.code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(new Set(body.cards.map(({ secret }) => secret)).size).toBe(28);
    expect(body.class.pupils).toEqual(await read().then(({ pupils }) => pupils));
  });

  test("stores no secret in a readable form, and shows none again", async () => {
    const { secret, id } = await newPupil();
    const rows = await it.database.db.selectFrom("class_pupils").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows).toLowerCase()).not.toContain(secret);
    for (const hash of [rows[0]!.card_hash, rows[0]!.pictures_hash]) expect(hash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await read())).not.toContain(secret);
    const replies = await it.database.db.selectFrom("idempotency_keys").selectAll().execute();
    expect(replies).toEqual([]);
    expect(JSON.stringify((await ask("GET", `mentorship/students/${id}`)).body)).not.toContain(secret);
  });

  test("is not made of names that are alike, empty, too long or formulas; nothing of the others is made then", async () => {
    for (const name of ["", "   ", "=1+1", "+386", "@me", "-x", "a".repeat(41), "a\tb", "a\u202eb"])
      expect((await add("Good", name)).code).toBe("E-KAROTA-GAME_VALIDATION");
    expect((await add("Ana", "Živa", "ziva")).code).toBe("E-CLASS-NAME_TAKEN");
    expect((await add(...Array.from({ length: 41 }, (_, place) => `P${place}`))).code).toBe("E-KAROTA-GAME_VALIDATION");
    expect(await members()).toEqual([]);
    expect((await read()).code).toBeNull();
    expect((await add("Ana")).status).toBe(200);
    expect((await add("ANA")).code).toBe("E-CLASS-NAME_TAKEN");
  });

  test("of two presses at the same time is made once", async () => {
    const both = await Promise.all([add("Ana", "Bine"), add("Ana", "Bine")]);
    expect(both.map(({ code }) => code ?? "made").toSorted()).toEqual(["E-CLASS-NAME_TAKEN", "made"]);
    expect(await members()).toHaveLength(2);
  });

  test("is not larger than the largest package, and not made while nobody new is let in", async () => {
    await newCards(...NAMES);
    expect((await add(...NAMES.slice(0, 13).map((name) => `${name}.`))).code).toBe(
      "E-MENTORSHIP-PACKAGE_LIMIT_REACHED",
    );
    expect(await members()).toHaveLength(28);
    const admin = await it.newPlayer({ roles: ["admin"] });
    const { body } = await ask<{ settings: object; version: number }>("GET", "admin/settings", undefined, admin);
    await ask("PUT", "admin/settings", { ...body, settings: { ...body.settings, sign_up: false } }, admin);
    expect((await add("Late")).code).toBe("E-KAROTA-SIGN_UP_CLOSED");
  });

  test("is not larger than the largest package either when its pupils are taken out again", async () => {
    const takeOut = async (ids: readonly string[]) => {
      for (const id of ids) expect((await ask("DELETE", `mentorship/students/${id}`)).status).toBe(200);
    };
    for (let round = 0; round < 4; round++) {
      const { body } = await add(...NAMES.slice(0, 10).map((name) => `${name} ${round}`));
      await takeOut(body.cards.map(({ id }) => id));
    }
    expect(await members()).toEqual([]);
    expect((await add("One more")).code).toBe("E-MENTORSHIP-PACKAGE_LIMIT_REACHED");
    // In another group they still count among the mentor's students.
    const packageNow = async () => (await ask<MentorInfo>("GET", "mentorship/info")).body.package;
    group = await newGroup(it, mentor, "8. b");
    await newCards(...NAMES);
    expect((await packageNow()).maxStudents).toBeGreaterThanOrEqual(40 + 28);
    // Those of a removed group do until they are erased.
    await ask("DELETE", `mentorship/groups/${group}?pupils=erase&students=remove`);
    group = await newGroup(it, mentor, "9. b");
    await newCards(...NAMES);
    expect((await packageNow()).maxStudents).toBeGreaterThanOrEqual(40 + 28 + 28);
  });

  test("of more than forty gets new cards for everybody at once, with a new class code, and prints them", async () => {
    const cards = [...(await newCards(...NAMES)), ...(await newCards(...NAMES.slice(0, 12).map((name) => `${name}.`)))];
    const admin = await it.newPlayer({ roles: ["admin"] });
    const { body } = await ask<{ settings: { packages: object[] }; version: number }>(
      "GET",
      "admin/settings",
      undefined,
      admin,
    );
    const packages = body.settings.packages.map((one) => ({ ...one, maxStudentsPerGroup: 60 }));
    await ask("PUT", "admin/settings", { ...body, settings: { ...body.settings, packages } }, admin);
    cards.push(...(await newCards("One more", "And another")));
    const { code } = await read();
    const one = await renew(cards[0]!.id);
    expect(one.body.class.code).toBe(code);
    const all = await renew(...cards.map(({ id }) => id));
    expect(all.status).toBe(200);
    expect(all.body.class.code).not.toBe(code);
    expect((await ask("POST", "classes/names", { code }, null)).code).toBe("E-CLASS-CODE_UNKNOWN");
    expect((await byPictures(all.body.cards[41]!)).status).toBe(200);
    const pdf = await it.call(mentor, "POST", at("/cards/print?language=en"), { cards: all.body.cards });
    expect(pdf.statusCode).toBe(200);
  });

  test("belongs to its mentor alone", async () => {
    const { id } = await newPupil();
    const other = await it.newPlayer({ roles: ["mentor"] });
    const theirs = await newGroup(it, other, "Mine");
    const none = "E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST";
    for (const [method, path, body] of [
      ["GET", at(), undefined],
      ["PUT", at(), { lastDay: "2027-01-01" }],
      ["POST", at("/pupils"), { names: ["X"] }],
      ["POST", at("/cards"), { ids: [id] }],
      ["PUT", at(`/pupils/${id}`), { name: "X" }],
      ["POST", at(`/pupils/${id}/unlock`), undefined],
      ["DELETE", at(`/pupils/${id}`), undefined],
    ] as const)
      expect([path, (await ask(method, path, body, other)).code]).toEqual([path, none]);
    // Nor through a group of one's own.
    for (const [method, path, body] of [
      ["POST", "cards", { ids: [id] }],
      ["PUT", `pupils/${id}`, { name: "X" }],
      ["POST", `pupils/${id}/unlock`, undefined],
      ["DELETE", `pupils/${id}`, undefined],
    ] as const)
      expect((await ask(method, `classes/${theirs}/${path}`, body, other)).code).toBe("E-CLASS-PUPIL_GONE");
  });

  test("gives a new card: the old one, what was signed in with it, and what is just being, end at once", async () => {
    const card = await newPupil();
    const before = await byCard(card);
    expect(await isIn(before.body.token)).toBe(true);
    const [fresh] = (await renew(card.id)).body.cards;
    expect(await isIn(before.body.token)).toBe(false);
    expect((await byCard(card)).code).toBe("E-CLASS-CARD_UNKNOWN");
    expect((await byCard(fresh!)).status).toBe(200);
    expect((await byPictures(fresh!)).status).toBe(200);
  });

  test("renames, unlocks and removes a pupil", async () => {
    const [ana, bine] = await newCards("Ana", "Bine");
    const { token } = (await byCard(ana!)).body;
    expect((await ask("PUT", at(`/pupils/${ana!.id}`), { name: "Bine" })).code).toBe("E-CLASS-NAME_TAKEN");
    await ask("PUT", at(`/pupils/${ana!.id}`), { name: "Modri bober" });
    expect((await members()).map(({ name }) => name)).toEqual(["Bine", "Modri bober"]);
    for (let i = 0; i < 5; i++) await wrongPictures(bine!);
    expect((await read()).pupils.map(({ locked }) => locked)).toEqual([true, false]);
    await ask("POST", at(`/pupils/${bine!.id}/unlock`));
    expect((await byPictures(bine!)).status).toBe(200);
    expect((await ask("DELETE", at(`/pupils/${ana!.id}`))).status).toBe(200);
    expect(await isIn(token)).toBe(false);
    expect((await byCard(ana!)).code).toBe("E-CLASS-CARD_UNKNOWN");
    expect((await ask("DELETE", at(`/pupils/${ana!.id}`))).code).toBe("E-CLASS-PUPIL_GONE");
    expect((await members()).map(({ name }) => name)).toEqual(["Bine"]);
  });

  test("prints cards that are those of the class, eight a page, and no others", async () => {
    const cards = await newCards(...NAMES.slice(0, 9));
    const print = (body: object, actor = mentor) => it.call(actor, "POST", at("/cards/print?language=en"), body);
    const pdf = await print({ cards });
    expect(pdf.statusCode).toBe(200);
    const { pages, title, tagged, sizes } = await readPdf(pdf.rawPayload);
    expect([pages.length, title, tagged, sizes[0]]).toEqual([2, "Cards for signing in", true, [595, 842]]);
    expect(pages[0]).toContain("Pupil 1");
    expect(pages[0]).toContain((await read()).code);
    expect(pages[0]).not.toContain(cards[0]!.secret);
    expect(pages[1]).toContain("Pupil 9");
    const forged = { ...cards[0]!, pictures: cards[0]!.pictures.toReversed() };
    expect((await print({ cards: [forged] })).json()).toEqual({ code: "E-CLASS-CARD_UNKNOWN" });
    expect((await print({ cards: [cards[0], cards[0]] })).json()).toEqual({ code: "E-CLASS-PUPIL_GONE" });
    await renew(cards[0]!.id);
    expect((await print({ cards })).json()).toEqual({ code: "E-CLASS-CARD_UNKNOWN" });
  });

  test("prints each pupil's own code: a camera reads the address of the page, and after the hash the secret of the card", async () => {
    const names = ["Ana", "Bine"];
    for (const [place, card] of (await newCards(...names)).entries()) {
      const pdf = await it.call(mentor, "POST", at("/cards/print?language=de"), { cards: [card] });
      expect((await readPdf(pdf.rawPayload)).pages.join()).toContain(names[place]);
      const { pixels, width } = await drawnCode(pdf.rawPayload);
      expect(jsQR(pixels, width, width)?.data).toBe(`${it.config.publicUrl}/class#${card.secret}`);
    }
  });

  test("ends on its last day, which the mentor moves, and its pupils are erased 30 days later", async () => {
    const card = await newPupil();
    for (const lastDay of ["2026-11-20", "2029-01-01"])
      expect((await ask("PUT", at(), { lastDay })).code).toBe("E-CLASS-LAST_DAY");
    expect((await ask("PUT", at(), { lastDay: "2026-11-22" })).status).toBe(200);
    expect((await ask("GET", "classes/mine", undefined, { id: card.id, roles: [] })).body).toEqual({
      ending: { lastDay: "2026-11-22", isSoon: true, isOver: false },
    });
    it.clock.set(Date.parse("2026-11-22T23:59:00+01:00"));
    expect((await byCard(card)).status).toBe(200);
    it.clock.set(Date.parse("2026-11-23T00:00:00+01:00"));
    expect((await byCard(card)).code).toBe("E-CLASS-ENDED");
    expect((await show({ code: (await read()).code!, pupil: card.id, pictures: card.pictures })).code).toBe(
      "E-CLASS-ENDED",
    );
    expect((await add("New")).code).toBe("E-CLASS-ENDED");
    expect((await ask("GET", "classes/mine", undefined, { id: card.id, roles: [] })).body).toEqual({
      ending: { lastDay: "2026-11-22", isSoon: true, isOver: true },
    });
    expect((await ask("PUT", at(), { lastDay: "2026-12-24" })).status).toBe(200);
    expect((await byCard(card)).status).toBe(200);
  });
});
